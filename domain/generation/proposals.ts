import type { Dish } from '../catalogue/dish.ts'
import { findIngredient } from '../catalogue/ingredients/find-ingredient.ts'
import { areNearDuplicates, isNamedLike, tellingWords } from '../catalogue/names.ts'
import { type CategoryId, categories, type DietaryOptionId } from '../catalogue/reference.ts'
import { contradictions } from '../catalogue/truth.ts'
import { proposeClaims } from '../menu/claims/proposals.ts'
import { freeCustomItemId } from '../menu/editing/edits.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { fixedPrice } from '../menu/prices/lead-price.ts'
import { toCents } from '../money/dollars.ts'
import { type Random, seededRandom } from './choosing/random.ts'
import type { RequestedCount } from './filters.ts'
import { intoBand } from './pricing/price-band.ts'
import {
  INGREDIENT_COUNT,
  MAX_INGREDIENT_LENGTH,
  type Proposal,
  type ProposedDish,
  readProposal,
} from './proposed-dish.ts'
import { faultOf, PROPOSED_TEXT_LIMITS, type TextFault, unprovedClaim } from './proposed-text.ts'
import { brokenExclusion } from './wishes/contents.ts'
import { wantedDiets } from './wishes/heeded.ts'
import { type Exclusion, exclusionInWords, readWishes } from './wishes/read-wishes.ts'

/** Why a proposal was refused. The pointer is a JSON pointer into the list of proposals. */
export type ProposalFinding = { readonly pointer: string } & (
  | { readonly code: 'unwanted_section'; readonly params: { readonly section: string } }
  | { readonly code: TextFault; readonly params: { readonly text: string } }
  | { readonly code: 'ingredient_count'; readonly params: { readonly count: number } }
  | { readonly code: 'invalid_price'; readonly params: Record<string, never> }
  | { readonly code: 'duplicate'; readonly params: { readonly name: string; readonly other: string } }
  | { readonly code: 'other_cuisine'; readonly params: { readonly name: string } }
  | {
      readonly code: 'unproved_claim'
      readonly params: { readonly name: string; readonly claim: string }
    }
  | {
      readonly code: 'diet_not_met'
      readonly params: {
        readonly name: string
        readonly dietaryOption: number
        /** What breaks the diet; absent where an ingredient is merely unknown. */
        readonly ingredient?: string
      }
    }
  | {
      /** Something that the owner's notes ask to leave out. */
      readonly code: 'left_out'
      readonly params: { readonly name: string; readonly words: string }
    }
)

export interface Wishes {
  readonly cuisineId: number
  readonly priceRange: number
  readonly dietaryOptions: readonly number[]
  /** The owner's own words: what Carte understands of them is kept to. */
  readonly notes?: string | undefined
  /** What is still to be filled. */
  readonly sections: readonly RequestedCount[]
  /** Ids that are taken. */
  readonly menuItemIds: readonly number[]
  /** Names of everything that is on the menu already. */
  readonly menuItemNames: readonly string[]
}

/** The address of a picture of a proposed dish. */
export type PictureOfProposal = (
  dish: Pick<Dish, 'name' | 'description' | 'ingredients' | 'dietaryOptions'> & {
    readonly cuisineId: number
    readonly categoryId: number
  },
) => string

export interface Judgment {
  /** In the order of the proposals, at most as many a section as wished for. */
  readonly accepted: readonly MenuItem[]
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
  const accepted: MenuItem[] = []
  const findings: ProposalFinding[] = []
  const taken = wishes.menuItemNames.map(withWords)
  const diets = wantedDiets(wishes)
  const { exclusions } = readWishes(wishes.notes)
  for (const [index, proposal] of proposals.slice(0, MAX_PROPOSALS).entries()) {
    const refuse = (finding: ProposalFinding) =>
      findings.push({ ...finding, pointer: `/${index}${finding.pointer}` })
    const section = sectionOf(proposal, wishes)
    if (!section) {
      refuse({ code: 'unwanted_section', pointer: '/section', params: { section: quote(proposal.section) } })
      continue
    }
    if (countOf(accepted, section.categoryId) >= section.count) continue
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
    accepted.push(toItem(dish, section.categoryId, wishes, accepted, random, pictureOf))
    taken.push(withWords(dish.name))
  }
  return { accepted, findings }
}

const quote = (text: string): string => text.slice(0, MAX_QUOTE_LENGTH)

const countOf = (items: readonly MenuItem[], categoryId: number): number =>
  items.filter((item) => item.categoryId === categoryId).length

function sectionOf({ section }: Proposal, { sections }: Wishes): RequestedCount | undefined {
  const category = categories.find(({ name }) => name === section.trim())
  return sections.find(({ categoryId }) => categoryId === category?.id)
}

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
  const words = [tellingWords(name)]
  const known = catalogue.filter((dish) => isNamedLike(dish, words))
  const isForeign = known.length > 0 && known.every((dish) => dish.cuisineId !== cuisineId)
  return isForeign ? { code: 'other_cuisine', pointer: '/name', params: { name } } : undefined
}

function untruth(
  { name, description, diets, allIngredients }: ProposedDish,
  wantedDiets: readonly number[],
): ProposalFinding | undefined {
  const claim = unprovedClaim({ name, description }, diets)
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
  { name, description, allIngredients }: ProposedDish,
  exclusions: readonly Exclusion[],
): ProposalFinding | undefined {
  const broken = brokenExclusion({ name, description, ingredients: allIngredients }, exclusions)
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
  accepted: readonly MenuItem[],
  random: Random,
  pictureOf: PictureOfProposal | undefined,
): MenuItem {
  const taken = new Set([...wishes.menuItemIds, ...accepted.map(({ id }) => id)])
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

/** Only what the lexicon knows tells the picture anything. */
const toPicture = (dish: ProposedDish, categoryId: number, cuisineId: number) => ({
  name: dish.name,
  description: dish.description,
  ingredients: dish.ingredients.flatMap((name) => findIngredient(name) ?? []),
  dietaryOptions: dish.diets,
  cuisineId,
  categoryId,
})
