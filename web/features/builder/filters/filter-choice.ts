import {
  type GenerationFilters,
  generationFiltersSchema,
  ITEMS_PER_CATEGORY_RANGE,
  PRICE_RANGE,
} from '#domain/generation/filters.ts'
import type { FilterChoice } from '../../../menu/store/last-filters.ts'

/** The sections that a menu starts with; beverages come on request. */
const startingCategoryIds = [1, 2, 3, 4]

export const startingChoice: FilterChoice = {
  cuisineId: null,
  priceRange: PRICE_RANGE.default,
  dietaryOptions: [],
  itemsPerCategoryCustom: Object.fromEntries(
    startingCategoryIds.map((id) => [String(id), ITEMS_PER_CATEGORY_RANGE.default]),
  ),
  useAiImages: true,
  notes: '',
}

export const countOf = (choice: FilterChoice, categoryId: number): number =>
  choice.itemsPerCategoryCustom[String(categoryId)] ?? 0

export const withCount = (choice: FilterChoice, categoryId: number, count: number): FilterChoice => ({
  ...choice,
  itemsPerCategoryCustom: { ...choice.itemsPerCategoryCustom, [String(categoryId)]: count },
})

export const withDiet = (choice: FilterChoice, optionId: number, isWanted: boolean): FilterChoice => ({
  ...choice,
  dietaryOptions: isWanted
    ? [...choice.dietaryOptions.filter((id) => id !== optionId), optionId]
    : choice.dietaryOptions.filter((id) => id !== optionId),
})

export const totalCount = (choice: FilterChoice): number =>
  Object.values(choice.itemsPerCategoryCustom).reduce((sum, count) => sum + count, 0)

/** A whole number from 0 to 10 as it was typed; null for anything else. */
export function readCount(text: string): number | null {
  if (!/^\d{1,2}$/.test(text.trim())) return null
  const count = Number(text)
  return count <= ITEMS_PER_CATEGORY_RANGE.max ? count : null
}

export function nearestCount(typed: string, before: number): number {
  const count = Math.round(Number(typed))
  if (typed.trim() === '' || !Number.isFinite(count)) return before
  return Math.min(Math.max(count, ITEMS_PER_CATEGORY_RANGE.min), ITEMS_PER_CATEGORY_RANGE.max)
}

export interface MissingInformation {
  readonly field: 'cuisine' | 'counts'
  readonly sentence: string
}

/**
 * The first thing that these choices lack for generating; null when they are complete.
 * @param doCountsDecide false where the sections come from elsewhere
 */
export function missingInformation(choice: FilterChoice, doCountsDecide = true): MissingInformation | null {
  if (choice.cuisineId === null)
    return { field: 'cuisine', sentence: 'Please select a cuisine type before generating a menu.' }
  if (doCountsDecide && totalCount(choice) === 0)
    return { field: 'counts', sentence: 'Please ask for at least one item in one category.' }
  return null
}

/** These choices, with the usual numbers of dishes where they ask for none: filters need some. */
export const withSomeCounts = (choice: FilterChoice): FilterChoice =>
  totalCount(choice) > 0
    ? choice
    : { ...choice, itemsPerCategoryCustom: startingChoice.itemsPerCategoryCustom }

/**
 * The filters to generate from.
 * @throws {z.ZodError} for choices that lack something
 */
export const filtersOf = (choice: FilterChoice): GenerationFilters =>
  generationFiltersSchema.parse({
    ...choice,
    notes: choice.notes.trim() || undefined,
    selectedCategories: Object.entries(choice.itemsPerCategoryCustom)
      .filter(([, count]) => count > 0)
      .map(([id]) => Number(id)),
    itemsPerCategory: ITEMS_PER_CATEGORY_RANGE.default,
    useCustomItemCounts: true,
  })

const priceRangeNames = ['Budget', 'Affordable', 'Mid-range', 'Upscale', 'Fine dining']

/** `$$$ Mid-range` */
export const priceRangeText = (range: number): string => `${'$'.repeat(range)} ${priceRangeNames[range - 1]}`
