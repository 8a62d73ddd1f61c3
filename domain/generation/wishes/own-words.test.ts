import { expect, it } from 'vitest'
import { inOwnWords } from './own-words.ts'
import { readWishes } from './read-wishes.ts'

it.each([
  ['no pork, blorps for all', ['blorps for all']],
  ['Ohne Schwein, und die Wirtin singt', ['Wirtin singt']],
  ['Small plates to share, and the floor creaks', ['Small plates to share, and the floor creaks']],
])('what %j says and nobody understands is quoted as it was written, once', (notes, quotes) => {
  expect(inOwnWords(readWishes(notes).notUnderstood, notes)).toEqual(quotes)
})
