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

const outlineOf = (text: string) =>
  readMenuLines(textLines(text)).content.sections.map(({ name, priceHeads, items }) => ({
    name,
    heads: priceHeads?.map(({ label }) => label),
    items: items.map((item) => [item.name, ...item.prices.map(({ amount }) => amount)]),
  }))

it('heads the columns of all sections below by a line above the first of them', () => {
  expect(
    outlineOf(`LA PALOMA

                     Tapa    Ración
FRÍOS
Ensaladilla          3,50    11,50
Salmorejo            3,80    12,00

FRITOS
Croquetas            3,20    11,80
Puntillitas          4,50    15,50

POSTRES
Flan                 4,50`),
  ).toEqual([
    {
      name: 'FRÍOS',
      heads: ['Tapa', 'Ración'],
      items: [
        ['Ensaladilla', 350, 1150],
        ['Salmorejo', 380, 1200],
      ],
    },
    {
      name: 'FRITOS',
      heads: ['Tapa', 'Ración'],
      items: [
        ['Croquetas', 320, 1180],
        ['Puntillitas', 450, 1550],
      ],
    },
    { name: 'POSTRES', heads: undefined, items: [['Flan', 450]] },
  ])
})

it('takes no number that counts lines for a price', () => {
  expect(
    outlineOf(`JADE GARDEN

FRIED
101  Squid          8.50
102  Turnip cake    5.80

STEAMED
103  Har gau        S
104  Siu mai        S
105  Char siu bao   M`).flatMap(({ items }) => items.map(([, price]) => price)),
  ).toEqual([850, 580, undefined, undefined, undefined])
})

it.each([
  ['Menu p. 3', 'Pg 4', 'page 5'],
  ['Karte S. 5', 'S. 6', 'Seite 7 von 9'],
  ["JOE'S DINER p. 3", 'pg. 4', 'p 5'],
  ["Joe's Diner Page 3", 'Página 4', 'pag. 5'],
])('takes the number of a page for no price: %s', (head, ...pages) => {
  const [first, last] = pages
  const items = itemsIn(`${head}\nBurgers\nClassic 12.00\n${first}\nCheese 13.00\n${last}\nBlue 14.00`)
  expect(items.map(({ name, prices }) => [name, prices[0]?.amount])).toEqual([
    ['Classic', 1200],
    ['Cheese', 1300],
    ['Blue', 1400],
  ])
})

it('keeps what a side and a portion cost', () => {
  const items = itemsIn('Mains\nFries side 5\nRibs p. 12\nSteak 30')
  expect(items.flatMap(({ prices }) => prices.map(({ amount }) => amount))).toEqual([500, 1200, 3000])
})
