import { z } from 'zod'
import { itemPlaceSchema, proposedEditSchema } from './proposed-edit.ts'

/** Minor units of the currency of a menu. */
export const amount = z.int().meta({ description: 'Minor units of the currency of the menu.' })

const pricedAmountSchema = z.object({
  priceId: z.string(),
  /** What is sold at this price: `Glass`; null where the menu says nothing. */
  variant: z.string().nullable(),
  amount,
  /** The same as the amount where nothing is to change. */
  suggested: amount,
})

/** A dish with the amounts that are weighed, and what would change them. */
export const pricedItem = {
  place: itemPlaceSchema,
  name: z.string(),
  sectionName: z.string(),
  /** The amounts that are weighed. */
  prices: z.array(pricedAmountSchema),
  /** Empty where there is nothing to change. */
  edits: z.array(proposedEditSchema),
}

export type PricedAmount = z.infer<typeof pricedAmountSchema>
