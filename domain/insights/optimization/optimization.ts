import { z } from 'zod'
import type { Dish } from '../../catalogue/dish.ts'
import type { OwnAmount } from '../../courses/own-amounts.ts'
import { isOutOfSeason } from '../../generation/choosing/season.ts'
import type { AppliedMultipliers } from '../../menu/model/item.ts'
import { locationMultipliers } from '../../pricing/multipliers.ts'
import { optimizeItem, withFactors } from '../../pricing/optimize.ts'
import { comparePrice } from '../checks/prices/price-checks.ts'
import { menuFigures, menuFiguresSchema } from '../review/menu-figures.ts'
import { type MenuToReview, type Review, reviewMenu } from '../review/menu-review.ts'
import { itemPlaceSchema, proposedEditSchema } from '../review/proposed-edit.ts'
import type { ReviewedItem } from '../review/reviewed-item.ts'
import { TREND_BASIS } from '../review/trend-reasons.ts'
import { choiceOf, offeredDishes, offeredDishSchema } from './offered-dishes.ts'

const amount = z.int().meta({ description: 'Minor units of the currency of the menu.' })
const edits = z.array(proposedEditSchema)

const pricedAmountSchema = z.object({
  priceId: z.string(),
  /** What is sold at this price: `Glass`; null where the menu says nothing. */
  variant: z.string().nullable(),
  amount,
  /** The same as the amount where nothing is to change. */
  suggested: amount,
})

const pricedItem = {
  place: itemPlaceSchema,
  name: z.string(),
  sectionName: z.string(),
  /** The amounts that are weighed. */
  prices: z.array(pricedAmountSchema),
  /** Empty where there is nothing to change. */
  edits,
}

/** A dish compared with the catalog's price for the same dish, at the level of the menu. */
const comparisonSchema = z.object({
  ...pricedItem,
  usual: amount,
  standing: z.enum(['in_line', 'above', 'below']),
})

const demandSchema = z.object({
  ...pricedItem,
  weight: z.number(),
  factors: z.array(z.object({ code: z.enum(['trending', 'in_season']), factor: z.number() })),
  /** Why nothing is proposed: the price carries this weight, or another for the season, or rounding would distort it. */
  standing: z.enum(['open', 'applied', 'seasonal_pricing', 'rounding']),
})

export const optimizationSchema = z.object({
  season: z.enum(['spring', 'summer', 'autumn', 'winter']),
  figures: menuFiguresSchema,
  locations: z.array(
    z.object({ key: z.string(), name: z.string(), multiplier: z.number(), basis: z.string() }),
  ),
  comparisons: z.array(comparisonSchema),
  demand: z.array(demandSchema),
  /** Enough of the menu's food is the catalogue's: only then are dishes offered. */
  isKindKnown: z.boolean(),
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
export type PricedAmount = z.infer<typeof pricedAmountSchema>
export type PriceComparison = z.infer<typeof comparisonSchema>
export type DemandFigures = z.infer<typeof demandSchema>

/** How a guest's demand changes a price: our editorial weights, not taken from counted orders. */
export const demandWeights = { trending: 1.06, in_season: 1.04 } as const

export const optimizationBasis: Optimization['basis'] = {
  location:
    'Price level of a metropolitan area against the United States: regional price parities of the U.S. Bureau of Economic Analysis, 2023, where it publishes one. A cost index, not a promise about menus.',
  demand:
    'Our editorial weights for dishes of our catalog: trending × 1.06, in season × 1.04. Your guests’ orders are not counted, and a dish out of season is not raised.',
  trending: TREND_BASIS,
  seasonal:
    'Dishes of our catalog that are in season now where your menu is served; without a market, in the northern hemisphere.',
  regional: 'Dishes of this cuisine that are named after a region, or whose origin is undisputed.',
}

/** The figures of the optimization page for a menu, each with its basis and with what would apply it. */
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
    isKindKnown: review.isKindKnown || review.isKindChosen,
    // A dish that is on for lunch and dinner is one.
    trendingOnMenu: [
      ...new Set(
        review.items
          .filter(({ dish }) => dish?.trending && !isOutOfSeason(dish, review.season))
          .map(({ item }) => item.name),
      ),
    ],
    trending: choiceOf(
      review,
      offered.filter(({ trending }) => trending),
    ),
    seasonal: choiceOf(
      review,
      offered.filter(({ season }) => season === review.season),
    ),
    regional: choiceOf(
      review,
      offered.filter(({ region }) => region !== undefined),
    ),
    basis: optimizationBasis,
  }
}

function compare(review: Review, reviewed: ReviewedItem): PriceComparison[] {
  const { item, place, section } = reviewed
  const comparison = comparePrice(review, reviewed)
  if (!comparison) return []
  const { plate, usual, standing, suggested } = comparison
  const { priceId, amount: before } = plate
  return [
    {
      place,
      name: item.name,
      sectionName: section.name,
      prices: [pricedAmount(plate, suggested)],
      usual,
      standing,
      edits: suggested === before ? [] : [{ kind: 'set-price', place, priceId, amount: suggested }],
    },
  ]
}

const pricedAmount = (
  { priceId, variant, amount: before }: OwnAmount,
  suggested: number = before,
): PricedAmount => ({ priceId, variant, amount: before, suggested })

/** Rounding up to the usual step of a price may make this much of a weight's change, at least and at most. */
const CHANGE_RANGE = { least: 0.5, most: 1.5 } as const

/** Dishes of the catalogue that are asked for now. The weight joins the factors that the prices have; none is lost. */
function demandOf(review: Review, reviewed: ReviewedItem): DemandFigures[] {
  const { item, place, section, dish, isAsWritten, amounts } = reviewed
  const factors = dish && isAsWritten ? demandFactors(dish, review) : []
  if (factors.length === 0 || amounts.length === 0) return []
  const weight = Number(factors.reduce((product, { factor }) => product * factor, 1).toFixed(4))
  const multipliers = withFactors(item, { demand: weight })
  const optimized = optimizeItem(item, multipliers, review.menu)
  const suggested = amounts.map((own) =>
    pricedAmount(own, optimized.prices.find(({ id }) => id === own.priceId)?.amount),
  )
  const isFaithful = suggested.every((price) => {
    const change = (price.suggested / price.amount - 1) / (weight - 1)
    return change >= CHANGE_RANGE.least && change <= CHANGE_RANGE.most
  })
  const standing = standingOf(item.appliedMultipliers, isFaithful)
  return [
    {
      place,
      name: item.name,
      sectionName: section.name,
      prices: standing === 'open' ? suggested : amounts.map((own) => pricedAmount(own)),
      weight,
      factors,
      standing,
      edits: standing === 'open' ? [{ kind: 'optimize-price', place, multipliers }] : [],
    },
  ]
}

function standingOf(before: AppliedMultipliers | undefined, isFaithful: boolean): DemandFigures['standing'] {
  if (before?.demand !== undefined) return 'applied'
  if (before !== undefined && before.seasonal !== 1) return 'seasonal_pricing'
  return isFaithful ? 'open' : 'rounding'
}

/** None for a dish out of season: it should be replaced, not made dearer. */
function demandFactors(dish: Dish, { season }: Review): DemandFigures['factors'] {
  if (isOutOfSeason(dish, season)) return []
  return [
    ...(dish.trending ? [{ code: 'trending' as const, factor: demandWeights.trending }] : []),
    ...(dish.season ? [{ code: 'in_season' as const, factor: demandWeights.in_season }] : []),
  ]
}
