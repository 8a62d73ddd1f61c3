import type { Dish } from '#domain/catalogue/dish.ts'
import { ingredients as lexicon } from '#domain/catalogue/ingredients/index.ts'
import { diet } from '#domain/reference/reference.ts'
import type { CountedMenu } from './counted-menus.ts'

const has = (dish: Dish, traits: readonly string[]): boolean =>
  dish.ingredients.some((name) =>
    (lexicon[name] as readonly string[]).some((trait) => traits.includes(trait)),
  )

const ofTraits = (dish: Dish, traits: readonly string[]): boolean =>
  has({ ...dish, ingredients: dish.ingredients.slice(0, 1) }, traits)
const sea = (dish: Dish) =>
  ['fish', 'shellfish'].includes(dish.family) || ofTraits(dish, ['fish', 'crustacean', 'mollusc'])
const meat = (dish: Dish) => !sea(dish) && has(dish, ['meat', 'poultry'])
const vegetarian = ({ dietaryOptions }: Dish) => dietaryOptions.includes(diet.vegetarian)

/** A glass of wine as it came from the bottle; no cocktail, nothing sparkling, fortified or warmed. */
const STILL = new Set(['red wine', 'white wine', 'rose wine', 'unfined red wine', 'unfined white wine'])
const stillWine = ({ family, ingredients }: Dish) =>
  family === 'wine' && ingredients.length === 1 && STILL.has(ingredients[0] ?? '')

const starch = ({ family, name }: Dish) =>
  ['bread', 'rice', 'potato', 'noodle'].includes(family) ||
  /couscous|polenta|freekeh|mantou|mac and|gnocchi|spätzle/i.test(name)

const inCategory = (menu: CountedMenu, category: number): Dish[] =>
  menu.dishes.filter(({ categoryId }) => categoryId === category)

/**
 * What a cook would miss, each judged by the recipes alone and without asking the generator's own rules, so that
 * these figures cannot agree with it by construction.
 */
export const lacks: Readonly<Record<string, (menu: CountedMenu) => boolean>> = {
  'no wine of any kind': (menu) => !inCategory(menu, 5).some(({ family }) => family === 'wine'),
  'no still wine by the glass': (menu) => !inCategory(menu, 5).some(stillWine),
  'no main of fish or shellfish': (menu) => !inCategory(menu, 2).some(sea),
  'no main of meat or poultry': (menu) => !inCategory(menu, 2).some(meat),
  'no vegetarian main': (menu) => !inCategory(menu, 2).some(vegetarian),
  'no bread, rice, potato or noodle among the sides': (menu) => !inCategory(menu, 4).some(starch),
  'only cold desserts': (menu) => inCategory(menu, 3).every(({ temperature }) => temperature === 'cold'),
  'only hot desserts': (menu) => inCategory(menu, 3).every(({ temperature }) => temperature === 'hot'),
  'sides after desserts': ({ sections }) => {
    const ids = sections.map(({ id }) => id)
    return ids.indexOf(4) > ids.indexOf(3)
  },
}

/** Where a cuisine lives of it: Indian menus of three sides. */
export const indianLacks: Readonly<Record<string, (menu: CountedMenu) => boolean>> = {
  'Indian sides without bread': (menu) => !inCategory(menu, 4).some(({ family }) => family === 'bread'),
  'Indian sides without rice': (menu) => !inCategory(menu, 4).some(({ family }) => family === 'rice'),
}
