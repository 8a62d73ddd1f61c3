import { LRUCache } from 'lru-cache'
import type { CacheStatus } from '#typeset/typesetter.ts'

/** An LRU that counts for the metrics how often it had what it was asked for. */
export class CountedCache<Value extends object, Context = unknown> extends LRUCache<string, Value, Context> {
  #hits = 0
  #misses = 0

  override get(key: string): Value | undefined {
    const value = super.get(key)
    if (value === undefined) this.#misses += 1
    else this.#hits += 1
    return value
  }

  status(): CacheStatus {
    return { hits: this.#hits, misses: this.#misses, bytes: this.calculatedSize }
  }
}
