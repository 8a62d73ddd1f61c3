import { expect, it } from 'vitest'
import { declarableKeys } from '#domain/menu/allergen-matrix/matrix-columns.ts'
import { columnsOf, type Pen } from './mark-columns.ts'

const labels = (allergen: Pen['allergen'], showsMembers = false) =>
  columnsOf(
    {
      group: 'allergens',
      pen: { diet: 'diet', allergen },
      showsMembers,
      declarable: declarableKeys('US'),
    },
    [],
  ).map(({ label }) => label)

it('has the allergens that guests of the country read, in their order, and then the others', () => {
  expect(labels('contains')).toEqual([
    'Milk',
    'Eggs',
    'Fish',
    'Crustaceans',
    'Tree nuts',
    'Peanuts',
    'Wheat',
    'Soybeans',
    'Sesame',
    'Gluten',
    'Celery',
    'Mustard',
    'Sulfites',
    'Lupin',
    'Mollusks',
    'None of the 14',
  ])
})

it('says of traces the group of a cereal, and names each cereal once', () => {
  expect(labels('may-contain')).not.toContain('Wheat')
  expect(labels('contains', true).filter((label) => label === 'Wheat')).toHaveLength(1)
})
