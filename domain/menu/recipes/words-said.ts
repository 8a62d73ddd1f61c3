import { certainAllergensOf } from '../../catalogue/certain-allergens.ts'
import { breakingKinds, disprovedByList } from '../../catalogue/disproved-diets.ts'
import { usualContentsIn } from '../../catalogue/hiding/usual-contents.ts'
import { decidingIngredients } from '../../catalogue/ingredients/deciding-ingredients.ts'
import { type IngredientName, ingredients as lexicon } from '../../catalogue/ingredients/index.ts'
import { kindsOf } from '../../catalogue/ingredients/kinds.ts'
import { groupsSaidIn, type SaidGroup } from '../../catalogue/ingredients/said-groups.ts'
import { ingredientsSaidIn, type SaidIngredient } from '../../catalogue/ingredients/said-ingredients.ts'
import { allergensIn } from '../../catalogue/truth.ts'
import { remembered } from '../../computing/remembered.ts'
import { inPlainLetters } from '../../text/plain-letters.ts'
import { allergenGroup, allergenName } from '../claims/allergen-names.ts'
import { inOrder } from '../claims/allergen-states.ts'

/** What words on a menu say is in a dish or in an option, and do not deny. */
export interface WordsSaid {
  readonly named: readonly SaidIngredient[]
  /** Words for groups of foods, and names of dishes that normally have them. */
  readonly groups: readonly SaidGroup[]
}

/** Menus have the same options on many dishes, and guests ask for each menu again and again. */
const MOST_KNOWN = 5000

export const readWords = remembered((written: string): WordsSaid => {
  const text = inPlainLetters(written)
  return { named: namedIn(text), groups: [...groupsSaidIn(text), ...usualContentsIn(text)] }
}, MOST_KNOWN)

export function namedIn(text: string): readonly SaidIngredient[] {
  const found = ingredientsSaidIn(text)
  return (
    found
      // "Cauliflower steak" is a cut of cauliflower.
      .filter(({ start, end }) => !/^steaks?$/iu.test(text.slice(start, end)) || !found.some(endsAt(start)))
      // "Wiener Schnitzel" is of Vienna, and no sausage.
      .filter(
        ({ start, end }) =>
          !/^wiener$/iu.test(text.slice(start, end)) ||
          !/^[\s-]+(?:\p{Lu}|art\b|schnitzel)/u.test(text.slice(end)),
      )
      .filter(({ ingredient }) => !isAnswered(ingredient, text))
  )
}

const endsAt =
  (start: number) =>
  ({ end }: { readonly end: number }): boolean =>
    end < start && start - end <= 2

/** Do the words say that it is of the special kind, as "dairy-free chocolate"? */
const isAnswered = (name: IngredientName, text: string): boolean =>
  Object.values(decidingIngredients).some((decider) => decider.insteadOf === name && decider.words.test(text))

export interface AllergenDeclaration {
  readonly allergens?: readonly string[] | undefined
  readonly mayContain?: readonly string[] | undefined
}

/** What words name and a declaration denies, in sentences. */
export interface Undeclared {
  readonly said: readonly string[]
  /** A classic dish that normally has it: this one may be made without. */
  readonly usual: readonly string[]
}

/**
 * Allergens that words name and a declaration denies.
 * @param name of what is declared
 * @param lacking keys of allergens that are asked about already
 */
export function undeclaredInWords(
  name: string,
  { named, groups }: WordsSaid,
  { allergens, mayContain = [] }: AllergenDeclaration,
  lacking: readonly string[] = [],
): Undeclared {
  if (allergens === undefined) return { said: [], usual: [] }
  const declared = new Set([...allergens, ...mayContain, ...lacking].map((key) => allergenGroup(key) ?? key))
  const isDenied = (key: string) => !declared.has(allergenGroup(key) ?? key)
  // What "vegan butter" is made of differs from make to make.
  const isJudged = ({ ingredient }: SaidIngredient) => !/^(?:vegan|vegetarian|plant-based) /.test(ingredient)
  const certainOf = ({ ingredient, lacks }: SaidIngredient) =>
    certainAllergensOf(ingredient, lacks).filter(isDenied)
  const bearing = named.filter(isJudged).filter((one) => certainOf(one).length > 0)
  const keys = inOrder([...new Set(bearing.flatMap(certainOf))])
  const open = groups
    .filter(({ anyOf }) => anyOf.length > 0)
    .filter(({ anyOf }) => anyOf.every((key) => isDenied(key) && !isAmong(key, keys)))
  const inGroups = open.filter(({ isUsual }) => !isUsual)
  const ofDishes = open.filter(
    ({ isUsual, anyOf }) =>
      isUsual && !inGroups.some((other) => anyOf.every((key) => other.anyOf.includes(key))),
  )
  /** Of some makes: a person who declared one of its allergens has looked at it. */
  const mayHave = ({ ingredient, lacks }: SaidIngredient) => {
    const all = allergensIn(lexicon[ingredient].filter((trait) => !lacks.has(trait)))
    return all.length > 0 && all.every((key) => isDenied(key) && !keys.includes(key))
      ? [
          `${inSentenceCase(name)}: ${ingredient} may contain ${all.map(allergenName).join(', ')}. Declare what yours has, or confirm that it’s made without.`,
        ]
      : []
  }
  const inNames =
    bearing.length === 0
      ? []
      : [
          `The words of ${name} mention ${namesOf(bearing).join(', ')}. Not declared: ${keys.map(allergenName).join(', ')}.`,
        ]
  return {
    said: [
      ...inNames,
      ...inGroups.map(
        ({ word, anyOf }) =>
          `The words of ${name} mention ${word}. Not declared: ${anyOf.map(allergenName).join(' or ')}.`,
      ),
    ],
    usual: [...usualUndeclared(name, ofDishes), ...named.filter(isJudged).flatMap(mayHave)],
  }
}

/** One question for each classic dish. */
function usualUndeclared(name: string, open: readonly SaidGroup[]): string[] {
  const words = [...new Set(open.map(({ word }) => word))]
  return words.map((word) => {
    const usual = new Set(
      open.filter((one) => one.word === word).map(({ anyOf }) => anyOf.map(allergenName).join(' or ')),
    )
    return `${inSentenceCase(name)}: “${word}” normally contains ${[...usual].join(', ')}. Declare that, or confirm that yours is made without.`
  })
}

const inSentenceCase = (text: string): string => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

const isAmong = (group: string, keys: readonly string[]): boolean =>
  keys.some((key) => (allergenGroup(key) ?? key) === group)

const namesOf = (said: readonly SaidIngredient[]): IngredientName[] => [
  ...new Set(said.map(({ ingredient }) => ingredient)),
]

/** Can this break a diet as it is said: "vegan cheese", "halal bacon"? */
const canBreak = (id: number, { ingredient, lacks, fitFor }: SaidIngredient): boolean => {
  if (fitFor.has(id)) return false
  const kinds = lacks.size > 0 ? breakingKinds(id, ingredient) : []
  return kinds.length === 0 || kinds.some((kind) => !lacks.has(kind))
}

/** Of all that speaks against a diet, what guests mind most. */
const isFlesh = (name: IngredientName): boolean =>
  (['meat', 'poultry', 'fish', 'crustacean', 'mollusc'] as const).some((kind) => kindsOf(name).has(kind))

/**
 * What these words name that no make and no kitchen has for a diet; undefined where nothing does. What a maker decides (the
 * rennet of a cheese) and what a classic dish normally has break nothing.
 */
export function dietBrokenBy({ named, groups }: WordsSaid, id: number): string | undefined {
  const names = namesOf(named.filter((one) => canBreak(id, one)))
  const breaking = disprovedByList(names, false).certain.filter((one) => one.dietaryOption === id)
  const flesh = names.filter(isFlesh)
  return (
    (breaking.find(({ ingredient }) => flesh.some((name) => name === ingredient)) ?? breaking[0])
      ?.ingredient ?? groups.find(({ isUsual, diets }) => !isUsual && diets.some((diet) => diet === id))?.word
  )
}
