import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Asker } from '#workers/asker.ts'
import { WorkError, type WorkErrorCode } from '#workers/errors.ts'
import { WorkerPool } from '#workers/pool.ts'
import type { PoolOptions, PoolStatus } from '#workers/pool-options.ts'
import { forkWorker } from '#workers/worker-process.ts'
import { TypesetError, type TypesetErrorCode } from './job/errors.ts'
import type { TypesetInput, TypesetResult } from './job/job.ts'
import { type Task, type TaskValue, type WrittenInput, writtenInput } from './job/messages.ts'
import { isSmallMenu, isSmallPicture } from './task-size.ts'

export interface TypesetterOptions extends Partial<Omit<PoolOptions<Task, TaskValue>, 'startWorker'>> {
  /** The module that each worker runs; tests put in others. */
  readonly workerModule?: URL
  /** Finished pages that are kept, in bytes; 0 keeps none. */
  readonly cacheBytes?: number
}

export interface CacheStatus {
  readonly hits: number
  readonly misses: number
  readonly bytes: number
}

export interface TypesetterStatus extends PoolStatus {
  /** Of finished pages. */
  readonly cache: CacheStatus
}

export interface TypesetRequest {
  /** Whose turn it takes. */
  readonly for: Asker
  readonly signal?: AbortSignal
  /** A waiting menu with the same word gives way to this one and ends with `superseded`. */
  readonly supersedes?: string
  /** Waits until nobody else waits (`workers/pool.ts`). */
  readonly isPatient?: boolean
}

/** A picture of one page. */
export interface PageToDraw {
  /** From 1. */
  readonly page: number
  /** Dots per inch. */
  readonly dpi: number
}

/** Sets menus in pages. Every failure is a `TypesetError` with a stable code (`errors.ts`). */
export interface Typesetter {
  /** The same input gives the same bytes, so that a download is what its preview showed. */
  typeset(input: TypesetInput, request: TypesetRequest): Promise<TypesetResult>
  /** A page of a finished PDF as a PNG file. */
  pagePng(pdf: Uint8Array, page: PageToDraw, request: TypesetRequest): Promise<Uint8Array>
  status(): TypesetterStatus
  /** Refuses new work, finishes what was begun and ends the worker processes. */
  close(): Promise<void>
}

const MEBIBYTE = 1024 * 1024

const defaults = {
  workers: 2,
  atOnce: 1,
  // A second's wait for two workers; with 32, a burst of a few hundred owners was refused after a quarter of one.
  queueLimit: 128,
  // A designer with its thumbnails, several times over.
  queueLimitForOne: 24,
  timeoutMs: 10_000,
  rememberTimeoutMs: 5 * 60_000,
  startTimeoutMs: 30_000,
  maxWorkerBytes: 700 * MEBIBYTE,
  workerModule: new URL('./worker.ts', import.meta.url),
  cacheBytes: 64 * MEBIBYTE,
} as const satisfies TypesetterOptions

/**
 * Starts one worker process, which reads its fonts at once, so that the first menu need not wait. The others start
 * with that menu: a server is ready sooner, and until somebody needs it takes the memory of one.
 */
export function createTypesetter(options: TypesetterOptions = {}): Typesetter {
  const { workerModule, cacheBytes, ...settings } = { ...defaults, ...options }
  const pool = new WorkerPool<Task, TaskValue>({ ...settings, startWorker: forkWorker(workerModule) })
  const cache = new LRUCache<string, TypesetResult>({
    // A cache of one byte keeps nothing.
    maxSize: Math.max(1, cacheBytes),
    sizeCalculation: ({ pdf, regions }) => pdf.byteLength + JSON.stringify(regions).length,
  })
  let hits = 0
  let misses = 0
  return {
    async typeset(input, request) {
      const written = writtenInput(input)
      const key = contentHash(written)
      const kept = cache.get(key)
      if (kept) {
        hits += 1
        return kept
      }
      misses += 1
      const task: Task = { kind: 'typeset', input: written }
      const result = (await toTypesetError(
        pool.run(task, { ...request, key, isSmall: () => isSmallMenu(input) }),
      )) as TypesetResult
      cache.set(key, result)
      return result
    },
    async pagePng(pdf, page, request) {
      const key = `${createHash('sha256').update(pdf).digest('base64url')} ${page.page} ${page.dpi}`
      const task: Task = { kind: 'png', pdf, ...page }
      const run = pool.run(task, { ...request, key, isSmall: () => isSmallPicture(page) })
      return (await toTypesetError(run)) as Uint8Array
    },
    status: () => ({ ...pool.status(), cache: { hits, misses, bytes: cache.calculatedSize } }),
    close: () => pool.close(),
  }
}

const codes: Readonly<Record<Exclude<WorkErrorCode, 'failed'>, TypesetErrorCode>> = {
  busy: 'typesetter_busy',
  closed: 'typesetter_closed',
  unavailable: 'typesetter_unavailable',
  crashed: 'typesetter_crashed',
  timeout: 'typeset_timeout',
  timed_out_before: 'typeset_timed_out_before',
  cancelled: 'typeset_cancelled',
  superseded: 'superseded',
}

/** What the pool fails with, as the typesetter's own errors; a task's own failure keeps its code. */
async function toTypesetError<Value>(run: Promise<Value>): Promise<Value> {
  try {
    return await run
  } catch (cause) {
    if (!(cause instanceof WorkError)) throw cause
    // Only `worker.ts` says these, and it knows no others.
    const code = cause.code === 'failed' ? (cause.failure as TypesetErrorCode) : codes[cause.code]
    throw new TypesetError(code, cause.detail, { cause })
  }
}

/** Two inputs with the same hash look the same; pictures count by their bytes. */
function contentHash({ words, images }: WrittenInput): string {
  const hash = createHash('sha256').update(words)
  const { items = [], sections = [], ...pages } = images ?? {}
  const named = [
    ...Object.entries(pages),
    ...Array.from(items, ([id, bytes]) => [`item ${id}`, bytes] as const),
    ...Array.from(sections, ([id, bytes]) => [`section ${id}`, bytes] as const),
  ]
  for (const [name, bytes] of named.sort(([a], [b]) => (a < b ? -1 : 1)))
    if (bytes) hash.update(`\n${name} ${bytes.byteLength}\n`).update(bytes)
  return hash.digest('base64url')
}
