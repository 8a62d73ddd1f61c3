import { expect, it } from 'vitest'
import { diet } from '#domain/catalogue/reference.ts'
import { proposeClaims } from '#domain/menu/claims/claims.ts'
import { customItem } from '#domain/menu/editing/edits.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { confirmMenu, waitingOf } from './waiting.ts'

const steak = proposeClaims(
  customItem(
    { name: 'Steak', description: '', prices: [fixedPrice(3400)], dietaryOptions: [] },
    { id: 1, cuisineId: 5, categoryId: 2 },
  ),
  { dietaryOptions: [diet.vegan, diet.glutenFree], allergens: ['milk'] },
)
const menu = newMenu([{ id: 2, name: 'Mains', items: [steak] }])

it('confirms all that can be true at once, and leaves what cannot to the owner', () => {
  const [item] = confirmMenu(menu, true).sections[0]?.items ?? []
  expect(item).toMatchObject({ dietaryOptions: [diet.glutenFree], allergens: ['milk'] })
  expect(item?.claimsToConfirm?.dietaryOptions).toEqual([diet.vegan])
  expect(item?.confirmedClaims?.dietaryOptions).toEqual([diet.glutenFree])
})

it('confirms nothing that the plan does not show', () => {
  expect(waitingOf(steak, false)).toEqual({ confirmed: [], allergens: ['milk'] })
  const [item] = confirmMenu(menu, false).sections[0]?.items ?? []
  expect(item?.claimsToConfirm?.dietaryOptions).toEqual([diet.vegan, diet.glutenFree])
})

it('confirms what a dish may contain and can be made for with the rest', () => {
  const claimed = { dietaryOptions: [], mayContain: ['nuts'], dietsOnRequest: [diet.vegan] }
  const waiting = proposeClaims({ ...steak, claimsToConfirm: undefined }, claimed)
  expect(waitingOf(waiting, false)).toEqual({ confirmed: [], mayContain: ['nuts'] })
  const [item] =
    confirmMenu(newMenu([{ id: 2, name: 'Mains', items: [waiting] }]), true).sections[0]?.items ?? []
  expect(item).toMatchObject({ mayContain: ['nuts'], dietsOnRequest: [diet.vegan] })
  expect(item?.claimsToConfirm).toBeUndefined()
})
