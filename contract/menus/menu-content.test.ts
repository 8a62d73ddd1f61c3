import { expect, it } from 'vitest'
import { meantIssues } from '../shared/meant-issues.ts'
import { contentToSaveSchema } from './content-to-save.ts'
import { sentContent } from './menu-content.ts'

const schema = sentContent(contentToSaveSchema)

const item = {
  id: 801,
  name: 'Caponata',
  description: 'Eggplant and capers.',
  price: 14.5,
  categoryId: 1,
  cuisineId: 1,
}

const version1 = (changes: object, group: object = {}) => ({
  restaurant: { name: 'Da Marcella' },
  groups: [{ category: { id: 1, name: 'Appetizers' }, items: [{ ...item, ...changes }], ...group }],
})

const pathsOf = (content: unknown) =>
  meantIssues(schema.safeParse(content).error?.issues ?? [], content).map(({ path }) => path.join('.'))

it('lifts a menu of version 1, and says that it did', () => {
  const { version, content } = schema.parse(version1({ originalPrice: 12 }))
  expect(version).toBe(1)
  expect(content).toMatchObject({ title: '', currency: 'USD', sections: [{ id: 1, name: 'Appetizers' }] })
  expect(content.sections[0]?.items[0]?.prices).toEqual([
    { id: 'p1', kind: 'fixed', amount: 1450, original: 1200 },
  ])
})

it('takes a price of 0 for none', () => {
  expect(schema.parse(version1({ price: 0 })).content.sections[0]?.items[0]?.prices).toEqual([])
})

it('takes a menu of version 2 as it is', () => {
  const { price: _, ...unpriced } = item
  const sent = {
    restaurant: { name: 'Da Marcella' },
    sections: [
      { id: 1, name: 'Appetizers', items: [{ ...unpriced, prices: [{ id: 'a', kind: 'market' }] }] },
    ],
  }
  const { version, content } = schema.parse(sent)
  expect(version).toBe(2)
  expect(content.sections[0]?.items[0]?.prices).toEqual([{ id: 'a', kind: 'market' }])
})

it.each([
  ['a diet that does not exist', { dietaryOptions: [1, 99] }, 'groups.0.items.0.dietaryOptions.1'],
  ['a picture that is none', { imageUrl: 'javascript:alert(1)' }, 'groups.0.items.0.imageUrl'],
  ['a price below zero', { price: -1 }, 'groups.0.items.0.price'],
  ['an allergen that does not exist', { allergens: ['milk', 'garlic'] }, 'groups.0.items.0.allergens.1'],
])('says of %s where version 1 has it', (_case, changes, path) => {
  expect(pathsOf(version1(changes))).toEqual([path])
})
