import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { anyLine, anyLineOrNone } from '#tests/builders/any-words.ts'
import { defaultDesign } from '../../design/settings.ts'
import { toMinor } from '../../money/currency.ts'
import { defaultRestaurant } from '../model/restaurant.ts'
import { itemsOf } from '../model/walk.ts'
import { contentOfVersion1Schema } from './content-of-version-1.ts'
import { savedMenuForm } from './forms.ts'
import { readStored } from './read-stored.ts'

const anyPrice = fc.oneof(
  fc.constantFrom(0, 4.35, 9.99, 100_000),
  fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
)

const anyDetail = fc.record({
  id: fc.integer({ min: 0, max: 9 }),
  name: fc.oneof(anyLineOrNone(60), fc.constantFrom(' ', 'Vegan', 'Halal', 'halal food')),
  displayClass: fc.constant(''),
})

const anyClaims = fc.record(
  {
    dietaryOptions: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
    allergens: fc.array(fc.constantFrom('milk', 'gluten', 'fairy dust'), { maxLength: 3 }),
  },
  { requiredKeys: ['dietaryOptions'] },
)

const anyItem = fc
  .record(
    {
      id: fc.integer({ min: 0, max: 9005 }),
      name: anyLine(200),
      description: anyLineOrNone(200),
      price: anyPrice,
      originalPrice: anyPrice,
      categoryId: fc.nat({ max: 9 }),
      cuisineId: fc.nat({ max: 9 }),
      imageUrl: fc.constantFrom(null, '/images/dishes/801.svg'),
      dietaryDetails: fc.array(anyDetail, { maxLength: 3 }),
      isVegan: fc.boolean(),
      location: fc.constantFrom('Custom', ''),
      recipeId: fc.nat({ max: 900 }),
      claimsToConfirm: anyClaims,
    },
    { requiredKeys: ['id', 'name', 'description', 'price', 'categoryId', 'cuisineId'] },
  )
  .chain((item) => anyClaims.map((claims) => ({ ...item, ...claims })))

const anyContent: fc.Arbitrary<z.infer<typeof contentOfVersion1Schema>> = fc
  .array(
    fc.record(
      {
        category: fc.record({ id: fc.nat({ max: 1003 }), name: anyLine(120) }),
        items: fc.array(anyItem, { maxLength: 5 }),
        notice: fc.constant('Taken from last year.'),
        shortfall: fc.constant({ requested: 3, found: 1, reason: 'No more fit.' }),
      },
      { requiredKeys: ['category', 'items'] },
    ),
    { maxLength: 5 },
  )
  .map((groups) => contentOfVersion1Schema.parse({ restaurant: defaultRestaurant, groups }))

it('reads any menu of version 1 with each of its words, prices and claims in their places', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const stored = { documentVersion: 1, content, design: defaultDesign }
      const { content: read } = readStored(savedMenuForm, stored)
      expect(read.sections.map(({ name, ownerNotice, items }) => [name, ownerNotice, items.length])).toEqual(
        content.groups.map(({ category, notice, items }) => [category.name, notice, items.length]),
      )
      const items = content.groups.flatMap((group) => group.items)
      for (const [at, item] of itemsOf(read).entries()) {
        const before = items[at]
        if (!before) throw new Error('There are more items than before')
        expect(item).toMatchObject({
          name: before.name,
          description: before.description,
          categoryId: before.categoryId,
          imageUrl: before.imageUrl,
        })
        expect(item.allergens).toEqual(before.allergens)
        expect(item.claimsToConfirm).toEqual(before.claimsToConfirm)
        const amounts = before.price === 0 ? [] : [toMinor(before.price, 'USD')]
        expect(item.prices.map(({ amount }) => amount)).toEqual(amounts)
      }
    }),
  )
})
