import { z } from 'zod'
import { diet } from '../../reference/reference.ts'
import { competitorFiguresSchema } from '../competitors/competitor-shape.ts'
import { menuFiguresSchema } from '../review/figures-shape.ts'
import { amount, pricedItem } from '../review/priced-item.ts'
import { proposedEditSchema } from '../review/proposed-edit.ts'
import { TREND_BASIS } from '../review/trend-reasons.ts'

/** A dish of the catalogue that the menu does not have. */
export const offeredDishSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  categoryId: z.int(),
  sectionName: z.string(),
  price: z.int().nullable().meta({
    description: 'Minor units of the currency of the menu; null where the menu tells no price for it.',
  }),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']).nullable(),
  region: z.string().nullable(),
  isTrending: z.boolean(),
  dietaryOptions: z.array(z.int()),
  edits: z.array(proposedEditSchema),
})

export type OfferedDish = z.infer<typeof offeredDishSchema>

/** A trending dish that would suit a menu, and why. */
export const trendSchema = offeredDishSchema.extend({
  reasons: z.array(
    z.discriminatedUnion('code', [
      z.object({ code: z.literal('section_is_empty'), params: z.object({ categoryId: z.int() }) }),
      z.object({
        code: z.literal('section_lacks_diet'),
        params: z.object({ categoryId: z.int(), dietaryOptionId: z.literal(Object.values(diet)) }),
      }),
      z.object({
        code: z.literal('in_season'),
        params: z.object({ season: z.enum(['spring', 'summer', 'autumn', 'winter']) }),
      }),
      z.object({ code: z.literal('popular'), params: z.object({}) }),
    ]),
  ),
})

export type Trend = z.infer<typeof trendSchema>

/** A dish compared with the catalog's price for the same dish, at the level of the menu. */
const comparisonSchema = z.object({
  ...pricedItem,
  usual: amount,
  standing: z.enum(['in_line', 'above', 'below']),
})

const demandSchema = z.object({
  ...pricedItem,
  weight: z.number(),
  factors: z.array(z.object({ code: z.enum(['trending', 'in_season']), factor: z.number() })),
  /** Why nothing is proposed: the price carries this weight, or another for the season, or rounding would distort it. */
  standing: z.enum(['open', 'applied', 'seasonal_pricing', 'rounding']),
})

export const optimizationSchema = z.object({
  season: z.enum(['spring', 'summer', 'autumn', 'winter']),
  figures: menuFiguresSchema,
  locations: z.array(
    z.object({ key: z.string(), name: z.string(), multiplier: z.number(), basis: z.string() }),
  ),
  competitors: competitorFiguresSchema,
  comparisons: z.array(comparisonSchema),
  demand: z.array(demandSchema),
  /** Enough of the menu's food is the catalogue's: only then are dishes offered. */
  isKindKnown: z.boolean(),
  /** Names of trending dishes that are on the menu. */
  trendingOnMenu: z.array(z.string()),
  trending: z.array(offeredDishSchema),
  seasonal: z.array(offeredDishSchema),
  regional: z.array(offeredDishSchema),
  basis: z.object({
    location: z.string(),
    demand: z.string(),
    trending: z.string(),
    seasonal: z.string(),
    regional: z.string(),
  }),
})

export type Optimization = z.infer<typeof optimizationSchema>
export type PriceComparison = z.infer<typeof comparisonSchema>
export type DemandFigures = z.infer<typeof demandSchema>

export const optimizationBasis: Optimization['basis'] = {
  location:
    'Price level of a metropolitan area against the United States: regional price parities of the U.S. Bureau of Economic Analysis, 2023, where it publishes one. A cost index, not a promise about menus.',
  demand:
    'Our editorial weights for dishes of our catalog: trending × 1.06, in season × 1.04. Your guests’ orders are not counted, and a dish out of season is not raised.',
  trending: TREND_BASIS,
  seasonal:
    'Dishes of our catalog that are in season now where your menu is served; without a market, in the northern hemisphere.',
  regional: 'Dishes of this cuisine that are named after a region, or whose origin is undisputed.',
}
