import { expect, it } from 'vitest'
import { likenessTo } from './likeness.ts'

const among = (text: string, ...known: readonly string[]) =>
  [...likenessTo(known)(text)].map((one) => Math.round(one * 100))

it('says how many pairs of letters two texts share', () => {
  expect(among('night', 'nacht', 'Night', 'day')).toEqual([40, 100, 0])
})

it('counts a pair as often as both texts have it', () => {
  expect(among('aaaa', 'aa', 'aaaa')).toEqual([67, 100])
})

it('finds nothing in common with a text without letters', () => {
  expect(among('', '', 'soup')).toEqual([0, 0])
  expect(among('soup', '')).toEqual([0])
})
