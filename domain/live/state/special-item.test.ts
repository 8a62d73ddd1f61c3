import { expect, it } from 'vitest'
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
      timeZone: 'Europe/Paris',
      from: '2026-12-01T10:00',
      until: '2026-12-01T20:00',
      ...changes,
    }),
  )

it.each([
  { name: 'Peanut Prawn Special' },
  { description: 'with cashew' },
  { name: 'Soup', secondName: 'mit Erdnuss' },
])(
  'waits with all that it claims where its words say otherwise, until its owner says that it is meant: %o',
  (words) => {
    const open = itemOf({ ...words, dietaryOptions: [2, 3] })
    expect(open.allergens).toBeUndefined()
    expect(open.dietaryOptions).toEqual([])
    expect(open.claimsToConfirm).toMatchObject({ allergens: [], dietaryOptions: [2, 3] })
    const meant = itemOf({ ...words, isConfirmed: true })
    expect(meant.allergens).toEqual([])
    expect(againstSpecial({ sections: [], modifierGroups: [] }, undefined, meant)).not.toEqual([])
  },
)

it('is declared as its card says where nothing speaks against it', () => {
  expect(itemOf({}).allergens).toEqual([])
  expect(itemOf({ name: 'Prawns', allergens: ['crustaceans'] }).allergens).toEqual(['crustaceans'])
})
