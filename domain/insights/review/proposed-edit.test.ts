import { describe, expect, it } from 'vitest'
import { buildContent, buildItem } from '#tests/builders/build-menu.ts'
import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { pricingData } from '../../pricing/multipliers.ts'
import { multipliersFor, neutralMultipliers } from '../../pricing/optimize.ts'
import { applyEdits } from './proposed-edit.ts'

const menu = buildContent({ items: 4, sections: 2 })
const place = { sectionId: 1, itemId: 9001 }
const appetizers = { id: 1, name: 'Appetizers' }

describe('an edit that came too late', () => {
  const gone = { sectionId: 1, itemId: 1 }

  it('changes nothing where its dish has gone', () => {
    expect(applyEdits(menu, [{ kind: 'set-price', place: gone, priceId: 'p1', amount: 500 }])).toEqual(menu)
    expect(applyEdits(menu, [{ kind: 'set-price', place, priceId: 'p9', amount: 500 }])).toEqual(menu)
    expect(applyEdits(menu, [{ kind: 'remove-item', place: gone }])).toEqual(menu)
  })

  it('adds no dish that is there already, and none to a menu that is full', () => {
    const item = buildItem({ id: 9001 })
    expect(applyEdits(menu, [{ kind: 'add-item', section: appetizers, item }])).toEqual(menu)
    const full = buildContent({ items: MENU_SIZE_LIMITS.items })
    const another = buildItem({ id: 1 })
    expect(applyEdits(full, [{ kind: 'add-item', section: appetizers, item: another }])).toEqual(full)
  })
})

it('forgets an optimization once a price is proposed, and keeps it where factors are', () => {
  const choice = {
    location: 'Chicago',
    audience: 'casual',
    isCompetitive: false,
    isSeasonal: false,
    customMarkupPercent: 0,
  }
  const multipliers = multipliersFor(appetizers, choice, pricingData)
  const optimized = applyEdits(menu, [{ kind: 'optimize-price', place, multipliers }])
  expect(optimized.sections[0]?.items[0]?.prices).toMatchObject([{ original: 550, amount: 600 }])
  const priced = applyEdits(optimized, [{ kind: 'set-price', place, priceId: 'p1', amount: 900 }])
  expect(priced.sections[0]?.items[0]).toEqual({ ...menu.sections[0]?.items[0], prices: [fixedPrice(900)] })
})

it('sets one of several prices by hand, and leaves the factors to the others', () => {
  const prices = [
    { id: 'gl', kind: 'fixed' as const, amount: 1500, original: 1400, label: 'Glass' },
    { id: 'btl', kind: 'fixed' as const, amount: 5600, original: 5200, label: 'Bottle' },
    { id: 'mp', kind: 'market' as const },
  ]
  const item = buildItem({ prices, appliedMultipliers: neutralMultipliers })
  const wine = { ...menu, sections: [{ ...appetizers, items: [item] }] }
  const [after] = itemsOf(applyEdits(wine, [{ kind: 'set-price', place, priceId: 'btl', amount: 5400 }]))
  expect(after?.prices).toEqual([
    prices[0],
    { id: 'btl', kind: 'fixed', amount: 5400, label: 'Bottle' },
    prices[2],
  ])
  expect(after?.appliedMultipliers).toEqual(neutralMultipliers)
})

it('gives the place of a dish to another, with its number', () => {
  const numbered = {
    ...menu,
    sections: [{ ...appetizers, items: [buildItem({ number: '23' })] }, ...menu.sections.slice(1)],
  }
  const item = buildItem({ id: 3, name: 'Pork Chop', prices: [fixedPrice(1900)] })
  const after = applyEdits(numbered, [{ kind: 'replace-item', place, item }])
  expect(after.sections[0]?.items).toEqual([{ ...item, number: '23' }])
  expect(after.sections[1]).toBe(numbered.sections[1])
})

it('removes the later of two in one section', () => {
  const [first, ...rest] = menu.sections
  if (!first) throw new Error('The menu has sections')
  const items = [...first.items, ...first.items.slice(0, 1)]
  const twice = { ...menu, sections: [{ ...first, items }, ...rest] }
  expect(applyEdits(twice, [{ kind: 'remove-item', place }])).toEqual(menu)
})
