import type { z } from 'zod'
import type { savedMenuPayloadSchema } from '#contract/menus/saved-menus.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { type MenuContent, newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { itemIds } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { categories } from '#domain/reference/reference.ts'

/** An item with one price, in cents; `prices: []` for one without. */
export const buildItem = (changes: Partial<MenuItem> = {}): MenuItem => ({
  id: 9001,
  name: 'Roast Chicken',
  description: 'Half a chicken with lemon, thyme and its own gravy.',
  prices: [fixedPrice(2450)],
  categoryId: 2,
  cuisineId: 5,
  imageUrl: null,
  dietaryOptions: [],
  ...changes,
})

/** A menu of this many items, spread evenly over the sections (four by default). */
export function buildContent({ items = 8, sections = 4, restaurantName = 'Chez Test' } = {}): MenuContent {
  const built = Array.from({ length: sections }, (_, index) => ({
    id: index + 1,
    name: categories[index]?.name ?? `Section ${index + 1}`,
    items: [] as MenuItem[],
  }))
  for (let n = 0; n < items; n += 1) {
    const section = built[n % sections]
    section?.items.push(
      buildItem({
        id: 9001 + n,
        name: `Dish number ${n + 1}`,
        description: `What the kitchen makes of the season, plate ${n + 1}, with herbs from the garden.`,
        prices: [fixedPrice(550 + (n % 20) * 100)],
        categoryId: section.id,
      }),
    )
  }
  return { restaurant: { ...defaultRestaurant, name: restaurantName }, ...newMenu(built) }
}

export function buildSavePayload(
  changes: Partial<z.input<typeof savedMenuPayloadSchema>> & { content?: MenuContent } = {},
) {
  const content = changes.content ?? buildContent()
  return {
    name: `${content.restaurant.name} Menu`,
    restaurantId: 0,
    templateId: 1,
    cuisineId: 5,
    items: itemIds(content),
    targetCheckAverage: 25,
    design: defaultDesign,
    ...changes,
    content,
  }
}
