import type { Asker } from '#workers/asker.ts'
import { WorkError } from '#workers/errors.ts'
import { WorkerPool } from '#workers/pool.ts'
import { forkWorker } from '#workers/worker-process.ts'
import { AppError } from '../../errors/app-error.ts'
import { poolCodes } from '../../errors/pool-codes.ts'
import type { Watching } from '../../watching/watching.ts'
import type { BodyTask, JudgedBody } from './body-worker.ts'

export interface LargeBody extends BodyTask {
  readonly for: Asker
  readonly signal: AbortSignal
}

/** Parses and judges large bodies in a separate process: a whole menu takes 50 ms of an event loop. */
export interface LargeBodies {
  /**
   * What the schema of the call makes of the body.
   * @throws {AppError} `malformed_json`, `too_large`, `invalid_input`, `server_busy`, `took_too_long`, `shutting_down`
   */
  judge(body: LargeBody): Promise<unknown>
  close(): Promise<void>
}

export interface JudgingBodies {
  readonly largeBodies: LargeBodies
}

const MEGABYTE = 1024 * 1024

export function createLargeBodies({ log }: Pick<Watching, 'log'>): LargeBodies {
  const pool = new WorkerPool<BodyTask, JudgedBody>({
    // One for all: so long as it is quick, turns are enough.
    workers: 1,
    queueLimit: 200,
    // As many as a client may send at once (`server/limits`).
    queueLimitForOne: 24,
    // The slowest body that a schema takes needs some 100 ms.
    timeoutMs: 5000,
    rememberTimeoutMs: 60_000,
    startTimeoutMs: 30_000,
    maxWorkerBytes: 400 * MEGABYTE,
    // Most menus are small: until a large one comes nothing is loaded.
    atOnce: 0,
    startWorker: forkWorker(new URL('./body-worker.ts', import.meta.url)),
  })
  return {
    async judge({ for: asker, signal, ...task }) {
      const judged = await pool.run(task, { for: asker, signal }).catch((cause: unknown) => {
        throw cause instanceof WorkError ? refusalOf(cause) : cause
      })
      if ('json' in judged) return JSON.parse(judged.json)
      const { code, message, details } = judged
      throw new AppError(code, { message, ...(details && { details }) })
    },
    close: () => pool.close(),
  }

  function refusalOf(cause: WorkError): Error {
    const { code, detail } = cause
    if (code === 'crashed' || code === 'timeout' || code === 'failed')
      log.error({ code, detail: detail.slice(0, 500) }, 'body worker failed')
    const said = poolCodes[code]
    return said ? new AppError(said, { cause }) : cause
  }
}
