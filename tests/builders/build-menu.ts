import type { z } from 'zod'
import type { savedMenuPayloadSchema } from '#contract/saved-menus.ts'
import { categories } from '#domain/catalogue/reference.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { withDietaryOptions } from '#domain/menu/claims/dietary.ts'
import { itemIds } from '#domain/menu/editing/edits.ts'
import type { MenuContent } from '#domain/menu/model/content.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import type { MenuItem } from '#domain/menu/model/schema.ts'

export const buildItem = (changes: Partial<MenuItem> = {}): MenuItem => ({
  ...withDietaryOptions(
    {
      id: 9001,
      name: 'Roast Chicken',
      description: 'Half a chicken with lemon, thyme and its own gravy.',
      price: 24.5,
      categoryId: 2,
      cuisineId: 5,
      imageUrl: null,
      location: 'Custom',
    },
    [],
  ),
  ...changes,
})

/** A menu of so many items, spread evenly over the sections (four by default). */
export function buildContent({ items = 8, sections = 4, restaurantName = 'Chez Test' } = {}): MenuContent {
  const groups = Array.from({ length: sections }, (_, index) => ({
    category: { id: index + 1, name: categories[index]?.name ?? `Section ${index + 1}` },
    items: [] as MenuItem[],
  }))
  for (let n = 0; n < items; n += 1) {
    const group = groups[n % sections]
    group?.items.push(
      buildItem({
        id: 9001 + n,
        name: `Dish number ${n + 1}`,
        description: `What the kitchen makes of the season, plate ${n + 1}, with herbs from the garden.`,
        price: 5 + (n % 20) + 0.5,
        categoryId: group.category.id,
      }),
    )
  }
  return { restaurant: { ...defaultRestaurant, name: restaurantName }, groups }
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
    items: itemIds(content.groups),
    targetCheckAverage: 25,
    design: defaultDesign,
    ...changes,
    content,
  }
}
