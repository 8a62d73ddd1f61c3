import { expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { isSmallMenu, isSmallPicture } from './task-size.ts'

function menuOf(items: number, description: string, design: Partial<Design> = {}) {
  const dishes = Array.from({ length: items }, (_, n) => buildItem(n + 1, 1, { description }))
  return buildInput([{ id: 1, name: 'Dishes', items: dishes }], design)
}

const ordinary = 'Slow-braised octopus with warm potatoes, celery and a little lemon.'
const oneWord = (letters: number) => 'rindfleischetikettierung'.repeat(60).slice(0, letters)

test.each([
  ['5 dishes', menuOf(5, ordinary)],
  ['a book of 400', menuOf(400, ordinary)],
  ['40 dishes made to fit a page', menuOf(40, ordinary, { fitToPages: 1 })],
  ['100 dishes in Japanese', menuOf(100, '季節の野菜と豆腐を出汁で静かに炊き合わせた一皿です。')],
  ['a dish with a word of 300 letters', menuOf(1, oneWord(300))],
  ['a dozen long stories', menuOf(12, ordinary.repeat(14))],
])('a menu of %s is small', (_, input) => {
  expect(isSmallMenu(input)).toBe(true)
})

test.each([
  ['900 dishes, each one word of 985 letters', menuOf(900, oneWord(985))],
  ['40 such dishes', menuOf(40, oneWord(985))],
  ['8 such dishes, made to fit a page', menuOf(8, oneWord(985), { fitToPages: 1 })],
  ['900 dishes with long stories', menuOf(900, ordinary.repeat(14))],
  ['400 dishes made to fit a page', menuOf(400, ordinary, { fitToPages: 1 })],
  ['30 dishes of words of 40 letters', menuOf(30, `${oneWord(40)} `.repeat(24))],
])('a menu of %s is not', (_, input) => {
  expect(isSmallMenu(input)).toBe(false)
})

test('thumbnails and pictures for screens are small, those for print are not', () => {
  expect([72, 150, 300].map((dpi) => isSmallPicture({ dpi }))).toEqual([true, true, false])
})
