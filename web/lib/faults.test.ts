import { expect, it } from 'vitest'
import { placesIn, wordsOf } from './faults.ts'

it('says nothing of what an error quotes', () => {
  expect(wordsOf(`Unexpected token 'Z', "Zuppa of "Mamma"" is not valid JSON`)).toBe(
    `Unexpected token '…" is not valid JSON`,
  )
  expect(wordsOf('x is not a function')).toBe('x is not a function')
  expect(wordsOf('a'.repeat(5000))).toHaveLength(200)
})

it('says in which files it happened, by engine, and no address', () => {
  expect(
    placesIn('TypeError: x\n    at f (https://carte.example/assets/a-B4_9.js:1:23)\n    at <anonymous>'),
  ).toEqual(['a-B4_9.js:1:23'])
  expect(placesIn('f@https://carte.example/assets/a-B4_9.js:1:23\n@https://carte.example/b.js:2:3')).toEqual([
    'a-B4_9.js:1:23',
    'b.js:2:3',
  ])
})
