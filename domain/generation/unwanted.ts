import type { Dish } from '../catalogue/dish.ts'
import { findIngredient } from '../catalogue/ingredients/find-ingredient.ts'
import { type IngredientName, ingredients } from '../catalogue/ingredients/index.ts'
import type { Trait } from '../catalogue/ingredients/ingredient.ts'
import { type Kind, kinds } from './ingredient-kinds.ts'

/** Something that an owner does not want in any dish. */
export interface Unwanted {
  /** As it was written, for sentences: `mushrooms`. */
  readonly words: string
  readonly isIn: (dish: Pick<Dish, 'ingredients'> & Partial<Pick<Dish, 'family'>>) => boolean
}

const singular = (word: string): string =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=[^s])s$/, '')

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?:[^\S\n]|-)+/g, ' ')
    .trim()

const DENIAL =
  /\b(?:no|without|avoid|avoiding|exclude|excluding|skip|omit|leave out|nothing with|free of|free from|hold the)\s+/
const FREE = /\b([a-z]+) free\b/g

/**
 * What an owner's notes ask to leave out: "no mushrooms", "without pork, ham or shellfish", "nut-free".
 * Only words that the lexicon of ingredients knows count; everything else in the notes is passed over.
 */
export function unwantedIn(notes: string | undefined): Unwanted[] {
  const phrases = fold(notes ?? '').split(/[.;!?\n]| but /)
  const words = phrases.flatMap((phrase) => [...deniedIn(phrase), ...freedIn(phrase)])
  return [...new Set(words)].flatMap((word) => unwantedOf(word) ?? [])
}

const freedIn = (phrase: string): string[] => [...phrase.matchAll(FREE)].flatMap(([, word]) => word ?? [])

function deniedIn(phrase: string): string[] {
  const [, ...lists] = phrase.split(new RegExp(DENIAL, 'g'))
  return lists.flatMap(listed)
}

/** `pork, ham or bacon and more` is a list of three; `mushrooms, seafood` denies the first alone. */
function listed(text: string): string[] {
  const [first = '', ...rest] = text.split(/,| or | nor | and |&|\//).map(bare)
  const isList = /,? (?:or|nor|and|&) |\//.test(text)
  const words = [first, ...(isList ? rest : [])]
  const end = words.findIndex((word) => unwantedOf(word) === undefined)
  return end === -1 ? words : words.slice(0, end)
}

const bare = (word: string): string =>
  word
    .replace(/^\s*(?:any|the|all|or|and|nor)\s+/, '')
    .replace(/\s*(?:please|at all|whatsoever)\s*$/, '')
    .trim()

function unwantedOf(words: string): Unwanted | undefined {
  const kind = kinds[words] ?? kinds[singular(words)]
  const name = findIngredient(words)
  if (!kind && !name) return undefined
  const ofName = new RegExp(`\\b${singular(name ?? words).replace(/[^a-z ]/g, '.')}(?:e?s)?\\b`)
  return {
    words,
    isIn: ({ ingredients: used, family }) =>
      (family !== undefined && kind?.families?.includes(family) === true) ||
      used.some(
        (ingredient) =>
          ingredient === name ||
          (ofName.test(ingredient) && isRelated(ingredient, name)) ||
          isOf(ingredient, kind),
      ),
  }
}

const traitsOf = (ingredient: IngredientName): readonly Trait[] => ingredients[ingredient]

/** Goat milk is a milk; coconut milk shares the word alone. */
const isRelated = (ingredient: IngredientName, name: IngredientName | undefined): boolean =>
  name === undefined ||
  traitsOf(name).length === 0 ||
  traitsOf(name).some((trait) => traitsOf(ingredient).includes(trait))

const isOf = (ingredient: IngredientName, kind: Kind | undefined): boolean =>
  kind !== undefined &&
  (kind.names?.includes(ingredient) === true ||
    traitsOf(ingredient).some((trait) => kind.traits?.includes(trait)))
