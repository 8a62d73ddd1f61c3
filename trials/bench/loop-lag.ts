import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#tests/support/postgres.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { type Answer, nameOfFailure } from './visitor.ts'

/** Starts a server whose event loop is watched (`watched-loop.ts`). */
export async function startWatchedServer(settings: Record<string, string>) {
  const port = await freePort()
  const preludes = [join(import.meta.dirname, 'watched-loop.ts')]
  const server = await startServerProcess({ ...settings, LOOP_PORT: String(port) }, { preludes })
  return { server, loop: `http://127.0.0.1:${port}` }
}

/** For how long the event loop of a server was held at most since it was asked last, in milliseconds of computing. */
export const heldSince = async (loop: string): Promise<number> => Number(await (await fetch(loop)).text())

export const waitFor = (ms: number): Promise<void> => setTimeout(ms)

export interface Hold {
  readonly leastMs: number
  readonly mostMs: number
  readonly answer: Answer
}

/**
 * Asks some times, one after the other; what was refused for its number is asked again.
 * @param loop where its loop is watched (`watched-loop.ts`)
 * @param ask its argument counts the tries
 */
export async function holdOf(
  loop: string,
  tries: number,
  ask: (nth: number) => Promise<Answer>,
): Promise<Hold> {
  const held: number[] = []
  let last: Answer | undefined
  for (let nth = 0; nth < tries; nth += 1) {
    await heldSince(loop)
    let answer = await ask(nth)
    while (answer.status === 429 || answer.status === 503) {
      await setTimeout(1000)
      await heldSince(loop)
      answer = await ask(nth)
    }
    held.push(await heldSince(loop))
    if (answer.status >= 400)
      throw new Error(`answered ${nameOfFailure(answer)}: ${answer.body.toString().slice(0, 300)}`)
    last = answer
  }
  if (!last) throw new Error('Nothing was asked.')
  return { leastMs: Math.min(...held), mostMs: Math.max(...held), answer: last }
}
