import { z } from 'zod'
import type { Dish } from '../catalogue/dish.ts'
import { isNamedLike, tellingWords } from '../catalogue/names.ts'
import { categories } from '../catalogue/reference.ts'
import type { AppliedMultipliers } from '../menu/schema.ts'
import { locationMultipliers } from '../pricing/multipliers.ts'
import { optimizeItem } from '../pricing/optimize.ts'
import { roundToCent } from '../pricing/price.ts'
import { menuFigures, menuFiguresSchema } from './menu-figures.ts'
import {
  dishForMenu,
  type MenuToReview,
  priceLevel,
  type Review,
  type ReviewedItem,
  reviewMenu,
  usualPrice,
} from './menu-review.ts'
import { withEnding } from './price-endings.ts'
import { hasRoom, itemPlaceSchema, proposedEditSchema } from './proposed-edit.ts'
import { percentileOf, type Spread, spreadOf } from './quantiles.ts'
import { regionOf } from './regional-dishes.ts'

const usd = z.number().meta({ description: 'USD' })
const edits = z.array(proposedEditSchema)
const seasonSchema = z.enum(['spring', 'summer', 'autumn', 'winter'])

const pricedItem = {
  place: itemPlaceSchema,
  name: z.string(),
  sectionName: z.string(),
  price: usd,
  /** Empty where there is nothing to change. */
  edits,
}

/** What an item would cost among comparable dishes. */
const comparisonSchema = z.object({
  ...pricedItem,
  count: z.int(),
  low: usd,
  median: usd,
  high: usd,
  percentile: z.int(),
  /** Beside the middle half of comparable dishes, or at what the catalogue asks for this very dish. */
  standing: z.enum(['in_line', 'usual_for_dish', 'above', 'below']),
  /** What the catalogue asks for this very dish, at the level of the menu; null where it does not know it. */
  usual: usd.nullable(),
  suggested: usd,
})

const demandSchema = z.object({
  ...pricedItem,
  weight: z.number(),
  factors: z.array(
    z.object({ code: z.enum(['trending', 'in_season', 'out_of_season']), factor: z.number() }),
  ),
  suggested: usd,
  /** The price carries this weight already. */
  isApplied: z.boolean(),
})

/** A dish of the catalogue that the menu does not have. */
const offeredDishSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  sectionName: z.string(),
  price: usd,
  season: seasonSchema.nullable(),
  region: z.string().nullable(),
  isTrending: z.boolean(),
  dietaryOptions: z.array(z.int()),
  edits,
})

export const optimizationSchema = z.object({
  season: seasonSchema,
  figures: menuFiguresSchema,
  locations: z.array(
    z.object({ key: z.string(), name: z.string(), multiplier: z.number(), basis: z.string() }),
  ),
  comparisons: z.array(comparisonSchema),
  demand: z.array(demandSchema),
  /** Names of trending dishes that are on the menu. */
  trendingOnMenu: z.array(z.string()),
  trending: z.array(offeredDishSchema),
  seasonal: z.array(offeredDishSchema),
  regional: z.array(offeredDishSchema),
  basis: z.object({
    location: z.string(),
    demand: z.string(),
    trending: z.string(),
    seasonal: z.string(),
    regional: z.string(),
  }),
})

export type Optimization = z.infer<typeof optimizationSchema>
export type Comparison = z.infer<typeof comparisonSchema>
export type DemandFigures = z.infer<typeof demandSchema>
export type OfferedDish = z.infer<typeof offeredDishSchema>

/** What a guest's wish does to a price. Our editorial weights: nobody's orders were counted. */
export const demandWeights = { trending: 1.06, in_season: 1.04, out_of_season: 0.96 } as const

export const optimizationBasis: Optimization['basis'] = {
  location:
    'Price level of a metropolitan area against the United States: regional price parities of the U.S. Bureau of Economic Analysis, 2023, where it publishes one. A cost index, not a promise about menus.',
  demand:
    'Our editorial weights: trending × 1.06, in season × 1.04, out of season × 0.96. Your guests’ orders are not counted.',
  trending: 'Dishes that our editors mark as asked for in kitchens of this cuisine.',
  seasonal: 'Dishes that our catalogue gives to this season (northern hemisphere).',
  regional: 'Dishes of this cuisine that are named after a region, or whose origin is undisputed.',
}

/** So many dishes a list: enough to choose from, short enough to read. */
const LISTED = 6

/** The figures of the optimisation page for a menu, each with its basis and with what would apply it. */
export function optimizationOf(input: MenuToReview): Optimization {
  const review = reviewMenu(input)
  const offered = offeredDishes(review)
  return {
    season: review.season,
    figures: menuFigures(review),
    locations: locationMultipliers
      .filter(({ key }) => key !== 'Custom Location')
      .map(({ key, name, multiplier, basis }) => ({ key, name, multiplier, basis })),
    comparisons: review.items.flatMap((item) => compare(review, item)),
    demand: review.items.flatMap((item) => demandOf(review, item)),
    trendingOnMenu: review.items.filter(({ dish }) => dish?.trending).map(({ item }) => item.name),
    trending: present(
      review,
      offered.filter(({ trending }) => trending),
    ),
    seasonal: present(
      review,
      offered.filter(({ season }) => season === review.season),
    ),
    regional: present(
      review,
      offered.filter((dish) => regionOf(dish) !== undefined),
    ),
    basis: optimizationBasis,
  }
}

function compare(review: Review, reviewed: ReviewedItem): Comparison[] {
  const { item, place, category, comparables } = reviewed
  const level = priceLevel(review, (other) => other !== reviewed)
  const prices = comparables.map((price) => roundToCent(price * level))
  const spread = spreadOf(prices)
  if (!spread || item.price <= 0) return []
  const usual = usualPrice(reviewed, level)
  const standing = standingOf(item.price, spread, usual)
  const edge = standing === 'above' ? spread.q3 : spread.q1
  const isOff = standing === 'above' || standing === 'below'
  const suggested = isOff ? withEnding(usual ?? edge, review.ending) : item.price
  return [
    {
      place,
      name: item.name,
      sectionName: category.name,
      price: item.price,
      count: spread.count,
      low: roundToCent(spread.q1),
      median: roundToCent(spread.median),
      high: roundToCent(spread.q3),
      percentile: percentileOf(item.price, prices),
      standing,
      usual: usual === undefined ? null : roundToCent(usual),
      suggested,
      edits: suggested === item.price ? [] : [{ kind: 'set-price', place, price: suggested }],
    },
  ]
}

/** So near to the usual price of a dish, nobody would call it dear or cheap. */
const USUAL_TOLERANCE = 0.1

function standingOf(price: number, { q1, q3 }: Spread, usual: number | undefined): Comparison['standing'] {
  if (price >= q1 && price <= q3) return 'in_line'
  if (usual !== undefined) {
    if (Math.abs(price / usual - 1) <= USUAL_TOLERANCE) return 'usual_for_dish'
    return price > usual ? 'above' : 'below'
  }
  return price > q3 ? 'above' : 'below'
}

const neutral: AppliedMultipliers = {
  location: 1,
  audience: 1,
  category: 1,
  competitive: 1,
  seasonal: 1,
  custom: 1,
  final: 1,
}

function demandOf(review: Review, { item, place, category, dish }: ReviewedItem): DemandFigures[] {
  const factors = dish ? demandFactors(dish, review) : []
  if (factors.length === 0 || item.price <= 0) return []
  const weight = Number(factors.reduce((product, { factor }) => product * factor, 1).toFixed(4))
  const before = item.appliedMultipliers ?? neutral
  // The weight takes the place of the seasonal factor: applied twice, it still counts once.
  const final = Number(((before.final / before.seasonal) * weight).toFixed(6))
  const multipliers = { ...before, seasonal: weight, final }
  const { price: suggested } = optimizeItem(item, multipliers)
  const isApplied = before.seasonal === weight
  // Rounding up to a whole dollar can turn a discount into its opposite; then it is not proposed.
  const moves = weight > 1 ? suggested > item.price : suggested < item.price
  return [
    {
      place,
      name: item.name,
      sectionName: category.name,
      price: item.price,
      weight,
      factors,
      suggested: moves ? suggested : item.price,
      isApplied,
      edits: moves && !isApplied ? [{ kind: 'optimize-price', place, multipliers }] : [],
    },
  ]
}

function demandFactors({ trending, season }: Dish, review: Review): DemandFigures['factors'] {
  const factors: DemandFigures['factors'] = []
  if (trending) factors.push({ code: 'trending', factor: demandWeights.trending })
  if (season) {
    const code = season === review.season ? 'in_season' : 'out_of_season'
    factors.push({ code, factor: demandWeights[code] })
  }
  return factors
}

/** Dishes of the menu's cuisine that are not on it. */
function offeredDishes({ catalogue, cuisineId, items }: Review): Dish[] {
  const ids = new Set(items.map(({ item }) => item.id))
  const names = items.map(({ item }) => tellingWords(item.name))
  return catalogue.filter(
    (dish) => dish.cuisineId === cuisineId && !ids.has(dish.id) && !isNamedLike(dish, names),
  )
}

/** The first of each section in turn, so that the list is not all appetizers; those of the season first. */
function present(review: Review, dishes: readonly Dish[]): OfferedDish[] {
  const ready = dishes.filter(({ season }) => season === undefined || season === review.season)
  const ordered = ready.toSorted((a, b) => Number(b.season !== undefined) - Number(a.season !== undefined))
  const rows = categories.map(({ id }) => ordered.filter(({ categoryId }) => categoryId === id))
  const inTurn = Array.from({ length: ready.length }, (_, turn) => rows.flatMap((row) => row[turn] ?? []))
  return inTurn
    .flat()
    .slice(0, LISTED)
    .sort((a, b) => a.categoryId - b.categoryId)
    .map((dish) => offer(review, dish))
}

function offer(review: Review, dish: Dish): OfferedDish {
  const known = categories.find(({ id }) => id === dish.categoryId) ?? { id: dish.categoryId, name: '' }
  const category = review.menu.find((group) => group.category.id === known.id)?.category ?? { ...known }
  const item = dishForMenu(review, dish)
  return {
    id: dish.id,
    name: dish.name,
    description: dish.description,
    sectionName: category.name,
    price: item.price,
    season: dish.season ?? null,
    region: regionOf(dish) ?? null,
    isTrending: dish.trending ?? false,
    dietaryOptions: [...dish.dietaryOptions],
    edits: hasRoom(review.menu) ? [{ kind: 'add-item', category, item }] : [],
  }
}
