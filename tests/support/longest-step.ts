import type { Steps } from '#domain/computing/steps.ts'
import { computingMs } from './computing-time.ts'

/** The first warms up, and what else the machine does disturbs any. */
const TRIES = 5

/** The share of its whole time that the longest step of some work takes: of the first try where it's below this, else the least of all tries. */
export function longestStep(work: () => Steps<unknown>, below: number): number {
  let least = 1
  for (let left = TRIES; left > 0 && least >= below; left -= 1)
    least = Math.min(least, shareOfLongest(work()))
  return least
}

function shareOfLongest(steps: Steps<unknown>): number {
  const times: number[] = []
  let isDone = false
  while (!isDone)
    times.push(
      computingMs(() => {
        isDone = steps.next().done === true
      }),
    )
  return Math.max(...times) / times.reduce((sum, ms) => sum + ms, 0)
}
