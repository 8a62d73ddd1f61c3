import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { type MenuItem, menuItemSchema } from '#domain/menu/model/item.ts'
import { type Menu, newMenu } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import type { TypesetInput } from '#typeset/job/job.ts'

/** An item with what a test cares about; names and prices differ from id to id. */
export const buildItem = (id: number, categoryId: number, item: Partial<MenuItem> = {}): MenuItem =>
  menuItemSchema.parse({
    id,
    name: `Dish ${String(id).padStart(4, '0')}`,
    description: `Number ${id}, with roasted peppers, basil oil and grilled country bread.`,
    prices: [fixedPrice(500 + id)],
    categoryId,
    cuisineId: 1,
    ...item,
  })

/** Sections with consecutive ids and item ids, as many items in each as asked for. */
export function buildSections(...sizes: number[]): Section[] {
  let id = 0
  return sizes.map((size, index) => ({
    id: index + 1,
    name: `Section ${String.fromCharCode(65 + index)}`,
    items: Array.from({ length: size }, () => {
      id++
      return buildItem(id, index + 1)
    }),
  }))
}

/** @param more of the job; `said` is what the menu says other than its sections */
export function buildInput(
  sections: readonly Section[],
  design: Partial<Design> = {},
  { said, ...more }: Partial<TypesetInput> & { readonly said?: Partial<Menu> } = {},
): TypesetInput {
  return {
    restaurant: { name: 'Trattoria da Lucia', description: 'Roman cooking since 1974' },
    menu: { ...newMenu(sections), ...said },
    // What Basic prints, so that who made a page is in all of them.
    design: { ...defaultDesign, hideWatermark: false, ...design },
    templateId: 1,
    ...more,
  }
}
