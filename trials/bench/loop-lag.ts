import { setTimeout } from 'node:timers/promises'
import { readMetrics } from '#tests/support/read-metrics.ts'
import { type Answer, nameOfFailure } from './visitor.ts'

/** The resolution of the histogram that a server measures its event loop with. */
const RESOLUTION_MS = 10

/** For how long the event loop of a server was held at most since it was asked last, in milliseconds. */
export async function heldSince(url: string): Promise<number> {
  const families = readMetrics(await (await fetch(new URL('/metrics', url))).text())
  const lag = families.get('nodejs_eventloop_lag_max_seconds')?.samples.values().next().value ?? 0
  return Math.max(0, 1000 * lag - RESOLUTION_MS)
}

export const waitFor = (ms: number): Promise<void> => setTimeout(ms)

export interface Hold {
  readonly leastMs: number
  readonly mostMs: number
  readonly answer: Answer
}

/**
 * Asks some times, one after the other; what was refused for its number is asked again.
 * @param ask its argument counts the tries
 */
export async function holdOf(
  url: string,
  tries: number,
  ask: (nth: number) => Promise<Answer>,
): Promise<Hold> {
  const held: number[] = []
  let last: Answer | undefined
  for (let nth = 0; nth < tries; nth += 1) {
    await heldSince(url)
    let answer = await ask(nth)
    while (answer.status === 429 || answer.status === 503) {
      await setTimeout(1000)
      await heldSince(url)
      answer = await ask(nth)
    }
    held.push(await heldSince(url))
    if (answer.status >= 400)
      throw new Error(`answered ${nameOfFailure(answer)}: ${answer.body.toString().slice(0, 300)}`)
    last = answer
  }
  if (!last) throw new Error('Nothing was asked.')
  return { leastMs: Math.min(...held), mostMs: Math.max(...held), answer: last }
}
