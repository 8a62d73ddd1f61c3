import { expect, it } from 'vitest'
import { Meanings } from './meanings.ts'

it('gives the same words the same key, in whatever order they come', () => {
  const [one, other] = [new Meanings(), new Meanings()]
  const words = ['Vegetarian', 'Vegetarian, Gluten-Free', 'يحتوي على حليب']
  const keys = words.map((each) => one.keyOf(each))
  expect(words.toReversed().map((each) => other.keyOf(each))).toEqual(keys.toReversed())
  expect(one.byKey).toEqual(Object.fromEntries(keys.map((key, index) => [key, words[index]])))
  expect(one.keyOf('')).toBe('')
})

it('gives each of two thousand meanings a key of its own, of two characters that need no escape', () => {
  const meanings = new Meanings()
  const words = Array.from({ length: 2000 }, (_, index) => `Allergens ${index}`)
  const keys = words.map((each) => meanings.keyOf(each))
  expect(new Set(keys).size).toBe(2000)
  for (const key of keys) expect(key).toMatch(/^[^a-z()<>\\\s]{2}$/)
  expect(words.map((each) => meanings.keyOf(each))).toEqual(keys)
})

it('refuses more than there are keys', () => {
  const meanings = new Meanings()
  const add = () => Array.from({ length: 5000 }, (_, index) => meanings.keyOf(`Meaning ${index}`))
  expect(add).toThrow(RangeError)
})
