import { z } from 'zod'
import { itemPlaceSchema } from './proposed-edit.ts'

/** Said wherever the norm of the courses is shown. */
const SHARE_NORM_BASIS = 'Our editorial norm for full-service menus; drinks are not counted.'

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

const sectionFiguresSchema = z.object({
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
export const basisIn = (currency: string): MenuFigures['basis'] => ({
  level: `Our catalog’s prices are in US dollars and this menu’s in ${currency}. We convert nothing, so your prices are compared with each other alone.`,
  comparables: `Your own dishes of the section, because our catalog’s prices are in US dollars and this menu’s in ${currency}. Bottles, sizes and plates for children are left out.`,
  shares: SHARE_NORM_BASIS,
})
