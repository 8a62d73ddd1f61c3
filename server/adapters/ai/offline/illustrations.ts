import { illustrationUrl } from '#illustration/address.ts'
import type { FoodImageProvider } from '../ports/food-images.ts'

/** Finds a picture for an item without asking anybody: the address of a composed illustration. */
export const illustrations: FoodImageProvider = {
  imageFor: async ({ itemName, itemDescription, cuisineId, categoryId }) =>
    illustrationUrl({ name: itemName, description: itemDescription, cuisineId, categoryId }),
}
