import {
  type AllergenKey,
  allergenGroup,
  allergenKeys,
  cereals,
  isNameless,
  type NamedAllergen,
} from '../allergens/allergen-keys.ts'
import { type DietaryOptionId, diet, dietaryOptions, KETO_LIMIT_G } from '../reference/reference.ts'
import { names } from '../text/names.ts'
import { findIngredient } from './ingredients/find-ingredient.ts'
import { ingredients as lexicon } from './ingredients/index.ts'
import type { Trait } from './ingredients/ingredient.ts'
import { carbSharesOf, netCarbsOf, type Portion } from './net-carbs.ts'

/** What is claimed of a dish: by its author, its owner or a language model. */
export interface DishClaims {
  readonly dietaryOptions: readonly DietaryOptionId[]
  /** The allergens declared; left out when none of them is declared or denied. */
  readonly allergens?: readonly AllergenKey[]
}

/** What is wrong with a dish's claims. The pointer is a JSON pointer into the dish. */
export type ClaimFault = { readonly pointer: string } & (
  | {
      /** A known ingredient breaks the claim; for Seafood, the meat, or the main ingredient that is none. */
      readonly code: 'false_dietary_claim'
      readonly params: { readonly dietaryOption: DietaryOptionId; readonly ingredient: string }
    }
  | {
      /** Nothing known breaks the claim, but an unknown ingredient (or the lack of any) cannot support it. */
      readonly code: 'unsupported_dietary_claim'
      readonly params: { readonly dietaryOption: DietaryOptionId }
    }
  | {
      readonly code: 'undeclared_allergen'
      readonly params: { readonly allergen: NamedAllergen; readonly ingredient: string }
    }
  | { readonly code: 'unknown_ingredient'; readonly params: { readonly ingredient: string } }
)

type FreeFrom = Exclude<DietaryOptionId, typeof diet.seafood | typeof diet.keto>

const fromAnimals = names(
  'meat, poultry, fish, crustacean, mollusc, seafood, fish extract, crustacean extract',
  'mollusc extract, gelatine, rennet, insect',
) satisfies readonly Trait[]

/**
 * The traits that make a claim false. Vegetarian excludes what an animal died for, rennet and stock
 * included. Vegan excludes everything that comes from an animal or may have been cleared with such a thing.
 */
export const brokenBy: Readonly<Record<FreeFrom, ReadonlySet<Trait>>> = {
  [diet.vegetarian]: new Set(fromAnimals),
  [diet.vegan]: new Set<Trait>([...fromAnimals, 'dairy', 'egg', 'honey', 'fined']),
  [diet.glutenFree]: new Set(cereals),
  [diet.dairyFree]: new Set(['dairy']),
}

const seafoodFlesh: ReadonlySet<Trait> = new Set(['fish', 'crustacean', 'mollusc', 'seafood'])
const landAnimal: ReadonlySet<Trait> = new Set(['meat', 'poultry', 'gelatine'])

/** Allergens that follow from an origin. The other allergens are separate traits. */
const impliedAllergen: Partial<Readonly<Record<Trait, NamedAllergen>>> = {
  fish: 'fish',
  'fish extract': 'fish',
  crustacean: 'crustaceans',
  'crustacean extract': 'crustaceans',
  mollusc: 'molluscs',
  'mollusc extract': 'molluscs',
  egg: 'eggs',
  dairy: 'milk',
}

/** The first two ingredients are the body of a dish ("spaghetti, clam"); what follows seasons it. */
const mainCount = 2

interface Part {
  readonly name: string
  readonly isMain: boolean
  /** Undefined when the lexicon does not know the ingredient. */
  readonly traits: readonly Trait[] | undefined
}

function partsOf(ingredients: readonly string[]): Part[] {
  return ingredients.map((name, index) => {
    const known = findIngredient(name)
    return { name, isMain: index < mainCount, traits: known && lexicon[known] }
  })
}

const namesOf = (parts: readonly Part[]): string[] => parts.map(({ name }) => name)

function breaks(option: FreeFrom, { traits }: Part): boolean {
  if (!traits) return false
  return traits.some((trait) => brokenBy[option].has(trait))
}

const isMainSeafood = ({ traits, isMain }: Part): boolean =>
  isMain && (traits?.some((trait) => seafoodFlesh.has(trait)) ?? false)

const isOfLandAnimal = ({ traits }: Part): boolean => traits?.some((trait) => landAnimal.has(trait)) ?? false

const isKnown = ({ traits }: Part): boolean => traits !== undefined

function holds(option: DietaryOptionId, parts: readonly Part[], portion?: Portion): boolean {
  if (option === diet.keto) return isKeto(parts, portion)
  if (option === diet.seafood) {
    return parts.some(isMainSeafood) && parts.every((part) => isKnown(part) && !isOfLandAnimal(part))
  }
  return parts.length > 0 && parts.every((part) => isKnown(part) && !breaks(option, part))
}

function isKeto(parts: readonly Part[], portion: Portion | undefined): boolean {
  const netCarbsG = netCarbsOf(namesOf(parts), portion)
  return netCarbsG !== undefined && netCarbsG <= KETO_LIMIT_G
}

const namedAllergens = allergenKeys.filter((key): key is NamedAllergen => !isNameless(key))

const isAllergen = (trait: Trait): trait is Trait & NamedAllergen =>
  (namedAllergens as readonly string[]).includes(trait)

/** The allergens that these traits are or imply. */
export function allergensIn(traits: readonly Trait[]): NamedAllergen[] {
  return traits.flatMap((trait) => impliedAllergen[trait] ?? (isAllergen(trait) ? [trait] : []))
}

/**
 * The dietary options that a dish of these ingredients may truthfully carry, sorted by id.
 *
 * Vegetarian, Vegan, Gluten-Free and Dairy-Free ask that no ingredient breaks them. Keto-Friendly asks that
 * the portion has at most 10 g of net carbohydrate, which only its grams can show. Seafood asks that one of
 * the first two ingredients is fish or shellfish itself (a sauce or stock of it is not enough) and that none
 * is meat or poultry, their stock, fat and gelatine included, because people who eat fish and no meat order
 * by it. An ingredient that the lexicon does not know supports no claim, and neither does an empty list.
 *
 * @param ingredients names, the main one first; tolerant of case, plural and synonyms
 * @param portion the grams of the portion, for Keto-Friendly: without them it is not claimed
 */
export function dietaryOptionsOf(ingredients: readonly string[], portion?: Portion): DietaryOptionId[] {
  const parts = partsOf(ingredients)
  return dietaryOptions.map(({ id }) => id).filter((id) => holds(id, parts, portion))
}

/**
 * The allergens that these ingredients contain, each cereal and nut by its name, in the order of Annex II of
 * Regulation (EU) No 1169/2011. Those of an ingredient that the lexicon does not know are missing: ask `contradictions`.
 */
export function allergensOf(ingredients: readonly string[]): NamedAllergen[] {
  const contained = new Set(partsOf(ingredients).flatMap(({ traits }) => allergensIn(traits ?? [])))
  return namedAllergens.filter((allergen) => contained.has(allergen))
}

/**
 * Where the claims made for a dish and its ingredients do not agree, and which ingredients are unknown.
 * No finding means that every claim is proved. More allergens declared than contained isn't a finding:
 * a kitchen may know of traces. A group that is declared without a name ("gluten") covers its members.
 */
export function contradictions(
  claims: DishClaims,
  ingredients: readonly string[],
  portion?: Portion,
): ClaimFault[] {
  const parts = partsOf(ingredients)
  return [
    ...claims.dietaryOptions.flatMap((option, index) =>
      wrongClaim(option, `/dietaryOptions/${index}`, parts, portion),
    ),
    ...(claims.allergens ? undeclared(claims.allergens, parts) : []),
    ...parts.flatMap(({ name: ingredient, traits }, index): ClaimFault[] =>
      traits
        ? []
        : [{ code: 'unknown_ingredient', pointer: `/ingredients/${index}`, params: { ingredient } }],
    ),
  ]
}

function wrongClaim(
  dietaryOption: DietaryOptionId,
  pointer: string,
  parts: readonly Part[],
  portion: Portion | undefined,
): ClaimFault[] {
  if (holds(dietaryOption, parts, portion)) return []
  const ingredient = breakerOf(dietaryOption, parts, portion)
  return ingredient
    ? [{ code: 'false_dietary_claim', pointer, params: { dietaryOption, ingredient } }]
    : [{ code: 'unsupported_dietary_claim', pointer, params: { dietaryOption } }]
}

function breakerOf(
  option: DietaryOptionId,
  parts: readonly Part[],
  portion: Portion | undefined,
): string | undefined {
  if (option === diet.keto) return mostCarbs(parts, portion)
  if (option === diet.seafood) return breakerOfSeafood(parts)?.name
  return parts.find((part) => breaks(option, part))?.name
}

/** Returns what brings most of the carbohydrate, if that can be known. */
function mostCarbs(parts: readonly Part[], portion: Portion | undefined): string | undefined {
  const shares = carbSharesOf(namesOf(parts), portion)
  return shares?.toSorted((a, b) => b.netCarbsG - a.netCarbsG)[0]?.ingredient
}

/** The meat in it; else, where nothing of it is of the sea, what it is mainly made of. */
const breakerOfSeafood = (parts: readonly Part[]): Part | undefined =>
  parts.find(isOfLandAnimal) ?? (parts.some(isMainSeafood) ? undefined : parts.find(isKnown))

function undeclared(declared: readonly AllergenKey[], parts: readonly Part[]): ClaimFault[] {
  return namedAllergens.flatMap((allergen): ClaimFault[] => {
    const bearer = parts.find(({ traits }) => allergensIn(traits ?? []).includes(allergen))
    if (!bearer || declared.includes(allergen) || declared.includes(allergenGroup(allergen))) return []
    return [
      { code: 'undeclared_allergen', pointer: '/allergens', params: { allergen, ingredient: bearer.name } },
    ]
  })
}
