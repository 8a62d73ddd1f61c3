import { expect, it } from 'vitest'
import { marginHeads } from './margin-heads.ts'
import type { Piece } from './piece.ts'

const piece = (text: string, x: number, baseline: number, more: Partial<Piece> = {}): Piece => ({
  text,
  x,
  baseline,
  width: text.length * 5,
  size: 10,
  isBold: false,
  isItalic: false,
  isRightToLeft: false,
  ...more,
})
const head = (text: string, baseline: number) => piece(text, 40, baseline, { size: 15, isBold: true })
const dishes = [100, 120, 140, 200, 220, 240].flatMap((baseline, at) => [
  piece(`Dish ${at}`, 150, baseline),
  piece(`${at + 10}.50`, 300, baseline),
])

it('reads each heading of a margin before the dishes that it is next to', () => {
  const found = marginHeads([head('Starters', 103), head('Mains', 203)], dishes, 10)
  expect(found?.map((part) => part.head.map(({ text }) => text))).toEqual([['Starters'], ['Mains']])
  expect(found?.map(({ below }) => below.length)).toEqual([6, 6])
})

it('leaves two columns of dishes alone, and headings that are next to nothing', () => {
  const left = dishes.map((one) => ({ ...one, x: one.x - 110 }))
  expect(marginHeads(left, dishes, 10)).toBeUndefined()
  expect(marginHeads([head('Starters', 60), head('Mains', 203)], dishes, 10)).toBeUndefined()
  expect(marginHeads([piece('seasonal', 40, 103), piece('daily', 40, 203)], dishes, 10)).toBeUndefined()
})
