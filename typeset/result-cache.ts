export interface CacheStatus {
  readonly hits: number
  readonly misses: number
  readonly bytes: number
}

/** Keeps the most recently used values, up to so many bytes in all. */
export class ResultCache<Value> {
  readonly #maxBytes: number
  readonly #entries = new Map<string, { value: Value; bytes: number }>()
  #bytes = 0
  #hits = 0
  #misses = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** How often something was found and not found, and how much is kept, in bytes. */
  status(): CacheStatus {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#bytes }
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) {
      this.#misses += 1
      return undefined
    }
    this.#hits += 1
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Keeps a value; one that is larger than the whole cache is not kept. */
  set(key: string, value: Value, bytes: number): void {
    this.#delete(key)
    if (bytes > this.#maxBytes) return
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#delete(oldest)
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
