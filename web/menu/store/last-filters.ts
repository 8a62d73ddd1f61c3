import { z } from 'zod'
import { ITEMS_PER_CATEGORY_RANGE, MAX_NOTES_LENGTH, PRICE_RANGE } from '#domain/generation/filters.ts'
import { isCategoryId, isCuisineId, isDietaryOptionId } from '#domain/reference/reference.ts'

export const LAST_FILTERS_STORAGE_KEY = 'last_menu_filters'

const countSchema = z.int().min(ITEMS_PER_CATEGORY_RANGE.min).max(ITEMS_PER_CATEGORY_RANGE.max)

/** The choices of the filter panel; no cuisine at the start. */
const filterChoiceSchema = z.object({
  cuisineId: z
    .int()
    .refine((id): boolean => isCuisineId(id))
    .nullable(),
  priceRange: z.int().min(PRICE_RANGE.min).max(PRICE_RANGE.max),
  dietaryOptions: z.array(z.int().refine((id): boolean => isDietaryOptionId(id))).readonly(),
  /** Category id to count; 0 leaves the category out. */
  itemsPerCategoryCustom: z
    .record(
      z.string().refine((id) => isCategoryId(Number(id))),
      countSchema,
    )
    .readonly(),
  useAiImages: z.boolean(),
  /** Wishes in the owner's own words; empty where there are none. */
  notes: z.string().max(MAX_NOTES_LENGTH).default(''),
})

export type FilterChoice = Readonly<z.infer<typeof filterChoiceSchema>>

/** The filters that were used last; null when there are none, or none that this version understands. */
export function readLastFilters(storage: Storage): FilterChoice | null {
  const stored = storage.getItem(LAST_FILTERS_STORAGE_KEY)
  if (stored === null) return null
  try {
    return filterChoiceSchema.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    // Not JSON: not written by us. Filters are quickly chosen again.
    return null
  }
}

export const writeLastFilters = (storage: Storage, choice: FilterChoice): void =>
  storage.setItem(LAST_FILTERS_STORAGE_KEY, JSON.stringify(choice))
