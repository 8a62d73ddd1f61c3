import { describe, expect, it } from 'vitest'
import { diet } from '../../../reference/reference.ts'
import type { MenuMark } from '../../model/marks.ts'
import { customItem } from '../edits.ts'
import { readMarks, withMarks } from './typed-marks.ts'

const mark = (kind: MenuMark['kind'], key: string, symbol: string): MenuMark => ({
  ...{ id: `${kind} ${symbol}`, kind, symbol, meaning: '' },
  ...(kind !== 'own' && { key }),
})

const known = [
  mark('mark', 'raw', '*'),
  mark('diet', String(diet.vegetarian), 'v'),
  mark('diet', String(diet.vegan), 'vg'),
  mark('allergen', 'wheat', 'a'),
  mark('allergen', 'milk', 'g'),
  mark('additive', 'preservatives', '2'),
  mark('additive', 'antioxidants', '3'),
  mark('additive', 'caffeine', '9'),
  mark('diet', String(diet.glutenFree), 'glutenfrei'),
  mark('own', '', '**'),
  mark('own', '', '&'),
]

const read = (line: string) => {
  const { text, marks } = readMarks(line, known)
  return [text, marks.map(({ kind, symbol }) => `${kind} ${symbol}`).join(', ')]
}

describe('marks in a typed line', () => {
  it.each([
    ['Oysters* — mignonette 14', 'Oysters — mignonette 14', 'mark *'],
    ['Oysters *, half dozen 14', 'Oysters, half dozen 14', 'mark *'],
    ['Eggs** 9', 'Eggs 9', 'own **'],
    ['Beets (V) 16', 'Beets 16', 'diet v'],
    ['Salad (v, g) 9', 'Salad 9', 'diet v, allergen g'],
    ['Nut roast (v) (vg on request)', 'Nut roast', 'diet v, diet-on-request vg'],
    ['Salat 2,3 (a,g) 9,50 €', 'Salat 9,50 €', 'additive 2, additive 3, allergen a, allergen g'],
    ['Salat 2,3 (a)', 'Salat 2,3', 'allergen a'],
    ['Cola 2,3,9 0,2 l 3,20', 'Cola 0,2 l 3,20', 'additive 2, additive 3, additive 9'],
    ['Riesling 3,9 8,9', 'Riesling 3,9 8,9', ''],
    ['Käsespätzle (a) – Glutenfrei 16,80 €', 'Käsespätzle 16,80 €', 'allergen a, diet glutenfrei'],
    ['Brot – glutenfrei gebacken 4', 'Brot – glutenfrei gebacken 4', ''],
    ['Curry 🌶🌶 12', 'Curry 12', 'mark 🌶🌶'],
    ['Dumplings (4) 6', 'Dumplings (4) 6', ''],
    ['Pie (a la mode) 6', 'Pie (a la mode) 6', ''],
    ['Bread& butter 6', 'Bread& butter 6', ''],
    ['(v)', '(v)', ''],
  ])('“%s”', (line, text, marks) => {
    expect(read(line)).toEqual([text, marks])
  })
})

const dish = customItem(
  { name: 'Toast', description: '', prices: [], dietaryOptions: [] },
  { id: 9001, cuisineId: 8, categoryId: 3 },
)

it('states what the marks claim as its owner’s word', () => {
  const marked = withMarks(dish, readMarks('Toast* (v, a) 🌶 5', known).marks)
  expect(marked).toMatchObject({
    dietaryOptions: [diet.vegetarian],
    allergens: ['wheat'],
    marks: ['spicy-1', 'raw'],
    confirmedClaims: { dietaryOptions: [diet.vegetarian], allergens: ['wheat'] },
  })
})

it('refuses claims that cannot all be true', () => {
  expect(withMarks(dish, readMarks('Toast (vg, g)', known).marks)).toBe(
    'Toast cannot be Vegan: it contains milk.',
  )
})
