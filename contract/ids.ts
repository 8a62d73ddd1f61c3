import { z } from 'zod'
import { isCategoryId, isCuisineId, isDietaryOptionId } from '#domain/catalogue/reference.ts'
import { isTemplateId } from '#domain/design/templates.ts'
import { menuContentSchema } from '#domain/menu/document.ts'
import { countItems } from '#domain/menu/edits.ts'

/** Ids that must name something. */
export const cuisineIdSchema = z.int().refine(isCuisineId, 'There is no such cuisine.')
export const categoryIdSchema = z.int().refine(isCategoryId, 'There is no such category.')
export const dietaryOptionIdSchema = z.int().refine(isDietaryOptionId, 'There is no such dietary option.')
export const templateIdSchema = z.int().refine(isTemplateId, 'There is no such template.')

/** The databases' integers have 32 bits. */
export const LARGEST_INTEGER = 2 ** 31 - 1

/** How often a thing was saved, 0 for never; the next save must be countable too. */
export const savedTimesSchema = z
  .int()
  .nonnegative()
  .max(LARGEST_INTEGER - 1)

/** A menu with something on it: what can be saved and typeset. */
export const printableContentSchema = menuContentSchema.refine(
  ({ groups }) => countItems(groups) > 0,
  'No menu data available to save. Please generate a menu first.',
)
