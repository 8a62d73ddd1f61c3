import { dietNorms } from '../../courses/section-norms.ts'
import {
  type CuisineId,
  DESSERTS,
  type DietaryOptionId,
  DRINKS,
  diet,
  MAINS,
  SIDES,
  STARTERS,
} from '../../reference/reference.ts'
import { type MenuForm, type Need, section } from './form.ts'
import type { NeedName } from './need.ts'

const byDiet: Readonly<Record<DietaryOptionId, NeedName>> = {
  [diet.vegetarian]: 'vegetarian',
  [diet.vegan]: 'vegan',
  [diet.glutenFree]: 'glutenFree',
  [diet.dairyFree]: 'dairyFree',
  [diet.keto]: 'keto',
  [diet.seafood]: 'seafood',
}

/** The norms that the adviser judges by: one list, so that what is generated keeps what is advised. */
const forDiets: readonly Need[] = Object.entries(dietNorms).flatMap(([categoryId, norms]) =>
  norms.map(({ dietaryOptionId, fromDishes }) => ({
    categoryId: Number(categoryId) as Need['categoryId'],
    name: byDiet[dietaryOptionId],
    from: fromDishes,
  })),
)

/** What guests look for on any card (our own editorial rules, after what cooks missed on generated menus). */
const everywhere: readonly Need[] = [
  ...forDiets,
  ...section(STARTERS, { 4: ['hot', 'cold'] }),
  ...section(MAINS, { 3: ['sea', 'meat', 'vegetarian'] }),
  ...section(DESSERTS, { 2: ['hot', 'cold'], 4: ['fruit'], 5: ['chocolate'], 6: ['frozen'] }),
  ...section(SIDES, { 3: ['greens'] }),
  ...section(DRINKS, {
    2: ['withoutAlcohol'],
    6: ['beer', 'cocktail', 'coffeeOrTea'],
  }),
]

/** A card whose guests look for chocolate first of all sweets. */
const withChocolate = section(DESSERTS, { 3: ['chocolate'] })

/** Wine by the glass is a red and a white, and on a longer list one that is neither; after it comes something hot. */
const withWine = section(DRINKS, {
  4: ['redWine', 'whiteWine'],
  5: ['coffeeOrTea'],
  8: ['sparklingOrRose'],
})

const own: Readonly<Record<CuisineId, readonly Need[]>> = {
  // Italian
  1: [
    ...section(MAINS, { 4: ['pasta'], 5: ['roastOrBraise'] }),
    ...section(SIDES, { 3: ['filling'] }),
    ...withChocolate,
    ...withWine,
  ],
  // Japanese
  2: [
    ...section(MAINS, { 4: ['noodles'], 6: ['grilled'] }),
    ...section(SIDES, { 2: ['rice'] }),
    ...section(DRINKS, { 3: ['tea'], 5: ['riceWine'] }),
    ...withWine,
  ],
  // Mexican
  3: [
    ...section(MAINS, { 4: ['tortilla'], 6: ['grilled'] }),
    ...section(SIDES, { 2: ['tortillaOrRice'], 3: ['beans'] }),
    ...withChocolate,
    // A beer comes before the coffee.
    ...section(DRINKS, { 4: ['cocktail', 'redWine', 'whiteWine'], 8: ['sparklingOrRose'] }),
  ],
  // Indian
  4: [
    ...section(MAINS, { 4: ['grilled'] }),
    ...section(SIDES, { 2: ['bread', 'rice'] }),
    ...section(DRINKS, { 3: ['tea'] }),
    ...withWine,
  ],
  // American
  5: [
    ...section(MAINS, { 4: ['grilled'] }),
    ...section(SIDES, { 2: ['filling'], 4: ['potato'] }),
    ...withChocolate,
    ...withWine,
  ],
  // Thai
  6: [
    ...section(MAINS, { 4: ['curry', 'noodles'] }),
    ...section(SIDES, { 2: ['rice'] }),
    ...section(DRINKS, { 3: ['tea'] }),
    ...withWine,
  ],
  // Mediterranean
  7: [...section(MAINS, { 4: ['grilled'] }), ...section(SIDES, { 2: ['breadOrRice'] }), ...withWine],
  // French
  8: [
    ...section(MAINS, { 4: ['roastOrBraise'] }),
    ...section(SIDES, { 2: ['filling'], 4: ['potato'] }),
    ...withChocolate,
    ...withWine,
  ],
  // Chinese
  9: [
    ...section(MAINS, { 5: ['noodles'] }),
    ...section(SIDES, { 2: ['rice'] }),
    ...section(DRINKS, { 2: ['tea'] }),
    ...withWine,
  ],
  // Korean
  10: [
    ...section(MAINS, { 4: ['grilled'], 5: ['noodles'] }),
    ...section(SIDES, { 2: ['rice'] }),
    ...section(DRINKS, { 3: ['tea'] }),
    ...withWine,
  ],
  // Greek
  11: [
    ...section(MAINS, { 4: ['grilled'], 5: ['roastOrBraise'] }),
    ...section(SIDES, { 2: ['breadOrRice'] }),
    ...withWine,
  ],
  // Vietnamese
  12: [
    ...section(MAINS, { 4: ['noodles', 'grilled'] }),
    ...section(SIDES, { 2: ['rice'] }),
    ...section(DRINKS, { 3: ['tea'] }),
    ...withWine,
  ],
  // Spanish
  13: [
    ...section(MAINS, { 4: ['roastOrBraise'], 6: ['grilled'] }),
    ...section(SIDES, { 2: ['filling'], 4: ['potato'] }),
    ...withWine,
  ],
  // Levantine
  14: [
    ...section(MAINS, { 4: ['grilled'] }),
    ...section(SIDES, { 2: ['breadOrRice'] }),
    ...section(DRINKS, { 3: ['tea'] }),
    ...withWine,
  ],
  // Café & Bakery
  15: [
    ...section(MAINS, { 3: ['eggs'] }),
    ...section(SIDES, { 2: ['filling'], 4: ['potato'] }),
    ...withChocolate,
    ...section(DRINKS, { 2: ['coffee'], 4: ['tea', 'juice'] }),
  ],
}

const JAPANESE: CuisineId = 2

/** Returns the form of a cuisine. A cuisine without a form has what guests look for on any card. */
export const formOf = (cuisineId: number): MenuForm => ({
  cuisineId: cuisineId as CuisineId,
  needs: [...everywhere, ...(own[cuisineId as CuisineId] ?? [])],
  ...(cuisineId === JAPANESE && { isOfTheSea: true }),
})
