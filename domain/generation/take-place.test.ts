import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { menuSchema, newMenu } from '../menu/model/menu.ts'
import type { Section } from '../menu/model/section.ts'
import { itemsOf } from '../menu/model/walk.ts'
import { fixedPrice } from '../menu/prices/lead-price.ts'
import { takePlace } from './take-place.ts'

const fresh = buildItem({ id: 5, name: 'Pork Chop', prices: [fixedPrice(2800)], origin: undefined })

const sectionOf = (items: MenuItem[], changes: Partial<Section> = {}): Section => ({
  id: 1,
  name: 'From the Grill',
  items,
  ...changes,
})

const replacedIn = (section: Section, currency = 'USD', pricedIn = 'USD') => {
  const menu = newMenu([section, { id: 2, name: 'Sides', items: [buildItem({ id: 7 })] }], currency)
  const after = takePlace(menu, { sectionId: 1, itemId: 9001 }, fresh, pricedIn)
  expect(menuSchema.safeParse(after).success).toBe(true)
  expect(after.sections[1]).toBe(menu.sections[1])
  return itemsOf(after)[0]
}

it('keeps the number of the place and the column of its price, and nothing that was about the old dish', () => {
  const wine = buildItem({
    number: 'B4',
    marks: ['signature'],
    origin: 'Chablis',
    kcal: 120,
    prices: [
      { id: 'glass', kind: 'fixed', amount: 1400, head: 'gl', label: 'Old vines', former: 1600 },
      { id: 'bottle', kind: 'fixed', amount: 5200, head: 'btl' },
    ],
  })
  const heads = [
    { id: 'gl', label: 'Glass' },
    { id: 'btl', label: 'Bottle' },
  ]
  expect(replacedIn(sectionOf([wine], { priceHeads: heads }))).toEqual({
    ...fresh,
    number: 'B4',
    prices: [{ id: 'glass', kind: 'fixed', amount: 2800, head: 'gl' }],
  })
})

it('brings its own price where the old dish had a market price, or none at all', () => {
  for (const prices of [[{ id: 'p1', kind: 'market' as const }], []])
    expect(replacedIn(sectionOf([buildItem({ prices })]))?.prices).toEqual([fixedPrice(2800)])
})

it('has no price of its own where the whole has one', () => {
  const sides = sectionOf([buildItem({ prices: [] })], { prices: [fixedPrice(800)] })
  expect(replacedIn(sides)?.prices).toEqual([])
  const course = sectionOf([buildItem({ prices: [{ id: 's', kind: 'supplement', amount: 400 }] })], {
    layout: 'courses',
    prices: [fixedPrice(6500)],
  })
  expect(replacedIn(course)?.prices).toEqual([])
})

it('has no price in a menu of another currency, and never the one of the old dish', () => {
  const before = buildItem({ number: '12', prices: [fixedPrice(1850)] })
  expect(replacedIn(sectionOf([before]), 'EUR')).toEqual({ ...fresh, number: '12', prices: [] })
  expect(replacedIn(sectionOf([buildItem({ prices: [] })]), 'EUR')?.prices).toEqual([])
  expect(replacedIn(sectionOf([buildItem()]), 'EUR', 'EUR')?.prices).toEqual([fixedPrice(2800)])
})
