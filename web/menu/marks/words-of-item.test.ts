import { expect, it } from 'vitest'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { wordsOfItem } from './words-of-item.ts'

const LACKS_MILK = 'In its recipe and not declared: milk'

it('says the contradiction in place of "no allergens" where the recipe has one', () => {
  const free = stateClaims(buildItem(), { allergens: [] })
  expect(wordsOfItem(free, [], true)).toEqual({ said: 'no allergens', waiting: '', against: '' })
  const buttered = { ...free, ingredients: ['200 g butter'] }
  expect(wordsOfItem(buttered, [], true)).toEqual({ said: '', waiting: '', against: LACKS_MILK })
})

it('says it next to what is declared, and of a declaration that waits', () => {
  const item = buildItem({ ingredients: ['butter', 'salmon'] })
  const fish = stateClaims(item, { allergens: ['fish'] })
  expect(wordsOfItem(fish, [], true)).toEqual({ said: 'contains fish', waiting: '', against: LACKS_MILK })
  const waiting = { ...item, ingredients: ['butter'], claimsToConfirm: { dietaryOptions: [], allergens: [] } }
  expect(wordsOfItem(waiting, [], true)).toEqual({ said: '', waiting: '', against: LACKS_MILK })
})

it('says nothing of a recipe while nothing is declared', () => {
  expect(wordsOfItem(buildItem({ ingredients: ['butter'] }), [], true).against).toBe('')
})
