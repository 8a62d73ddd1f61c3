import { createHash } from 'node:crypto'
import type { TypesetInput, TypesetResult } from './job.ts'
import { type PoolOptions, type PoolStatus, type RunOptions, WorkerPool } from './pool.ts'
import { type CacheStatus, ResultCache } from './result-cache.ts'

export interface TypesetterOptions extends Partial<PoolOptions> {
  /** Finished pages that are kept, in bytes; 0 keeps none. */
  readonly cacheBytes?: number
}

export interface TypesetterStatus extends PoolStatus {
  /** Of finished pages. */
  readonly cache: CacheStatus
}

/** Sets menus in pages. Every failure is a `TypesetError` with a stable code (`errors.ts`). */
export interface Typesetter {
  /** The same input gives the same bytes, so that a download is what its preview showed. */
  typeset(input: TypesetInput, options?: RunOptions): Promise<TypesetResult>
  /** A page (from 1) of a finished PDF as a PNG file at so many dots per inch. */
  pagePng(pdf: Uint8Array, page: number, dpi: number, signal?: AbortSignal): Promise<Uint8Array>
  status(): TypesetterStatus
  /** Refuses new work, finishes what was begun and ends the worker processes. */
  close(): Promise<void>
}

const MEBIBYTE = 1024 * 1024

const defaults: PoolOptions & { readonly cacheBytes: number } = {
  workers: 2,
  // A second's wait for two workers; with 32, a burst of a few hundred owners was refused after a quarter of one.
  queueLimit: 128,
  timeoutMs: 10_000,
  startTimeoutMs: 30_000,
  maxWorkerBytes: 700 * MEBIBYTE,
  workerModule: new URL('./worker.ts', import.meta.url),
  cacheBytes: 64 * MEBIBYTE,
}

/** Starts the worker processes, which read their fonts at once, so that the first menu need not wait. */
export function createTypesetter(options: TypesetterOptions = {}): Typesetter {
  const settings = { ...defaults, ...options }
  const pool = new WorkerPool(settings)
  const cache = new ResultCache<TypesetResult>(settings.cacheBytes)
  return {
    async typeset(input, runOptions) {
      const key = contentHash(input)
      const kept = cache.get(key)
      if (kept) return kept
      const result = (await pool.run({ kind: 'typeset', input }, runOptions)) as TypesetResult
      cache.set(key, result, result.pdf.byteLength + JSON.stringify(result.regions).length)
      return result
    },
    pagePng: async (pdf, page, dpi, signal) =>
      (await pool.run({ kind: 'png', pdf, page, dpi }, { signal })) as Uint8Array,
    status: () => ({ ...pool.status(), cache: cache.status() }),
    close: () => pool.close(),
  }
}

/** Two inputs with the same hash look the same; pictures count by their bytes. */
function contentHash({ images, ...words }: TypesetInput): string {
  const hash = createHash('sha256').update(JSON.stringify(words))
  const { items = new Map<number, Uint8Array>(), ...pages } = images ?? {}
  for (const [name, bytes] of [...Object.entries(pages), ...items].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (bytes) hash.update(`\n${name} ${bytes.byteLength}\n`).update(bytes)
  return hash.digest('base64url')
}
