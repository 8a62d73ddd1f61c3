import { foreignName } from '../../catalogue/ingredients/foreign-names.ts'
import { type IngredientName, ingredients } from '../../catalogue/ingredients/index.ts'
import { ORDINARY_ENGLISH } from '../../catalogue/ingredients/ordinary-english.ts'
import { synonyms } from '../../catalogue/ingredients/synonyms.ts'
import { names } from '../../text/names.ts'
import { type Nearest, nearestOf } from '../../text/one-letter.ts'
import { NOT_MISSPELLED } from './cues.ts'
import { type MatterName, matters } from './matters.ts'
import { type Regime, regimes } from './regimes.ts'

/** Something that can be left out: a kind of food or one ingredient. */
export type Thing =
  | { readonly kind: 'matter'; readonly name: MatterName }
  | { readonly kind: 'ingredient'; readonly name: IngredientName }

/** A term that was found, and how many words it has. */
export interface FoundTerm<Term> {
  readonly term: Term
  readonly length: number
}

/**
 * What recipes name seldom or never, so that leaving it out cannot be promised. A wish against it is
 * said back as not understood.
 */
const UNNAMED = new Set<IngredientName>(
  names(
    'salt, sea salt, sugar, water, ice, oil, vegetable oil, msg, herb, pepper, black pepper, yeast',
    'baking powder',
  ),
)

/** Words of the longest name. */
export const MAX_WORDS = 4

const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/'s\b/g, '')
    .replace(/[\s-]+/g, ' ')

const things = new Map<string, Thing>()
for (const [alias, name] of Object.entries(synonyms)) addIngredient(fold(alias), name)
for (const name of Object.keys(ingredients) as IngredientName[]) addIngredient(fold(name), name)
for (const [name, { words }] of Object.entries(matters) as [MatterName, (typeof matters)[MatterName]][]) {
  const thing: Thing = { kind: 'matter', name }
  for (const word of words) things.set(word, thing)
}
// Another word of an ingredient that is a kind of food means the kind: "steak" is "beef", "prawns" are "shrimp".
for (const [alias, name] of Object.entries(synonyms)) {
  const thing = things.get(name)
  if (thing?.kind === 'matter' && !things.has(fold(alias))) things.set(fold(alias), thing)
}

function addIngredient(words: string, name: IngredientName): void {
  if (!UNNAMED.has(name)) things.set(words, { kind: 'ingredient', name })
}

const regimeByWords = new Map<string, Regime>(
  regimes.flatMap((regime) => regime.words.map((words) => [words, regime] as const)),
)

/** The thing that these words begin with, the longest name first; of the allergens and kinds also misspelt. */
export const thingAt = (words: readonly string[]): FoundTerm<Thing> | undefined =>
  longest(words, things) ?? foreignThingAt(words) ?? misspelt(words, nearestThing)

/** What another language calls so; a word that English has, too, means nothing here. */
function foreignThingAt(words: readonly string[]): FoundTerm<Thing> | undefined {
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ')
    if (ORDINARY_ENGLISH.has(name) || name.length < MIN_FOREIGN_LENGTH) continue
    const ingredient = foreignName(name)
    const term = ingredient && things.get(ingredient)
    if (term) return { term, length }
  }
  return undefined
}

/** Shorter words of other languages are words of many ("sel", "pan"). */
const MIN_FOREIGN_LENGTH = 4

/** Is all of it the name of a food, in any language, and none that is misspelled? */
export const namesThing = (words: readonly string[]): boolean =>
  words.length <= MAX_WORDS &&
  ([...spellings(words.join(' ')), words.join("'")].some((spelling) => things.has(spelling)) ||
    foreignThingAt(words)?.length === words.length)

export const regimeAt = (words: readonly string[]): FoundTerm<Regime> | undefined =>
  longest(words, regimeByWords) ?? misspelt(words, nearestRegime)

function longest<Term>(
  words: readonly string[],
  terms: ReadonlyMap<string, Term>,
): FoundTerm<Term> | undefined {
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    for (const spelling of spellings(words.slice(0, length).join(' '))) {
      const term = terms.get(spelling)
      if (term) return { term, length }
    }
  }
  return undefined
}

/** The name as it is, then what it may be the plural of. */
const spellings = (name: string): string[] => [
  name,
  name.replace(/(?<=[^s])s$/, ''),
  name.replace(/ies$/, 'y'),
  name.replace(/ves$/, 'f'),
  name.replace(/es$/, ''),
]

const nearestThing = nearestOf(things)
const nearestRegime = nearestOf(regimeByWords)

/** The one term that is a letter away; none where several are, or where the word is an ordinary one. */
function misspelt<Term>([word = '']: readonly string[], nearest: Nearest<Term>): FoundTerm<Term> | undefined {
  if (NOT_MISSPELLED.has(word)) return undefined
  const near = new Set(spellings(word).flatMap(nearest))
  const [term] = near
  return near.size === 1 && term !== undefined ? { term, length: 1 } : undefined
}
