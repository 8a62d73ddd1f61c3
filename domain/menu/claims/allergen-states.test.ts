import { expect, it } from 'vitest'
import { customItem } from '../editing/edits.ts'
import type { MenuItem } from '../model/item.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { type AllergenState, saidOfAllergen, stateAllergen, stateMember } from './allergen-states.ts'
import { type Statement, stateClaims } from './claims.ts'
import { proposeClaims } from './proposals.ts'

const tart = customItem(
  { name: 'Tart', description: 'Almonds.', prices: [fixedPrice(900)], dietaryOptions: [] },
  { id: 9000, cuisineId: 8, categoryId: 3 },
)
const stated = (...statements: ((item: MenuItem) => Statement)[]) =>
  statements.reduce((item, statement) => stateClaims(item, statement(item)), tart)
const stands = (group: 'milk' | 'nuts' | 'gluten', state: AllergenState | null) => (item: MenuItem) =>
  stateAllergen(item, group, state)

it('moves an allergen between the three states', () => {
  const contained = stated(stands('milk', 'contains'))
  expect(contained).toMatchObject({ allergens: ['milk'] })
  const removable = stated(stands('milk', 'contains'), stands('milk', 'removable'))
  expect(removable).toMatchObject({ allergens: ['milk'], removable: ['milk'] })
  expect(saidOfAllergen(removable, 'milk')).toEqual({ state: 'removable', isWaiting: false, keys: ['milk'] })
  const trace = stated(stands('milk', 'removable'), stands('milk', 'may-contain'))
  expect(trace.mayContain).toEqual(['milk'])
  expect(trace.allergens).toBeUndefined()
  expect(trace.removable).toBeUndefined()
})

it('declares nothing once the last allergen is taken away', () => {
  const item = stated(stands('milk', 'contains'), stands('milk', null))
  expect(item.allergens).toBeUndefined()
  expect(item.claimsToConfirm).toBeUndefined()
})

it('leaves the other allergens as they are, in the order of the law', () => {
  const item = stated(stands('nuts', 'contains'), stands('gluten', 'contains'), stands('milk', 'may-contain'))
  expect(item).toMatchObject({ allergens: ['gluten', 'nuts'], mayContain: ['milk'] })
})

it('names the nuts one by one in place of the group, and goes back to the group', () => {
  const almonds = stated(stands('nuts', 'contains'), (item) => stateMember(item, 'almonds', true))
  expect(almonds.allergens).toEqual(['almonds'])
  const both = stateClaims(almonds, stateMember(almonds, 'hazelnuts', true))
  expect(both.allergens).toEqual(['almonds', 'hazelnuts'])
  expect(saidOfAllergen(both, 'nuts')).toMatchObject({ state: 'contains', keys: ['almonds', 'hazelnuts'] })
  const one = stateClaims(both, stateMember(both, 'almonds', false))
  expect(stateClaims(one, stateMember(one, 'hazelnuts', false)).allergens).toEqual(['nuts'])
})

it('keeps the names of members when their group moves to another state', () => {
  const item = stated(
    stands('nuts', 'contains'),
    (item) => stateMember(item, 'almonds', true),
    stands('nuts', 'may-contain'),
  )
  expect(item.mayContain).toEqual(['almonds'])
  expect(item.allergens).toBeUndefined()
})

it('tells what waits, and a statement of it confirms the declaration', () => {
  const item = proposeClaims(tart, { dietaryOptions: [], allergens: ['milk', 'almonds'] })
  expect(saidOfAllergen(item, 'nuts')).toEqual({ state: 'contains', isWaiting: true, keys: ['almonds'] })
  const confirmed = stateClaims(item, stateAllergen(item, 'nuts', 'contains'))
  expect(confirmed.allergens).toEqual(['milk', 'almonds'])
  expect(confirmed.claimsToConfirm).toBeUndefined()
})
