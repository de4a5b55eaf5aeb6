/** A table of a game, as vite.config.ts reads it; whoever imports it says of what shape it is. */
declare module '*.toml' {
  const table: unknown
  export default table
}
