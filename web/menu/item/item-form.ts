import { z } from 'zod'
import { type MenuItem, menuItemSchema } from '#domain/menu/model/item.ts'
import { typedPrices, typedPricesSchema } from '../prices/box-of-prices.ts'
import type { PriceContext } from '../prices/price-reading.ts'
import { typedDetailsOf, typedDetailsShape } from './details/item-details.ts'

export const editedItemSchema = (context: PriceContext) =>
  z.object({
    name: menuItemSchema.shape.name,
    description: menuItemSchema.shape.description.unwrap().trim(),
    prices: typedPricesSchema(context),
    ...typedDetailsShape,
  })

/** A new dish must also say what it is, and where it is. */
export const newItemSchema = (context: PriceContext) =>
  editedItemSchema(context).extend({
    description: menuItemSchema.shape.description.unwrap().trim().min(1, 'Description required'),
    sectionId: z.string().min(1, 'Could not determine which category to add the item to.').transform(Number),
  })

export type TypedItem = z.input<ReturnType<typeof editedItemSchema>>
export type EditedItem = z.output<ReturnType<typeof editedItemSchema>>
export type TypedNewItem = z.input<ReturnType<typeof newItemSchema>>
export type NewItem = z.output<ReturnType<typeof newItemSchema>>

type Written = Partial<MenuItem> & Pick<MenuItem, 'name' | 'description' | 'prices'>

export const typedItemOf = (item: Written, context: PriceContext): TypedItem => ({
  name: item.name,
  description: item.description,
  prices: typedPrices(item.prices, context),
  ...typedDetailsOf(item),
})

type ItemField = keyof TypedNewItem

/** In the order in which the fields are, so that the first one in need is named. */
const complaints: readonly {
  readonly field: ItemField
  readonly title: string
  readonly description?: string
}[] = [
  { field: 'sectionId', title: 'Error adding item' },
  { field: 'name', title: 'Name required', description: 'Please enter a name for this dish.' },
  { field: 'description', title: 'Description required', description: 'Please describe this dish.' },
  { field: 'prices', title: 'Invalid price' },
]

export type ItemErrors = Partial<Record<ItemField, { readonly message?: string }>>

/** The toast for a form that cannot be sent: about the first field that is wrong; null when none is. */
export function complaintAbout(errors: ItemErrors): { title: string; description: string } | null {
  const complaint = complaints.find(({ field }) => errors[field])
  if (complaint) {
    return {
      title: complaint.title,
      description: complaint.description ?? errors[complaint.field]?.message ?? '',
    }
  }
  const [other] = Object.values(errors)
  return other ? { title: 'Check what you entered', description: other.message ?? '' } : null
}
