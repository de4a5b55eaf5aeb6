/** Remembers what was made, up to so many things; then the oldest is forgotten and made anew when it is wanted again. */
export class Kept<Thing> {
  private readonly things = new Map<string, Thing>()

  constructor(private readonly most: number) {}

  get(key: string, make: () => Thing): Thing {
    const kept = this.things.get(key)
    if (kept !== undefined) return kept
    const [oldest] = this.things.keys()
    if (this.things.size >= this.most && oldest !== undefined) this.things.delete(oldest)
    const made = make()
    this.things.set(key, made)
    return made
  }

  forget(key: string): void {
    this.things.delete(key)
  }
}
