import { z } from 'zod'
import { unmetDietClaims } from '../../catalogue/claimed-diets.ts'
import type { Dish } from '../../catalogue/dish.ts'
import { areSameDish } from '../../catalogue/names.ts'
import { type ClaimFault, contradictions } from '../../catalogue/truth.ts'
import { unnamedIngredients } from '../../catalogue/unnamed-ingredients.ts'
import { atOnce, type Steps } from '../../computing/steps.ts'
import { type CategoryId, type CuisineId, categories, cuisines } from '../../reference/reference.ts'
import { DESCRIPTION_LENGTH, type DraftFinding, dishDraftSchema, judgePrice } from './dish-draft.ts'

/** How many dishes a pair of cuisine and category should offer. */
export const TARGET_PER_PAIR = 20

const BEVERAGES: CategoryId = 5

/** A pair of cuisine and category that offers too few dishes. */
export const coverageGapSchema = z.object({
  cuisineId: dishDraftSchema.shape.cuisineId,
  cuisineName: z.string(),
  categoryId: dishDraftSchema.shape.categoryId,
  categoryName: z.string(),
  currentCount: z.int(),
  targetCount: z.int(),
  /** How many dishes are missing. */
  gap: z.int(),
})

export type CoverageGap = z.infer<typeof coverageGapSchema>

/**
 * What can be wrong with a dish's picture: it has none, the picture is on another party's server, or its
 * address on our server answers nothing.
 */
export const imageIssueKinds = ['missing_image', 'external_image', 'broken_image'] as const

export const imageIssueSchema = z.object({
  itemId: z.int(),
  itemName: z.string(),
  /** Null where there is none. */
  currentImageUrl: z.string().nullable(),
  issue: z.enum(imageIssueKinds),
})

export type ImageIssue = z.infer<typeof imageIssueSchema>

/** What is wrong with a dish of the catalogue. The pointer is a JSON pointer into the dish. */
export type DishFinding = { readonly itemId: number; readonly itemName: string } & Finding

type Finding =
  | ClaimFault
  | DraftFinding
  | {
      readonly code: 'description_length'
      readonly pointer: string
      readonly params: { readonly length: number }
    }

/** What is known of pictures; the audit itself opens no address. */
export interface DishImages {
  /** The address of a dish's picture; null where it has none. */
  addressOf(dish: Dish): string | null
  /** What is wrong with an address, if anything. */
  issueOf(address: string): Exclude<ImageIssue['issue'], 'missing_image'> | undefined
}

export interface CatalogueAudit {
  readonly dishCount: number
  readonly cuisineCount: number
  /** Pairs of cuisine and category that were looked at. */
  readonly pairCount: number
  readonly gaps: readonly CoverageGap[]
  /** Dishes that are missing in all gaps together. */
  readonly itemsNeeded: number
  readonly imageIssues: readonly ImageIssue[]
  readonly findings: readonly DishFinding[]
  /** 0 to 100. */
  readonly healthScore: number
}

/**
 * Everything an audit says of a catalogue.
 * @param findings what `findFindings` found in these dishes, for a caller that keeps it
 */
export function auditCatalogue(
  dishes: readonly Dish[],
  images: DishImages,
  findings: readonly DishFinding[] = atOnce(findFindings(dishes)),
): CatalogueAudit {
  const gaps = findGaps(dishes)
  return {
    dishCount: dishes.length,
    cuisineCount: new Set(dishes.map(({ cuisineId }) => cuisineId)).size,
    pairCount: auditedPairs.length,
    gaps,
    itemsNeeded: gaps.reduce((sum, { gap }) => sum + gap, 0),
    imageIssues: dishes.flatMap((dish) => imageIssueOf(dish, images)),
    findings,
    healthScore: healthScore(auditedPairs.length, gaps.length),
  }
}

const auditedPairs = cuisines.flatMap((cuisine) =>
  categories.filter(({ id }) => id !== BEVERAGES).map((category) => ({ cuisine, category })),
)

/** Every cuisine × category pair but Beverages that offers fewer dishes than the target, the emptiest first. */
export function findGaps(dishes: readonly Pick<Dish, 'cuisineId' | 'categoryId'>[]): CoverageGap[] {
  const ofPairs = Map.groupBy(dishes, ({ cuisineId, categoryId }) => `${cuisineId} ${categoryId}`)
  return auditedPairs
    .map(({ cuisine, category }): CoverageGap => {
      const currentCount = ofPairs.get(`${cuisine.id} ${category.id}`)?.length ?? 0
      return {
        cuisineId: cuisine.id,
        cuisineName: cuisine.name,
        categoryId: category.id,
        categoryName: category.name,
        currentCount,
        targetCount: TARGET_PER_PAIR,
        gap: TARGET_PER_PAIR - currentCount,
      }
    })
    .filter(({ gap }) => gap > 0)
    .sort((a, b) => b.gap - a.gap)
}

/** The share of pairs without a gap, in whole percent. */
export const healthScore = (pairCount: number, gapCount: number): number =>
  Math.round(((pairCount - gapCount) / pairCount) * 100)

function imageIssueOf(dish: Dish, images: DishImages): ImageIssue[] {
  const currentImageUrl = images.addressOf(dish)
  const issue = currentImageUrl === null ? 'missing_image' : images.issueOf(currentImageUrl)
  return issue ? [{ itemId: dish.id, itemName: dish.name, currentImageUrl, issue }] : []
}

/**
 * Where dishes contradict themselves or each other: a claim that the ingredients break, an allergen that is
 * not declared, a claim that rests on an ingredient which the words leave out, a diet claimed in words that
 * the ingredients break, a price outside its band, a description that is too short or too long, a name that
 * a guest would take for another dish of the same cuisine.
 */
export function* findFindings(dishes: readonly Dish[]): Steps<DishFinding[]> {
  const earlierByCuisine = new Map<CuisineId, Dish[]>()
  const all: DishFinding[] = []
  for (const [at, dish] of dishes.entries()) {
    if (at % DISHES_A_STEP === 0) yield
    const earlier = earlierByCuisine.get(dish.cuisineId) ?? []
    earlierByCuisine.set(dish.cuisineId, earlier)
    const findings = [...findingsAlone(dish), ...twinOf(dish, earlier)]
    earlier.push(dish)
    all.push(...findings.map((finding) => ({ ...finding, itemId: dish.id, itemName: dish.name })))
  }
  return all
}

/** By the dish: the next audit of a catalog asks about most of them again. */
const foundAlone = new WeakMap<Dish, readonly Finding[]>()

function findingsAlone(dish: Dish): readonly Finding[] {
  const known = foundAlone.get(dish)
  if (known) return known
  const found = [
    ...contradictions(dish, dish.ingredients, dish.grams),
    ...unnamedIngredients(dish),
    ...unmetDietClaims(dish, dish.dietaryOptions),
    ...judgePrice(dish.price, dish.categoryId),
    ...descriptionFindings(dish),
  ]
  foundAlone.set(dish, found)
  return found
}

/** Some milliseconds; the first dish reads the names of ingredients in other languages, which takes some forty. */
const DISHES_A_STEP = 10

function descriptionFindings({ description: { length } }: Dish) {
  const isFit = length >= DESCRIPTION_LENGTH.min && length <= DESCRIPTION_LENGTH.max
  return isFit ? [] : [{ code: 'description_length' as const, pointer: '/description', params: { length } }]
}

function twinOf(dish: Dish, earlier: readonly Dish[]): DraftFinding[] {
  const twin = earlier.find((other) => areSameDish(dish, other))
  return twin ? [{ code: 'near_duplicate', pointer: '/name', params: { name: twin.name } }] : []
}
