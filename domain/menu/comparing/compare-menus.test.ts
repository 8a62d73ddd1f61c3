import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyContent } from '#tests/builders/any-menu.ts'
import { buildContent, buildItem } from '#tests/builders/build-menu.ts'
import { countChanges } from '#tests/builders/count-changes.ts'
import { computingMs } from '#tests/support/computing-time.ts'
import { tries } from '#tests/support/depth.ts'
import type { MenuItem } from '../model/item.ts'
import { type Menu, newMenu } from '../model/menu.ts'
import { mapItems } from '../model/walk.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { compareMenus } from './compare-menus.ts'
import { type Comparison, isSame } from './comparison.ts'
import { comparisonRows } from './comparison-rows.ts'

const states = { isOneMenu: true } as const
const menus = { isOneMenu: false } as const

const menuOf = (...sections: readonly (readonly [name: string, items: readonly MenuItem[]])[]): Menu =>
  newMenu(sections.map(([name, items], at) => ({ id: at + 1, name, items: [...items] })))

const soup = buildItem({ id: 1, name: 'Soup', prices: [fixedPrice(800)] })
const steak = buildItem({ id: 2, name: 'Steak', prices: [fixedPrice(3000)] })
const cake = buildItem({ id: 3, name: 'Cake', prices: [fixedPrice(900)] })
const before = menuOf(['Starters', [soup]], ['Mains', [steak, cake]])

describe('two states of a menu', () => {
  it('tells what was added, removed, renamed, re-priced and moved', () => {
    const after = menuOf(
      ['Starters', [{ ...soup, name: 'Soup of the Day' }, cake]],
      ['Mains', [buildItem({ id: 4, name: 'Cod', prices: [fixedPrice(2600)] })]],
    )
    expect(comparisonRows(compareMenus(before, after, states))).toMatchObject([
      { change: 'renamed', name: 'Soup of the Day', before: 'Soup', after: 'Soup of the Day' },
      { change: 'moved', name: 'Cake', before: 'Mains', after: 'Starters' },
      { change: 'added', name: 'Cod', path: ['Mains'], after: '$26.00' },
      { change: 'removed', name: 'Steak', path: ['Mains'], before: '$30.00' },
    ])
  })

  it('gives the amount and the percentage of each price, by what is sold at it', () => {
    const wine = (glass: number, bottle: number) =>
      menuOf([
        'Wine',
        [
          buildItem({
            prices: [
              { id: 'p1', kind: 'fixed', amount: glass, label: 'Glass' },
              { id: 'p2', kind: 'fixed', amount: bottle, label: 'Bottle' },
            ],
          }),
        ],
      ])
    const { items } = compareMenus(wine(1200, 4800), wine(1350, 4800), states)
    expect(items).toHaveLength(1)
    expect(items[0]?.prices).toMatchObject([
      { label: 'Glass', beforeText: '$12.00', afterText: '$13.50', difference: 150, percent: 12.5 },
    ])
  })

  it('knows a price by its label where the prices changed places', () => {
    const priced = (...prices: MenuItem['prices']) => menuOf(['Mains', [{ ...steak, prices }]])
    const [half, whole] = [
      { id: 'p1', kind: 'fixed', amount: 900, label: 'Half' },
      { id: 'p2', kind: 'fixed', amount: 1600, label: 'Whole' },
    ] as const
    const { items } = compareMenus(priced(half, whole), priced(whole, { ...half, amount: 1000 }), states)
    expect(items[0]).toMatchObject({
      prices: [{ label: 'Half', difference: 100 }],
      fields: [{ field: 'priceOrder' }],
    })
  })

  it('gives no percentage of nothing, nor from or to words', () => {
    const priced = (price: MenuItem['prices'][number]) => menuOf(['Mains', [{ ...steak, prices: [price] }]])
    const market = priced({ id: 'p1', kind: 'market' })
    expect(compareMenus(market, priced(fixedPrice(4000)), states).items[0]?.prices).toMatchObject([
      { beforeText: 'Market Price', afterText: '$40.00', difference: null, percent: null },
    ])
    const free = priced(fixedPrice(0))
    expect(compareMenus(free, priced(fixedPrice(500)), states).items[0]?.prices[0]?.percent).toBeNull()
  })

  it('names other words, marks and allergens, a declaration of none included', () => {
    const changed = menuOf(
      ['Starters', [{ ...soup, description: 'Leek and potato.', marks: ['new'], allergens: [] }]],
      ['Mains', [steak, cake]],
    )
    expect(compareMenus(before, changed, states).items[0]?.fields).toEqual([
      { field: 'description', before: soup.description, after: 'Leek and potato.' },
      { field: 'allergens', before: '', after: 'None' },
      { field: 'marks', before: '', after: 'New' },
    ])
  })

  it('names titles, sections and the order of dishes', () => {
    const after = {
      ...menuOf(['First', [soup]], ['Mains', [cake, steak]], ['Drinks', []]),
      title: 'Dinner',
    }
    const found = compareMenus(before, after, states)
    expect(found.menu).toEqual([{ field: 'title', before: '', after: 'Dinner' }])
    expect(found.sections).toMatchObject([
      { kind: 'changed', isRenamed: true, before: { name: 'Starters' }, after: { name: 'First' } },
      { kind: 'changed', fields: [{ field: 'itemOrder', before: 'Steak, Cake', after: 'Cake, Steak' }] },
      { kind: 'added', after: { name: 'Drinks' } },
    ])
    expect(found.items).toEqual([])
  })
})

describe('two menus', () => {
  it('matches by name in the same section first, then by name, then by number, whatever the ids', () => {
    const lunch = menuOf(
      ['Mains', [buildItem({ id: 70, name: 'Fish and Chips', prices: [fixedPrice(1500)] })]],
      [
        'Sides',
        [buildItem({ id: 71, name: 'Crème Brûlée' }), buildItem({ id: 72, name: 'Duck', number: '23' })],
      ],
    )
    const dinner = menuOf(
      ['Sides', [buildItem({ id: 1, name: 'Roast Duck', number: '23' })]],
      ['Mains', [buildItem({ id: 2, name: 'Fish & chips', prices: [fixedPrice(1800)] })]],
      ['Sweets', [buildItem({ id: 70, name: 'Creme Brulee' })]],
    )
    const { items } = compareMenus(lunch, dinner, menus)
    expect(items).toMatchObject([
      { isRenamed: true, isMoved: false, before: { name: 'Duck' }, after: { name: 'Roast Duck' } },
      { after: { name: 'Fish & chips' }, prices: [{ difference: 300, percent: 20 }] },
      { isMoved: true, before: { name: 'Crème Brûlée' }, after: { name: 'Creme Brulee' } },
    ])
  })

  it('subtracts nothing between two currencies, and says so', () => {
    const found = compareMenus(before, { ...before, currency: 'EUR' }, menus)
    expect(found).toMatchObject({ hasOneCurrency: false, currencies: { before: 'USD', after: 'EUR' } })
    expect(countChanges(found).repriced).toBe(3)
    expect(found.items.flatMap(({ prices }) => prices)).toMatchObject(
      Array(3).fill({ difference: null, percent: null }),
    )
  })
})

describe('any menus', () => {
  it('finds nothing between a menu and itself', () => {
    fc.assert(
      fc.property(anyContent, fc.boolean(), (menu, isOneMenu) => {
        expect(isSame(compareMenus(menu, structuredClone(menu), { isOneMenu }))).toBe(true)
      }),
      { numRuns: tries(60) },
    )
  })

  it('finds the same turned around', () => {
    fc.assert(
      fc.property(anyContent, anyContent, fc.boolean(), (one, other, isOneMenu) => {
        const there = compareMenus(one, other, { isOneMenu })
        const back = compareMenus(other, one, { isOneMenu })
        expect(said(turned(back))).toEqual(said(there))
      }),
      { numRuns: tries(60) },
    )
  })

  it('finds each new price, and nothing else', () => {
    fc.assert(
      fc.property(anyContent, fc.integer({ min: 1, max: 500 }), (menu, more) => {
        const dearer = mapItems(menu, (item) => ({
          ...item,
          prices: item.prices.map((price) =>
            price.amount !== undefined && price.amount > 0
              ? { ...price, amount: price.amount + more }
              : price,
          ),
        }))
        const found = compareMenus(menu, dearer, states)
        expect({ ...found, items: [] }).toMatchObject({ menu: [], sections: [] })
        const amounts = menu.sections.flatMap(({ items }) =>
          items.flatMap(({ prices }) => prices.filter(({ amount = 0 }) => amount > 0)),
        )
        const changes = found.items.flatMap(({ prices }) => prices)
        expect(changes.map(({ difference }) => difference)).toEqual(Array(amounts.length).fill(more))
        expect(
          found.items.every(
            ({ isRenamed, isMoved, fields }) => !isRenamed && !isMoved && fields.length === 0,
          ),
        ).toBe(true)
      }),
      { numRuns: tries(60) },
    )
  })

  it('compares a thousand dishes at once', () => {
    const long = buildContent({ items: 1000, sections: 20 })
    const other = mapItems(long, (item) => ({ ...item, id: item.id + 1, prices: [fixedPrice(1)] }))
    const compare = () => expect(countChanges(compareMenus(long, other, menus)).repriced).toBe(1000)
    expect(computingMs(compare)).toBeLessThan(2000)
  })
})

/** A comparison with both sides exchanged. */
function turned({ menu, sections, items, ...rest }: Comparison): Comparison {
  const kinds = { added: 'removed', removed: 'added', changed: 'changed' } as const
  const texts = (changes: Comparison['menu']) =>
    changes.map(({ field, before: was, after: is }) => ({ field, before: is, after: was }))
  const turn = <Change extends Comparison['items'][number] | Comparison['sections'][number]>(
    change: Change,
  ): Change => ({
    ...change,
    kind: kinds[change.kind],
    before: change.after,
    after: change.before,
    fields: texts(change.fields),
    prices: change.prices.map((price) => ({
      ...price,
      before: price.after,
      after: price.before,
      beforeText: price.afterText,
      afterText: price.beforeText,
      difference: price.difference && -price.difference,
    })),
  })
  return { ...rest, menu: texts(menu), sections: sections.map(turn), items: items.map(turn) }
}

/** What was found in any order; a label is that of the later side, and a percentage is of the earlier one. */
function said({ menu, sections, items }: Comparison): string[] {
  const plain = (change: object) =>
    JSON.stringify(change, (key, value) => {
      if (key === 'label' || key === 'percent') return undefined
      return Array.isArray(value) && (key === 'prices' || key === 'fields')
        ? value.map((part) => JSON.stringify({ ...part, label: 0, percent: 0 })).toSorted()
        : value
    })
  return [...menu, ...sections, ...items].map(plain).toSorted()
}
