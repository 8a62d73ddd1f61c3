import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { tries } from '#tests/support/depth.ts'
import { headsAbove } from './check-menu.ts'
import { menuSchema, newMenu } from './menu.ts'
import type { Section } from './section.ts'

type Loose = Record<string, unknown>

const dish = (changes: Loose = {}) => ({ id: 1, name: 'Oysters', categoryId: 1, cuisineId: 1, ...changes })
const section = (changes: Loose = {}) => ({ id: 1, name: 'Raw bar', items: [], ...changes })
const price = (changes: Loose = {}) => ({ id: 'p1', amount: 1400, ...changes })
const menuOf = (sections: readonly Loose[], changes: Loose = {}) => ({ ...newMenu(), sections, ...changes })
const withItem = (changes: Loose, ofSection: Loose = {}, ofMenu: Loose = {}) =>
  menuOf([section({ items: [dish(changes)], ...ofSection })], ofMenu)
const withPrices = (...prices: Loose[]) => withItem({ prices })
const group = (changes: Loose = {}) => ({
  id: 'g1',
  name: 'Add to any salad',
  options: [{ id: 'o1', name: 'Chicken', amount: 700 }],
  ...changes,
})
const many = <Made>(count: number, make: (at: number) => Made) =>
  Array.from({ length: count }, (_, at) => make(at))
const under = (id: number, parentId?: number) => section({ id, name: `Section ${id}`, parentId })

/** Where and why a menu is refused: `path: sentence`. */
function refusals(menu: unknown): string[] {
  const { error } = menuSchema.safeParse(menu)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

const PRICES = 'sections.0.items.0.prices'
const glass = { id: 'gl', label: 'Glass' }

describe('prices that are refused', () => {
  it.each([
    [
      'more than eight',
      withPrices(...many(9, (at) => price({ id: `p${at}` }))),
      `${PRICES}: An item has at most 8 prices.`,
    ],
    [
      'more than eight of a section',
      menuOf([section({ prices: many(9, (at) => price({ id: `p${at}` })) })]),
      'sections.0.prices: A section has at most 8 prices.',
    ],
    [
      'more than eight columns',
      menuOf([section({ priceHeads: many(9, (at) => ({ id: `h${at}`, label: 'x' })) })]),
      'sections.0.priceHeads: A section has at most 8 columns of prices.',
    ],
    [
      'one in no column',
      withPrices(price({ head: 'gl' })),
      `${PRICES}.0.head: There is no column “gl” over this price.`,
    ],
    [
      'two in one column',
      withItem({ prices: [price({ head: 'gl' }), price({ id: 'p2', head: 'gl' })] }, { priceHeads: [glass] }),
      `${PRICES}.1.head: Two prices of one item are in the same column.`,
    ],
    ['two with one id', withPrices(price(), price()), `${PRICES}.1.id: The id “p1” is taken twice.`],
    [
      'a fraction of a cent',
      withPrices(price({ amount: 12.5 })),
      `${PRICES}.0.amount: An amount is a whole number of the smallest unit of the currency: 1250 for $12.50.`,
    ],
    [
      'a text',
      withPrices(price({ amount: '12' })),
      `${PRICES}.0.amount: An amount is a whole number of the smallest unit of the currency: 1250 for $12.50.`,
    ],
    [
      'one below zero',
      withPrices(price({ amount: -1 })),
      `${PRICES}.0.amount: A price cannot be below zero.`,
    ],
    [
      'a former one below zero',
      withPrices(price({ former: -1 })),
      `${PRICES}.0.former: A former price cannot be below zero.`,
    ],
    ['no amount', withPrices({ id: 'p1' }), `${PRICES}.0.amount: A price of this kind needs an amount.`],
    [
      'an amount of a market price',
      withPrices(price({ kind: 'market' })),
      `${PRICES}.0.amount: A market price and “included” have no amount.`,
    ],
    [
      'an unknown kind',
      withPrices(price({ kind: 'cheap' })),
      `${PRICES}.0.kind: A price is of one of these kinds: fixed, from, unit, supplement, market, included.`,
    ],
    [
      'an empty label',
      withPrices(price({ label: ' ' })),
      `${PRICES}.0.label: What is written at a price has 1 to 60 characters.`,
    ],
    [
      'a size of nothing',
      withPrices(price({ size: { amount: 0, unit: 'ml' } })),
      `${PRICES}.0.size.amount: A size is above 0 and at most 100,000.`,
    ],
  ])('%s', (_, menu, refusal) => {
    expect(refusals(menu)).toEqual([refusal])
  })

  it.each([
    ['USD', 10_000_000, 'A price in USD cannot be above 100,000 (10000001 is 100000.01 USD).'],
    ['JPY', 10_000_000, 'A price in JPY cannot be above 10,000,000.'],
    ['KWD', 25_000_000, 'A price in KWD cannot be above 25,000 (25000001 is 25000.001 KWD).'],
  ])('what is above the dearest price in %s', (currency, most, sentence) => {
    const at = (amount: number) =>
      withItem(
        { prices: [price({ amount })] },
        { prices: [price({ amount })] },
        {
          currency,
          modifierGroups: [group({ options: [{ id: 'o1', name: 'Truffle', amount }] })],
          notices: [{ id: 'n1', kind: 'fee', text: 'Cover', fee: { amount } }],
        },
      )
    expect(refusals(at(most))).toEqual([])
    expect(refusals(at(most + 1))).toEqual([
      `modifierGroups.0.options.0.amount: ${sentence}`,
      `notices.0.fee.amount: ${sentence}`,
      `sections.0.prices.0.amount: ${sentence}`,
      `${PRICES}.0.amount: ${sentence}`,
    ])
  })
})

it.each(['XXQ', 'usd', '', 5])('refuses the currency %j', (currency) => {
  expect(refusals(menuOf([], { currency }))).toEqual([
    'currency: There is no such currency: a currency is three capital letters, as USD or EUR.',
  ])
})

describe('what refers to nothing, or stands twice, is refused', () => {
  it.each([
    [
      'choices of an item',
      withItem({ modifierGroups: ['g9'] }),
      'sections.0.items.0.modifierGroups.0: The menu has no choices or extras “g9”.',
    ],
    [
      'choices of a section',
      menuOf([section({ modifierGroups: ['g9'] })]),
      'sections.0.modifierGroups.0: The menu has no choices or extras “g9”.',
    ],
    [
      'an own mark',
      withItem({ ownMarks: ['m9'] }),
      'sections.0.items.0.ownMarks.0: The menu has no mark “m9”.',
    ],
    [
      'two sections with one id',
      menuOf([section(), section()]),
      'sections.0.id: Two sections have the id 1.',
    ],
    [
      'two items with one id',
      menuOf([section({ items: [dish(), dish()] })]),
      'sections.0.items.1.id: Two items of “Raw bar” have the id 1.',
    ],
    [
      'two columns with one id',
      menuOf([section({ priceHeads: [glass, glass] })]),
      'sections.0.priceHeads.1.id: The id “gl” is taken twice.',
    ],
    [
      'two groups with one id',
      menuOf([], { modifierGroups: [group(), group()] }),
      'modifierGroups.1.id: The id “g1” is taken twice.',
    ],
    [
      'two options with one id',
      menuOf([], {
        modifierGroups: [
          group({
            options: [
              { id: 'o1', name: 'A' },
              { id: 'o1', name: 'B' },
            ],
          }),
        ],
      }),
      'modifierGroups.0.options.1.id: The id “o1” is taken twice.',
    ],
    [
      'two notices with one id',
      menuOf([], {
        notices: [
          { id: 'n1', text: 'A' },
          { id: 'n1', text: 'B' },
        ],
      }),
      'notices.1.id: The id “n1” is taken twice.',
    ],
  ])('%s', (_, menu, refusal) => {
    expect(refusals(menu)).toEqual([refusal])
  })
})

describe('sections that cannot stand so are refused', () => {
  const inItself = (at: number, id: number) =>
    `sections.${at}.parentId: “Section ${id}” is inside itself: sections can’t contain each other.`
  const NOT_BEHIND = 'must come right after the section it is in, or after the other sections in it.'

  it.each([
    ['one in itself', [under(1, 1)], [inItself(0, 1)]],
    [
      'three in a circle',
      [under(1, 3), under(2, 1), under(3, 2)],
      [inItself(0, 1), inItself(1, 2), inItself(2, 3)],
    ],
    [
      'one in a section that is not there',
      [under(1, 9)],
      ['sections.0.parentId: “Section 1” is in section 9, which the menu doesn’t have.'],
    ],
    [
      'one before the section it stands in',
      [under(1, 2), under(2)],
      [`sections.0.parentId: “Section 1” ${NOT_BEHIND}`],
    ],
    [
      'one apart from it',
      [under(1), under(2), under(3, 1)],
      [`sections.2.parentId: “Section 3” ${NOT_BEHIND}`],
    ],
    [
      'a fourth level',
      [under(1), under(2, 1), under(3, 2), under(4, 3)],
      ['sections.3.parentId: “Section 4” is too deep: sections can be nested three levels.'],
    ],
  ])('%s', (_, sections, expected) => {
    expect(refusals(menuOf(sections))).toEqual(expected)
  })

  it('and columns of a circle are looked for in vain, not forever', () => {
    const circle = [under(1, 2), under(2, 1), under(3, 3)] as unknown as Section[]
    expect(circle.map((one) => headsAbove(circle, one))).toEqual([[], [], []])
  })
})

describe('more than a menu holds is refused', () => {
  it.each([
    [
      '200 notices',
      menuOf([], { notices: many(200, (at) => ({ id: `n${at}`, text: 'Please ask.' })) }),
      'notices: A menu has at most 40 notices.',
    ],
    [
      '61 sections',
      menuOf(many(61, (at) => section({ id: at }))),
      'sections: A menu has at most 60 sections.',
    ],
    [
      '61 groups',
      menuOf([], { modifierGroups: many(61, (at) => group({ id: `g${at}` })) }),
      'modifierGroups: A menu has at most 60 groups of choices and extras.',
    ],
    [
      '1,002 items',
      menuOf(many(2, (id) => section({ id, items: many(501, (at) => dish({ id: at })) }))),
      'sections: A menu holds at most 1000 items; this one has 1002.',
    ],
    [
      'a choice of nothing',
      menuOf([], { modifierGroups: [group({ options: [] })] }),
      'modifierGroups.0.options: A choice needs an option.',
    ],
    [
      'more choices than may be made',
      menuOf([], { modifierGroups: [group({ min: 3, max: 1 })] }),
      'modifierGroups.0.max: A guest cannot be asked for more choices than are allowed.',
    ],
    [
      'a percentage of a notice that is no fee',
      menuOf([], { notices: [{ id: 'n1', text: 'Hello', fee: { percent: 20 } }] }),
      'notices.0.fee: Only a notice of a fee has a percentage or an amount.',
    ],
    [
      'a fee of 200 percent',
      menuOf([], { notices: [{ id: 'n1', kind: 'fee', text: 'Service', fee: { percent: 200 } }] }),
      'notices.0.fee.percent: A fee is 0 to 100 percent.',
    ],
  ])('%s', (_, menu, refusal) => {
    expect(refusals(menu)).toEqual([refusal])
  })
})

describe('what stands', () => {
  it('takes the columns of the section around, two levels up', () => {
    const wine = [
      section({ id: 1, name: 'Wine', priceHeads: [glass] }),
      section({ id: 2, name: 'Red', parentId: 1 }),
      section({ id: 3, name: 'Italy', parentId: 2, items: [dish({ prices: [price({ head: 'gl' })] })] }),
      section({ id: 4, name: 'White', parentId: 1 }),
    ]
    expect(refusals(menuOf(wine))).toEqual([])
  })

  it('is any menu that can be said', () => {
    fc.assert(
      fc.property(anyMenu, (menu) => {
        expect(menuSchema.parse(menu)).toEqual(menu)
      }),
      { numRuns: tries(30) },
    )
  })
})
