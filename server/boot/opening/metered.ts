import { TypesetError } from '#typeset/job/errors.ts'
import type { Typesetter } from '#typeset/typesetter.ts'
import type { ModelCalls } from '../../adapters/ai/models/model-calls.ts'
import { ModelFailure } from '../../adapters/ai/models/model-failure.ts'
import type { FileStorage } from '../../adapters/storage/port.ts'
import type { Logger } from '../../watching/log.ts'
import type { Metrics } from '../../watching/metrics.ts'

async function timed<Value>(
  act: () => Promise<Value>,
  tell: (seconds: number, outcome: string) => void,
  outcomeOf: (error: unknown) => string,
): Promise<Value> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  try {
    const value = await act()
    tell(seconds(), 'ok')
    return value
  } catch (error) {
    tell(seconds(), outcomeOf(error))
    throw error
  }
}

/** Ends of a task that are the fault of a worker, not of what it was given nor of who asked. */
const WORKER_FAULTS: ReadonlySet<string> = new Set([
  'typesetter_crashed',
  'typeset_timeout',
  'typesetter_unavailable',
])

/** A typesetter whose tasks are counted, and whose failing workers are in the log with the request's id. */
export function meterTypesetter(typesetter: Typesetter, metrics: Metrics, log: Logger): Typesetter {
  const meter = <Value>(kind: 'pages' | 'picture', act: () => Promise<Value>) =>
    timed(
      act,
      (seconds, outcome) => {
        metrics.typesetSeconds.observe({ kind, outcome }, seconds)
        if (WORKER_FAULTS.has(outcome))
          log.error({ kind, outcome, ms: Math.round(seconds * 1000) }, 'worker failed')
      },
      (error) => (error instanceof TypesetError ? error.code : 'error'),
    )
  metrics.watchTypesetter(typesetter.status)
  return {
    ...typesetter,
    typeset: (input, request) => meter('pages', () => typesetter.typeset(input, request)),
    pagePng: (...picture) => meter('picture', () => typesetter.pagePng(...picture)),
  }
}

export function meterStorage(storage: FileStorage, metrics: Metrics): FileStorage {
  const meter = <Value>(operation: string, act: () => Promise<Value>) =>
    timed(
      act,
      (seconds, outcome) => metrics.storageSeconds.observe({ operation, outcome }, seconds),
      () => 'error',
    )
  return {
    async put(name, bytes) {
      await meter('put', () => storage.put(name, bytes))
      metrics.storedBytes.inc(bytes.byteLength)
    },
    open: (name) => meter('open', () => storage.open(name)),
    get: (name) => meter('get', () => storage.get(name)),
    delete: (name) => meter('delete', () => storage.delete(name)),
  }
}

/** A way to a model whose calls are counted, refusals of its queue and budget included. */
export const meterModelCalls = (calls: ModelCalls, kind: 'text' | 'image', metrics: Metrics): ModelCalls => ({
  run: (caller, signal, task) =>
    timed(
      () => calls.run(caller, signal, task),
      (seconds, outcome) => metrics.modelSeconds.observe({ kind, outcome }, seconds),
      (error) => (error instanceof ModelFailure ? error.reason : 'error'),
    ),
})
