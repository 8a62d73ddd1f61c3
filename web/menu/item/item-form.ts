import { z } from 'zod'
import { type MenuItem, menuItemSchema } from '#domain/menu/model/schema.ts'
import { typedPriceSchema } from '#domain/pricing/typed-price.ts'

/** What an owner writes about a dish that is on the menu. */
export const editedItemSchema = z.object({
  name: menuItemSchema.shape.name,
  description: menuItemSchema.shape.description.trim(),
  price: typedPriceSchema,
})

/** A new dish must also say what it is. */
const describedItemSchema = editedItemSchema.extend({
  description: editedItemSchema.shape.description.min(1, 'Description required'),
})

/** The form of a new dish also chooses its section. */
export const newItemSchema = describedItemSchema.extend({
  categoryId: z.string().min(1, 'Could not determine which category to add the item to.').transform(Number),
})

export type TypedItem = z.input<typeof editedItemSchema>
export type EditedItem = z.output<typeof editedItemSchema>
export type TypedNewItem = z.input<typeof newItemSchema>
export type NewItem = z.output<typeof newItemSchema>

/** What the boxes show of a dish. */
export const typedItemOf = (item: Pick<MenuItem, 'name' | 'description' | 'price'>): TypedItem => ({
  name: item.name,
  description: item.description,
  price: item.price.toFixed(2),
})

type ItemField = keyof TypedNewItem

/** In the order in which the fields stand, so that the first one in need is named. */
const complaints: readonly {
  readonly field: ItemField
  readonly title: string
  readonly description?: string
}[] = [
  { field: 'categoryId', title: 'Error adding item' },
  { field: 'name', title: 'Name required', description: 'Please enter a name for this dish.' },
  { field: 'description', title: 'Description required', description: 'Please describe this dish.' },
  { field: 'price', title: 'Invalid price' },
]

export type ItemErrors = Partial<Record<ItemField, { readonly message?: string }>>

/** The toast for a form that cannot be sent: about the first field that is wrong; null when none is. */
export function complaintAbout(errors: ItemErrors): { title: string; description: string } | null {
  const complaint = complaints.find(({ field }) => errors[field])
  if (!complaint) return null
  return {
    title: complaint.title,
    description: complaint.description ?? errors[complaint.field]?.message ?? '',
  }
}
