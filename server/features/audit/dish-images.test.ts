import { expect, it } from 'vitest'
import type { Dish } from '#domain/catalogue/dish.ts'
import { dishOfDraft } from '#domain/insights/dish-draft.ts'
import { buildDishDraft } from '#tests/builders/build-dish-draft.ts'
import type { FileStorage } from '../../adapters/storage/port.ts'
import { judgeImages } from './dish-images.ts'

const storageOf = (...names: string[]): FileStorage => ({
  put: async () => {},
  get: async (name) => (names.includes(name) ? new Uint8Array() : undefined),
  delete: async () => {},
})

it.each([
  ['/uploads/here.png', undefined],
  ['/images/generated/here.png', undefined],
  ['/uploads/gone.png', 'broken_image'],
  ['/uploads/../here.png', 'broken_image'],
  ['/elsewhere/here.png', 'broken_image'],
  ['https://example.com/here.png', 'external_image'],
  ['//example.com/here.png', 'external_image'],
  ['data:image/png;base64,AAAA', 'external_image'],
])('judges a picture at %s', async (imageUrl, issue) => {
  const dish = { ...dishOfDraft(buildDishDraft(), 1), imageUrl } as Dish
  const images = await judgeImages([dish], storageOf('here.png'))
  expect(images.addressOf(dish)).toBe(imageUrl)
  expect(images.issueOf(imageUrl)).toBe(issue)
})
