import { expect, it } from 'vitest'
import { nearestName } from './nearest-name.ts'

const known = ['name', 'description', 'prices', 'allergens', 'mayContain', 'categoryId', 'restaurant']

it.each([
  ['descripton', 'description'],
  ['decsription', 'description'],
  ['desc', 'description'],
  ['Allergens', 'allergens'],
  ['may-contain', 'mayContain'],
  ['mayContains', 'mayContain'],
  ['category_id', 'categoryId'],
  ['restaurantId', 'restaurant'],
  ['nmae', 'name'],
  ['nam', 'name'],
])('finds what %s means', (typed, meant) => {
  expect(nearestName(typed, known)).toBe(meant)
})

it.each(['x', 'events', 'id', 'limit', '', '💶', 'a'.repeat(500)])('finds nothing for %s', (typed) => {
  expect(nearestName(typed, known)).toBeUndefined()
})
