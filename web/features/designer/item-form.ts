import { z } from 'zod'
import { withDietaryOptions } from '#domain/menu/dietary.ts'
import { type MenuItem, menuItemSchema } from '#domain/menu/schema.ts'

const INVALID_PRICE = 'Please enter a valid price (must be a positive number)'

/** The price as it stands in its box: an empty box is no price, not a free dish. */
const priceTextSchema = z
  .string()
  .trim()
  .min(1, INVALID_PRICE)
  .transform(Number)
  .pipe(menuItemSchema.shape.price)

/** The fields of the edit dialog. */
export const editedItemSchema = z.object({
  name: menuItemSchema.shape.name,
  description: menuItemSchema.shape.description.trim(),
  price: priceTextSchema,
})

/** A new dish must say what it is. */
export const newItemSchema = editedItemSchema.extend({
  description: editedItemSchema.shape.description.min(1, 'Description required'),
})

export type ItemFields = z.input<typeof editedItemSchema>
export type ItemValues = z.output<typeof editedItemSchema>

export const fieldsOf = (item: MenuItem): ItemFields => ({
  name: item.name,
  description: item.description,
  price: item.price.toFixed(2),
})

export const blankFields: ItemFields = { name: '', description: '', price: '' }

/** An item as its owner wrote it. */
export const newItem = (
  values: ItemValues,
  ids: { id: number; categoryId: number; cuisineId: number },
): MenuItem => withDietaryOptions({ ...values, ...ids, imageUrl: null, location: 'Custom' }, [])
