import { expect, it } from 'vitest'
import { regionsOf } from './columns.ts'
import type { Piece } from './piece.ts'

const piece = (text: string, x: number, baseline: number, size = 10): Piece => ({
  text,
  x,
  baseline,
  width: text.length * size * 0.5,
  size,
  isBold: size > 10,
  isItalic: false,
  isRightToLeft: false,
})
const section = (name: string, x: number, top: number, dishes: readonly string[]) => [
  piece(name, x + 20, top, 15),
  ...dishes.flatMap((dish, at) => [
    piece(dish, x, top + 25 + at * 14),
    piece(`${at + 8}.50`, x + 110, top + 25 + at * 14),
  ]),
]
const read = (pieces: readonly Piece[]) =>
  regionsOf(pieces, 10).flatMap(({ rows }) => rows.map((row) => row.pieces[0]?.text))

it('reads cards in a grid row by row, each with its heading', () => {
  const cards = [
    piece('Casa Prova', 150, 30, 24),
    ...section('Soups', 40, 80, ['Minestrone', 'Onion soup']),
    ...section('Salads', 240, 80, ['Caesar', 'Garden']),
    ...section('Pasta', 40, 180, ['Carbonara', 'Amatriciana']),
    ...section('Grill', 240, 180, ['Rump steak', 'Sea bass']),
  ]
  expect(read(cards)).toEqual(
    'Casa Prova,Soups,Minestrone,Onion soup,Salads,Caesar,Garden,Pasta,Carbonara,Amatriciana,Grill,Rump steak,Sea bass'.split(
      ',',
    ),
  )
})

it('reads columns whose headings are level by chance one after the other', () => {
  const columns = [
    ...section('Soups', 40, 80, ['Minestrone', 'Onion soup', 'Gazpacho']),
    ...section('Grill', 40, 180, ['Rump steak', 'Sea bass']),
    ...section('Salads', 240, 80, ['Caesar', 'Garden', 'Nicoise', 'Greek', 'Cobb']),
    ...section('Sweets', 240, 180, ['Tiramisu', 'Gelato']),
  ]
  expect(read(columns)).toEqual(
    'Soups,Minestrone,Onion soup,Gazpacho,Grill,Rump steak,Sea bass,Salads,Caesar,Garden,Nicoise,Greek,Cobb,Sweets,Tiramisu,Gelato'.split(
      ',',
    ),
  )
})

it('begins columns of cards again below each heading of all of them', () => {
  const row = (top: number, names: readonly string[]) =>
    names.flatMap((name, at) => [
      piece(name, 40 + at * 170, top),
      piece(`with ${name.toLowerCase()}`, 40 + at * 170, top + 14),
      piece(`$${at + 9}.00`, 40 + at * 170, top + 28),
    ])
  const cards = [
    piece('Breakfast', 40, 50, 20),
    ...row(80, ['Granola', 'Avocado', 'Burrito']),
    ...row(150, ['Pancakes', 'Salmon', 'Shakshuka']),
    piece('Lunch', 40, 250, 20),
    ...row(280, ['Reuben', 'Cheddar', 'Chicken']),
  ]
  expect(read(cards).filter((text) => /^[A-Z]/u.test(text ?? ''))).toEqual(
    'Breakfast,Granola,Pancakes,Avocado,Salmon,Burrito,Shakshuka,Lunch,Reuben,Cheddar,Chicken'.split(','),
  )
})
