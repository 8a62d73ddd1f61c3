import { expect, it } from 'vitest'
import { answerOf, createKeptAnswers, type KeptAnswers, type Made } from './kept-answers.ts'
import { compressedPicture } from './precompressed.ts'

const answer = (text: string, bytes = 10) => compressedPicture(text, new Uint8Array(bytes))

const noon = new Date('2026-03-01T12:00:00Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

function askerOf(cache: KeptAnswers, make: () => Promise<Made>) {
  return (key = 'menu 1 basic', { variant = 'page', at = noon } = {}) =>
    answerOf(cache, { key, variant, clock: () => at }, make)
}

it('makes an answer once for all who ask at one moment, and once for a state', async () => {
  let made = 0
  const ask = askerOf(createKeptAnswers(100), async () => {
    made += 1
    return { key: 'menu 1 basic', answer: answer(`made ${made}`) }
  })
  const all = await Promise.all([ask(), ask(), ask(), ask(undefined, { variant: 'picture' })])
  expect(all.map(({ mediaType }) => mediaType)).toEqual(['made 1', 'made 1', 'made 1', 'made 2'])
  await ask()
  expect(made).toBe(2)
  await ask('menu 2 basic')
  expect(made).toBe(3)
})

it('makes it anew when the next change of the calendar has come, and when the clock was set back', async () => {
  let made = 0
  const times = [noon, after(20), after(10)]
  const ask = askerOf(createKeptAnswers(100), async () => {
    const at = times[made] ?? noon
    made += 1
    return { key: 'menu 1 basic', answer: answer(`made ${made}`), holds: { at, changesAt: after(20) } }
  })
  const madeAt = async (minutes: number) => (await ask(undefined, { at: after(minutes) })).mediaType
  expect(await madeAt(0)).toBe('made 1')
  expect(await madeAt(19)).toBe('made 1')
  expect(await madeAt(20)).toBe('made 2')
  expect(await madeAt(10)).toBe('made 3')
})

it('keeps nothing that is incomplete, that failed, that is too large or that is of another state', async () => {
  const cache = createKeptAnswers(100)
  const whole = { key: 'menu 1 basic', answer: answer('whole') }
  for (const make of [
    async () => ({ ...whole, isIncomplete: true }),
    async () => ({ ...whole, answer: answer('large', 101) }),
    async () => ({ ...whole, key: 'menu 2 basic' }),
    async () => ({ ...whole, key: 'menu 1 professional' }),
  ])
    expect(await askerOf(cache, make)()).toBeDefined()
  await expect(askerOf(cache, () => Promise.reject(new Error('broken')))()).rejects.toThrow('broken')
  expect(cache.status().bytes).toBe(0)
  expect(await askerOf(cache, async () => whole)()).toBe(whole.answer)
  expect(cache.status()).toEqual({ hits: 0, misses: 6, bytes: 10 })
})

it('answers what was evicted while it was made', async () => {
  const cache = createKeptAnswers(0)
  const ask = (variant: string) =>
    askerOf(cache, async () => ({ key: 'menu 1 basic', answer: answer(variant) }))(undefined, { variant })
  const both = await Promise.all([ask('one'), ask('other')])
  expect(both.map(({ mediaType }) => mediaType)).toEqual(['one', 'other'])
})
