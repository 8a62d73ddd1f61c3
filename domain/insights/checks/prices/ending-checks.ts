import {
  breaksHabit,
  endingFigures,
  habitOf,
  hundredthsOf,
  type PriceEnding,
  priceEndings,
  withEnding,
} from '../../../pricing/price-endings.ts'
import type { Review } from '../../review/menu-review.ts'
import { ascending, quantile } from '../../review/quantiles.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { nameOfAmount } from '../../review/reviewed-item.ts'
import { changesOf, editsOf } from './price-changes.ts'
import { type PriceOfItem, pricesOf } from './variant-checks.ts'

/** Exceptions are few among prices that keep the habit; a section with its own habit has none. */
const MOST_EXCEPTIONS = 5
const OWN_EXCEPTIONS = 0.1
/** For its looks alone no price moves by more than this share: $4.25 for a taco isn't a slip. */
const MOST_MOVED = 0.05

/** Below this share of the middle price are a bowl of rice and a sauce: nobody compares their ends with those of dishes. */
const LEAST_OF_MIDDLE = 1 / 3

/** Prices of food that end otherwise than most, or prices that end in all ways next to each other. */
export function checkEndings(review: Review): RecommendationOf<'price_endings' | 'endings_mixed'>[] {
  // What is sold by weight costs what it weighs.
  const food = pricesOf(review.items.filter(({ course }) => course !== 'drink')).filter(
    ([, { size }]) => !size,
  )
  const middle = quantile(ascending(food.map(([, { amount }]) => amount)), 0.5)
  const prices = food.filter(([, { amount }]) => amount >= middle * LEAST_OF_MIDDLE)
  const exceptions = checkExceptions(review, prices)
  return exceptions.length > 0 ? exceptions : checkMixed(review, prices)
}

/** Next to whole and half prices an owner writes 9.90 and 3.20 on purpose; nobody writes 9.05. */
const isOdd = (amount: number, habit: PriceEnding, currency: string): boolean => {
  const end = hundredthsOf(amount, currency)
  return habit !== 'half' || !(end % 10 === 0 || [25, 75, 95, 99].includes(end))
}

function checkExceptions(
  { isKindKnown, menu: { currency } }: Review,
  prices: readonly PriceOfItem[],
): RecommendationOf<'price_endings'>[] {
  const habit = habitOf(
    prices.map(([, { amount }]) => amount),
    currency,
  )
  if (!habit || habit === 'whole') return []
  const bySection = Map.groupBy(prices, ([{ section }]) => section)
  const others = [...bySection.values()].flatMap((ofSection) => {
    const exceptions = ofSection.filter(
      ([, { amount }]) =>
        breaksHabit(amount, habit, currency) && (isKindKnown || isOdd(amount, habit, currency)),
    )
    const isMuch = exceptions.some(
      ([, { amount }]) => Math.abs(withEnding(amount, habit, currency) - amount) > MOST_MOVED * amount,
    )
    if (isMuch) return []
    return exceptions.length * 2 < ofSection.length ? exceptions : []
  })
  if (others.length === 0 || others.length > MOST_EXCEPTIONS) return []
  // Most restaurateurs who write 9.80 among whole prices mean it: of more than one in ten we say nothing.
  if (!isKindKnown && others.length > prices.length * OWN_EXCEPTIONS) return []
  const newAmount = (amount: number) => withEnding(amount, habit, currency)
  return [
    {
      code: 'price_endings',
      id: 'price_endings',
      pointer: '',
      params: {
        total: prices.length,
        ending: habit,
        figures: endingFigures(habit, currency),
        ...changesOf(others, newAmount),
      },
      // On a menu of the owner's own it is asked, not proposed.
      edits: isKindKnown ? editsOf(others, newAmount) : [],
    },
  ]
}

/** Fewer prices than this have no habit to lack. */
const MIN_PRICES = 6
/** Prices below the next round one, written in two ways next to each other, aren't a habit: from this share of each on. */
const CHARMS: readonly PriceEnding[] = ['ninety', 'ninetyFive', 'ninetyNine']
const MIXED_SHARE = 0.2
/**
 * Nor are four of these ways, or three with .95 and .99: from this share of each, and this many prices, on. Prices in steps
 * of ten cents are a habit of whole countries.
 */
const MANY_WAYS = { share: 0.1, prices: 10, ends: [0, 25, 50, 95, 99] } as const

/** Quarters and three quarters are one way to end. */
const endOf = (amount: number, currency: string): number => {
  const end = hundredthsOf(amount, currency)
  return end === 75 ? 25 : end
}

/** The ways in which at least this share of these prices end, each with its prices. */
const endsOf = (prices: readonly PriceOfItem[], share: number, currency: string) =>
  [...Map.groupBy(prices, ([, { amount }]) => endOf(amount, currency))].filter(
    ([, alike]) => alike.length >= share * prices.length,
  )

/** A section of as many dishes that end in this many ways has no habit, whatever the others do. */
const MIXED_SECTION = { dishes: 5, ways: 4 } as const

const mixedInSection = (plain: readonly PriceOfItem[], currency: string): ReturnType<typeof endsOf> =>
  [...Map.groupBy(plain, ([{ section }]) => section).values()]
    .filter(({ length }) => length >= MIXED_SECTION.dishes)
    .map((ofSection) => endsOf(ofSection, 0, currency))
    .find(
      (ends) =>
        ends.length >= MIXED_SECTION.ways &&
        ends.every(([end]) => MANY_WAYS.ends.some((one) => one === end)) &&
        ends.some(([end]) => end === 95 || end === 99),
    ) ?? []

/**
 * Finds prices that end in 95 and in 99 (or 90) next to each other, or in many ways, which guests read as carelessness.
 * Round prices next to one other ending are usual, so they aren't reported. Asked, never proposed.
 */
function checkMixed(
  { menu: { currency } }: Review,
  prices: readonly PriceOfItem[],
): RecommendationOf<'endings_mixed'>[] {
  const isCharm = (end: number) =>
    CHARMS.some((ending) => (priceEndings[ending] as readonly number[]).includes(end))
  const charms = endsOf(prices, MIXED_SHARE, currency).filter(([end]) => isCharm(end))
  // Sizes are often a rounded part of another price, and bread by the piece costs what it costs.
  const plain = prices.filter(
    ([{ course }, { variant }]) => variant === null && (course === 'main' || course === 'starter'),
  )
  const ways =
    plain.length < MANY_WAYS.prices
      ? []
      : endsOf(plain, MANY_WAYS.share, currency).filter(([end]) => MANY_WAYS.ends.some((one) => one === end))
  const isMany =
    ways.some(([end]) => isCharm(end)) &&
    (ways.length > 3 || (ways.length > 2 && ways.filter(([end]) => isCharm(end)).length > 1))
  const mixed = charms.length > 1 ? charms : isMany ? ways : mixedInSection(plain, currency)
  if (prices.length < MIN_PRICES || mixed.length === 0) return []
  return [
    {
      code: 'endings_mixed',
      id: 'endings_mixed',
      pointer: '',
      params: {
        total: prices.length,
        examples: mixed.flatMap(([, [one]]) =>
          one ? [{ name: nameOfAmount(one[0], one[1]), amount: one[1].amount }] : [],
        ),
      },
      edits: [],
    },
  ]
}
