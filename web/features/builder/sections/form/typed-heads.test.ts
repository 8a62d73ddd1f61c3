import { expect, it } from 'vitest'
import type { PriceHead } from '#domain/menu/model/price.ts'
import { readHeads, typedHeads } from './typed-heads.ts'

const wine: PriceHead[] = [
  { id: 'gl', label: 'Glass', size: { amount: 125, unit: 'ml' } },
  { id: 'btl', label: 'Bottle' },
]

it('says the columns in one line, and reads it back', () => {
  expect(typedHeads(wine)).toBe('Glass 125 ml, Bottle')
  expect(readHeads(typedHeads(wine), wine)).toEqual(wine)
})

it.each(['S, L', 'S / L', 'S; L', ' S|L '])('parts “%s” into two columns', (typed) => {
  expect(readHeads(typed, [])).toEqual([
    { id: 'h1', label: 'S' },
    { id: 'h2', label: 'L' },
  ])
})

it('renames a column in its place', () => {
  expect(readHeads('Glass 125 ml, Flasche', wine)).toEqual([wine[0], { id: 'btl', label: 'Flasche' }])
})

it('keeps a column that moved, and gives a new one a key of its own', () => {
  expect(readHeads('Bottle, Glass 125 ml', wine)).toEqual([wine[1], wine[0]])
  expect(readHeads('Glass 125 ml, Carafe, Bottle', wine)).toEqual([
    wine[0],
    { id: 'h1', label: 'Carafe' },
    wine[1],
  ])
})

it('has no column where nothing is typed', () => {
  expect(readHeads(' , ', wine)).toEqual([])
})
