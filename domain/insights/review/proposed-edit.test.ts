import { describe, expect, it } from 'vitest'
import { buildContent, buildItem } from '#tests/builders/build-menu.ts'
import { MENU_SIZE_LIMITS } from '../../menu/model/schema.ts'
import { pricingData } from '../../pricing/multipliers.ts'
import { multipliersFor } from '../../pricing/optimize.ts'
import { applyEdits } from './proposed-edit.ts'

const { groups: menu } = buildContent({ items: 4, sections: 2 })
const place = { categoryId: 1, itemId: 9001 }
const appetizers = { id: 1, name: 'Appetizers' }

describe('an edit that came too late', () => {
  const gone = { categoryId: 1, itemId: 1 }

  it('changes nothing where its dish has gone', () => {
    expect(applyEdits(menu, [{ kind: 'set-price', place: gone, price: 5 }])).toEqual(menu)
    expect(applyEdits(menu, [{ kind: 'remove-item', place: gone }])).toEqual(menu)
  })

  it('adds no dish that is there already, and none to a menu that is full', () => {
    const item = buildItem({ id: 9001 })
    expect(applyEdits(menu, [{ kind: 'add-item', category: appetizers, item }])).toEqual(menu)
    const full = buildContent({ items: MENU_SIZE_LIMITS.items }).groups
    const another = buildItem({ id: 1 })
    expect(applyEdits(full, [{ kind: 'add-item', category: appetizers, item: another }])).toEqual(full)
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
  expect(optimized[0]?.items[0]).toMatchObject({ originalPrice: 5.5, price: 6 })
  const priced = applyEdits(optimized, [{ kind: 'set-price', place, price: 9 }])
  expect(priced[0]?.items[0]).toEqual({ ...menu[0]?.items[0], price: 9 })
})

it('removes the later of two in one section', () => {
  const [first, ...rest] = menu
  if (!first) throw new Error('The menu has sections')
  const twice = [{ ...first, items: [...first.items, ...first.items.slice(0, 1)] }, ...rest]
  expect(applyEdits(twice, [{ kind: 'remove-item', place }])).toEqual(menu)
})
