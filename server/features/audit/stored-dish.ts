import { z } from 'zod'
import type { Dish } from '#domain/catalogue/dish.ts'
import { type DishDraft, dishDraftSchema, dishOfDraft } from '#domain/insights/dish-draft.ts'
import type { CatalogueItemRow } from './queries.ts'

const RECORD_VERSION = 1

const recordSchema = z.object({ recordVersion: z.literal(RECORD_VERSION), draft: dishDraftSchema })

/** A dish that an administrator added, with the picture that is stored for it. */
export interface AddedDish {
  readonly dish: Dish
  readonly imageUrl: string | null
}

export const toRecord = (draft: DishDraft): string =>
  JSON.stringify({ recordVersion: RECORD_VERSION, draft } satisfies z.input<typeof recordSchema>)

/**
 * The dish of a row; undefined when this version of Carte cannot vouch for it: the record is of another
 * version, or it names an ingredient that the lexicon no longer knows, so that its allergens are unknown.
 */
export function readRow({ id, record, imageUrl }: CatalogueItemRow): AddedDish | undefined {
  const parsed = recordSchema.safeParse(parseJson(record))
  const dish = parsed.success ? dishOfDraft(parsed.data.draft, id) : undefined
  return dish && { dish, imageUrl }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // No JSON is one more record that cannot be vouched for.
    return undefined
  }
}
