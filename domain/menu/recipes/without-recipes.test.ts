import { expect, it } from 'vitest'
import { buildContent } from '../../../tests/builders/build-menu.ts'
import { applyConfirmations, stateClaims } from '../claims/claims.ts'
import type { MenuItem } from '../model/item.ts'
import { itemsOf, mapItems } from '../model/walk.ts'
import { withoutPrivateParts } from './without-recipes.ts'

const made = (item: MenuItem) =>
  stateClaims({ ...item, ingredients: ['grandmother’s ham'] }, { allergens: ['milk'] })

it('takes the recipes, the business and what was said to advice off, and leaves what is confirmed confirmed', () => {
  const content = mapItems(buildContent({ items: 2 }), made)
  const told = withoutPrivateParts({
    ...content,
    adviceNotes: { dismissed: [{ id: 'grandmother', items: [] }], promoted: [] },
    lockedItems: [1],
    restaurant: { ...content.restaurant, business: { employees: 7 } },
  })
  expect(JSON.stringify(told)).not.toMatch(/grandmother|employees/u)
  expect(itemsOf(told).map((item) => applyConfirmations(item).allergens)).toEqual([['milk'], ['milk']])
  expect(withoutPrivateParts(told)).toEqual(told)
})
