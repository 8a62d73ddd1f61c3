import { z } from 'zod'
import { menuGroupsSchema, restaurantSchema } from './schema.ts'

/** A menu's words and prices: what is printed. Its looks are the `Design`. */
export const menuContentSchema = z.object({
  restaurant: restaurantSchema,
  groups: menuGroupsSchema,
})

export type MenuContent = z.infer<typeof menuContentSchema>
