import { expect, it } from 'vitest'
import { inTurns } from './in-turns.ts'

/** Tasks that end when their `end` is called, and which of them have begun. */
function tasks(most: number) {
  const run = inTurns(most)
  const begun: number[] = []
  const ends = new Map<number, () => void>()
  const start = (number: number, signal = new AbortController().signal) =>
    run(
      () =>
        new Promise<void>((resolve) => {
          begun.push(number)
          ends.set(number, resolve)
        }),
      signal,
    )
  return { start, begun, end: (number: number) => ends.get(number)?.() }
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 0))

it('runs so many at once, and the next one when one has ended', async () => {
  const { start, begun, end } = tasks(2)
  for (const number of [1, 2, 3, 4]) void start(number)
  await aMoment()
  expect(begun).toEqual([1, 2])
  end(2)
  await aMoment()
  expect(begun).toEqual([1, 2, 3])
})

it('passes over one that nobody waits for any more', async () => {
  const { start, begun, end } = tasks(1)
  const given = new AbortController()
  void start(1)
  const second = start(2, given.signal).catch((error: Error) => error.name)
  void start(3)
  await aMoment()
  given.abort()
  end(1)
  expect(await second).toBe('AbortError')
  await aMoment()
  expect(begun).toEqual([1, 3])
})
