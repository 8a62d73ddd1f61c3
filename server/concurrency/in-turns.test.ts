import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Steps } from '#domain/computing/steps.ts'
import { inTurns } from './in-turns.ts'

function* work(name: string, done: string[]): Steps<string> {
  for (let step = 1; step <= 3; step += 1) {
    done.push(`${name}${step}`)
    yield
  }
  return name
}

describe('work in turns', () => {
  it('answers what its steps return', async () => {
    expect(await Promise.all([inTurns(work('a', [])), inTurns(work('b', []))])).toEqual(['a', 'b'])
  })

  it('gives each work its turn, and others theirs between any two steps', async () => {
    const done: string[] = []
    const works = Promise.all(['a', 'b'].map((name) => inTurns(work(name, done))))
    const seen: number[] = []
    while (done.length < 6) {
      seen.push(done.length)
      await setImmediate()
    }
    expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
    for (const [index, count] of seen.entries()) expect(count - (seen[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    await works
  })

  it('ends with the error of a step, and goes on with the others', async () => {
    function* broken(): Steps<never> {
      yield
      throw new Error('broken')
    }
    const [first, second] = await Promise.allSettled([inTurns(broken()), inTurns(work('b', []))])
    expect(first).toMatchObject({ status: 'rejected', reason: new Error('broken') })
    expect(second).toMatchObject({ status: 'fulfilled', value: 'b' })
  })
})
