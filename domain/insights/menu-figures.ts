import { z } from 'zod'
import { averagePrice } from '../pricing/optimize.ts'
import { roundToCent } from '../pricing/price.ts'
import { categoryIdOf, priceLevel, type Review } from './menu-review.ts'
import { itemPlaceSchema } from './proposed-edit.ts'
import { percentileOf, spreadOf } from './quantiles.ts'
import { SHARE_NORM_BASIS, shareNorms } from './section-norms.ts'

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
  /** Of all dishes of sections that have a norm; null for a section without one. */
  share: z.object({ percent: z.int(), lowPercent: z.int(), highPercent: z.int() }).nullable(),
  /** Comparable dishes at the menu's price level; null where there are none. */
  comparables: comparablesSchema.nullable(),
  items: z.array(
    z.object({
      place: itemPlaceSchema,
      name: z.string(),
      price: usd,
      /** How many in a hundred comparable dishes are cheaper; null without a price or any comparable dish. */
      percentile: z.int().nullable(),
    }),
  ),
})

/** What the plots of a menu show. */
export const menuFiguresSchema = z.object({
  /** What the menu charges for a dollar of mid-market price. */
  level: z.number(),
  averagePrice: usd,
  sections: z.array(sectionFiguresSchema),
  /** What the figures rest on, a sentence each. */
  basis: z.object({ level: z.string(), comparables: z.string(), shares: z.string() }),
})

export type SectionFigures = z.infer<typeof sectionFiguresSchema>
export type MenuFigures = z.infer<typeof menuFiguresSchema>

export const figuresBasis: MenuFigures['basis'] = {
  level:
    'The median of your prices divided by the mid-market prices of the same or comparable dishes in our catalogue (2026, U.S. casual full service).',
  comparables:
    'Dishes of the same cuisine and section in our catalogue, their mid-market prices scaled to the level of your menu. No restaurant near you was asked.',
  shares: SHARE_NORM_BASIS,
}

/** The figures of a menu that a person would rather see than read. Sections without dishes are left out. */
export function menuFigures(review: Review): MenuFigures {
  const level = priceLevel(review)
  const counted = review.items.filter(({ category }) => normOf(category.id)).length
  return {
    level: Number(level.toFixed(2)),
    averagePrice: averagePrice(review.menu),
    basis: figuresBasis,
    sections: review.menu.flatMap((group, index): SectionFigures[] => {
      const section = review.items.filter(({ pointer }) => pointer.startsWith(`/${index}/`))
      if (section.length === 0) return []
      const norm = normOf(group.category.id)
      const scale = (price: number) => roundToCent(price * level)
      const prices = (section[0]?.comparables ?? []).map(scale)
      const spread = spreadOf(prices)
      return [
        {
          categoryId: group.category.id,
          name: group.category.name,
          averagePrice: averagePrice([group]),
          share: norm && {
            percent: Math.round((section.length / counted) * 100),
            lowPercent: Math.round(norm.low * 100),
            highPercent: Math.round(norm.high * 100),
          },
          comparables: spread
            ? {
                prices,
                q1: roundToCent(spread.q1),
                median: roundToCent(spread.median),
                q3: roundToCent(spread.q3),
              }
            : null,
          items: section.map(({ item, place, comparables }) => ({
            place,
            name: item.name,
            price: item.price,
            percentile:
              item.price > 0 && comparables.length > 0
                ? percentileOf(item.price, comparables.map(scale))
                : null,
          })),
        },
      ]
    }),
  }
}

const normOf = (id: number) => {
  const categoryId = categoryIdOf({ id, name: '' })
  return (categoryId && shareNorms[categoryId]) ?? null
}
