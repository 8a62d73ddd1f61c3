import { expect, it } from 'vitest'
import { applyConfirmations, claimsOf } from '../../menu/claims/claims.ts'
import { specialSchema } from '../model/special.ts'
import { againstSpecial, specialItem } from './special-item.ts'

const ID = '0b0c6a3e-6a0e-4f4e-9d8f-0b8f2f5d3c11'

const itemOf = (changes: object) =>
  specialItem(
    ID,
    specialSchema.parse({
      menuId: 'm',
      name: 'Lentil soup',
      prices: [{ id: 'p1', amount: 950 }],
      allergens: [],
      isConfirmed: true,
      timeZone: 'Europe/Paris',
      from: '2026-12-01T10:00',
      until: '2026-12-01T20:00',
      ...changes,
    }),
  )

const asked = (words: object) =>
  againstSpecial({ sections: [], modifierGroups: [] }, undefined, itemOf(words))

it('is declared as its card says once its owner confirms that, as any item is', () => {
  expect(itemOf({}).allergens).toEqual([])
  expect(itemOf({ name: 'Prawns', allergens: ['crustaceans'] }).allergens).toEqual(['crustaceans'])
})

it.each([{}, { allergens: ['milk'], mayContain: ['eggs'], dietaryOptions: [1] }, { dietsOnRequest: [2] }])(
  'waits with all that it claims until then, as the same item of a menu does: %o',
  (claims) => {
    const { confirmedClaims: _, ...stated } = itemOf(claims)
    const open = itemOf({ ...claims, isConfirmed: undefined })
    expect(open).toEqual(applyConfirmations(stated))
    expect(open.allergens).toBeUndefined()
    expect(open.dietaryOptions).toEqual([])
    expect(claimsOf(open)).toEqual(claimsOf(stated))
  },
)

it.each([
  { name: 'Peanut Prawn Special' },
  { description: 'with cashew' },
  { name: 'Soup', secondName: 'mit Erdnuss' },
])('is asked for where its words say otherwise: %o', (words) => {
  expect(asked({ ...words, dietaryOptions: [2, 3] })).not.toEqual([])
})
