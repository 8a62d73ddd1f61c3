import { expect, it } from 'vitest'
import { proposeClaims, readFromFile } from '#domain/menu/claims/proposals.ts'
import { customItem, rewriteItem } from '#domain/menu/editing/edits.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { diet } from '#domain/reference/reference.ts'
import { confirmFile, countOfFile, waitingOf } from './waiting.ts'

const steak = readFromFile(
  customItem(
    { name: 'Steak', description: '', prices: [fixedPrice(3400)], dietaryOptions: [] },
    { id: 1, cuisineId: 5, categoryId: 2 },
  ),
  { dietaryOptions: [diet.vegan, diet.glutenFree], allergens: ['milk'] },
)
const menu = newMenu([{ id: 2, name: 'Mains', items: [steak] }])

it('confirms all that can be true at once, and leaves what cannot to the owner', () => {
  const [item] = confirmFile(menu, true).sections[0]?.items ?? []
  expect(item).toMatchObject({ dietaryOptions: [diet.glutenFree], allergens: ['milk'] })
  expect(item?.claimsToConfirm?.dietaryOptions).toEqual([diet.vegan])
  expect(item?.confirmedClaims?.dietaryOptions).toEqual([diet.glutenFree])
})

it('confirms nothing that the plan does not show', () => {
  expect(waitingOf(steak, false)).toEqual({ confirmed: [], allergens: ['milk'] })
  const [item] = confirmFile(menu, false).sections[0]?.items ?? []
  expect(item?.claimsToConfirm?.dietaryOptions).toEqual([diet.vegan, diet.glutenFree])
})

it('confirms what a dish may contain and can be made for with the rest', () => {
  const claimed = { dietaryOptions: [], mayContain: ['nuts'], dietsOnRequest: [diet.vegan] }
  const waiting = readFromFile({ ...steak, claimsToConfirm: undefined }, claimed)
  expect(waitingOf(waiting, false)).toEqual({ confirmed: [], mayContain: ['nuts'] })
  const [item] =
    confirmFile(newMenu([{ id: 2, name: 'Mains', items: [waiting] }]), true).sections[0]?.items ?? []
  expect(item).toMatchObject({ mayContain: ['nuts'], dietsOnRequest: [diet.vegan] })
  expect(item?.claimsToConfirm).toBeUndefined()
})

it('leaves to each dish what no file of the owner said of its present words', () => {
  const byModel = proposeClaims({ ...steak, claimsToConfirm: undefined }, { dietaryOptions: [diet.keto] })
  const renamed = rewriteItem(steak, { name: 'Skirt steak', description: '' })
  const others = newMenu([{ id: 2, name: 'Mains', items: [byModel, { ...renamed, id: 3 }] }])
  expect(countOfFile(others, true)).toBe(0)
  expect(confirmFile(others, true)).toEqual(others)
})

it('confirms of a file only what it said itself', () => {
  const item = readFromFile(
    { ...steak, claimsToConfirm: { dietaryOptions: [diet.keto] } },
    { allergens: ['milk'] },
  )
  const [confirmed] =
    confirmFile(newMenu([{ id: 2, name: 'Mains', items: [item] }]), true).sections[0]?.items ?? []
  expect(confirmed?.allergens).toEqual(['milk'])
  expect(confirmed?.claimsToConfirm?.dietaryOptions).toEqual([diet.keto])
})
