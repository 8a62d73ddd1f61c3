import { expect, it } from 'vitest'
import { diet } from '../../reference/reference.ts'
import { cautions, impossibleWishes } from './impossible-wishes.ts'

const seafood = [diet.seafood]
const all = [1, 2, 3, 4, 5].map((categoryId) => ({ categoryId, count: 3 }))

it.each([
  [{ dietaryOptions: [diet.vegan, diet.seafood] }, 'No dish can be both vegan and seafood. Choose one.'],
  [{ dietaryOptions: seafood, notes: 'Jain' }, 'No dish can be both vegetarian and seafood. Choose one.'],
  [
    { dietaryOptions: seafood, notes: 'no seafood' },
    'You chose Seafood, but your requests leave out fish and shellfish. Change one of them.',
  ],
  [
    { dietaryOptions: seafood, notes: 'fish and shellfish allergy' },
    'You chose Seafood, but your requests leave out fish and shellfish. Change one of them.',
  ],
])('says that %j exclude each other', (wishes, sentence) => {
  expect(impossibleWishes(wishes)).toBe(sentence)
  expect(cautions(wishes, all)).toEqual([])
})

it.each([
  { dietaryOptions: [diet.vegan, diet.glutenFree, diet.dairyFree, diet.keto] },
  { dietaryOptions: seafood, notes: 'kosher' },
  { dietaryOptions: [diet.vegan], notes: 'halal chicken' },
])('finds nothing impossible in %j', (wishes) => {
  expect(impossibleWishes(wishes)).toBeUndefined()
})

it('says what Seafood leaves empty', () => {
  expect(cautions({ dietaryOptions: seafood }, all)).toEqual([
    'Seafood asks for fish or shellfish in every dish, so desserts and beverages will be empty.',
  ])
  expect(cautions({ dietaryOptions: seafood, notes: 'no fish' }, all.slice(0, 2))).toEqual([
    'Without fish, Seafood leaves shellfish alone.',
  ])
  expect(cautions({ dietaryOptions: [diet.vegan] }, all)).toEqual([])
})
