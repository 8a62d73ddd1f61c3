import { expect, it } from 'vitest'
import { draftPrices, type SpecialDraft, specialOf } from './special-draft.ts'

const draft: SpecialDraft = {
  menuId: 'm1',
  name: ' Osso buco ',
  description: '',
  price: '29',
  more: {},
  imageUrl: null,
  section: '',
  until: '2026-12-02T04:00',
  statement: {},
}
const when = { timeZone: 'Europe/Paris', from: '2026-12-01T17:00' }

it('says nothing of allergens that nobody declared', () => {
  const special = specialOf(draft, [], when)
  expect(special).toMatchObject({ name: 'Osso buco', prices: [], until: '2026-12-02T04:00', ...when })
  expect(special).not.toHaveProperty('allergens')
  expect(special).not.toHaveProperty('sectionId')
})

it('says what its owner declares, and where it stands', () => {
  const stated = { ...draft, section: '3', statement: { allergens: ['celery'], confirmed: [4] } }
  expect(specialOf(stated, [], when)).toMatchObject({
    allergens: ['celery'],
    isConfirmed: true,
    sectionId: 3,
  })
})

it('says all else of an item', () => {
  const more = { secondName: 'Kalbshaxe', marks: ['raw' as const], ingredients: ['veal shank'], kcal: 700 }
  expect(specialOf({ ...draft, more }, [], when)).toMatchObject(more)
})

it('reads prices, none, or that of the market', () => {
  const read = (typed: string, currency: string) => draftPrices(typed, { currency, language: 'en' })
  expect(read('29,50', 'EUR')).toMatchObject({ prices: [{ kind: 'fixed', amount: 2950 }] })
  expect(read('glass 12 / bottle 48', 'USD')).toMatchObject({
    prices: [
      { label: 'glass', amount: 1200 },
      { label: 'bottle', amount: 4800 },
    ],
  })
  expect(read(' mp ', 'USD')).toMatchObject({ prices: [{ kind: 'market' }] })
  expect(read('', 'USD')).toEqual({ prices: [] })
  expect(read('-4', 'USD')).toHaveProperty('problem')
})
