import { expect, it } from 'vitest'
import { keptWith } from './kept-with.ts'

it('makes an answer anew for another object, or where something besides it is another', () => {
  const made: string[] = []
  const priceOf = keptWith(
    ({ name }: { readonly name: string }, language: string) => {
      made.push(`${name} ${language}`)
      return `${name}, ${language}`
    },
    (one, other) => one === other,
  )
  const soup = { name: 'Soup' }
  expect([priceOf(soup, 'en'), priceOf(soup, 'en'), priceOf({ ...soup }, 'en')]).toEqual(
    Array.from({ length: 3 }, () => 'Soup, en'),
  )
  expect(priceOf(soup, 'fr')).toBe('Soup, fr')
  expect(made).toEqual(['Soup en', 'Soup en', 'Soup fr'])
})
