import { expect, it } from 'vitest'
import { asksWords, opensWords } from './planned-words.ts'

const winter = { title: 'Winter menu', opensAt: '2026-12-01T12:00:00.000Z', asks: 0 }
const now = new Date('2026-11-01T12:00:00.000Z')

it('says when a version opens, and before that what comes of a question that nobody answers', () => {
  expect(opensWords(winter, now)).toMatch(/^“Winter menu” opens Dec 1, 2026, /)
  expect(asksWords(winter, now)).toBeNull()
  expect(asksWords({ ...winter, asks: 1 }, now)).toMatch(
    /^1 question of “Winter menu”\. Without an answer it opens as you prepared it \(Dec 1, 2026, .*\)\.$/,
  )
})
