/** A table of a game, as vite.config.ts reads it; the importer says which shape it has. */
declare module '*.toml' {
  const table: unknown
  export default table
}
