import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as samples from '#tests/samples/sample-menus.ts'
import { writtenMenu } from '#tests/samples/written-menus.ts'
import type { MenuContent } from '../menu/model/menu.ts'
import { itemsOf } from '../menu/model/walk.ts'
import { amountsIn, type PriceFacts } from '../prices/line/amounts.ts'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'
import type { LineReading } from './reading.ts'

/** An amount as any menu writes it: with cents, or right behind a sign of money; neither a size nor codes in brackets. */
const AMOUNT =
  /[$£]\d{1,4}(?:[.,]\d{2})?(?!\d)|(?<![(\d.,:/])\d{1,4}[.,]\d{2}(?![\d.,:)]|\s?(?:%|[cm]?l\b|k?g\b|uhr|h\b|am|pm))/giu

/** What says of the whole menu or of a section that its words are kept: they are in the menu as they stand. */
const isKeptWhole = ({ role }: LineReading): boolean =>
  /^(?:notice|note|legend|contact|title|name|ornament)$/u.test(role)

/** Every amount that the menu holds, in minor units, and all of its words. */
function heldIn({ sections, ...menu }: MenuContent) {
  const json = JSON.stringify({ sections, ...menu })
  return {
    amounts: new Set(
      [...json.matchAll(/"(?:amount|former|priceDelta|price)":(-?\d+)/gu)].map(([, n]) =>
        Math.abs(Number(n)),
      ),
    ),
    words: json,
  }
}

/** Lines with an amount that is neither a price, nor doubted, nor kept in words, nor listed as left out. */
function lostIn(text: string, facts: Partial<PriceFacts> = {}): string[] {
  const { content, lines } = readMenuLines(textLines(text))
  const { amounts, words } = heldIn(content)
  const known = { currency: content.currency, hasDecimalComma: true, hasCents: true, ...facts }
  return lines.flatMap((line) => {
    if (line.role === 'leave-out' || line.doubts.length > 0 || isKeptWhole(line)) return []
    const lost = [...line.text.matchAll(AMOUNT)].filter(
      ({ 0: written }) =>
        !words.includes(written.trim()) &&
        [true, false].every((hasDecimalComma) =>
          amountsIn(written, { ...known, hasDecimalComma }).every(({ value }) => !amounts.has(value)),
        ),
    )
    return lost.map(([written]) => `${line.role}: ${line.text} → ${written}`)
  })
}

const names = new Set(Object.values(samples).flatMap((list) => (Array.isArray(list) ? list : [])))

it('reads every amount of the sample menus as a price, asks about it, keeps it in words or lists it as left out', () => {
  const lost = [...names].flatMap((name) => lostIn(writtenMenu(name)).map((line) => `${name} ${line}`))
  expect(lost).toEqual([])
})

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
      expect(lostIn(lines.join('\n'))).toEqual([])
    }),
    { numRuns: 60 },
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
