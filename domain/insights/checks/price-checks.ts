import { roundToCent } from '../../menu/model/price.ts'
import { levelBeside, levelOfItem, priceLevel, type Review, usualPrice } from '../review/menu-review.ts'
import { breaksHabit, habitOf, withEnding } from '../review/price-endings.ts'
import { ascending, quantile } from '../review/quantiles.ts'
import { itemFindingId, type ReviewedItem } from '../review/reviewed-item.ts'
import type { RecommendationOf } from './recommendation.ts'

/** A section so many times dearer or cheaper than the rest of the menu is worth a look. */
const SECTION_TOLERANCE = 1.75
const MIN_SECTION = 3

/** A price this many times above or below the usual one of the very same dish is a slip, not a policy. */
const STANDS_OUT = 2

/** A price this many times its section's median, and this many times the next highest, lacks a decimal point. */
const SLIP = { ofMiddle: 8, ofNext: 4, minOthers: 4 } as const

type PriceFinding = RecommendationOf<
  'price_missing' | 'price_above' | 'price_below' | 'price_slip' | 'section_price_level' | 'price_endings'
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
    ...checkMissing(review),
    ...checkEndings(review),
  ]
}

const sectionPointer = (pointer: string): string => pointer.split('/').slice(0, 2).join('/')

/** The price of a dish beside what the catalogue asks for the very same one, at the level of all others. */
export interface PriceComparison {
  /** What the catalogue asks for it at the menu's level, in USD. */
  readonly usual: number
  readonly standing: 'in_line' | 'above' | 'below'
  /** The price as it is, unless it stands out. */
  readonly suggested: number
}

/**
 * Compares a dish with itself in the catalogue. Undefined for a dish of the owner's own, for one that was
 * changed, and on a menu whose level cannot be told: there is nothing to compare them with.
 */
export function comparePrice(review: Review, reviewed: ReviewedItem): PriceComparison | undefined {
  if (levelOfItem(reviewed) === undefined) return undefined
  const level = levelBeside(review, reviewed)
  const usual = level === undefined ? undefined : usualPrice(reviewed, level)
  if (usual === undefined) return undefined
  const { price } = reviewed.item
  const isAbove = price >= usual * STANDS_OUT
  const isBelow = price <= usual / STANDS_OUT
  return {
    usual: roundToCent(usual),
    standing: isAbove ? 'above' : isBelow ? 'below' : 'in_line',
    suggested: isAbove || isBelow ? withEnding(usual, review.ending) : price,
  }
}

function checkPrice(review: Review, reviewed: ReviewedItem): PriceFinding[] {
  const { item, place, pointer } = reviewed
  const comparison = comparePrice(review, reviewed)
  if (!comparison) return checkSlip(review, reviewed)
  const { standing, usual, suggested } = comparison
  if (standing === 'in_line' || suggested === item.price) return []
  const code = `price_${standing}` as const
  return [
    {
      code,
      id: itemFindingId(code, reviewed),
      pointer: `${pointer}/price`,
      params: { name: item.name, price: item.price, usual, suggested },
      edits: [{ kind: 'set-price', place, price: suggested }],
    },
  ]
}

/** Dishes that may cost many times as much as their neighbors. */
const LUXURY =
  /\b(?:caviar|osetra|ossetra|kaluga|beluga|truffles?|wagyu|kobe|a5|tomahawk|lobster|tower|omakase|tasting|chef|whole|reserve|vintage|magnum|grand|royal|feast|service)\b/i

/** A dish of the owner's own at so many times the price of its neighbors: asked, never proposed. */
function checkSlip({ items }: Review, reviewed: ReviewedItem): PriceFinding[] {
  const { item, pointer, course, isOrdinary } = reviewed
  if (!isOrdinary || course === 'drink' || LUXURY.test(`${item.name} ${item.description}`)) return []
  const others = ascending(
    items
      .filter((other) => other !== reviewed && sectionPointer(other.pointer) === sectionPointer(pointer))
      .filter((other) => other.isOrdinary && other.item.price > 0)
      .map((other) => other.item.price),
  )
  const next = others.at(-1)
  if (next === undefined || others.length < SLIP.minOthers) return []
  if (item.price < quantile(others, 0.5) * SLIP.ofMiddle || item.price < next * SLIP.ofNext) return []
  return [
    {
      code: 'price_slip',
      id: itemFindingId('price_slip', reviewed),
      pointer: `${pointer}/price`,
      params: { name: item.name, price: item.price, next },
      edits: [],
    },
  ]
}

/** One finding for all: only the owner knows whether a dish is free, comes with another or was forgotten. */
function checkMissing({ items }: Review): RecommendationOf<'price_missing'>[] {
  const names = items.filter(({ item }) => item.price <= 0).map(({ item }) => item.name)
  if (names.length === 0) return []
  return [{ code: 'price_missing', id: 'price_missing', pointer: '', params: { names }, edits: [] }]
}

function checkSections(review: Review): RecommendationOf<'section_price_level'>[] {
  return review.menu.flatMap((group, index) => {
    const pointer = `/${index}`
    const isInside = (item: ReviewedItem) => sectionPointer(item.pointer) === pointer
    const inside = review.items.filter((item) => isInside(item) && item.item.price > 0)
    const compared = inside.filter((item) => levelOfItem(item) !== undefined)
    const rest = priceLevel(review, (item) => !isInside(item))
    // A section is judged by dishes that can be compared, and only where those are most of it.
    if (rest === undefined || compared.length < MIN_SECTION || compared.length * 2 <= inside.length) return []
    const level = quantile(ascending(compared.flatMap((item) => levelOfItem(item) ?? [])), 0.5)
    const factor = level / rest
    if (factor <= SECTION_TOLERANCE && factor >= 1 / SECTION_TOLERANCE) return []
    const { changes, edits } = repriced(compared, (price) => scaled(price / factor, review))
    return [
      {
        code: 'section_price_level' as const,
        id: `section_price_level:${group.category.id}`,
        pointer,
        params: {
          sectionName: group.category.name,
          factor: Number(factor.toFixed(2)),
          changes,
        },
        edits,
      },
    ]
  })
}

/** New prices of several dishes, as a finding shows them and as edits. */
const repriced = (items: readonly ReviewedItem[], newPrice: (price: number) => number) => ({
  changes: items.map(({ item: { name, price } }) => ({ name, before: price, after: newPrice(price) })),
  edits: items.map(({ item, place }) => ({ kind: 'set-price' as const, place, price: newPrice(item.price) })),
})

/** An ending moves a price by half a dollar at most; where that is much of it, cents stay. */
const scaled = (usd: number, { ending }: Review): number =>
  usd < 3 ? Math.max(roundToCent(usd), 0.01) : withEnding(usd, ending)

/** Exceptions are few, and stand among prices that keep the habit; a section with a habit of its own has none. */
const MOST_EXCEPTIONS = 5
/** For its looks alone no price moves by more than this share: $4.25 for a taco is no slip. */
const MOST_MOVED = 0.05

function checkEndings({ items }: Review): RecommendationOf<'price_endings'>[] {
  const priced = items.filter(({ item, course }) => item.price > 0 && course !== 'drink')
  const habit = habitOf(priced.map(({ item }) => item.price))
  if (!habit || habit === 'whole') return []
  const bySection = Map.groupBy(priced, ({ pointer }) => sectionPointer(pointer))
  const others = [...bySection.values()].flatMap((section) => {
    const exceptions = section.filter(({ item }) => breaksHabit(item.price, habit))
    const isMuch = exceptions.some(
      ({ item }) => Math.abs(withEnding(item.price, habit) - item.price) > MOST_MOVED * item.price,
    )
    if (isMuch) return []
    return exceptions.length * 2 < section.length ? exceptions : []
  })
  if (others.length === 0 || others.length > MOST_EXCEPTIONS) return []
  const { changes, edits } = repriced(others, (price) => withEnding(price, habit))
  return [
    {
      code: 'price_endings',
      id: 'price_endings',
      pointer: '',
      params: { total: priced.length, ending: habit, changes },
      edits,
    },
  ]
}
