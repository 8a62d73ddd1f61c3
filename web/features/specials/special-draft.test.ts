import { expect, it } from 'vitest'
import { draftPrice, type SpecialDraft, specialOf } from './special-draft.ts'

const draft: SpecialDraft = {
  menuId: 'm1',
  name: ' Osso buco ',
  description: '',
  price: '29',
  imageUrl: null,
  section: '',
  until: '2026-12-02T04:00',
  statement: {},
}
const when = { timeZone: 'Europe/Paris', from: '2026-12-01T17:00' }

it('says nothing of allergens that nobody declared', () => {
  const special = specialOf(draft, undefined, when)
  expect(special).toMatchObject({ name: 'Osso buco', prices: [], until: '2026-12-02T04:00', ...when })
  expect(special).not.toHaveProperty('allergens')
  expect(special).not.toHaveProperty('sectionId')
})

it('says what its owner declares, and where it stands', () => {
  const stated = { ...draft, section: '3', statement: { allergens: ['celery'], confirmed: [4] } }
  expect(specialOf(stated, undefined, when)).toMatchObject({ allergens: ['celery'], sectionId: 3 })
})

it('reads a price, none, or that of the market', () => {
  expect(draftPrice('29,50', 'EUR')).toEqual({ id: 'p1', kind: 'fixed', amount: 2950 })
  expect(draftPrice(' mp ', 'USD')).toEqual({ id: 'p1', kind: 'market' })
  expect(draftPrice('', 'USD')).toBeUndefined()
  expect(draftPrice('lots', 'USD')).toBeNull()
})
