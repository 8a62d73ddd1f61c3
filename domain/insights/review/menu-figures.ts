import { categoryOfCourse } from '../../courses/course-of.ts'
import type { OwnAmount } from '../../courses/own-amounts.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { leadPrice } from '../../menu/prices/lead-price.ts'
import { CATALOGUE_CURRENCY, toMinor } from '../../money/currency.ts'
import { courseBalance } from './course-balance.ts'
import { basisIn, figuresBasis, type MenuFigures, type SectionFigures } from './figures-shape.ts'
import { priceLevel, type Review } from './menu-review.ts'
import { ascending, spreadOf } from './quantiles.ts'
import type { ReviewedItem } from './reviewed-item.ts'

/** The figures of a menu that a person would rather see than read. Sections without dishes are left out. */
export function menuFigures(review: Review): MenuFigures {
  const { sections, currency } = review.menu
  const isInCatalogueCurrency = currency === CATALOGUE_CURRENCY
  const level = priceLevel(review)
  return {
    level: level === undefined ? null : Number(level.toFixed(2)),
    currency,
    isInCatalogueCurrency,
    averagePrice: averageOf(review.items.map(({ item }) => item)),
    basis: isInCatalogueCurrency ? figuresBasis : basisIn(currency),
    sections: sections.flatMap((section): SectionFigures[] => {
      if (section.items.length === 0) return []
      const plates = review.items
        .filter((reviewed) => reviewed.section === section && reviewed.isOrdinary)
        .flatMap((reviewed) => (reviewed.plate ? [{ ...reviewed, plate: reviewed.plate }] : []))
      return [
        {
          sectionId: section.id,
          name: section.name,
          averagePrice: averageOf(section.items),
          comparables: comparablesOf(plates, level, review),
          items: plates.map(({ item, place, plate }) => ({ place, name: item.name, price: plate.amount })),
        },
      ]
    }),
    balance:
      courseBalance(review)
        ?.filter(({ items }) => items.length > 0)
        .map(({ categoryId, name, items, total, norm }) => ({
          categoryId,
          name,
          count: items.length,
          averagePrice: averageOf(items.map(({ item }) => item)),
          percent: Math.round((items.length / total) * 100),
          lowPercent: Math.round(norm.low * 100),
          highPercent: Math.round(norm.high * 100),
        })) ?? null,
  }
}

/** The mean of what the items cost that have a price, in minor units. */
function averageOf(items: readonly MenuItem[]): number | null {
  const amounts = items.flatMap((item) => leadPrice(item)?.amount ?? [])
  return amounts.length === 0 ? null : Math.round(amounts.reduce((sum, one) => sum + one, 0) / amounts.length)
}

type PricedItem = ReviewedItem & { readonly plate: OwnAmount }

/** With fewer dishes than this, a menu shows no spread. */
const MIN_OWN = 4

function comparablesOf(
  plates: readonly PricedItem[],
  level: number | undefined,
  review: Review,
): SectionFigures['comparables'] {
  const isInCatalogueCurrency = review.menu.currency === CATALOGUE_CURRENCY
  if (isInCatalogueCurrency) {
    const prices = level === undefined ? [] : cataloguePrices(plates, level, review)
    return spreadAs('catalogue', prices)
  }
  const own = plates.map(({ plate }) => plate.amount)
  return own.length < MIN_OWN ? null : spreadAs('menu', own)
}

/** Only where most of a section are the catalogue's own dishes are its others a measure of them. */
function cataloguePrices(
  plates: readonly PricedItem[],
  level: number,
  { catalogue, cuisineId, isKindKnown, menu: { currency } }: Review,
): number[] {
  const known = plates.filter(({ isAsWritten }) => isAsWritten)
  const [first] = known
  if (!isKindKnown || !first || known.length * 2 < plates.length) return []
  const category = categoryOfCourse(first.course)
  return catalogue
    .filter((dish) => dish.cuisineId === cuisineId && dish.categoryId === category)
    .map(({ price }) => toMinor(price * level, currency))
}

function spreadAs(source: 'catalogue' | 'menu', amounts: readonly number[]): SectionFigures['comparables'] {
  const prices = ascending(amounts)
  const spread = spreadOf(prices)
  return spread
    ? {
        source,
        prices,
        q1: Math.round(spread.q1),
        median: Math.round(spread.median),
        q3: Math.round(spread.q3),
      }
    : null
}
