import { describe, expect, it } from 'vitest'
import { customItem } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { excludedBy, refreshSummary } from './refresh-section.ts'

const dish = (id: number, name = `Dish ${id}`): MenuItem =>
  customItem(
    { name, description: '', prices: [fixedPrice(1000)], dietaryOptions: [] },
    { id, cuisineId: 1, categoryId: 1 },
  )

describe('what another dish must not be', () => {
  const menu = newMenu([
    { id: 1, name: 'Appetizers', items: [dish(1), dish(9001, 'Burrata')] },
    { id: 3, name: 'Desserts', items: [dish(4)] },
  ])

  it('is everything on the menu, and what was replaced a moment ago', () => {
    expect(excludedBy(menu, [dish(7), dish(1)]).menuItemIds).toEqual([1, 9001, 4, 7])
  })

  it('goes by the name where the catalogue does not know the id', () => {
    expect(excludedBy(menu, [dish(9002, 'Caponata')]).menuItemNames).toEqual(['Burrata', 'Caponata'])
  })

  it('stays within what the call takes, for the longest menu too', () => {
    const items = Array.from({ length: 1000 }, (_, n) => dish(n + 1))
    const long = newMenu([{ id: 1, name: 'Appetizers', items }])
    expect(excludedBy(long, [dish(2000)]).menuItemIds).toHaveLength(1000)
  })
})

it('says how far a refresh came', () => {
  expect(refreshSummary({ refreshed: 3, total: 3 }, 'Desserts')).toBe('Desserts: 3 new dishes.')
  expect(refreshSummary({ refreshed: 1, total: 3 }, 'Desserts')).toBe(
    'Desserts: 1 new dish of 3. No other dish is left for the rest.',
  )
  expect(refreshSummary({ refreshed: 0, total: 3 }, 'Desserts')).toBe(
    'Desserts: no other dishes are left that fit this menu.',
  )
})
