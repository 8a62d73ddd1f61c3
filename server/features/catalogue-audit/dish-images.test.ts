import { expect, it } from 'vitest'
import type { Dish } from '#domain/catalogue/dish.ts'
import { dishOfDraft } from '#domain/insights/catalogue-audit/dish-draft.ts'
import { buildDishDraft } from '#tests/builders/build-dish-draft.ts'
import { askingFor, judgeImages } from './dish-images.ts'

/** A site with one picture and one page. */
const site = askingFor({
  request: (address) => {
    const type = { '/here.png': 'image/png', '/page': 'text/html' }[address]
    return type ? new Response('…', { headers: { 'content-type': type } }) : new Response('', { status: 404 })
  },
})

it.each([
  ['/here.png', undefined],
  ['/gone.png', 'broken_image'],
  ['/page', 'broken_image'],
  ['https://example.com/here.png', 'external_image'],
  ['//example.com/here.png', 'external_image'],
  ['data:image/png;base64,AAAA', 'external_image'],
])('judges a picture at %s', async (imageUrl, issue) => {
  const dish = { ...dishOfDraft(buildDishDraft(), 1), imageUrl } as Dish
  const images = await judgeImages([dish], site)
  expect(images.addressOf(dish)).toBe(imageUrl)
  expect(images.issueOf(imageUrl)).toBe(issue)
})

it('takes the illustration for the picture of a dish without one of its own', async () => {
  const dish = dishOfDraft(buildDishDraft(), 200_001) as Dish
  const images = await judgeImages([dish], site)
  expect(images.addressOf(dish)).toMatch(/^\/images\/dishes\/200001\.svg/)
  expect(images.issueOf(images.addressOf(dish) ?? '')).toBeUndefined()
})
