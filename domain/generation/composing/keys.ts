import type { Dish, IngredientFamily, Season } from '../../catalogue/dish.ts'
import { STAPLES } from '../../dishes/food/starch.ts'
import { isOfSea, type Plate, plateOf } from '../../dishes/read-dish.ts'
import { DESSERTS, DRINKS, MAINS, SIDES, STARTERS } from '../../reference/reference.ts'
import { foldText } from '../../text/fold-name.ts'
import { names } from '../../text/names.ts'
import { isOutOfSeason } from '../choosing/season.ts'
import { needsMetBy } from '../forms/need.ts'

/**
 * What is counted of a dish, `group|value`: rules bound how often a key may be on a menu. A group that
 * begins with a category's id is counted in its section, any other on the whole menu.
 */
export type Key = `${string}|${string}`

export const groupOf = (key: Key): string => key.slice(0, key.indexOf('|'))
export const matterOf = (key: Key): string => key.slice(key.indexOf('|') + 1)

/** This many ingredients make a dish recognizable; the rest season it. */
const TELLING = 6

const isSavory = ({ categoryId }: Pick<Dish, 'categoryId'>): boolean =>
  categoryId !== DESSERTS && categoryId !== DRINKS
/** A starter or a main course: what a guest remembers of a card. */
export const isOfCourse = ({ categoryId }: { readonly categoryId: number }): boolean =>
  categoryId === STARTERS || categoryId === MAINS

const keysByDish = new WeakMap<Dish, readonly Key[]>()

/** All keys of a dish that no date changes. */
export function keysOf(dish: Dish): readonly Key[] {
  const known = keysByDish.get(dish)
  if (known) return known
  const keys = [...new Set(readKeys(dish))]
  keysByDish.set(dish, keys)
  return keys
}

/** Kinds of flesh and staples that a guest takes for one ingredient, whatever cut or sort of it; all else goes by its name. */
const ONE_INGREDIENT: ReadonlySet<IngredientFamily> = new Set(
  names('beef, pork, lamb, egg, cheese, tofu, mushroom, potato, rice, noodle'),
)

/** Families that dishes are built on: guests don't remember them as the main ingredient. */
const BASES: ReadonlySet<IngredientFamily> = new Set(['bread', 'pastry', 'dairy'])

/** What grows, and is remembered by its name. */
const PRODUCE: ReadonlySet<IngredientFamily> = new Set(names('vegetable, leaf, mushroom, legume, fruit'))

/** What walked, swam or came from the dairy, and what fills the plate. */
const OF_ANIMALS =
  /\b(?:beef|veal|pork|ham|bacon|sausage|prosciutto|guanciale|lamb|mutton|goat|chicken|duck|turkey|eggs?|shrimp|prawns?|crab|lobster|clams?|mussels|squid|octopus|oysters?|scallops?|fish|salmon|tuna|cod|anchov\w*|eel|cheese|feta|mozzarella|ricotta|paneer|parmesan|tofu|rice|noodles?|pasta|potato\w*|bread|tortillas?)\b/

/** What seasons or binds a dish and may be in the names of several. */
const SEASONS =
  /butter|oil|cream|garlic|lemon|lime|vinegar|wine|stock|broth|salt|pepper|ginger|soy|tamari|yogurt|sugar|honey|herb|mint|basil|cilantro|scallion|chil[ei]|sesame|saffron|mustard\b/

/** Pork in a pancake of beans is the pork of a dumpling. */
const FLESH = /\b(?:beef|pork|lamb|chicken|duck|tofu|mushroom|potato)\b/

const BIRDS = /^(?:ground )?(chicken|duck|turkey|quail|goose)\b/
const OFFAL = /\b(?:livers?|foie gras|sweetbread|tripe|kidney|heart|gizzard|tongue|bone marrow|trotter)\b/

/** How it is bought or prepared says nothing of what it is: dried figs, quince jelly. */
const PREPARED =
  /^(?:dried|fresh|baby|ground|smoked|candied|raw|roasted|pickled|young|shredded)? ?(.+?)(?: (?:juice|zest|peel|puree|cream|milk|tail))?$/
const thingOf = (name: string): string => PREPARED.exec(name)?.[1] ?? name

/** Two flans are one too many, whatever is in them. */
const FORMS =
  /\b(?:flan|souffle|terrine|tart|salad|soup|risotto|ravioli|dumplings|gratin|custard|skewers?|tartare|carpaccio|crepes?|grecque)\b/

/** Plates that are all garden: a mushroom after peppers is a salad bar. */
const OF_THE_GARDEN: ReadonlySet<IngredientFamily> = new Set(
  names('vegetable, leaf, mushroom, legume, fruit, potato'),
)

/** What a dish is to somebody who eats the whole menu. */
function* coursesOf(
  { categoryId, family, ingredients, name, gloss = '' }: Dish,
  plate: Plate,
): Generator<Key> {
  const [first] = ingredients
  const isSweet = categoryId === DESSERTS
  const form = FORMS.exec(foldText(`${name} ${gloss}`))?.[0]
  if (form !== undefined && isOfCourse({ categoryId })) yield `course form|${form}`
  if (plate.technique === 'fried' && isOfCourse({ categoryId })) yield 'course form|fried plates'
  if (isSweet && plate.serving === 'frozen') yield 'course form|ices'
  if (isSweet && family === 'fruit') yield 'course form|desserts of fruit'
  if (!isSweet && plate.technique && plate.serving === 'hot') yield `course technique|${plate.technique}`
  const starch = plate.starch ?? (plate.shape === 'pasta' ? 'noodle' : undefined)
  if (!isSweet && starch) yield `course starch|${starch}`
  if (!isSweet && ingredients.slice(0, TELLING).some((one) => one.includes('coconut')))
    yield 'course base|coconut'
  if (isOfSea(plate)) yield 'course sea|plates of the sea'
  const isOfPlants = plate.kind === 'vegan' || (plate.kind === 'vegetarian' && OF_THE_GARDEN.has(family))
  if (isOfPlants && isOfCourse({ categoryId }) && plate.shape !== 'soup')
    yield 'course vegan|plates of the garden'
  if (ingredients.some((name) => OFFAL.test(name))) yield 'course main|offal'
  if (first === undefined) return
  if (PRODUCE.has(family) && isSavory({ categoryId })) yield `course produce|${thingOf(first)}`
  if (!BASES.has(family))
    yield `course main|${ONE_INGREDIENT.has(family) ? family : (BIRDS.exec(first)?.[1] ?? thingOf(first))}`
  // Kebabs of hung yogurt are paneer to who had paneer before.
  else if (ingredients.slice(0, TELLING).includes('paneer')) yield 'course main|cheese'
  // Beans with radicchio are radicchio to who had a salad of it before.
  const called = ` ${foldText(`${name} ${gloss}`)} `
  for (const other of ingredients.slice(0, TELLING)) {
    const last = other.split(' ').at(-1) ?? other
    if (
      other !== first &&
      !SEASONS.test(other) &&
      (called.includes(` ${last} `) || called.includes(` ${last}s `))
    ) {
      yield `course main|${FLESH.exec(other)?.[0] ?? thingOf(other)}`
      if (isSavory({ categoryId }) && !OF_ANIMALS.test(other)) yield `course produce|${thingOf(other)}`
    }
  }
}

/** A biryani of lamb is lamb, whatever family it is of. */
const meatOf = ({ family, ingredients }: Dish): string =>
  ingredients.slice(0, TELLING).some((name) => /\blamb\b/.test(name)) ? 'lamb' : family

function* readKeys(dish: Dish): Generator<Key> {
  const { categoryId, family, ingredients } = dish
  const plate = plateOf(dish)
  for (const name of needsMetBy(dish)) yield `${categoryId} need|${name}`
  if (plate.drink) yield `${categoryId} drink|${plate.drink}`
  for (const companion of plate.companyFor) yield `company|${companion}`
  if (plate.asksFor) yield `asks|${plate.asksFor}`
  if (categoryId === DRINKS) return
  yield* coursesOf(dish, plate)
  if (plate.main && !STAPLES.has(family)) yield `${categoryId} main|${plate.main}`
  if (!isSavory(dish)) return
  if (isOfCourse(dish) && plate.kind === 'red meat') yield `${categoryId} flesh|${meatOf(dish)}`
  if (plate.shape) yield `${categoryId} shape|${plate.shape}`
  if (plate.technique) yield `${categoryId} technique|${plate.technique}`
  if (categoryId === SIDES && plate.starch) yield `${categoryId} starch|${plate.starch}`
  if (plate.color) yield `${categoryId} color|${plate.color}`
  for (const sauce of plate.sauces) yield `sauce|${sauce}`
  for (const garnish of plate.garnishes) yield `garnish|${garnish}`
  if (!isOfCourse(dish) || !plate.main) return
  for (const other of ingredients.slice(1, TELLING) as readonly string[])
    yield `pair|${plate.main} + ${other}`
}

/** The keys that a season adds. Only food is counted as seasonal. */
export function seasonKeysOf(dish: Dish, season: Season | undefined): readonly Key[] {
  if (season === undefined) return []
  const { categoryId } = dish
  if (isOutOfSeason(dish, season)) return [`late|${season}`]
  return categoryId !== DRINKS && plateOf(dish).seasons.includes(season)
    ? [`${categoryId} seasonal|${season}`]
    : []
}
