import type { Steps } from '../../../computing/steps.ts'
import type { OwnAmount } from '../../../courses/own-amounts.ts'
import { toMinor, usualStep } from '../../../money/currency.ts'
import { withEnding } from '../../../pricing/price-endings.ts'
import { levelBeside, priceLevel, type Review, usualAmount } from '../../review/menu-review.ts'
import { ascending, quantile } from '../../review/quantiles.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'
import { checkEndings } from './ending-checks.ts'
import { checkPortions } from './portion-checks.ts'
import { changesOf } from './price-changes.ts'
import { checkSlips } from './slip-checks.ts'
import { amountPointer, checkOrder, pricesOf } from './variant-checks.ts'

/** A section this many times more or less expensive than the rest of the menu is worth a look. */
const SECTION_TOLERANCE = 1.75
const MIN_SECTION = 3

/** A price this many times above or below the usual one of the very same dish is a slip, not a policy. */
const STANDS_OUT = 2

type PriceFinding = RecommendationOf<
  | 'price_missing'
  | 'price_above'
  | 'price_below'
  | 'price_slip'
  | 'price_slip_low'
  | 'portion_price'
  | 'price_order'
  | 'section_price_level'
  | 'price_endings'
  | 'endings_mixed'
>

/** Prices that are missing, stand out, or are written another way than the others. */
export function* checkPrices(review: Review): Steps<PriceFinding[]> {
  const sections = checkSections(review)
  const judged = new Set(sections.map(({ id }) => id))
  // Where a whole section is off, that is said once and not of every dish.
  const asked = review.items.filter(({ section }) => !judged.has(levelFindingId(section)))
  const bySection = [...Map.groupBy(asked, ({ section }) => section).values()]
  const each: PriceFinding[] = []
  const slips: PriceFinding[] = []
  const sizes: PriceFinding[] = []
  for (const items of bySection) {
    yield
    each.push(...items.flatMap((item) => checkPrice(review, item)))
    yield
    slips.push(...checkSlips(items, (item) => comparePrice(review, item) === undefined, review.menu.currency))
    yield
    sizes.push(...checkSizes(items))
  }
  yield
  return [...sections, ...each, ...slips, ...sizes, ...checkMissing(review), ...checkEndings(review)]
}

/** Prices that look like slips, each as `<id of the item>:<id of the price>`: nothing is derived from them. */
export function slippedPrices(review: Review): ReadonlySet<string> {
  const bySection = Map.groupBy(review.items, ({ section }) => section)
  const found = [...bySection.values()].flatMap((items) =>
    checkSlips(items, (item) => comparePrice(review, item) === undefined, review.menu.currency),
  )
  const pointers = new Set(found.map(({ pointer }) => pointer))
  return new Set(
    review.items.flatMap((reviewed) =>
      reviewed.amounts
        .filter((own) => pointers.has(amountPointer(reviewed, own)))
        .map(({ priceId }) => `${reviewed.item.id}:${priceId}`),
    ),
  )
}

/** Two sizes the wrong way round, each said once: by the other dishes of the section, else by the measures themselves. */
function checkSizes(section: readonly ReviewedItem[]): PriceFinding[] {
  const byOthers = checkOrder(section)
  const isSaid = ({ pointer }: PriceFinding) =>
    byOthers.some((other) => pointer.startsWith(`${other.pointer}/`))
  return [...byOthers, ...checkPortions(section).filter((finding) => !isSaid(finding))]
}

const levelFindingId = ({ id }: Pick<ReviewedItem['section'], 'id'>): string => `section_price_level:${id}`

/** The price of a dish compared with the catalog's price for the same dish, at the level of all others. */
export interface CatalogPriceComparison {
  /** The price of its ordinary plate. */
  readonly plate: OwnAmount
  /** What the catalogue asks for it at the menu's level, in minor units. */
  readonly usual: number
  readonly standing: 'in_line' | 'above' | 'below'
  /** The amount as it is; where it stands out, one step closer to the usual one. */
  readonly suggested: number
}

/** One press changes no price by more than this share: a larger change is the owner's to type. */
const STEP = 0.15

/** An amount one step closer to another one; the ending is kept back where it would make the step larger. */
function steppedTo(amount: number, wanted: number, { ending, menu: { currency } }: Review): number {
  const [least, most] = [Math.ceil(amount * (1 - STEP)), Math.floor(amount * (1 + STEP))]
  const stepped = Math.min(Math.max(Math.round(wanted), least), most)
  const ended = withEnding(stepped, ending, currency)
  return ended >= least && ended <= most ? ended : stepped
}

/**
 * Compares a dish with itself in the catalog, by what one plate of it costs. Undefined for an owner's dish,
 * for one that was changed or costs differently by size, on a menu whose level can't be known, and on one
 * in another currency: there is nothing to compare them with.
 */
export function comparePrice(review: Review, reviewed: ReviewedItem): CatalogPriceComparison | undefined {
  const { plate } = reviewed
  if (reviewed.level === undefined || !plate) return undefined
  const level = levelBeside(review, reviewed)
  const usual = level === undefined ? undefined : usualAmount(reviewed, level)
  if (usual === undefined) return undefined
  const { amount } = plate
  const isAbove = amount >= usual * STANDS_OUT
  const isBelow = amount <= usual / STANDS_OUT
  return {
    plate,
    usual,
    standing: isAbove ? 'above' : isBelow ? 'below' : 'in_line',
    suggested: isAbove || isBelow ? steppedTo(amount, usual, review) : amount,
  }
}

function checkPrice(review: Review, reviewed: ReviewedItem): PriceFinding[] {
  const { item } = reviewed
  const comparison = comparePrice(review, reviewed)
  if (!comparison) return []
  const { plate, standing, usual, suggested } = comparison
  if (standing === 'in_line') return []
  const code = `price_${standing}` as const
  return [
    {
      code,
      id: itemFindingId(code, reviewed),
      pointer: amountPointer(reviewed, plate),
      params: { name: item.name, price: plate.amount, usual, suggested },
      // At half or double the usual price it is a slip, a small portion or an idea: only the owner knows.
      edits: [],
      ...(usual > plate.amount && { stake: { itemId: item.id, amount: usual - plate.amount } }),
    },
  ]
}

/**
 * Is there nothing that says what an item costs? A market price and `included` say it, and so does the price of a
 * whole section or meal.
 */
const isWithoutPrice = ({ item, amounts, hasPriceOfTheWhole }: ReviewedItem): boolean =>
  amounts.length === 0 &&
  !hasPriceOfTheWhole &&
  item.prices.every(({ kind, amount }) => kind !== 'supplement' && amount !== undefined)

/** This many dishes of a section without a price are flavors, whatever else it has. */
const FLAVORS_FROM = 8

/** This many dishes of a section, none of them with a price, are flavors, or what comes with a ticket. */
const BARE_FROM = 3

const isWithoutPrices = (section: readonly ReviewedItem[]): boolean =>
  section.length >= BARE_FROM &&
  (section.every(isWithoutPrice) ||
    section.filter(isWithoutPrice).length >= Math.max(FLAVORS_FROM, section.length / 2))

const missingIn = (section: readonly ReviewedItem[]) => section.filter(isWithoutPrice).map(({ item }) => item)

/** One finding for all: only the owner knows whether a dish is free, comes with another or was forgotten. */
function checkMissing({ items }: Review): RecommendationOf<'price_missing'>[] {
  const bySection = [...Map.groupBy(items, ({ section }) => section).values()]
  const without = bySection.filter((section) => !isWithoutPrices(section)).flatMap(missingIn)
  if (without.length === 0) return []
  const names = without.map(({ name }) => name)
  const ids = without.map(({ id }) => id)
  return [
    { code: 'price_missing', id: 'price_missing', pointer: '', params: { names }, items: ids, edits: [] },
  ]
}

function checkSections(review: Review): RecommendationOf<'section_price_level'>[] {
  return review.menu.sections.flatMap((section, index) => {
    const isInside = (item: ReviewedItem) => item.section === section
    const inside = review.items.filter((item) => isInside(item) && item.amounts.length > 0)
    const compared = inside.filter(({ level }) => level !== undefined)
    const rest = priceLevel(review, (item) => !isInside(item))
    // A section is judged by dishes that can be compared, and only where those are most of it.
    if (rest === undefined || compared.length < MIN_SECTION || compared.length * 2 <= inside.length) return []
    const level = quantile(ascending(compared.flatMap((item) => item.level ?? [])), 0.5)
    const factor = level / rest
    if (factor <= SECTION_TOLERANCE && factor >= 1 / SECTION_TOLERANCE) return []
    const prices = pricesOf(compared)
    return [
      {
        code: 'section_price_level' as const,
        id: levelFindingId(section),
        pointer: `/sections/${index}`,
        params: {
          sectionName: section.name,
          factor: Number(factor.toFixed(2)),
          count: compared.length,
          ...changesOf(prices, (amount) => scaled(amount / factor, review)),
        },
        // So large a change of a whole section is a decision, not a press.
        edits: [],
      },
    ]
  })
}

/** Below this many usual steps an ending would be too large a part of a price. */
const STEPS_FOR_ENDING = 3

/** An ending moves a price by half a dollar at most; where that is much of it, cents stay. */
const scaled = (amount: number, { ending, menu: { currency } }: Review): number =>
  amount < toMinor(STEPS_FOR_ENDING * usualStep(currency), currency)
    ? Math.max(Math.round(amount), 1)
    : withEnding(amount, ending, currency)
