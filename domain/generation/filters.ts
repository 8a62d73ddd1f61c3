import { z } from 'zod'
import { sentenceOfNoVoice, voiceIds } from '../catalogue/voices/voice.ts'
import { byMeal } from '../courses/meal-order.ts'
import { isCategoryId, isCuisineId, isDietaryOptionId } from '../reference/reference.ts'

export const ITEMS_PER_CATEGORY_RANGE = { min: 0, max: 10, default: 3 } as const
export const MAX_NOTES_LENGTH = 300
export const PRICE_RANGE = { min: 1, max: 5, default: 3 } as const

const countSchema = z
  .int('Items per category is a whole number.')
  .min(ITEMS_PER_CATEGORY_RANGE.min, 'Items per category is 0 to 10.')
  .max(ITEMS_PER_CATEGORY_RANGE.max, 'Items per category is 0 to 10.')

/** What an owner asks the generator for. */
export const generationFiltersSchema = z
  .object({
    cuisineId: z
      .int('Please select a cuisine type before generating a menu.')
      .refine(isCuisineId, 'There is no such cuisine.'),
    priceRange: z
      .int()
      .min(PRICE_RANGE.min, 'Price range is 1 to 5.')
      .max(PRICE_RANGE.max, 'Price range is 1 to 5.')
      .default(PRICE_RANGE.default),
    dietaryOptions: z
      .array(z.int().refine(isDietaryOptionId, 'There is no such dietary option.'))
      .max(20)
      .default([]),
    selectedCategories: z
      .array(z.int().refine(isCategoryId, 'There is no such category.'))
      .max(20)
      .default([])
      .meta({ description: 'At least one category, here or in `itemsPerCategoryCustom`.' }),
    itemsPerCategory: countSchema.default(ITEMS_PER_CATEGORY_RANGE.default),
    /** Category id to count; 0 excludes the category. */
    itemsPerCategoryCustom: z
      .record(
        z.string().refine((key) => isCategoryId(Number(key)), 'There is no such category.'),
        countSchema,
      )
      .default({}),
    useCustomItemCounts: z.boolean().default(true),
    useAiImages: z.boolean().default(true),
    /** The owner's own words: `wishes/` keeps to what it understands, and says back the rest. */
    notes: z
      .string()
      .trim()
      .max(MAX_NOTES_LENGTH, `Notes have at most ${MAX_NOTES_LENGTH} characters.`)
      .optional(),
    /** The season to cook for; the present one where the restaurant lies when absent. */
    season: z
      .enum(['spring', 'summer', 'autumn', 'winter'], 'A season is spring, summer, autumn or winter.')
      .optional(),
    /** Where the restaurant lies, by the two letters of ISO 3166-1: it tells which half of the earth. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'A country has two capital letters, as in US.')
      .optional(),
    /** How the dishes are worded; in the catalog's own words where absent. */
    voice: z.enum(voiceIds, { error: ({ input }) => sentenceOfNoVoice(input) }).optional(),
    /** The menu leans to none of them where absent. */
    house: z.string().trim().min(1).max(60).optional().meta({
      description: 'A kind of restaurant of the cuisine: steakhouse, south indian. Its own name is none.',
    }),
    /** The same filters with the same seed give the same menu. */
    seed: z.int().min(0).max(0xffffffff).optional(),
  })
  .refine((filters) => requestedCounts(filters).length > 0, {
    path: ['selectedCategories'],
    message: 'Please ask for at least one item in one category.',
  })

export type GenerationFilters = z.output<typeof generationFiltersSchema>

export interface RequestedCount {
  readonly categoryId: number
  readonly count: number
}

/**
 * How many items the filters ask for in each category, as they are eaten, drinks last, without
 * categories that have a count of 0. A custom count wins; a category that is selected without one gets
 * `itemsPerCategory`.
 */
export function requestedCounts(filters: {
  selectedCategories: readonly number[]
  itemsPerCategory: number
  itemsPerCategoryCustom: Readonly<Record<string, number>>
  useCustomItemCounts: boolean
}): RequestedCount[] {
  const counts = new Map(filters.selectedCategories.map((id) => [id, filters.itemsPerCategory]))
  if (filters.useCustomItemCounts) {
    for (const [id, count] of Object.entries(filters.itemsPerCategoryCustom)) counts.set(Number(id), count)
  }
  return [...counts]
    .map(([categoryId, count]) => ({ categoryId, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => byMeal(a.categoryId, b.categoryId))
}
