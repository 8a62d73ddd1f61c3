import { z } from 'zod'
import { categoryOfCourse } from '../../courses/course-of.ts'
import type { OwnAmount } from '../../courses/own-amounts.ts'
import { SHARE_NORM_BASIS } from '../../courses/section-norms.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { leadPrice } from '../../menu/prices/lead-price.ts'
import { CATALOGUE_CURRENCY, toMinor } from '../../money/currency.ts'
import { courseBalance } from './course-balance.ts'
import { priceLevel, type Review } from './menu-review.ts'
import { itemPlaceSchema } from './proposed-edit.ts'
import { ascending, spreadOf } from './quantiles.ts'
import type { ReviewedItem } from './reviewed-item.ts'

const amount = z.int().meta({ description: 'Minor units of the currency of the menu.' })

const comparablesSchema = z.object({
  /** Dishes of the catalogue; of a menu in another currency its own of this section. */
  source: z.enum(['catalogue', 'menu']),
  /** Ascending. */
  prices: z.array(amount),
  q1: amount,
  median: amount,
  q3: amount,
})

export const sectionFiguresSchema = z.object({
  sectionId: z.int(),
  name: z.string(),
  /** Of the first price of each item that has one; null where none has. */
  averagePrice: amount.nullable(),
  /** What the section is measured by, at the menu's price level; null where there is no measure of it. */
  comparables: comparablesSchema.nullable(),
  /** Ordinary portions with a price: no bottle, no size, no plate for children. */
  items: z.array(z.object({ place: itemPlaceSchema, name: z.string(), price: amount })),
})

/** What the plots of a menu show. */
export const menuFiguresSchema = z.object({
  /** What the menu charges for a dollar of mid-market price; null where too few of its dishes can be compared. */
  level: z.number().nullable(),
  /** Of the menu: ISO 4217. The catalogue's prices are in US dollars, and no other menu is compared with them. */
  currency: z.string(),
  isInCatalogueCurrency: z.boolean(),
  averagePrice: amount.nullable(),
  sections: z.array(sectionFiguresSchema),
  /** How the dishes are spread over the courses; null on a menu that the norm says nothing of. */
  balance: z
    .array(
      z.object({
        categoryId: z.int(),
        name: z.string(),
        count: z.int(),
        averagePrice: amount.nullable(),
        percent: z.int(),
        lowPercent: z.int(),
        highPercent: z.int(),
      }),
    )
    .nullable(),
  /** The bases of the figures, a sentence each. */
  basis: z.object({ level: z.string(), comparables: z.string(), shares: z.string() }),
})

export type SectionFigures = z.infer<typeof sectionFiguresSchema>
export type MenuFigures = z.infer<typeof menuFiguresSchema>

/** The bases for a menu in the catalogue's currency. */
export const figuresBasis: MenuFigures['basis'] = {
  level:
    'The median of your prices divided by the mid-market prices of the very same dishes in our catalog (2026, U.S. casual full service).',
  comparables:
    'Our catalog’s dishes of the same cuisine and course, their mid-market prices scaled to the level of your menu. We did not ask restaurants near you. Bottles, sizes and plates for children are left out.',
  shares: SHARE_NORM_BASIS,
}

/** The same for any other menu: nothing is converted. */
const basisIn = (currency: string): MenuFigures['basis'] => ({
  level: `Our catalog’s prices are in US dollars and this menu’s in ${currency}. We convert nothing, so your prices are compared with each other alone.`,
  comparables: `Your own dishes of the section, because our catalog’s prices are in US dollars and this menu’s in ${currency}. Bottles, sizes and plates for children are left out.`,
  shares: SHARE_NORM_BASIS,
})

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
