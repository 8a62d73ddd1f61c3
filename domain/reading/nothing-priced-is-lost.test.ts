import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import { lostAmounts } from '#tests/support/lost-amounts.ts'
import { itemsOf } from '../menu/model/walk.ts'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'

const NAMES = [
  'Leek soup',
  'Sirloin 300g',
  'Chicken 65',
  'House red',
  'Set Menu 2',
  'Pier 39 Chowder',
  'Tarte Tatin',
  'Ribeye',
]
const SIDES = [
  '',
  'with cream and chives',
  'Tel 555-0134',
  'for two',
  'served until 11.30',
  '(a,c,g)',
  'add bacon +3.50',
]
const amount = fc
  .tuple(fc.constantFrom('', '$', '€ '), fc.integer({ min: 2, max: 99 }), fc.integer({ min: 0, max: 99 }))
  .map(([sign, whole, cents]) => `${sign}${whole}.${String(cents).padStart(2, '0')}`)
const line = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...NAMES), fc.constantFrom(' ', '  ', ' ..... ', ' - ', '\t', ', '), amount)
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom(...SIDES) },
  { weight: 1, arbitrary: amount },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...NAMES), amount, fc.constantFrom(' / ', ' · ', '   '), amount)
      .map(([name, one, sign, other]) => `${name} ${one}${sign}${other}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('STARTERS', 'MAINS', 'Desserts', '', '2018', 'Menu 1') },
)

it('loses no amount of generated menus', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 25 }), (lines) => {
      expect(lostAmounts(readMenuLines(textLines(lines.join('\n'))))).toEqual([])
    }),
    { numRuns: tries(60) },
  )
})

it('never hangs a price on the dish above without asking', () => {
  const { content, lines } = readMenuLines(
    textLines(
      'STARTERS\nLeek soup 8.50\nOnion soup 9.50\nSet dinner\nwith bread and butter\n24.00\nPea soup 7.90',
    ),
    { corrections: new Map([[3, 'item']]) },
  )
  const dinner = itemsOf(content).find(({ name }) => name === 'Set dinner')
  expect(dinner?.prices.map(({ amount: own }) => own)).toEqual([2400])
  expect(lines.find(({ text }) => text === '24.00')?.doubts.map(({ code }) => code)).toContain(
    'price_unclear',
  )
})
