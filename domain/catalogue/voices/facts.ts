import { DRINKS } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import type { Dish } from '../dish.ts'
import { unnamedOnCard } from './kitchen-notes.ts'
import { mentionsIn } from './mentions.ts'
import { type NamedPart, namedParts } from './parts.ts'
import { tokensOf } from './words.ts'

/** What of a dish is worded. */
export type WordedDish = Pick<
  Dish,
  | 'id'
  | 'name'
  | 'gloss'
  | 'description'
  | 'ingredients'
  | 'categoryId'
  | 'cuisineId'
  | 'family'
  | 'temperature'
  | 'weight'
>

/** What a voice chooses from. */
export interface VoiceFacts {
  readonly dish: WordedDish
  readonly named: readonly NamedPart[]
  /** What it is in English, where its name does not tell. */
  readonly gloss: string | undefined
  /** What a list names: the gloss first where there is one, else what the name does not say. */
  readonly parts: readonly string[]
  /** The main one first, named or not, and all others; the gloss first where there is one. */
  readonly withMain: readonly string[]
  /** Its name, or its gloss, says it all: a coffee, a soda, a wine by the glass. */
  readonly needsNone: boolean
}

export function factsOf(dish: WordedDish): VoiceFacts {
  const named = namedParts(dish)
  const { gloss } = dish
  const isDrink = dish.categoryId === DRINKS
  const all = mainFirst(named, decidersEarly(named, dish))
  if (gloss) {
    const besides = all.filter((part) => !isSaidBy(gloss, part, dish)).map(({ words }) => words)
    const parts = [gloss, ...besides]
    return { dish, named, gloss, parts, withMain: parts, needsNone: isDrink && besides.length <= 1 }
  }
  const news = named.filter(({ isInName }) => !isInName)
  const parts = all.map(({ words }) => words)
  return {
    dish,
    named,
    gloss,
    parts,
    withMain: parts,
    needsNone: news.length <= 1 && (isDrink || news.length < named.length),
  }
}

const mainFirst = ([main]: readonly NamedPart[], parts: readonly NamedPart[]): NamedPart[] =>
  main ? [main, ...parts.filter((part) => part !== main)] : []

/** Moves what decides a claim to where no short form leaves it out: third. */
function decidersEarly(parts: readonly NamedPart[], { name, ingredients }: WordedDish): readonly NamedPart[] {
  const deciding = unnamedOnCard({ name, description: '', ingredients })
  if (deciding.length === 0) return parts
  const decides = ({ ingredient }: NamedPart) => deciding.includes(ingredient)
  const others = parts.filter((part) => !decides(part))
  return [...others.slice(0, 2), ...parts.filter(decides), ...others.slice(2)]
}

/** They tell one ingredient from another, and do not name it. */
const TELLING =
  /^(?:red|green|white|black|yellow|brown|dark|light|sweet|sour|hot|cold|raw|fried|dried|baked|roasted|smoked|large|small|wild|young|thin|thick|whole|fresh)$/

/** Does a gloss name this ingredient, if only by one of its words: "noodles" for rice noodles, "chicken" for its legs? */
function isSaidBy(gloss: string, { ingredient, words }: NamedPart, dish: WordedDish): boolean {
  if (mentionsIn(gloss, dish).some((mention) => mention.ingredient === ingredient)) return true
  const said = wordsOf(gloss)
  return wordsOf(`${words} ${ingredient}`).some((word) => said.includes(word) && !TELLING.test(word))
}

const wordsOf = (text: string): string[] =>
  tokensOf(text).flatMap(({ word }) => word.split('-').map(singular))

const singular = (word: string): string => foldName(word).replace(/(?:(?<=o|sh|ch)e)?s$/, '')
