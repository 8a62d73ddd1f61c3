import { z } from 'zod'
import { amount, pricedItem } from '../review/priced-item.ts'

const spreadSchema = z.object({ count: z.int(), low: amount, middle: amount, high: amount })

/** A dish next to what competitors charge for the same one. */
const competitorPriceSchema = z.object({
  ...pricedItem,
  theirs: z.array(z.object({ competitor: z.string(), name: z.string(), amount })),
  /** Below the least of theirs, above the most, or among them. */
  standing: z.enum(['below', 'among', 'above']),
})

/** The menu next to those of competitors that its owner added. */
export const competitorFiguresSchema = z.object({
  menus: z.array(
    z.object({
      name: z.string(),
      readOn: z.iso.date(),
      dishes: z.int(),
      isCompared: z.boolean().meta({ description: 'False in another currency: nothing is converted.' }),
    }),
  ),
  courses: z.array(
    z.object({
      categoryId: z.int(),
      name: z.string(),
      own: spreadSchema,
      theirs: z.array(z.object({ competitor: z.string(), prices: spreadSchema.nullable() })),
    }),
  ),
  dishes: z.array(competitorPriceSchema),
  /** Dishes that at least two of them sell and the menu does not. */
  lacking: z.array(z.object({ name: z.string(), sellers: z.int(), low: amount, high: amount })),
})

export type PriceSpread = z.infer<typeof spreadSchema>
export type CompetitorPrice = z.infer<typeof competitorPriceSchema>
export type CompetitorFigures = z.infer<typeof competitorFiguresSchema>
