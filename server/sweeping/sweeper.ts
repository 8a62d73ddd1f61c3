import type { Logger } from '../watching/log.ts'

/** What has to be done from time to time, on whichever server. */
export interface Chore {
  readonly name: string
  run(): Promise<unknown>
}

const INTERVAL_MS = 10 * 60 * 1000

/**
 * Does the chores at once, for the time in which no server ran, and then every ten minutes. One that
 * fails keeps no other from being done.
 * @returns ends it, and waits for what is under way
 */
export function keepSweeping(chores: readonly Chore[], log: Logger): () => Promise<void> {
  let sweep = Promise.resolve()
  let isOver = false
  async function sweepAll(): Promise<void> {
    for (const { name, run } of chores) {
      if (isOver) return
      await run().catch((error) => log.error({ err: error, chore: name }, 'a chore could not be done'))
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
