import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { tries } from '#tests/support/depth.ts'
import { type Menu, newMenu } from '../menu/model/menu.ts'
import type { Price } from '../menu/model/price.ts'
import { fixedPrice } from '../menu/prices/lead-price.ts'
import { maxAmount } from '../money/currency.ts'
import {
  changedAmount,
  changePrices,
  type PriceChange,
  previewPriceChange,
  withAmountsOf,
} from './price-change.ts'
import { EXACT, ownRounding, roundingSteps } from './rounding.ts'

const change = (kind: PriceChange['kind'], by: number, step = 1, withExtras = false): PriceChange => ({
  kind,
  by,
  rounding: { step },
  withExtras,
})

describe('a changed amount', () => {
  it.each([
    [710, change('amount', 0.2), 730],
    [1200, change('percent', 7.5), 1290],
    [115, change('percent', 10), 127],
    [1220, change('amount', 0, 50), 1200],
    [1225, change('amount', 0, 50), 1250],
    [1249, change('percent', 10, 100), 1400],
    [1350, change('amount', 0, 100), 1400],
    [300, change('amount', -5), 1],
    [300, change('amount', -5, 50), 50],
    [30, change('percent', -10, 100), 30],
    [300, change('percent', -150), 1],
    [0, change('amount', 5), 0],
    [-200, change('percent', 50), -300],
    [-200, change('amount', 1), -200],
    [maxAmount('USD'), change('percent', 50), maxAmount('USD')],
  ])('of %d by %o is %d', (amount, by, expected) => {
    expect(changedAmount(amount, by, 'USD')).toBe(expected)
  })

  it.each([
    ['EUR', 0.5, 50, [850, 1265, 2150], [900, 1300, 2250]],
    ['JPY', 10, 10, [480, 980, 1250], [500, 1020, 1300]],
    ['KWD', 0.05, 50, [750, 1250, 3500], [800, 1300, 3650]],
  ] as const)('of %s by 4 %% is rounded to %d', (currency, _major, step, before, after) => {
    expect(roundingSteps(currency)).toContain(step)
    expect(before.map((amount) => changedAmount(amount, change('percent', 4, step), currency))).toEqual(after)
  })

  it('is always one that a menu accepts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'HUF'),
        fc.nat(),
        fc.constantFrom('amount' as const, 'percent' as const),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.nat(5),
        (currency, seed, kind, by, nth) => {
          const steps = roundingSteps(currency)
          const amount = seed % (maxAmount(currency) + 1)
          const after = changedAmount(amount, change(kind, by, steps[nth % steps.length]), currency)
          expect(Number.isInteger(after)).toBe(true)
          expect(after).toBeGreaterThanOrEqual(amount === 0 ? 0 : 1)
          expect(after).toBeLessThanOrEqual(maxAmount(currency))
          expect(Object.is(after, -0)).toBe(false)
        },
      ),
    )
  })
})

it.each([
  ['USD', [1, 5, 10, 25, 50, 100]],
  ['EUR', [1, 5, 10, 25, 50, 100]],
  ['JPY', [1, 5, 10, 25, 50, 100]],
  ['KWD', [1, 50, 100, 250, 500, 1000]],
  ['HUF', [1, 500, 1000, 2500, 5000, 10_000]],
])('rounds %s to these steps', (currency, steps) => {
  expect(roundingSteps(currency)).toEqual(steps)
})

describe('the rounding of a menu', () => {
  it.each([
    ['USD', [395, 495, 895, 1495], { ends: [95] }],
    ['USD', [395, 395, 495, 550, 525, 1495], { ends: [25, 50, 95] }],
    ['USD', [1200, 1400, 900], { ends: [0] }],
    ['USD', [550, 650, 750], { ends: [0, 50] }],
    ['JPY', [980, 1280, 780], { ends: [80] }],
    ['EUR', [1500, 6800], { step: 50 }],
    ['EUR', [320, 480], { step: 10 }],
    ['USD', [395, 495], { step: 5 }],
    ['USD', [], { step: 50 }],
    ['USD', [411, 523, 637, 746, 859, 962, 1073, 1184, 1295, 1307, 1418, 1521], { step: 1 }],
  ])('of %s %j is %j', (currency, amounts, expected) => {
    expect(ownRounding(amounts, currency)).toEqual(expected)
  })

  it('keeps the ends, and takes no price the other way', () => {
    const ends = { ends: [95] }
    expect(changedAmount(395, { kind: 'percent', by: 5, rounding: ends }, 'USD')).toBe(395)
    expect(changedAmount(1495, { kind: 'percent', by: 5, rounding: ends }, 'USD')).toBe(1595)
    expect(changedAmount(400, { kind: 'percent', by: 1, rounding: ends }, 'USD')).toBe(400)
    expect(changedAmount(390, { kind: 'percent', by: -1, rounding: ends }, 'USD')).toBe(390)
    expect(changedAmount(50, { kind: 'amount', by: -3, rounding: ends }, 'USD')).toBe(50)
  })
})

const soup = buildItem({
  id: 1,
  name: 'Onion soup',
  prices: [
    { id: 'p1', kind: 'fixed', label: 'cup', amount: 900, original: 800 },
    { id: 'p2', kind: 'fixed', label: 'bowl', amount: 1400, former: 1600 },
    { id: 'p3', kind: 'supplement', label: 'add egg', amount: 300 },
  ],
})
const market = buildItem({ id: 2, name: 'Branzino', prices: [{ id: 'p1', kind: 'market' }] })
const wine = buildItem({
  id: 1,
  name: 'Gamay',
  prices: [
    { id: 'p1', kind: 'fixed', head: 'gl', amount: 1700 },
    { id: 'p2', kind: 'fixed', head: 'btl', amount: 7600 },
  ],
})
const menu: Menu = {
  ...newMenu([
    { id: 1, name: 'To start', items: [soup, market] },
    {
      id: 5,
      name: 'Wine',
      priceHeads: [
        { id: 'gl', label: 'Glass' },
        { id: 'btl', label: 'Bottle' },
      ],
      items: [],
    },
    { id: 1000, name: 'Red', parentId: 5, items: [wine] },
    { id: 1001, name: 'Sides', prices: [{ ...fixedPrice(800), label: 'each' }], items: [] },
  ]),
  modifierGroups: [
    {
      id: 'g1',
      name: 'Add to any salad',
      min: 0,
      max: null,
      options: [
        { id: 'o1', name: 'chicken', amount: 700 },
        { id: 'o2', name: 'dressing', amount: 0 },
      ],
    },
  ],
}

const rowsOf = (by: PriceChange, sectionId: number | null = null) =>
  previewPriceChange(menu, by, sectionId).map(
    ({ name, label, before, after }) => `${[name, label].filter(Boolean).join(', ')}: ${before} → ${after}`,
  )

/** Every amount of a menu that a change may move, in the order of the preview. */
const amountsOf = ({ sections, modifierGroups }: Menu, withExtras: boolean) => {
  const own = (prices: readonly Price[] = []) =>
    prices.flatMap(({ amount, kind }) =>
      amount === undefined || (kind === 'supplement' && !withExtras) ? [] : [amount],
    )
  const options = withExtras
    ? modifierGroups.flatMap(({ options }) => options.map(({ amount }) => amount))
    : []
  return [
    ...sections.flatMap(({ prices, items }) => [
      ...own(prices),
      ...items.flatMap((item) => own(item.prices)),
    ]),
    ...options,
  ].filter((amount) => amount !== 0)
}

describe('changing prices', () => {
  it('changes every own amount and those of whole sections', () => {
    expect(rowsOf(change('percent', 10, 50))).toEqual([
      'Onion soup, cup: 900 → 1000',
      'Onion soup, bowl: 1400 → 1550',
      'Gamay, Glass: 1700 → 1850',
      'Gamay, Bottle: 7600 → 8350',
      'Sides, each: 800 → 900',
    ])
  })

  it('changes supplements and options where it says so', () => {
    const by = change('percent', 10, 1, true)
    expect(rowsOf(by)).toContain('Onion soup, add egg: 300 → 330')
    expect(rowsOf(by)).toContain('Add to any salad, chicken: 700 → 770')
    expect(rowsOf(by)).toHaveLength(7)
    expect(rowsOf(by, 1)).toEqual([
      'Onion soup, cup: 900 → 990',
      'Onion soup, bowl: 1400 → 1540',
      'Onion soup, add egg: 300 → 330',
    ])
  })

  it('stays within the section it is for, with the sections in it', () => {
    const by = change('amount', 1)
    expect(rowsOf(by, 5)).toEqual(['Gamay, Glass: 1700 → 1800', 'Gamay, Bottle: 7600 → 7700'])
    const changed = changePrices(menu, by, 5)
    expect(changed.sections[0]).toBe(menu.sections[0])
    expect(changed.sections[2]?.items[0]?.prices.map(({ amount }) => amount)).toEqual([1800, 7700])
  })

  it('ends an optimization for the amounts that change, and for no other; a former price stays', () => {
    const [changed] = changePrices(menu, change('amount', 1), null).sections[0]?.items ?? []
    expect(changed?.prices[0]).toEqual({ id: 'p1', kind: 'fixed', label: 'cup', amount: 1000 })
    expect(changed?.prices[1]).toMatchObject({ amount: 1500, former: 1600 })
    expect(changePrices(menu, change('amount', 0), null).sections[0]?.items[0]).toBe(soup)
  })

  it('does to any menu what its preview says, and is taken back', () => {
    const changes = fc.record({
      kind: fc.constantFrom('amount' as const, 'percent' as const),
      by: fc.double({ min: -200, max: 400, noNaN: true }),
      rounding: fc.constantFrom(EXACT, { step: 50 }, { step: 100 }, { ends: [95] }, { ends: [0, 25, 50] }),
      withExtras: fc.boolean(),
    })
    fc.assert(
      fc.property(anyMenu, changes, (any, by) => {
        const preview = previewPriceChange(any, by, null)
        const changed = changePrices(any, by, null)
        expect(preview.map(({ before }) => before)).toEqual(amountsOf(any, by.withExtras))
        expect(preview.map(({ after }) => after)).toEqual(amountsOf(changed, by.withExtras))
        expect(withAmountsOf(changed, any)).toEqual(any)
      }),
      { numRuns: tries(60) },
    )
  })
})
