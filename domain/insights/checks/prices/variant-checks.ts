import { type OwnAmount, variantKey } from '../../../courses/own-amounts.ts'
import { ascending, quantile } from '../../review/quantiles.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, nameOfAmount, type ReviewedItem } from '../../review/reviewed-item.ts'

/** An amount of an item, with the item. */
export type PriceOfItem = readonly [ReviewedItem, OwnAmount]

export const pricesOf = (items: readonly ReviewedItem[]): PriceOfItem[] =>
  items.flatMap((item) => item.amounts.map((own): PriceOfItem => [item, own]))

/** Where an amount is in the menu. */
export const amountPointer = ({ pointer }: ReviewedItem, { index }: OwnAmount): string =>
  `${pointer}/prices/${index}/amount`

/** A price this many times its section's median, and this many times the next highest, lacks a decimal point. */
const SLIP = { ofMiddle: 8, ofNext: 4, minOthers: 4 } as const

/** Dishes that may cost many times as much as their neighbors. */
export const LUXURY =
  /\b(?:caviar|osetra|ossetra|kaluga|beluga|truffles?|wagyu|kobe|a5|tomahawk|lobster|tower|omakase|tasting|chef|whole|reserve|vintage|magnum|grand|royal|feast|service)\b/i

const BY_THE_GLASS = /\b(?:glass|gl|verre|glas|draft|draught|can|cup)\b/i

/** A drink costs what its bottle costs: only glasses are compared with glasses. */
const canSlip = ([{ course, isOrdinary }, { variant }]: PriceOfItem): boolean =>
  course === 'drink' ? variant !== null && BY_THE_GLASS.test(variant) : isOrdinary

/** Dishes that cost next to nothing on purpose. */
export const GIVEN =
  /\b(?:bread|butter|focaccia|sauces?|dips?|refills?|olives|nuts|tap|water|corkage|extra|add|side|sour cream|egg|bacon|toast|miso|rice|papad|papadum|chutney|pickles?|prawn crackers|zutat|belag|beilage|brot|so(?:ss|ß)e|pain|pane?|salsas?|ingredientes?|supplément|beer nuts|espresso|tea|coffee)\b/i

type Slip = RecommendationOf<'price_slip' | 'price_slip_low'>

/**
 * Finds an owner's dishes at many times the price of their neighbors, or at a fraction of it, comparing
 * each price with those for the same portion in its section: asked, never proposed.
 * @param isAsked leaves out what is judged elsewhere
 */
export function checkSlips(
  section: readonly ReviewedItem[],
  isAsked: (item: ReviewedItem) => boolean,
): Slip[] {
  const byPortion = Map.groupBy(pricesOf(section).filter(canSlip), ([, own]) => variantKey(own))
  return [...byPortion.values()].flatMap((prices) => {
    const amounts = ascending(prices.map(([, { amount }]) => amount))
    return prices
      .filter(([item]) => isAsked(item))
      .flatMap((one) => slipOf(one, amounts.toSpliced(amounts.indexOf(one[1].amount), 1)))
  })
}

/** @param others the amounts of its neighbors, ascending */
function slipOf([reviewed, own]: PriceOfItem, others: readonly number[]): Slip[] {
  const [lowest, highest] = [others[0], others.at(-1)]
  if (lowest === undefined || highest === undefined || others.length < SLIP.minOthers) return []
  const { amount } = own
  const middle = quantile(others, 0.5)
  const words = `${reviewed.item.name} ${reviewed.item.description}`
  const isDear = amount >= middle * SLIP.ofMiddle && amount >= highest * SLIP.ofNext && !LUXURY.test(words)
  const isCheap =
    amount <= middle / SLIP.ofMiddle && amount <= lowest / SLIP.ofNext && !GIVEN.test(reviewed.item.name)
  if (!isDear && !isCheap) return []
  const code = isDear ? 'price_slip' : 'price_slip_low'
  return [
    {
      code,
      id: `${itemFindingId(code, reviewed)}:${own.priceId}`,
      pointer: amountPointer(reviewed, own),
      params: { name: nameOfAmount(reviewed, own), price: amount, next: isDear ? highest : lowest },
      edits: [],
    },
  ]
}

/** This many other items must agree on which of two sizes costs more. */
const MIN_AGREEING = 2

/** Two sizes of one item whose prices are the other way round than those of all others of its section. */
export function checkOrder(section: readonly ReviewedItem[]): RecommendationOf<'price_order'>[] {
  const pairs = section.flatMap((reviewed) => pairsOf(reviewed))
  return [...Map.groupBy(pairs, ({ key }) => key).values()].flatMap((alike) => {
    const rising = alike.filter(({ one, other }) => one.amount < other.amount)
    const falling = alike.filter(({ one, other }) => one.amount > other.amount)
    const isOneAgainst = (few: typeof alike, many: typeof alike) =>
      few.length === 1 && many.length >= MIN_AGREEING && many.length + 1 === alike.length
    const odd = isOneAgainst(rising, falling) ? rising : isOneAgainst(falling, rising) ? falling : []
    return odd.map(({ reviewed, one, other }) => ({
      code: 'price_order' as const,
      id: `${itemFindingId('price_order', reviewed)}:${one.priceId}:${other.priceId}`,
      pointer: `${reviewed.pointer}/prices`,
      params: {
        name: reviewed.item.name,
        variant: one.variant ?? '',
        price: one.amount,
        other: other.variant ?? '',
        otherPrice: other.amount,
      },
      edits: [],
    }))
  })
}

/** Each two amounts of an item that say what they are for, in an order that is the same for all items. */
function pairsOf(reviewed: ReviewedItem) {
  const named = reviewed.amounts
    .filter(({ variant }) => variant !== null)
    .map((own) => ({ own, key: variantKey(own) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  return named.flatMap((one, at) =>
    named
      .slice(at + 1)
      .filter(({ key }) => key !== one.key)
      .map((other) => ({ reviewed, key: `${one.key} | ${other.key}`, one: one.own, other: other.own })),
  )
}
