import type { Dish } from '../../catalogue/dish.ts'
import { findIngredient } from '../../catalogue/ingredients/find-ingredient.ts'
import { foreignName } from '../../catalogue/ingredients/foreign-names.ts'
import { fleshOf } from '../../dishes/food/kind.ts'
import { DRINKS } from '../../reference/reference.ts'
import { saidBy } from './said.ts'
import { termOf } from './term-index.ts'
import { formsOf, hasPhrase, stemOf, wordsOf } from './word-forms.ts'
import { written } from './written.ts'

/** Where the words of a catalogue stand: in names and glosses, in recipes, in descriptions. */
interface WordIndex {
  readonly inName: ReadonlyMap<string, ReadonlySet<Dish>>
  readonly inWords: ReadonlyMap<string, ReadonlySet<Dish>>
}

const indexes = new WeakMap<readonly Dish[], WordIndex>()

function indexOf(catalogue: readonly Dish[]): WordIndex {
  const known = indexes.get(catalogue)
  if (known) return known
  const inName = new Map<string, Set<Dish>>()
  const inWords = new Map<string, Set<Dish>>()
  const put = (map: Map<string, Set<Dish>>, words: readonly string[], dish: Dish) => {
    for (const word of words)
      for (const form of loosely(word)) {
        const dishes = map.get(form)
        if (dishes) dishes.add(dish)
        else map.set(form, new Set([dish]))
      }
  }
  for (const dish of catalogue) {
    put(inName, saidBy(dish).nameWords, dish)
    put(inWords, wordsOf(dish.description), dish)
  }
  const index = { inName, inWords }
  indexes.set(catalogue, index)
  return index
}

/** Every word that names and glosses of a catalogue have, and how many dishes have it. */
export const wordsInNames = (catalogue: readonly Dish[]): (readonly [word: string, dishes: number])[] =>
  [...indexOf(catalogue).inName].flatMap(([word, { size }]) =>
    word.endsWith('~') ? [] : [[word, size] as const],
  )

/** Its number, and what the numbers of other languages share. */
const loosely = (word: string): string[] => {
  const stem = stemOf(word)
  return stem === undefined ? formsOf(word) : [...formsOf(word), stem]
}

const NONE: ReadonlySet<Dish> = new Set()

type Spell = (word: string) => readonly string[]

/** The dishes of an index whose text has a phrase, by these spellings. */
function withPhrase(
  map: ReadonlyMap<string, ReadonlySet<Dish>>,
  phrase: readonly string[],
  spell: Spell,
  wordsIn: (dish: Dish) => readonly string[],
): ReadonlySet<Dish> {
  const sharing = phrase.map((word) =>
    spell(word).reduce<ReadonlySet<Dish>>((all, form) => all.union(map.get(form) ?? NONE), NONE),
  )
  const candidates = [...sharing.reduce((all, some) => all.intersection(some))]
  return new Set(candidates.filter((dish) => hasPhrase(wordsIn(dish), phrase, spell)))
}

/** The dishes whose name or gloss has a phrase: in any number, else in any number of other languages. */
export function dishesCalled(phrase: readonly string[], catalogue: readonly Dish[]): ReadonlySet<Dish> {
  const { inName } = indexOf(catalogue)
  const nameWords = (dish: Dish) => saidBy(dish).nameWords
  const exactly = withPhrase(inName, phrase, formsOf, nameWords)
  return exactly.size > 0 ? exactly : withPhrase(inName, phrase, loosely, nameWords)
}

/** This many ingredients make a dish what it is. */
const TELLING = 3

/** Corn syrup makes nothing a dish of corn. */
const PRESSED = / (?:syrup|starch|oil|vinegar|leaf|sugar|stock)$/

/** An oyster mushroom is no oyster: what is named after flesh is flesh itself. */
export const isKindOf = (ingredient: string, name: string): boolean =>
  (ingredient === name ||
    ingredient.endsWith(` ${name}`) ||
    (ingredient.startsWith(`${name} `) && !PRESSED.test(ingredient))) &&
  (!isFlesh(name) || isFlesh(ingredient))

/** An owner's word that no recipe has (“squash” for all of them) is no flesh. */
export function isFlesh(name: string): boolean {
  const known = findIngredient(name)
  return known !== undefined && fleshOf(known) !== undefined
}

/** Is it made of an ingredient, and of a drink: is it in the glass? */
export const isMadeOf = ({ categoryId, ingredients }: Dish, name: string): boolean =>
  (categoryId === DRINKS ? ingredients : ingredients.slice(0, TELLING)).some((one) => isKindOf(one, name))

/** The name by which recipes know what a menu calls otherwise, in any of the languages of the lexicon. */
export function ingredientOf(words: readonly string[]): string | undefined {
  const name = words.join(' ')
  return COOKED_SO.has(name) ? undefined : (findIngredient(name) ?? foreignName(name))
}

/** Dishes that recipes buy as a cut: not every pork shoulder is carnitas. */
const COOKED_SO: ReadonlySet<string> = new Set(['carnitas', 'pulled pork', 'chashu'])

/**
 * The dishes of a catalogue that a phrase names: by their names and glosses, else by what they are made of, else by what
 * their authors wrote of them. What is named for flesh that it doesn't have (a steak of tofu) is none.
 */
export function dishesNamed(phrase: readonly string[], catalogue: readonly Dish[]): ReadonlySet<Dish> {
  const named = dishesCalled(phrase, catalogue)
  const ingredient = ingredientOf(phrase)
  if (ingredient !== undefined) {
    const made = catalogue.filter((dish) => isMadeOf(dish, ingredient))
    const honest = isFlesh(ingredient)
      ? [...named].filter(({ ingredients }) => ingredients.some((one) => isKindOf(one, ingredient)))
      : named
    return new Set([...honest, ...made])
  }
  // One word of a description tells nothing: "the usual".
  if (named.size > 0 || phrase.length === 1) return named
  const described = (dish: Dish) => wordsOf(dish.description)
  return withPhrase(indexOf(catalogue).inWords, phrase, formsOf, described)
}

/** Do names, glosses, recipes or the tables have a phrase, or each word of it? Ordinary words are in descriptions alone. */
export function isOfMenus(phrase: string, catalogue: readonly Dish[]): boolean {
  const words = written(phrase).split(' ')
  const isThere = (one: readonly string[]) =>
    dishesCalled(one, catalogue).size > 0 || ingredientOf(one) !== undefined || termOf(one) !== undefined
  return isThere(words) || words.every((word) => isThere([word]))
}
