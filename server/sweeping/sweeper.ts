import type { Logger } from '../watching/log.ts'

/** What has to be done from time to time, on whichever server. */
export interface Job {
  readonly name: string
  run(): Promise<unknown>
}

const INTERVAL_MS = 10 * 60 * 1000

/**
 * Does the jobs at once, for the time in which no server ran, and then every ten minutes. One that
 * fails keeps no other from being done.
 * @returns ends it, and waits for what is under way
 */
export function keepSweeping(jobs: readonly Job[], log: Logger): () => Promise<void> {
  let sweep = Promise.resolve()
  let isOver = false
  async function sweepAll(): Promise<void> {
    for (const { name, run } of jobs) {
      if (isOver) return
      await run().catch((error) => log.error({ err: error, job: name }, 'a job could not be done'))
    }
  }
  // A sweep that takes longer than the interval is not joined by a second one.
  const start = () => {
    sweep = sweep.then(sweepAll)
  }
  start()
  const timer = setInterval(start, INTERVAL_MS)
  return async () => {
    isOver = true
    clearInterval(timer)
    await sweep
  }
}
