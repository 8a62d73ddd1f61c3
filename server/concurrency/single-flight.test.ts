import { describe, expect, it } from 'vitest'
import { singleFlight } from './single-flight.ts'

describe('singleFlight', () => {
  it('looks once for all who ask the same at one moment', async () => {
    const looks: string[] = []
    const ask = singleFlight(async (key) => looks.push(key))
    expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual([1, 1, 2, 1])
    expect(looks).toEqual(['a', 'b'])
  })

  it('tells nobody what was true before they asked', async () => {
    let truth = 'old'
    let release = () => {}
    const slow = new Promise<void>((resolve) => {
      release = resolve
    })
    const ask = singleFlight(async () => {
      const seen = truth
      await slow
      return seen
    })
    const early = ask('a')
    // The first look has seen the old truth and is still under way.
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    truth = 'new'
    const late = ask('a')
    release()
    expect(await Promise.all([early, late])).toEqual(['old', 'new'])
  })

  it('looks again after a look that failed', async () => {
    let looks = 0
    const ask = singleFlight(async () => {
      looks += 1
      if (looks === 1) throw new Error('no answer')
      return looks
    })
    await expect(Promise.all([ask('a'), ask('a')])).rejects.toThrow('no answer')
    expect(await ask('a')).toBe(2)
  })
})
