import type { Insertable, Selectable } from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'

export type DraftRow = Selectable<Schema['drafts']>

export type DraftSummaryRow = Omit<DraftRow, 'ownerId' | 'writeId' | 'document'>

/** Newest first. */
export const listDraftsOf = (db: Db, ownerId: string): Promise<DraftSummaryRow[]> =>
  db
    .selectFrom('drafts')
    .select(['workId', 'version', 'updatedAt', 'restaurantName', 'title', 'items', 'savedAs'])
    .where('ownerId', '=', ownerId)
    .orderBy('updatedAt', 'desc')
    .orderBy('workId')
    .execute()

/** The draft of a piece of work, readable or not; without one named, the newest that can be read. */
export const readDraftOf = (db: Db, ownerId: string, workId?: string): Promise<DraftRow | undefined> =>
  db
    .selectFrom('drafts')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where((to) => (workId === undefined ? to('restaurantName', 'is not', null) : to('workId', '=', workId)))
    .orderBy('updatedAt', 'desc')
    .orderBy('workId')
    .limit(1)
    .executeTakeFirst()

export const writeDraftOf = (db: Db, row: Insertable<Schema['drafts']>) =>
  db
    .insertInto('drafts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['ownerId', 'workId']).doUpdateSet(withoutKey(row)))
    .execute()

/** What an attempt to read a draft has shown; the next write makes it readable again. */
export const markUnreadable = (db: Db, { ownerId, workId, version }: DraftRow) =>
  db
    .updateTable('drafts')
    .set({ restaurantName: null, items: null })
    .where('ownerId', '=', ownerId)
    .where('workId', '=', workId)
    .where('version', '=', version)
    .execute()

/**
 * Deletes all drafts but one and the newest of the others, and returns the deleted. The one was just written:
 * after a clock was set back it would seem the oldest.
 */
export const keepNewestDrafts = (
  db: Db,
  ownerId: string,
  { workId, others }: { readonly workId: string; readonly others: number },
) =>
  db
    .deleteFrom('drafts')
    .where('ownerId', '=', ownerId)
    .where('workId', '!=', workId)
    .where('workId', 'not in', (newest) =>
      newest
        .selectFrom('drafts')
        .select('workId')
        .where('ownerId', '=', ownerId)
        .where('workId', '!=', workId)
        .orderBy('updatedAt', 'desc')
        .orderBy('workId')
        .limit(others),
    )
    .returning('workId')
    .execute()

/** The other drafts that continue the same state of the same saved menu. */
export const draftsOfSaved = (
  db: Db,
  ownerId: string,
  { workId, savedAs }: { readonly workId: string; readonly savedAs: string },
): Promise<Pick<DraftRow, 'workId' | 'document'>[]> =>
  db
    .selectFrom('drafts')
    .select(['workId', 'document'])
    .where('ownerId', '=', ownerId)
    .where('workId', '!=', workId)
    .where('savedAs', '=', savedAs)
    .execute()

/** Returns whether this is an owner's saved menu, and not in the bin. */
export const isSavedMenu = async (db: Db, ownerId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('savedMenus')
    .select('id')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined

/** Deletes the draft of a piece of work; without one named, all. Returns the deleted. */
export const deleteDraftsOf = (db: Db, ownerId: string, workId?: string) =>
  db
    .deleteFrom('drafts')
    .where('ownerId', '=', ownerId)
    .$if(workId !== undefined, (query) => query.where('workId', '=', workId ?? ''))
    .returning('workId')
    .execute()

const withoutKey = ({ ownerId: _, workId: __, ...columns }: Insertable<Schema['drafts']>) => columns
