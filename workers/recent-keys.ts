/** Remembers keys for a while, the newest ones. */
export class RecentKeys {
  readonly #forMs: number
  readonly #most: number
  /** Until when, in milliseconds since the process began; the oldest first. */
  readonly #ends = new Map<string, number>()

  constructor(forMs: number, most: number) {
    this.#forMs = forMs
    this.#most = most
  }

  has(key: string): boolean {
    const end = this.#ends.get(key)
    if (end === undefined) return false
    if (performance.now() < end) return true
    this.#ends.delete(key)
    return false
  }

  add(key: string): void {
    this.#ends.delete(key)
    this.#ends.set(key, performance.now() + this.#forMs)
    for (const oldest of this.#ends.keys()) {
      if (this.#ends.size <= this.#most) break
      this.#ends.delete(oldest)
    }
  }
}
