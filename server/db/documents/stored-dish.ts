import { z } from 'zod'
import type { Dish } from '#domain/catalogue/dish.ts'
import { type DishDraft, dishDraftSchema, dishOfDraft } from '#domain/insights/catalogue-audit/dish-draft.ts'

interface DishRow {
  readonly id: number
  readonly record: string
  readonly imageUrl: string | null
}

const RECORD_VERSION = 1

/** The picture has a separate column, so that all pictures can be changed at once. */
const recordSchema = z.object({
  recordVersion: z.literal(RECORD_VERSION),
  draft: dishDraftSchema.omit({ imageUrl: true }),
})

export function toColumns({ imageUrl, ...draft }: DishDraft) {
  const record: z.input<typeof recordSchema> = { recordVersion: RECORD_VERSION, draft }
  return { record: JSON.stringify(record), imageUrl: imageUrl ?? null }
}

/**
 * The dish of a row; undefined when this version of Carte cannot vouch for it: the record is of another
 * version, or it names an ingredient that the lexicon no longer knows, so that its allergens are unknown.
 */
export function readRow({ id, record, imageUrl }: DishRow): Dish | undefined {
  const parsed = recordSchema.safeParse(parseJson(record))
  const dish = parsed.success ? dishOfDraft(parsed.data.draft, id) : undefined
  return dish && imageUrl !== null ? { ...dish, imageUrl } : dish
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What isn't JSON is one more record that cannot be vouched for.
    return undefined
  }
}
