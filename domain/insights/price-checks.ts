import type { ItemPlace } from '../menu/edits.ts'
import { roundToCent } from '../pricing/price.ts'
import { levelOfItem, priceLevel, type Review, type ReviewedItem, usualPrice } from './menu-review.ts'
import { breaksHabit, habitOf, withEnding } from './price-endings.ts'
import { ascending, quantile, spreadOf } from './quantiles.ts'
import type { RecommendationOf } from './recommendation.ts'

/** A section so many times dearer or cheaper than the rest of the menu is priced for another restaurant. */
const SECTION_TOLERANCE = 1.35
const MIN_SECTION = 3
/** The rest of the menu needs as many prices to be a measure. */
const MIN_REST = 4

/** What may lie beyond the dearest and the cheapest comparable dish before anybody wonders. */
const EDGE_TOLERANCE = 1.05

type PriceFinding = RecommendationOf<
  'price_missing' | 'price_above' | 'price_below' | 'section_price_level' | 'price_endings'
>

/** Prices that are missing, stand out, or are written another way than the others. */
export function checkPrices(review: Review): PriceFinding[] {
  const sections = checkSections(review)
  const judged = new Set(sections.map(({ pointer }) => pointer))
  return [
    ...sections,
    ...review.items
      // Where a whole section is off, that is said once and not of every dish.
      .filter(({ pointer }) => !judged.has(sectionPointer(pointer)))
      .flatMap((item) => checkPrice(review, item)),
    ...checkEndings(review),
  ]
}

const sectionPointer = (pointer: string): string => pointer.split('/').slice(0, 2).join('/')

/** Comparable prices at the level of all other dishes of the menu, and the prices beyond which one stands out. */
export interface Fences {
  readonly low: number
  readonly q1: number
  readonly median: number
  readonly q3: number
  readonly high: number
}

/**
 * John Tukey's fences (*Exploratory Data Analysis*, 1977) on a scale of ratios, as prices are compared:
 * one and a half times the quartiles' distance beyond them. A price inside the range of the comparable
 * dishes, widened by a twentieth, never stands out.
 * @param comparables mid-market prices in USD, at least one
 * @param level what the menu charges for a dollar of mid-market price
 */
export function fencesOf(comparables: readonly number[], level: number): Fences | undefined {
  const spread = spreadOf(comparables)
  if (!spread) return undefined
  const reach = (spread.q3 / spread.q1) ** 1.5
  return {
    low: Math.min(spread.q1 / reach, spread.min / EDGE_TOLERANCE) * level,
    q1: spread.q1 * level,
    median: spread.median * level,
    q3: spread.q3 * level,
    high: Math.max(spread.q3 * reach, spread.max * EDGE_TOLERANCE) * level,
  }
}

function checkPrice(review: Review, reviewed: ReviewedItem): PriceFinding[] {
  const { item, place, pointer, comparables } = reviewed
  const level = priceLevel(review, (other) => !isSamePlace(other.place, place))
  const fences = fencesOf(comparables, level)
  if (!fences) return []
  const found = { pointer: `${pointer}/price`, params: { name: item.name } }
  const edits = (price: number): PriceFinding['edits'] => [{ kind: 'set-price', place, price }]
  const id = (code: string) => `${code}:${place.categoryId}:${place.itemId}`
  if (item.price <= 0) {
    const suggested = fitting(fences.median, fences, review)
    return [
      {
        ...found,
        code: 'price_missing',
        id: id('price_missing'),
        params: { name: item.name, suggested },
        edits: edits(suggested),
      },
    ]
  }
  if (item.price <= fences.high && item.price >= fences.low) return []
  const code = item.price > fences.high ? 'price_above' : 'price_below'
  const usual = usualPrice(reviewed, level)
  const isUsual = usual !== undefined && usual >= fences.low && usual <= fences.high
  const edge = code === 'price_above' ? fences.q3 : fences.q1
  const suggested = fitting(isUsual ? usual : edge, fences, review)
  return [
    {
      ...found,
      code,
      id: id(code),
      params: {
        name: item.name,
        price: item.price,
        low: roundToCent(fences.q1),
        median: roundToCent(fences.median),
        high: roundToCent(fences.q3),
        count: comparables.length,
        suggested,
        isUsualForDish: isUsual,
      },
      edits: edits(suggested),
    },
  ]
}

const isSamePlace = (a: ItemPlace, b: ItemPlace): boolean =>
  a.categoryId === b.categoryId && a.itemId === b.itemId

/** With the menu's usual ending, unless that would make it stand out again. */
function fitting(usd: number, { low, high }: Fences, { ending }: Review): number {
  const price = withEnding(usd, ending)
  return price >= low && price <= high ? price : roundToCent(usd)
}

function checkSections(review: Review): RecommendationOf<'section_price_level'>[] {
  return review.menu.flatMap((group, index) => {
    const pointer = `/${index}`
    const isInside = (item: ReviewedItem) => sectionPointer(item.pointer) === pointer
    const ratios = review.items.filter(isInside).flatMap((item) => levelOfItem(item) ?? [])
    const rest = review.items.filter((item) => !isInside(item) && levelOfItem(item) !== undefined)
    if (ratios.length < MIN_SECTION || rest.length < MIN_REST) return []
    const factor = quantile(ascending(ratios), 0.5) / priceLevel(review, (item) => !isInside(item))
    if (factor <= SECTION_TOLERANCE && factor >= 1 / SECTION_TOLERANCE) return []
    const priced = review.items.filter((item) => isInside(item) && item.item.price > 0)
    return [
      {
        code: 'section_price_level' as const,
        id: `section_price_level:${group.category.id}`,
        pointer,
        params: {
          sectionName: group.category.name,
          factor: Number(factor.toFixed(2)),
          count: priced.length,
        },
        edits: priced.map(({ item, place }) => ({
          kind: 'set-price' as const,
          place,
          price: scaled(item.price / factor, review),
        })),
      },
    ]
  })
}

/** An ending moves a price by half a dollar at most; where that is much of it, cents stay. */
const scaled = (usd: number, { ending }: Review): number =>
  usd < 3 ? Math.max(roundToCent(usd), 0.01) : withEnding(usd, ending)

function checkEndings({ items }: Review): RecommendationOf<'price_endings'>[] {
  const priced = items.filter(({ item }) => item.price > 0)
  const habit = habitOf(priced.map(({ item }) => item.price))
  if (!habit || habit === 'whole') return []
  const others = priced.filter(({ item }) => breaksHabit(item.price, habit))
  if (others.length === 0) return []
  return [
    {
      code: 'price_endings',
      id: 'price_endings',
      pointer: '',
      params: { names: others.map(({ item }) => item.name), total: priced.length, ending: habit },
      edits: others.map(({ item, place }) => ({
        kind: 'set-price',
        place,
        price: withEnding(item.price, habit),
      })),
    },
  ]
}
