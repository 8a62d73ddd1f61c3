import { certainAllergensOf } from '../../catalogue/certain-allergens.ts'
import { dietsClaimedIn, freedomsClaimedIn } from '../../catalogue/claimed-diets.ts'
import { groupsSaidIn } from '../../catalogue/ingredients/said-groups.ts'
import { remembered } from '../../computing/remembered.ts'
import { DRINKS, diet } from '../../reference/reference.ts'
import { inPlainLetters } from '../../text/plain-letters.ts'
import { allergenGroup, allergenKeys, allergenName } from '../claims/allergen-names.ts'
import { inOrder } from '../claims/allergen-states.ts'
import { applyConfirmations, claimsOf, recipeClaimsOf, wordsKey } from '../claims/claims.ts'
import type { MenuItem } from '../model/item.ts'
import { PERHAPS } from './over-dishes.ts'
import { namedIn } from './words-said.ts'

/** What replaces milk, eggs or wheat, or is named after a region: "cashew cream", "wheat-free penne", "pisto manchego". */
const STANDS_IN =
  /(?<!\p{L})(?:vegan\p{L}*|veggie|mock|faux|oat|soya?|soja|almond|cashew|coconut|rice|cocoa|apple|nut|eggless|buckwheat|corn|gf|df|wheat[- ]free|gluten[- ]free|pisto|hafer|mandel|kokos)[\s-]+$/iu

/** What a comparison names is not in the dish: "fish-shaped", "fish fry". */
const IS_ELSEWHERE = /^[\s-]*(?:shaped|style|fragrant|friendly|free|fry)(?!\p{L})/iu

const known = new WeakMap<MenuItem, readonly string[]>()

/**
 * Keys of allergens that the dish’s own words name, that any make of it has, and that its declaration denies, in the
 * order of the law: eggs of "lemon aioli". None where nothing is declared, and none where its owner has answered, by a
 * trace or by words ("egg-free aioli", "made without wheat"). Drinks are described by what they taste of, and our own wordings are of recipes
 * that we know.
 */
export function deniedByWords(item: MenuItem): readonly string[] {
  const found = known.get(item) ?? deniedIn(item)
  known.set(item, found)
  return found
}

function deniedIn(item: MenuItem): readonly string[] {
  const { allergens, mayContain = [] } = claimsOf(item)
  const isWordedByUs = item.ingredients === undefined && recipeClaimsOf(item) !== undefined
  if (allergens === undefined || isWordedByUs || item.categoryId === DRINKS || item.wine) return []
  const declared = new Set([...allergens, ...mayContain].map(groupOf))
  const { name, description, secondName = '', secondDescription = '' } = item
  const said = certainInDish(name, description, secondName, secondDescription)
  return said.filter((key) => !declared.has(groupOf(key)))
}

/** Guests ask for each menu again and again. */
const MOST_KNOWN = 5000

/** What a name and a description, and those of a second language, name for certain and don't say is left out. */
const certainInDish = remembered(certainInWords, MOST_KNOWN)

function certainInWords(
  name: string,
  description: string,
  secondName: string,
  secondDescription: string,
): readonly string[] {
  const texts = [
    { name, description },
    { name: secondName, description: secondDescription },
  ]
  const said = [...new Set(texts.flatMap(sentencesOf).flatMap(certainIn))]
  if (said.length === 0 || texts.some((words) => dietsClaimedIn(words).includes(diet.vegan))) return []
  const free = new Set([...texts.flatMap(freedomsClaimedIn), ...texts.flatMap(madeWithoutIn)].map(groupOf))
  return inOrder(said.filter((key) => !free.has(groupOf(key))))
}

/** `made without wheat and milk`, as {@link saidMadeWithout} writes it. */
const MADE_WITHOUT = /made without ([^.;()\n]+)/giu

const madeWithoutIn = ({ description }: Pick<MenuItem, 'description'>): string[] =>
  [...description.matchAll(MADE_WITHOUT)]
    .flatMap(([, names = '']) => names.split(/,\s*|\s+(?:and|or)\s+/u))
    .flatMap((name) =>
      allergenKeys.filter((key) => allergenName(key).toLowerCase() === name.trim().toLowerCase()),
    )

/** Of a dish whose words say that it is made without these; what its owner confirmed of it holds. */
export function saidMadeWithout(item: MenuItem, keys: readonly string[]): MenuItem {
  const said = `made without ${keys.map(allergenName).join(' and ')}`
  const description = item.description === '' ? capitalized(said) : `${item.description}, ${said}`
  const stated = { ...item, description }
  const { confirmedClaims: confirmed } = item
  return confirmed?.words === wordsKey(item)
    ? applyConfirmations({ ...stated, confirmedClaims: { ...confirmed, words: wordsKey(stated) } })
    : stated
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const groupOf = (key: string): string => allergenGroup(key) ?? key

/** A sentence that leaves a choice says nothing for certain. */
const sentencesOf = ({ name, description }: Pick<MenuItem, 'name' | 'description'>): string[] =>
  [name, ...description.split(/[.;!\n]+/u)]
    .map(inPlainLetters)
    .filter((sentence) => sentence.trim() && !PERHAPS.test(sentence))

function certainIn(sentence: string): string[] {
  return [
    ...namedIn(sentence)
      .filter(
        ({ start, end }) =>
          !STANDS_IN.test(sentence.slice(0, start)) && !IS_ELSEWHERE.test(sentence.slice(end)),
      )
      .flatMap(({ ingredient, lacks }) => certainAllergensOf(ingredient, lacks)),
    // One of several is in it, and nobody can tell which.
    ...groupsSaidIn(sentence).flatMap(({ anyOf }) => (anyOf.length === 1 ? anyOf : [])),
  ]
}
