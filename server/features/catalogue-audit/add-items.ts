import type { User } from '#contract/accounts/accounts.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import { type DishDraft, judgeDraft } from '#domain/insights/catalogue-audit/dish-draft.ts'
import { sentenceOfFinding } from '#domain/insights/catalogue-audit/finding-sentence.ts'
import { type Catalogue, readCatalogue } from '../../catalogue/live-catalogue.ts'
import { beginChange, insertItems } from '../../catalogue/queries.ts'
import type { Clock, Database } from '../../db/database.ts'
import { toColumns } from '../../db/documents/stored-dish.ts'
import { AppError } from '../../errors/app-error.ts'

/**
 * Adds dishes to the shared catalogue, all of them or none.
 * @throws {AppError} `invalid_input` naming what is wrong with which item
 */
export async function addItems(
  { db, catalogue, clock }: Database & Catalogue & Clock,
  user: User,
  drafts: readonly DishDraft[],
): Promise<number> {
  const createdAt = clock().toISOString()
  await db.transaction().execute(async (transaction) => {
    const lastItemId = await beginChange(transaction)
    // A retired dish may come again, corrected.
    refuseUnfit(drafts, (await readCatalogue(transaction)).dishes)
    await insertItems(
      transaction,
      drafts.map((draft, index) => ({
        ...toColumns(draft),
        id: lastItemId + 1 + index,
        createdAt,
        createdBy: user.id,
      })),
    )
  })
  // This server need not wait until it looks again.
  await catalogue.read()
  return drafts.length
}

function refuseUnfit(drafts: readonly DishDraft[], existing: readonly Dish[]): void {
  const fields = drafts.flatMap((draft, index) =>
    // Items of one request must not repeat each other either.
    judgeDraft(draft, [...existing, ...drafts.slice(0, index)]).map((finding) => ({
      path: `items.${index}${finding.pointer.replaceAll('/', '.')}`,
      message: sentenceOfFinding(finding),
    })),
  )
  const [first] = fields
  if (first) throw new AppError('invalid_input', { message: first.message, details: { fields } })
}
