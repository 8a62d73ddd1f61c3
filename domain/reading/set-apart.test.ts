import { expect, it } from 'vitest'
import { itemsOf } from '../menu/model/walk.ts'
import { withWords } from './building/place-prices.ts'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'

const itemsIn = (text: string) => itemsOf(readMenuLines(textLines(text)).content)

it('goes on with a legend that is too long for its line', () => {
  const items = itemsIn(`ADLER

GETRÄNKE
Cola 1,9        3,20 €
Limonade 1,3    3,20 €

1 mit Farbstoff   3 mit Antioxidationsmittel
9 koffeinhaltig`)
  expect(items.map(({ name, additives }) => [name, additives])).toEqual([
    ['Cola', ['coloring', 'caffeine']],
    ['Limonade', ['coloring', 'antioxidants']],
  ])
})

it('takes letters between a name and its price for a mark', () => {
  const items = itemsIn(`GOLDEN DRAGON

LUNCH
Beef with broccoli        13.95
Ma po tofu       v        11.95
Spring rolls     vg       6.95`)
  expect(items.map(({ name, prices }) => [name, prices[0]?.amount])).toEqual([
    ['Beef with broccoli', 1395],
    ['Ma po tofu', 1195],
    ['Spring rolls', 695],
  ])
})

it('parts what is added to a dish from how much of it', () => {
  const price = { kind: 'supplement', amount: 4500, start: 9, end: 12, from: 9, to: 12 } as const
  expect(withWords(price, 'add 10 g')).toEqual({ ...price, label: 'add', size: { amount: 10, unit: 'g' } })
  expect(withWords(price, 'second course')).toEqual({ ...price, label: 'second course' })
})
