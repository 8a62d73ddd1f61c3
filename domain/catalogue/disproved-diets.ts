import {
  type DietaryOptionId,
  type DietId,
  diet,
  dietaryOptions,
  KETO_LIMIT_G,
} from '../reference/reference.ts'
import { findIngredient } from './ingredients/find-ingredient.ts'
import { type IngredientName, ingredients as lexicon } from './ingredients/index.ts'
import type { Trait } from './ingredients/ingredient.ts'
import { type Kind, kindsOf } from './ingredients/kinds.ts'
import { likelyNetCarbsG } from './likely-net-carbs.ts'
import { netCarbsOf, type Portion } from './net-carbs.ts'
import { kindsAgainst, ownDietIds, saidOfOwnDiet } from './own-diets.ts'
import { brokenBy, contradictions } from './truth.ts'

/** A diet that a recipe speaks against, and what in it does. */
export interface DisprovedDiet {
  readonly dietaryOption: DietId
  /** What breaks it; absent where no single ingredient does, or where the recipe does not prove it. */
  readonly ingredient?: string
  /** Of Keto-Friendly, the net carbohydrate of a portion in grams; absent where nobody can tell. */
  readonly netCarbsG?: number
}

const everyDiet = dietaryOptions.map(({ id }) => id)

/**
 * The diets that an unchanged dish of the catalogue cannot be called: all that its recipe does not prove, each with
 * what breaks it; of those of an owner's own word, which no recipe proves, what it breaks. Keto-Friendly has the figure of the portion, or a lower bound where the recipe has no grams.
 */
export function disprovedByDish(
  ingredients: readonly string[],
  proved: readonly number[],
  portion?: Portion,
): DisprovedDiet[] {
  const wrong = everyDiet.filter((id) => !proved.includes(id))
  const found = contradictions({ dietaryOptions: wrong }, ingredients, portion)
  const disproved = wrong.map((dietaryOption): DisprovedDiet => {
    if (dietaryOption === diet.keto) return { dietaryOption, ...carbsOf(ingredients, portion) }
    const ingredient = found.flatMap(({ code, params }) =>
      code === 'false_dietary_claim' && params.dietaryOption === dietaryOption ? [params.ingredient] : [],
    )[0]
    return { dietaryOption, ...(ingredient !== undefined && { ingredient }) }
  })
  return [...disproved, ...ownDietsOf(ingredients).certain]
}

/**
 * What the recipe of such a dish says against diets, as menus carry it. `doubted` are diets of an owner's own word that
 * the make of an ingredient may break: the recipe does not tell it.
 */
export function againstDiets(ingredients: readonly string[], proved: readonly number[], portion?: Portion) {
  const doubted = ownDietsOf(ingredients).doubtful
  return {
    disproved: Object.freeze(byDiet(disprovedByDish(ingredients, proved, portion))),
    ...(doubted.length > 0 && { doubted: Object.freeze(byDiet(doubted)) }),
  }
}

function ownDietsOf(ingredients: readonly string[]): SaidByList {
  const names = ingredients.flatMap((name) => findIngredient(name) ?? [])
  const said = ownDietIds.map((dietaryOption) => ({ dietaryOption, ...saidOfOwnDiet(dietaryOption, names) }))
  const found = (strength: 'certain' | 'doubtful') =>
    said.flatMap(({ dietaryOption, [strength]: ingredient }) =>
      ingredient === undefined ? [] : [{ dietaryOption, ingredient }],
    )
  return { certain: found('certain'), doubtful: found('doubtful') }
}

function carbsOf(ingredients: readonly string[], portion: Portion | undefined) {
  const netCarbsG = netCarbsOf(ingredients, portion) ?? likelyNetCarbsG(ingredients)
  return netCarbsG > KETO_LIMIT_G ? { netCarbsG } : {}
}

/** Of one make of an ingredient and not of another, for the diet that it breaks: the maker can say that there is none. */
const ofSomeMakes: Partial<Readonly<Record<DietaryOptionId, Trait>>> = {
  [diet.vegetarian]: 'rennet',
  [diet.vegan]: 'fined',
}

/** Portions differ: far above the limit nobody serves one below it. */
const KETO_CERTAIN_G = 2 * KETO_LIMIT_G

/** What an owner's own list of ingredients says against diets. */
export interface SaidByList {
  /** No make and no portion of these ingredients allows it. */
  readonly certain: readonly DisprovedDiet[]
  /** The usual make or portion does not: rennet in parmesan, a portion with little more than 10 g of carbohydrate. */
  readonly doubtful: readonly DisprovedDiet[]
}

/**
 * What these ingredients say against diets. Names that the lexicon does not know say nothing.
 * @param ingredients names, the main one first
 * @param isWhole are they all that the dish has? Only then can it lack fish or shellfish
 */
export function disprovedByList(ingredients: readonly string[], isWhole: boolean): SaidByList {
  const known = ingredients.filter((name) => findIngredient(name) !== undefined)
  const found = (ids: readonly DietaryOptionId[], names: readonly string[]): DisprovedDiet[] =>
    contradictions({ dietaryOptions: ids }, names).flatMap(({ code, params }) =>
      code === 'false_dietary_claim'
        ? [{ dietaryOption: params.dietaryOption, ingredient: params.ingredient }]
        : [],
    )
  const certain = judgedByTraits
    .flatMap((id) => found([id], ofEveryMake(known, ofSomeMakes[id])))
    .filter((one) => !isLackOfFlesh(one) || (isWhole && !known.some(isOfTheSea)))
  const isCertain = ({ dietaryOption }: DisprovedDiet) =>
    certain.some((other) => other.dietaryOption === dietaryOption)
  const netCarbsG = likelyNetCarbsG(known)
  const keto = { dietaryOption: diet.keto, netCarbsG }
  const own = ownDietsOf(known)
  return {
    certain: [...certain, ...own.certain, ...(netCarbsG > KETO_CERTAIN_G ? [keto] : [])],
    doubtful: [
      ...found(judgedByTraits, known).filter((one) => !isCertain(one) && !isLackOfFlesh(one)),
      ...own.doubtful,
      ...(netCarbsG > KETO_LIMIT_G && netCarbsG <= KETO_CERTAIN_G ? [keto] : []),
    ],
  }
}

const judgedByTraits = everyDiet.filter((id) => id !== diet.keto)

const traitsOf = (name: string): readonly Trait[] => {
  const known = findIngredient(name)
  return known ? lexicon[known] : []
}

/** Without those that may break a diet by their make alone. */
const ofEveryMake = (names: readonly string[], make: Trait | undefined): readonly string[] =>
  make ? names.filter((name) => !traitsOf(name).includes(make)) : names

const flesh: ReadonlySet<Trait> = new Set(['meat', 'poultry', 'gelatine'])
const fleshOfTheSea: ReadonlySet<Trait> = new Set(['fish', 'crustacean', 'mollusc', 'seafood'])
const isOfTheSea = (name: string): boolean => traitsOf(name).some((trait) => fleshOfTheSea.has(trait))

/** Seafood is broken by meat; where it names anything else, there is only no fish in it. */
const isLackOfFlesh = ({ dietaryOption, ingredient = '' }: DisprovedDiet): boolean =>
  dietaryOption === diet.seafood && !traitsOf(ingredient).some((trait) => flesh.has(trait))

/** The kinds of an ingredient for which it may break a diet; none for Keto-Friendly, which is a matter of grams. */
export function breakingKinds(id: number, name: IngredientName): readonly Kind[] {
  const own = ownDietIds.find((one) => one === id)
  if (own !== undefined) return kindsAgainst(own, name)
  const broken: ReadonlySet<Kind> | undefined =
    id === diet.seafood ? flesh : brokenBy[id as keyof typeof brokenBy]
  return broken ? [...kindsOf(name)].filter((kind) => broken.has(kind)) : []
}

/** What breaks each diet, by its id: an ingredient, grams of net carbohydrate, or true where it is only not proved. */
export const byDiet = (found: readonly DisprovedDiet[]): Readonly<Record<string, string | number | true>> =>
  Object.fromEntries(
    found
      // What was found first stays.
      .toReversed()
      .map(({ dietaryOption, ingredient, netCarbsG }) => [dietaryOption, netCarbsG ?? ingredient ?? true]),
  )
