import type { Steps } from '#domain/computing/steps.ts'

/** Works that wait for their next step, the longest waiting first. */
const waiting: (() => void)[] = []

function passTurn(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(passTurn)
}

/** Waits until all else that waits in this process has had its turn. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(passTurn)
  })

/**
 * Runs work in steps: between any two steps, of any number of works, other requests that wait in this
 * process are answered. A guest waits for one step of a few milliseconds; a separate process would cost the
 * memory of the catalog once more.
 */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    await nextTurn()
    const { done, value } = steps.next()
    if (done) return value
  }
}
