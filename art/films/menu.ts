import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { generateMenu } from '#domain/generation/generate.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { itemIds } from '#domain/menu/model/walk.ts'
import { dishImageUrl } from '#illustration/address.ts'
import { classic } from '#templates/classic/template.ts'

const { id: templateId, preset, sample } = classic
const {
  description,
  generated: { cuisineId, seed },
} = sample
const RESTAURANT = 'Osteria Bellini'
export const DISHES = 45

/** A menu of 45 Italian dishes in Classic, as a body for `createSavedMenu`; the same each time. */
export function dinnerMenu() {
  const filters = generationFiltersSchema.parse({
    cuisineId,
    itemsPerCategoryCustom: { 1: 10, 2: 10, 3: 10, 4: 10, 5: 5 },
  })
  const sections = generateMenu({ catalogue: loadCatalogue(), filters, seed, pictureOf: dishImageUrl })
  const menu = { ...newMenu(sections), title: 'Dinner' }
  const dishes = itemIds(menu)
  if (dishes.length !== DISHES) throw new Error(`The menu has ${dishes.length} dishes`)
  return {
    name: `${RESTAURANT} Menu`,
    restaurantId: 0,
    templateId,
    cuisineId,
    items: dishes,
    targetCheckAverage: 25,
    design: { ...defaultDesign, ...preset },
    content: { restaurant: { ...defaultRestaurant, name: RESTAURANT, description, cuisineId }, ...menu },
  }
}
