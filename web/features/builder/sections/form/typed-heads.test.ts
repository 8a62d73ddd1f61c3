import { expect, it } from 'vitest'
import type { PriceHead } from '#domain/menu/model/price.ts'
import { readHeads, typedHeads } from './typed-heads.ts'

const wine: PriceHead[] = [
  { id: 'gl', label: 'Glass', size: { amount: 125, unit: 'ml' } },
  { id: 'btl', label: 'Bottle' },
]

const headsOf = (...labels: string[]): PriceHead[] => labels.map((label, at) => ({ id: `h${at + 1}`, label }))

it('says the columns in one line, and reads it back', () => {
  expect(typedHeads(wine)).toBe('Glass (125 ml), Bottle')
  expect(readHeads(typedHeads(wine), wine)).toEqual(wine)
})

it.each(['S, L', 'S,L', 'S / L', 'S/L', 'S; L', ' S|L '])('parts “%s” into two columns', (typed) => {
  expect(readHeads(typed, [])).toEqual(headsOf('S', 'L'))
})

it.each([
  [['1/2', '1/1'], '1/2, 1/1'],
  [['Small, hot', 'Large, hot'], 'Small, hot / Large, hot'],
])('keeps signs that belong to a label: %j', (labels, line) => {
  expect(typedHeads(headsOf(...labels))).toBe(line)
  expect(readHeads(line, [])).toEqual(headsOf(...labels))
})

it('renames a column in its place', () => {
  expect(readHeads('Glass (125 ml), Flasche', wine)).toEqual([wine[0], { id: 'btl', label: 'Flasche' }])
})

it('keeps a column that moved, and gives a new one a key of its own', () => {
  expect(readHeads('Bottle, Glass (125 ml)', wine)).toEqual([wine[1], wine[0]])
  expect(readHeads('Glass (125 ml), Carafe, Bottle', wine)).toEqual([
    wine[0],
    { id: 'h1', label: 'Carafe' },
    wine[1],
  ])
})

it('gives two columns of one name two keys', () => {
  expect(readHeads('Glass, Bottle, Glass', wine).map(({ id }) => id)).toEqual(['gl', 'btl', 'h1'])
})

it('has no column where nothing is typed', () => {
  expect(readHeads(' , ', wine)).toEqual([])
})

it('reads what a column holds, in its words or behind them', () => {
  const heads = readHeads('0,1 l, Carafe (50 cl), 10", Btl', [])
  expect(heads).toEqual([
    { id: 'h1', label: '0,1 l', size: { amount: 0.1, unit: 'l' } },
    { id: 'h2', label: 'Carafe', size: { amount: 50, unit: 'cl' } },
    { id: 'h3', label: '10"', size: { amount: 10, unit: 'in' } },
    { id: 'h4', label: 'Btl' },
  ])
  expect(readHeads(typedHeads(heads), [])).toEqual(heads)
  expect(readHeads('Glass, Bottle', wine)).toEqual([{ id: 'gl', label: 'Glass' }, wine[1]])
})
