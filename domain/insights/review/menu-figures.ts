import { z } from 'zod'
import { categoryOfCourse } from '../../courses/course-of.ts'
import { roundToCent } from '../../menu/model/price.ts'
import { averagePrice } from '../../pricing/optimize.ts'
import { courseBalance } from './course-balance.ts'
import { priceLevel, type Review } from './menu-review.ts'
import { itemPlaceSchema } from './proposed-edit.ts'
import { ascending, spreadOf } from './quantiles.ts'
import type { ReviewedItem } from './reviewed-item.ts'
import { SHARE_NORM_BASIS } from './section-norms.ts'

const usd = z.number().meta({ description: 'USD' })

const comparablesSchema = z.object({
  /** Ascending. */
  prices: z.array(usd),
  q1: usd,
  median: usd,
  q3: usd,
})

export const sectionFiguresSchema = z.object({
  categoryId: z.int(),
  name: z.string(),
  averagePrice: usd,
  /** The catalogue's dishes of the course at the menu's price level; null where they are no measure of this section. */
  comparables: comparablesSchema.nullable(),
  /** Ordinary portions with a price: no bottle, no size, no plate for children. */
  items: z.array(z.object({ place: itemPlaceSchema, name: z.string(), price: usd })),
})

/** What the plots of a menu show. */
export const menuFiguresSchema = z.object({
  /** What the menu charges for a dollar of mid-market price; null where too few of its dishes can be compared. */
  level: z.number().nullable(),
  averagePrice: usd,
  sections: z.array(sectionFiguresSchema),
  /** How the dishes are spread over the courses; null on a menu that the norm says nothing of. */
  balance: z
    .array(
      z.object({
        categoryId: z.int(),
        name: z.string(),
        count: z.int(),
        averagePrice: usd,
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

export const figuresBasis: MenuFigures['basis'] = {
  level:
    'The median of your prices divided by the mid-market prices of the very same dishes in our catalog (2026, U.S. casual full service).',
  comparables:
    'Our catalog’s dishes of the same cuisine and course, their mid-market prices scaled to the level of your menu. No restaurant near you was asked. Bottles, sizes and plates for children are left out.',
  shares: SHARE_NORM_BASIS,
}

/** The figures of a menu that a person would rather see than read. Sections without dishes are left out. */
export function menuFigures(review: Review): MenuFigures {
  const level = priceLevel(review)
  return {
    level: level === undefined ? null : Number(level.toFixed(2)),
    averagePrice: averagePrice(review.menu),
    basis: figuresBasis,
    sections: review.menu.flatMap((group, index): SectionFigures[] => {
      if (group.items.length === 0) return []
      const section = review.items.filter(({ pointer }) => pointer.startsWith(`/${index}/`))
      const priced = section.filter(({ item, isOrdinary }) => isOrdinary && item.price > 0)
      return [
        {
          categoryId: group.category.id,
          name: group.category.name,
          averagePrice: averagePrice([group]),
          comparables: level === undefined ? null : comparablesOf(priced, level, review),
          items: priced.map(({ item, place }) => ({ place, name: item.name, price: item.price })),
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
          averagePrice: averagePrice([
            { category: { id: categoryId, name }, items: items.map(({ item }) => item) },
          ]),
          percent: Math.round((items.length / total) * 100),
          lowPercent: Math.round(norm.low * 100),
          highPercent: Math.round(norm.high * 100),
        })) ?? null,
  }
}

/** Only where most of a section are the catalogue's own dishes are its others a measure of them. */
function comparablesOf(
  priced: readonly ReviewedItem[],
  level: number,
  { catalogue, cuisineId, isKindKnown }: Review,
): SectionFigures['comparables'] {
  const known = priced.filter(({ isAsWritten }) => isAsWritten)
  const [first] = known
  if (!isKindKnown || !first || known.length * 2 < priced.length) return null
  const category = categoryOfCourse(first.course)
  const prices = ascending(
    catalogue
      .filter((dish) => dish.cuisineId === cuisineId && dish.categoryId === category)
      .map(({ price }) => roundToCent(price * level)),
  )
  const spread = spreadOf(prices)
  return spread
    ? {
        prices,
        q1: roundToCent(spread.q1),
        median: roundToCent(spread.median),
        q3: roundToCent(spread.q3),
      }
    : null
}
