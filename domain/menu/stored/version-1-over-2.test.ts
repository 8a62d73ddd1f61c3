import { expect, it } from 'vitest'
import { buildContent, buildItem } from '#tests/builders/build-menu.ts'
import type { MenuItem } from '../model/item.ts'
import type { Section } from '../model/section.ts'
import { mapItems, mapSections } from '../model/walk.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { beyondVersion1, version1Over } from './version-1-over-2.ts'

const plain = buildContent({ items: 2, sections: 1 })

const withItem = (changes: Partial<MenuItem>) =>
  mapItems(plain, (item) => (item.id === 9002 ? { ...item, ...changes } : item))
const withSection = (changes: Partial<Section>) =>
  mapSections(plain, (section) => ({ ...section, ...changes }))

it.each([
  ['one amount or none', withItem({ prices: [] })],
  ['an amount that was optimized', withItem({ prices: [{ ...fixedPrice(1200), original: 1000 }] })],
  ['euros, which have hundredths as well', { ...plain, currency: 'EUR' }],
  [
    'a title, notices and choices, which no write of version 1 touches',
    {
      ...plain,
      title: 'Dinner',
      notices: [{ id: 'n1', kind: 'tax' as const, text: 'Tax included.' }],
      modifierGroups: [
        { id: 'm1', name: 'Sauces', min: 0, max: null, options: [{ id: 'o1', name: 'Aioli', amount: 100 }] },
      ],
    },
  ],
])('has room for %s', (_case, content) => {
  expect(beyondVersion1(content)).toBeUndefined()
})

it.each([
  ['prices', withItem({ prices: [fixedPrice(1200), fixedPrice(2200, 'p2')] })],
  ['prices', withItem({ prices: [{ id: 'p1', kind: 'market' }] })],
  ['prices', withItem({ prices: [{ ...fixedPrice(1200), label: 'Cup' }] })],
  ['prices', withItem({ prices: [fixedPrice(0)] })],
  ['prices', { ...withItem({}), currency: 'JPY' }, 'Dish number 1'],
  ['wine', withItem({ wine: { vintage: '2023' } })],
  ['mayContain', withItem({ mayContain: [] })],
  ['mayContain', withItem({ claimsToConfirm: { dietaryOptions: [], mayContain: ['nuts'] } })],
  ['intro', withSection({ intro: 'With bread.' }), 'Appetizers'],
  ['parentId', withSection({ parentId: 7 }), 'Appetizers'],
])('has no room for %s', (field, content, name = 'Dish number 2') => {
  expect(beyondVersion1(content)).toEqual({ name, field })
})

it('leaves what belongs to the whole menu as it was', () => {
  const stored = {
    ...plain,
    title: 'Dinner',
    currency: 'EUR',
    marks: [{ id: 'd1', kind: 'own' as const, symbol: 'H', meaning: 'House' }],
  }
  const sent = buildContent({ items: 3, sections: 1, restaurantName: 'Chez Nous' })
  const written = version1Over(
    stored,
    mapItems(sent, (item) => buildItem({ id: item.id })),
  )
  expect(written).toMatchObject({ title: 'Dinner', currency: 'EUR', marks: stored.marks })
  expect(written.restaurant.name).toBe('Chez Nous')
  expect(written.sections[0]?.items).toHaveLength(3)
})
