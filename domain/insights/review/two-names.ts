import { mentionedIngredients } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import { tellingWords } from '../../catalogue/names.ts'
import { namesPortion } from '../../courses/portion.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { foldName } from '../../text/fold-name.ts'

type Words = Pick<MenuItem, 'name' | 'description'>

/** Words of a name that make no other dish. */
const OF_ANY_DISH = new Set(
  'platter dinner plate entree meal special classic classico clasico classique extra original plain fresh vom von der landschwein style house our homemade traditional famous pasta pizza spaghetti linguine fettuccine penne s'.split(
    ' ',
  ),
)
/** Names that are spelled in several ways. */
const SPELLED: Readonly<Record<string, string>> = {
  mayo: 'mayonnaise',
  omelette: 'omelet',
  tao: 'tso',
  tsao: 'tso',
  gao: 'tso',
  margarita: 'margherita',
}

const singular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '')

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set([...tellingWords(text)].map(singular).map((word) => SPELLED[word] ?? word))

/** The words of a name that make it this dish: the same for `Margherita` and `Our Margarita Pizza`. */
export const wordsOfDish = (name: string): ReadonlySet<string> =>
  new Set([...wordsOf(name)].filter((word) => !OF_ANY_DISH.has(word) && word !== ''))

/** Fewer words of a description say little. */
const MIN_DESCRIBED = 2

/** The words that tell a dish, or undefined where its name says how much it is. */
interface SaidBelow {
  readonly folded: string
  readonly name: ReadonlySet<string>
  readonly said: ReadonlySet<string>
}

export const saidBelowOf = ({ name, description }: Words): SaidBelow | undefined =>
  namesPortion(name.replace(/\bplatter\b/i, ''))
    ? undefined
    : { folded: foldName(name), name: wordsOf(name), said: wordsOf(description) }

/**
 * Returns whether two names of a section are of one dish: they differ in how a word is spelled, or in words that say
 * nothing of it while the descriptions say the same.
 */
export function areOneByWords(a: SaidBelow, b: SaidBelow): boolean {
  if (a.folded !== b.folded && (COURSES.test(a.folded) || COURSES.test(b.folded))) return false
  // “Negroni” and “Negroni Classico” of the same three, “Fries” and “Extra Fries” without a word.
  const [less, more] = a.name.size <= b.name.size ? [a.name, b.name] : [b.name, a.name]
  const isNamedMore = less.size > 0 && less.size < more.size && less.isSubsetOf(more) && a.folded !== b.folded
  const isAlike = a.said.size === b.said.size && a.said.isSubsetOf(b.said)
  const added = [...more.difference(less)]
  if (isNamedMore && isAlike && added.every((word) => OF_ANY_DISH.has(word))) return true
  const isOfFood = added.some((word) => MEATLESS.has(word) || mentionedIngredients(word).length > 0)
  if (isNamedMore && isAlike && a.said.size > MIN_DESCRIBED && !isOfFood) return true
  const isSpelled = a.name.symmetricDifference(b.name).isSubsetOf(POSSESSIVE)
  if (a.folded === b.folded || (!isSpelled && (a.said.size < MIN_DESCRIBED || a.said.size !== b.said.size)))
    return false
  const isShared = [...a.name.intersection(b.name)].some((word) => !OF_ANY_DISH.has(word) && word !== '')
  if (!isShared) return false
  if (isSpelled) return a.said.intersection(b.said).size >= Math.min(a.said.size, b.said.size) / 2
  return (
    a.said.isSubsetOf(b.said) &&
    [...a.name.symmetricDifference(b.name)].every((word) => OF_ANY_DISH.has(word) || a.said.has(word))
  )
}

/** What takes the place of meat: a veggie burger isn’t the burger. */
export const MEATLESS: ReadonlySet<string> = new Set(
  'veggie vegetable vegetables vegetarian vegan veg meatless garden impossible beyond plant'.split(' '),
)

/** Two courses in one name are a set: “Plat + dessert” is less than all three. */
const COURSES =
  /\b(?:entree|plat|starter|main|vorspeise|hauptgang|primo|secondo|entrante|primero|segundo)s?\b.*\b(?:plat|desserts?|mains?|hauptgang|nachspeise|secondo|dolce|postre|segundo)\b/

const POSSESSIVE = new Set(['s'])

/**
 * Returns whether one of these names is of the same dish: `Affogato al Caffè` of `Affogato`, a cacio e pepe of any shape.
 */
export const isOnIt = (own: ReadonlySet<string>, names: readonly ReadonlySet<string>[]): boolean =>
  names.some((name) => {
    const shared = own.intersection(name)
    const [word = ''] = shared
    const isWhole = shared.size > 0 && shared.size === Math.min(own.size, name.size)
    // “Soju” is what “Soju bottle” is of.
    if (shared.size === 1 && own.size === 1) return !KINDS.has(word)
    if (shared.size === 1) return isWhole && mentionedIngredients(word).length === 0 && !KINDS.has(word)
    return isWhole || (shared.size > 1 && shared.size * 2 >= own.union(name).size)
  })

/** Kinds of dishes, of which a menu has several. */
export const KINDS: ReadonlySet<string> = new Set(
  'salad soup pizza pasta burger curry ramen noodles sandwich taco tacos roll rolls cake pie tart stew risotto'.split(
    ' ',
  ),
)
