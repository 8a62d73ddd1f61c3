import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { generateMenu } from '#domain/generation/generate.ts'
import { type MenuContent, menuContentSchema, newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { dishImageUrl } from '#illustration/address.ts'
import { RESTAURANT } from './sample-menus.ts'

const CUISINES = 9
/** Dishes a section of four; most menus are short. */
const SIZES = [3, 3, 3, 3, 3, 3, 4, 4, 6, 10]

/** Menus as the generator makes them, of 12 to 40 dishes; the same numbers give the same menu. */
export function sampleContent(number: number): MenuContent {
  const sections = generateMenu({
    catalogue: loadCatalogue(),
    filters: generationFiltersSchema.parse({
      cuisineId: (number % CUISINES) + 1,
      selectedCategories: [1, 2, 3, 4],
      itemsPerCategory: SIZES[number % SIZES.length],
    }),
    seed: number,
    season: 'autumn',
    pictureOf: dishImageUrl,
  })
  return menuContentSchema.parse({
    restaurant: { ...defaultRestaurant, ...RESTAURANT },
    ...newMenu(sections),
  })
}
