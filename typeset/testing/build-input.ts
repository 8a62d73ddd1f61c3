import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { type MenuGroup, type MenuItem, menuItemSchema } from '#domain/menu/model/schema.ts'
import type { TypesetInput } from '../job/job.ts'

/** An item with what a test cares about; names and prices differ from id to id. */
export const buildItem = (id: number, categoryId: number, item: Partial<MenuItem> = {}): MenuItem =>
  menuItemSchema.parse({
    id,
    name: `Dish ${String(id).padStart(4, '0')}`,
    description: `Number ${id}, with roasted peppers, basil oil and grilled country bread.`,
    price: 5 + id / 100,
    categoryId,
    cuisineId: 1,
    ...item,
  })

/** Sections with consecutive category ids and item ids, as many items in each as asked for. */
export function buildGroups(...sizes: number[]): MenuGroup[] {
  let id = 0
  return sizes.map((size, index) => ({
    category: { id: index + 1, name: `Section ${String.fromCharCode(65 + index)}` },
    items: Array.from({ length: size }, () => {
      id++
      return buildItem(id, index + 1)
    }),
  }))
}

export const buildInput = (
  groups: readonly MenuGroup[],
  design: Partial<Design> = {},
  more: Partial<TypesetInput> = {},
): TypesetInput => ({
  restaurant: { name: 'Trattoria da Lucia', description: 'Roman cooking since 1974' },
  groups,
  design: { ...defaultDesign, ...design },
  templateId: 1,
  ...more,
})
