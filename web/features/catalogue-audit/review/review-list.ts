import { z } from 'zod'
import type { ErrorDetails } from '#contract/errors/errors.ts'
import { type DishDraft, dishDraftSchema, judgeDraft } from '#domain/insights/catalogue-audit/dish-draft.ts'

export interface ReviewedDish {
  readonly key: string
  readonly draft: DishDraft
  readonly problems: readonly string[]
}

/** Kept over a reload, which the screen's own refresh button makes; each account has its own list. */
const keyOf = (userId: string): string => `carte-audit-review-${userId}`

const storedSchema = z.array(z.object({ key: z.string(), draft: dishDraftSchema }))

export const storeReviewList = (
  storage: Pick<Storage, 'setItem'>,
  userId: string,
  list: readonly ReviewedDish[],
): void => storage.setItem(keyOf(userId), JSON.stringify(list.map(({ key, draft }) => ({ key, draft }))))

/** What waits from before a reload; nothing where there is nothing, or nothing that can be understood. */
export function readReviewList(storage: Pick<Storage, 'getItem'>, userId: string): ReviewedDish[] {
  try {
    const stored = storedSchema.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? '[]'))
    return stored.success ? stored.data.map((dish) => ({ ...dish, problems: [] })) : []
  } catch {
    return []
  }
}

export function newProposals(list: readonly ReviewedDish[], proposals: readonly DishDraft[]): DishDraft[] {
  const waiting = list.map(({ draft }) => draft)
  return proposals.filter((proposal) =>
    judgeDraft(proposal, waiting).every(({ code }) => code !== 'near_duplicate'),
  )
}

export const withRefusal = (
  list: readonly ReviewedDish[],
  fields: ErrorDetails['fields'] = [],
): ReviewedDish[] =>
  list.map((dish, index) => ({
    ...dish,
    problems: fields
      .filter(({ path }) => path === `items.${index}` || path.startsWith(`items.${index}.`))
      .map(({ message }) => message),
  }))
