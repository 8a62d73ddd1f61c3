import type { Dish, Season } from '#domain/catalogue/dish.ts'
import { isAlcoholic } from '#domain/catalogue/ingredients/alcoholic.ts'
import { type CategoryId, categories, cuisines, diet } from '#domain/reference/reference.ts'

/** Dishes of a section that should fit a common diet: enough for menus of five that differ each time. */
export const CHOICES_WANTED = 12

type Fits = (dish: Dish) => boolean

const tagged =
  (option: number): Fits =>
  (dish) =>
    dish.dietaryOptions.some((one) => one === option)

interface Choice {
  readonly name: string
  readonly fits: Fits
  /** The sections in which guests of this diet expect a choice. */
  readonly ordinaryIn: readonly CategoryId[]
}

const everywhere: readonly CategoryId[] = categories.map(({ id }) => id)

/** Diets that guests ask a section for. Seafood isn't one for desserts and drinks; keto desserts are few. */
const choices: readonly Choice[] = [
  { name: 'Vegetarian', fits: tagged(diet.vegetarian), ordinaryIn: everywhere },
  { name: 'Vegan', fits: tagged(diet.vegan), ordinaryIn: everywhere },
  { name: 'Gluten-Free', fits: tagged(diet.glutenFree), ordinaryIn: everywhere },
  { name: 'Dairy-Free', fits: tagged(diet.dairyFree), ordinaryIn: everywhere },
  {
    name: 'Vegan + GF',
    fits: (dish) => tagged(diet.vegan)(dish) && tagged(diet.glutenFree)(dish),
    ordinaryIn: [2],
  },
  { name: 'Keto-Friendly', fits: tagged(diet.keto), ordinaryIn: [2] },
  { name: 'Seafood', fits: tagged(diet.seafood), ordinaryIn: [2] },
]

const cell = (dishes: readonly Dish[], cuisineId: number, categoryId: number): Dish[] =>
  dishes.filter((dish) => dish.cuisineId === cuisineId && dish.categoryId === categoryId)

export interface ChoiceTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** How many dishes of each cuisine and section fit each diet. */
export const choiceTable = (dishes: readonly Dish[]): ChoiceTable => ({
  head: ['', ...choices.map(({ name }) => name)],
  rows: cuisines.flatMap((cuisine) =>
    categories.map((category) => [
      `${cuisine.name} ${category.name}`,
      ...choices.map(({ fits }) => cell(dishes, cuisine.id, category.id).filter(fits).length),
    ]),
  ),
})

/** Cells with fewer dishes than a guest of the diet expects, each as a line: `Thai Main Courses, Vegan: 8 of 12`. */
export const thinCells = (dishes: readonly Dish[]): string[] =>
  cuisines.flatMap((cuisine) =>
    choices.flatMap(({ name, fits, ordinaryIn }) =>
      categories
        .filter(({ id }) => ordinaryIn.includes(id))
        .map((category) => ({ category, count: cell(dishes, cuisine.id, category.id).filter(fits).length }))
        .filter(({ count }) => count < CHOICES_WANTED)
        .map(
          ({ category, count }) => `${cuisine.name} ${category.name}, ${name}: ${count} of ${CHOICES_WANTED}`,
        ),
    ),
  )

const ofSeason =
  (season: Season): Fits =>
  (dish) =>
    dish.season === season

const isAlcoholicDish: Fits = ({ ingredients }) => ingredients.some(isAlcoholic)

const poured =
  (wine: RegExp): Fits =>
  ({ family, ingredients }) =>
    family === 'wine' && wine.test(ingredients[0] ?? '')

const offers: readonly { readonly name: string; readonly fits: Fits }[] = [
  ...(['spring', 'summer', 'autumn', 'winter'] as const).map((season) => ({
    name: season,
    fits: ofSeason(season),
  })),
  { name: 'red wine', fits: poured(/^(unfined )?red wine$/) },
  { name: 'white wine', fits: poured(/^(unfined )?white wine$/) },
  { name: 'rosé', fits: poured(/^rose wine$/) },
  {
    name: 'cocktails',
    fits: (dish) => dish.categoryId === 5 && dish.family === 'spirit' && dish.ingredients.length > 1,
  },
  {
    name: 'zero-proof',
    fits: (dish) =>
      dish.categoryId === 5 && ['juice', 'fruit'].includes(dish.family) && !isAlcoholicDish(dish),
  },
]

/** Seasons and drinks of each cuisine, in dishes. */
export const offerTable = (dishes: readonly Dish[]): ChoiceTable => ({
  head: ['', ...offers.map(({ name }) => name)],
  rows: cuisines.map((cuisine) => [
    cuisine.name,
    ...offers.map(({ fits }) => dishes.filter((dish) => dish.cuisineId === cuisine.id && fits(dish)).length),
  ]),
})
