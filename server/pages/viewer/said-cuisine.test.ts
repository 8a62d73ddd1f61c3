import { expect, it } from 'vitest'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { saidCuisine } from './said-cuisine.ts'

const brought: MenuContent = readMenuLines(textLines('PASTE\nRigatoni 22\nPenne 19')).content

it('names no cuisine to guests that nobody named', () => {
  expect(saidCuisine(5, brought)).toBe('')
})

it('names the cuisine of the menu, of its restaurant and of dishes of the catalogue', () => {
  expect(saidCuisine(1, brought)).toBe('Italian')
  expect(saidCuisine(5, { ...brought, restaurant: { ...brought.restaurant, cuisineId: 5 } })).toBe('American')
  const sections = brought.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, recipeId: 12 })),
  }))
  expect(saidCuisine(5, { ...brought, sections })).toBe('American')
})
