import type { Dish } from '../catalogue/dish.ts'
import { findIngredient } from '../catalogue/ingredients/find-ingredient.ts'
import type { IngredientName } from '../catalogue/ingredients/index.ts'
import { areNearDuplicates, dishesNamedLike, tellingWords } from '../catalogue/names.ts'
import { contradictions } from '../catalogue/truth.ts'
import { wordsKey } from '../menu/claims/claims.ts'
import { proposeClaims } from '../menu/claims/proposals.ts'
import { freeCustomItemId } from '../menu/editing/edits.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { fixedPrice, leadPrice } from '../menu/prices/lead-price.ts'
import { toCents } from '../money/dollars.ts'
import type { CategoryId, DietaryOptionId } from '../reference/reference.ts'
import { boastsIn } from './boasts.ts'
import { type Random, seededRandom } from './choosing/random.ts'
import { dishOfItem } from './composing/dish-of-item.ts'
import { readName } from './lookup/read-name.ts'
import { leastPrice } from './pricing/credible-ranges.ts'
import { factorOf, intoBand, nearestPrice } from './pricing/price-band.ts'
import type { ProposalFinding } from './proposal-finding.ts'
import {
  INGREDIENT_COUNT,
  MAX_INGREDIENT_LENGTH,
  type Proposal,
  type ProposedDish,
  readProposal,
} from './proposed-dish.ts'
import { faultOf, PROPOSED_TEXT_LIMITS, unprovedClaim } from './proposed-text.ts'
import { isOfSort, sortRecord } from './sorts/section-sorts.ts'
import { idOfWanted, nameOfWanted, type WantedSection, type Wishes } from './wanted-section.ts'
import { brokenExclusion } from './wishes/contents.ts'
import { wantedDiets } from './wishes/heeded.ts'
import { type Exclusion, exclusionInWords, readWishes } from './wishes/read-wishes.ts'

/** The address of a picture of a proposed dish. */
export type PictureOfProposal = (
  dish: Pick<Dish, 'name' | 'description' | 'ingredients' | 'dietaryOptions'> & {
    readonly cuisineId: number
    readonly categoryId: number
  },
) => string

/** A dish that somebody else proposed and that may be printed. */
export interface AcceptedDish {
  /** Of `idOfWanted`. */
  readonly sectionId: string
  readonly item: MenuItem
  /** The same as the rules of composition see it. */
  readonly dish: Dish
}

export interface Judgment {
  /** In the order of the proposals, at most as many a section as wished for. */
  readonly accepted: readonly AcceptedDish[]
  readonly findings: readonly ProposalFinding[]
}

/** A request asks for at most 50 dishes; a longer list is not read to its end. */
const MAX_PROPOSALS = 100
/** Longest piece of a proposal that a finding quotes. */
const MAX_QUOTE_LENGTH = 80

/**
 * Judges the dishes that a model proposes for a menu. It accepts a dish that can be printed as it is, fits
 * the wishes and repeats no other; diets and allergens follow from the ingredients alone, and the price
 * is moved into the band. An ingredient that the lexicon does not know, or that the text names and the
 * list does not, supports no diet and leaves the allergens unknown.
 * @param catalogue where dishes of other cuisines are known by name
 * @param seed chooses the new items' ids
 * @param pictureOf absent: the items have no pictures
 */
export function judgeProposals(
  proposals: readonly Proposal[],
  wishes: Wishes,
  catalogue: readonly Dish[],
  seed: number,
  pictureOf?: PictureOfProposal,
): Judgment {
  const random = seededRandom(seed)
  const accepted: AcceptedDish[] = []
  const findings: ProposalFinding[] = []
  const taken = wishes.menuItemNames.map(withWords)
  const diets = wantedDiets(wishes)
  const { exclusions } = readWishes(wishes.notes)
  for (const [index, proposal] of proposals.slice(0, MAX_PROPOSALS).entries()) {
    const refuse = (finding: ProposalFinding) =>
      findings.push({ ...finding, pointer: `/${index}${finding.pointer}` })
    const asked = wishes.sections.filter((section) => nameOfWanted(section) === proposal.section.trim())
    if (asked.length === 0) {
      refuse({ code: 'unwanted_section', pointer: '/section', params: { section: quote(proposal.section) } })
      continue
    }
    const section = asked.find((one) => countOf(accepted, one) < one.count)
    if (!section) continue
    const dish = readProposal(proposal)
    const refusal =
      wordingFault(dish) ??
      repetition(dish, taken) ??
      foreignness(dish, wishes.cuisineId, catalogue) ??
      untruth(dish, diets) ??
      denied(dish, exclusions)
    if (refusal) {
      refuse(refusal)
      continue
    }
    const item = toItem(dish, section.categoryId, wishes, accepted, random, pictureOf)
    const plate = asDish(item, dish, section, wishes)
    if (section.own && !isSoldIn(section.own, plate)) {
      const sells = section.own.isNamed ? section.own.name : sortRecord(section.own.sort).name
      refuse({ code: 'other_sort', pointer: '/section', params: { name: dish.name, sells } })
      continue
    }
    accepted.push({
      sectionId: idOfWanted(section),
      item: { ...withFloor(item, plate, wishes), proposedWords: wordsKey(item) },
      dish: plate,
    })
    taken.push(withWords(dish.name))
  }
  return { accepted, findings }
}

const quote = (text: string): string => text.slice(0, MAX_QUOTE_LENGTH)

const countOf = (accepted: readonly AcceptedDish[], section: WantedSection): number =>
  accepted.filter(({ sectionId }) => sectionId === idOfWanted(section)).length

/** The ingredients that the lexicon knows. */
const namesOf = (ingredients: readonly string[]): IngredientName[] =>
  ingredients.flatMap((name) => findIngredient(name) ?? [])

// Each check points into the proposal itself; `judgeProposals` prefixes its place in the list.

function wordingFault(dish: ProposedDish): ProposalFinding | undefined {
  for (const field of ['name', 'description'] as const) {
    const code = faultOf(dish[field], PROPOSED_TEXT_LIMITS[field])
    if (code) return { code, pointer: `/${field}`, params: { text: quote(dish[field]) } }
  }
  const { length: count } = dish.ingredients
  if (count < INGREDIENT_COUNT.min || count > INGREDIENT_COUNT.max) {
    return { code: 'ingredient_count', pointer: '/ingredients', params: { count } }
  }
  const text = dish.ingredients.find((name) => name.length > MAX_INGREDIENT_LENGTH)
  if (text !== undefined) {
    return { code: 'text_length', pointer: '/ingredients', params: { text: quote(text) } }
  }
  return Number.isFinite(dish.price) ? undefined : { code: 'invalid_price', pointer: '/price', params: {} }
}

/** A name with the words that it is compared by. */
interface TakenName {
  readonly name: string
  readonly words: ReadonlySet<string>
}

const withWords = (name: string): TakenName => ({ name, words: tellingWords(name) })

function repetition({ name }: ProposedDish, taken: readonly TakenName[]): ProposalFinding | undefined {
  const words = tellingWords(name)
  const other = taken.find((one) => areNearDuplicates(words, one.words))
  return other && { code: 'duplicate', pointer: '/name', params: { name, other: quote(other.name) } }
}

/** A name that the catalogue knows from other cuisines alone. */
function foreignness(
  { name }: ProposedDish,
  cuisineId: number,
  catalogue: readonly Dish[],
): ProposalFinding | undefined {
  const known = dishesNamedLike(name, catalogue)
  const isForeign = known.length > 0 && known.every((dish) => dish.cuisineId !== cuisineId)
  return isForeign ? { code: 'other_cuisine', pointer: '/name', params: { name } } : undefined
}

function untruth(
  { name, description, diets, allIngredients }: ProposedDish,
  wantedDiets: readonly number[],
): ProposalFinding | undefined {
  const claim = unprovedClaim({ name, description }, diets) ?? boastsIn(`${name}. ${description}`)[0]
  if (claim) return { code: 'unproved_claim', pointer: '', params: { name, claim: quote(claim) } }
  const dietaryOption = wantedDiets.find((wanted) => !diets.some((option) => option === wanted))
  if (dietaryOption === undefined) return undefined
  const ingredient = breakerOf(dietaryOption as DietaryOptionId, allIngredients)
  return {
    code: 'diet_not_met',
    pointer: '',
    params: { name, dietaryOption, ...(ingredient && { ingredient: quote(ingredient) }) },
  }
}

function denied(
  { name, description, allIngredients, hiding }: ProposedDish,
  exclusions: readonly Exclusion[],
): ProposalFinding | undefined {
  const mayHold = hiding.flatMap(({ allergens }) => allergens)
  const broken = brokenExclusion({ name, description, ingredients: allIngredients, mayHold }, exclusions)
  return broken && { code: 'left_out', pointer: '', params: { name, words: quote(exclusionInWords(broken)) } }
}

function breakerOf(option: DietaryOptionId, ingredients: readonly string[]): string | undefined {
  for (const { code, params } of contradictions({ dietaryOptions: [option] }, ingredients)) {
    if (code === 'false_dietary_claim') return params.ingredient
  }
  return undefined
}

function toItem(
  dish: ProposedDish,
  categoryId: number,
  wishes: Wishes,
  accepted: readonly AcceptedDish[],
  random: Random,
  pictureOf: PictureOfProposal | undefined,
): MenuItem {
  const taken = new Set([...wishes.menuItemIds, ...accepted.map(({ item }) => item.id)])
  const item: MenuItem = {
    id: freeCustomItemId(taken, random()),
    name: dish.name,
    description: dish.description,
    prices: [fixedPrice(toCents(intoBand(dish.price, categoryId as CategoryId, wishes.priceRange)))],
    categoryId,
    cuisineId: wishes.cuisineId,
    imageUrl: pictureOf?.(toPicture(dish, categoryId, wishes.cuisineId)) ?? null,
    dietaryOptions: [],
  }
  // A model wrote the recipe, so its claims wait until the owner confirms them.
  return proposeClaims(item, { dietaryOptions: dish.diets, allergens: dish.allergens })
}

/** As the rules of composition see it, with its price as it were in the middle of the market. */
function asDish(item: MenuItem, dish: ProposedDish, { categoryId }: WantedSection, wishes: Wishes): Dish {
  const price = (leadPrice(item)?.amount ?? 0) / 100 / factorOf(wishes.priceRange)
  const ingredients = [...new Set(namesOf(dish.allIngredients))]
  return { ...dishOfItem(item, wishes.cuisineId, categoryId, ingredients), price }
}

/** At no less than it takes to buy and make, whatever its band allows: a lobster of two pounds is not sold at $14. */
function withFloor(item: MenuItem, plate: Dish, { priceRange }: Wishes): MenuItem {
  const least = nearestPrice(
    leastPrice(plate),
    { low: leastPrice(plate), high: leastPrice(plate) + 1.5 },
    priceRange,
  )
  const amount = toCents(Math.max(least, (leadPrice(item)?.amount ?? 0) / 100))
  return { ...item, prices: [fixedPrice(amount)] }
}

/** Only what the lexicon knows tells the picture anything. */
const toPicture = (dish: ProposedDish, categoryId: number, cuisineId: number) => ({
  name: dish.name,
  description: dish.description,
  ingredients: namesOf(dish.ingredients),
  dietaryOptions: dish.diets,
  cuisineId,
  categoryId,
})

/** Does a section of an owner's sell the dish: by what its name says, else by its sort? */
const isSoldIn = ({ name, sort, isNamed }: NonNullable<WantedSection['own']>, dish: Dish): boolean =>
  isNamed ? readName(name, [dish]).dishes.has(dish) : isOfSort(dish, sort)
