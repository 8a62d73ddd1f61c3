import type { Dish } from '../../catalogue/dish.ts'
import type { OwnAmount } from '../../courses/own-amounts.ts'
import { isOutOfSeason } from '../../generation/choosing/season.ts'
import type { AppliedMultipliers } from '../../menu/model/item.ts'
import { locationMultipliers } from '../../pricing/multipliers.ts'
import { optimizeItem, withFactors } from '../../pricing/optimize.ts'
import { comparePrice, slippedPrices } from '../checks/prices/price-checks.ts'
import { compareCompetitors } from '../competitors/compare-competitors.ts'
import { menuFigures } from '../review/menu-figures.ts'
import { type MenuToReview, type Review, reviewMenu } from '../review/menu-review.ts'
import type { PricedAmount } from '../review/priced-item.ts'
import type { ReviewedItem } from '../review/reviewed-item.ts'
import { choiceOf, offeredDishes } from './offered-dishes.ts'
import {
  type DemandFigures,
  type Optimization,
  optimizationBasis,
  type PriceComparison,
} from './optimization-shape.ts'

/** How a guest's demand changes a price: our editorial weights, not taken from counted orders. */
export const demandWeights = { trending: 1.06, in_season: 1.04 } as const

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
    competitors: compareCompetitors(review, slippedPrices(review)),
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
