import type { Steps } from '#domain/computing/steps.ts'
import { computingMs } from './computing-time.ts'

const TRIES = 5

/** The share of its whole time that the longest step of some work takes: the least of some tries, the first of which warms up. */
export function longestStep(work: () => Steps<unknown>): number {
  const shares = Array.from({ length: TRIES }, () => {
    const steps = work()
    const times: number[] = []
    let isDone = false
    while (!isDone)
      times.push(
        computingMs(() => {
          isDone = steps.next().done === true
        }),
      )
    return Math.max(...times) / times.reduce((sum, ms) => sum + ms, 0)
  })
  return Math.min(...shares)
}
