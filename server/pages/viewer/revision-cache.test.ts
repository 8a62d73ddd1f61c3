import { expect, it } from 'vitest'
import type { ViewedRevision } from '../../features/menus/viewing/view-menu.ts'
import { compressedPicture } from '../../http/answers/precompressed.ts'
import { answerOf, createRevisionCache } from './revision-cache.ts'

const revision = (version: number, plan = 'basic') =>
  ({ row: { id: 'menu', version, sharedAt: '2026-03-01', linkToken: 'token' }, plan }) as ViewedRevision

const answer = (text: string, bytes = 10) => compressedPicture(text, new Uint8Array(bytes))

it('makes an answer once for all who ask at one moment, and once for a revision', async () => {
  const cache = createRevisionCache(100)
  let made = 0
  const make = async () => {
    made += 1
    return { revision: revision(1), answer: answer(`made ${made}`) }
  }
  const ask = (of = revision(1), variant = 'page') => answerOf(cache, of, variant, make)
  const all = await Promise.all([ask(), ask(), ask(), ask(revision(1), 'picture')])
  expect(all.map(({ mediaType }) => mediaType)).toEqual(['made 1', 'made 1', 'made 1', 'made 2'])
  await ask()
  expect(made).toBe(2)
  await ask(revision(2))
  expect(made).toBe(3)
})

it('keeps nothing that is incomplete, that failed, that is too large or that is of another revision', async () => {
  const cache = createRevisionCache(100)
  const whole = { revision: revision(1), answer: answer('whole') }
  for (const make of [
    async () => ({ ...whole, isIncomplete: true }),
    async () => ({ ...whole, answer: answer('large', 101) }),
    async () => ({ ...whole, revision: revision(2) }),
    async () => ({ ...whole, revision: revision(1, 'professional') }),
  ])
    expect(await answerOf(cache, revision(1), 'page', make)).toBeDefined()
  await expect(
    answerOf(cache, revision(1), 'page', () => Promise.reject(new Error('broken'))),
  ).rejects.toThrow('broken')
  expect(cache.status().bytes).toBe(0)
  expect(await answerOf(cache, revision(1), 'page', async () => whole)).toBe(whole.answer)
  expect(cache.status()).toEqual({ hits: 0, misses: 6, bytes: 10 })
})

it('answers what was evicted while it was made', async () => {
  const cache = createRevisionCache(0)
  const make = async (text: string) => ({ revision: revision(1), answer: answer(text) })
  const both = await Promise.all([
    answerOf(cache, revision(1), 'one', () => make('one')),
    answerOf(cache, revision(1), 'other', () => make('other')),
  ])
  expect(both.map(({ mediaType }) => mediaType)).toEqual(['one', 'other'])
})
