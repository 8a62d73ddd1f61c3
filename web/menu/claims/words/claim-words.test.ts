import { expect, it } from 'vitest'
import { diet } from '#domain/reference/reference.ts'
import { claimWords } from './claim-words.ts'

it('says every state of a claim', () => {
  expect(
    claimWords({
      dietaryOptions: [diet.vegan],
      allergens: ['hazelnuts', 'nuts'],
      mayContain: ['brazil-nuts'],
      removable: ['hazelnuts'],
      dietsOnRequest: [diet.glutenFree],
    }),
  ).toEqual([
    'Vegan',
    'contains hazelnuts, tree nuts',
    'may contain Brazil nuts',
    'can be made without hazelnuts',
    'can be made Gluten-Free',
  ])
})

it('says that there are no allergens only where that is to be confirmed', () => {
  expect(claimWords({ allergens: [] })).toEqual([])
  expect(claimWords({ allergens: [] }, 'none')).toEqual(['no allergens'])
  expect(claimWords({}, 'none')).toEqual([])
})
