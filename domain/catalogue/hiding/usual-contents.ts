import { type Allergen, allergenGroup, allergens } from '../../allergens/allergen-keys.ts'
import { type DietId, diet, dietaryOptions, ownDiet } from '../../reference/reference.ts'
import type { Kind } from '../ingredients/kinds.ts'
import type { SaidGroup } from '../ingredients/said-groups.ts'
import { lackedAt } from '../ingredients/said-ingredients.ts'
import { allergensOf } from '../truth.ts'
import { classicDishes } from './classic-dishes.ts'
import type { HidingWord } from './hiding-words.ts'

/** What a classic dish normally has. */
type Content = Allergen | 'meat' | 'pork' | 'alcohol'

/** By content, the kinds that a text denies with it, and the diets that it speaks against. */
const contents: Readonly<Record<Content, readonly [kinds: readonly Kind[], against: readonly DietId[]]>> = {
  gluten: [['wheat'], [diet.glutenFree]],
  crustaceans: [
    ['crustacean', 'crustacean extract'],
    [diet.vegetarian, diet.vegan, ownDiet.kosher],
  ],
  eggs: [['egg'], [diet.vegan]],
  fish: [
    ['fish', 'fish extract'],
    [diet.vegetarian, diet.vegan],
  ],
  peanuts: [['peanuts'], [ownDiet.nutFree]],
  soybeans: [['soybeans'], []],
  milk: [['dairy'], [diet.vegan, diet.dairyFree]],
  nuts: [['almonds'], [ownDiet.nutFree]],
  celery: [['celery'], []],
  mustard: [['mustard'], []],
  sesame: [['sesame'], []],
  sulphites: [['sulphites'], []],
  lupin: [['lupin'], []],
  molluscs: [
    ['mollusc', 'mollusc extract'],
    [diet.vegetarian, diet.vegan, ownDiet.kosher],
  ],
  meat: [['meat'], [diet.vegetarian, diet.vegan, ownDiet.pescatarian]],
  pork: [['pork'], [diet.vegetarian, diet.vegan, ownDiet.pescatarian, ownDiet.halal, ownDiet.kosher]],
  alcohol: [['alcohol'], [ownDiet.halal]],
}

/** Each of these is in the dish; of the inner lists at least one. */
type Recipe = readonly (readonly Content[])[]

const isContent = (word: string): word is Content => Object.hasOwn(contents, word)

function readRow(row: string): (readonly [name: string, recipe: Recipe])[] {
  const [head = '', names = ''] = row.split(': ')
  const recipe = head === 'none' ? [] : head.split(' ').map((words) => words.split('|').filter(isContent))
  return names.split(', ').map((name) => [name.trim(), recipe] as const)
}

const recipes: ReadonlyMap<string, Recipe> = new Map(
  Object.values(classicDishes)
    .flatMap((rows) => rows.trim().split('\n'))
    .flatMap(readRow),
)

/** The name of a dish in a text, the longest first: "risotto alla milanese" isn't a milanese. */
const NAMES = new RegExp(
  `(?<![\\p{L}'’])(?<name>${[...recipes.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[\s-]+/g, '[\\s-]+').replaceAll("'", "['’]"))
    .join('|')})(?:e?s)?(?![\\p{L}])`,
  'giu',
)

/** Without accents, each letter at the place that it has in the text. */
const inBareLetters = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) => {
    const [bare = letter] = letter.normalize('NFD')
    return bare.length === letter.length ? bare.toLowerCase() : letter
  })

/**
 * What the classic dishes that a name is made of normally have and its words don't deny: eggs, milk, gluten and pork of
 * a carbonara. A description names dishes that are only served with it. Use it to ask, never to support a claim.
 */
export function usualContentsIn(name: string, description = ''): SaidGroup[] {
  const text = name.normalize('NFC')
  const found = [...inBareLetters(text).matchAll(NAMES)]
  if (found.length === 0) return []
  const lacked = lackedAt(`${text}. ${description}`)
  const usual = found.flatMap(({ index, 0: written, groups }) => {
    const end = index + written.length
    const word = text.slice(index, end)
    const lacks = lacked(index, end)
    return recipeOf(groups?.name ?? '')
      .filter((anyOf) => !anyOf.some((content) => contents[content][0].some((kind) => lacks.has(kind))))
      .map((anyOf) => ({
        word,
        isUsual: true as const,
        anyOf: allergens.filter((key) => anyOf.includes(key)),
        diets: dietsAgainst(anyOf),
      }))
  })
  const meat = usual.find(
    ({ diets }) => diets.includes(ownDiet.pescatarian) && !diets.includes(ownDiet.kosher),
  )
  const isWithMilk = usual.some(({ anyOf: [first, ...others] }) => first === 'milk' && others.length === 0)
  // Meat with milk is not kosher.
  return meat && isWithMilk ? [...usual, { ...meat, anyOf: [], diets: [ownDiet.kosher] }] : usual
}

const recipeOf = (written: string): Recipe =>
  recipes.get(written.replaceAll(/[\s-]+/g, ' ').replaceAll('’', "'")) ??
  recipes.get(written.replaceAll('’', "'")) ??
  []

const dietsAgainst = ([first, ...others]: readonly Content[]): readonly DietId[] =>
  first ? contents[first][1].filter((id) => others.every((content) => contents[content][1].includes(id))) : []

const insteadOfFish = /^tamari$|vegan|^kombu|hearts of palm|^cucumber$|^avocado$|^tofu skin$/

/** Ingredients that take the place of what a classic dish normally has: somebody left it out on purpose. */
const insteadOf: Partial<Readonly<Record<Allergen, RegExp>>> = {
  milk: /^(?:coconut|cashew|soy|oat|almond) (?:cream|milk|yogurt)$|vegan/,
  eggs: /aquafaba|^(?:firm |silken |fried )?tofu$|vegan/,
  gluten: /gluten-free|^rice noodle$|^quinoa$|^buckwheat/,
  fish: insteadOfFish,
  crustaceans: insteadOfFish,
  molluscs: insteadOfFish,
}

/**
 * The same as words that hide what a list of ingredients lacks: of a carbonara without eggs nobody can say that it is free
 * of them.
 * @param listed the ingredients of the dish, by name
 */
export const usualBeyond = (name: string, description: string, listed: readonly string[]): HidingWord[] => {
  const contained = new Set(allergensOf(listed).map((key) => allergenGroup(key)))
  const isReplaced = (group: Allergen) => listed.some((one) => insteadOf[group]?.test(one))
  return usualContentsIn(name, description)
    .filter(({ anyOf }) => !anyOf.some((group) => contained.has(group) || isReplaced(group)))
    .map(({ word, anyOf, diets }) => ({
      word,
      allergens: anyOf,
      diets: dietaryOptions.map(({ id }) => id).filter((id) => diets.includes(id)),
    }))
}
