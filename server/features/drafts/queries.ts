import type { Insertable, Selectable } from 'kysely'
import { names } from '#domain/text/names.ts'
import type { Db, Schema } from '../../db/schema.ts'

export type DraftRow = Selectable<Schema['drafts']>

export type DraftSummaryRow = Awaited<ReturnType<typeof listDraftsOf>>[number]

/** Newest first, each with the id of the saved menu whose draft it is; null where that is in the bin. */
export const listDraftsOf = (db: Db, ownerId: string) =>
  db
    .selectFrom('drafts')
    .leftJoin('savedMenus', (join) =>
      join
        .onRef('savedMenus.id', '=', 'drafts.workId')
        .onRef('savedMenus.ownerId', '=', 'drafts.ownerId')
        .on('savedMenus.deletedAt', 'is', null),
    )
    .select(
      names(
        'drafts.workId, drafts.version, drafts.updatedAt, drafts.restaurantName, drafts.title, drafts.items',
        'drafts.savedAs, savedMenus.id as menuId',
      ),
    )
    .where('drafts.ownerId', '=', ownerId)
    .orderBy('drafts.updatedAt', 'desc')
    .orderBy('drafts.workId')
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
 * The drafts of no saved menu that are more than are kept: all but one and the newest of the others. The one was just
 * written: after a clock was set back it would seem the oldest.
 */
export async function draftsBeyond(
  db: Db,
  ownerId: string,
  { workId, others }: { readonly workId: string; readonly others: number },
) {
  const drafts = await db
    .selectFrom('drafts')
    .select('workId')
    .where('ownerId', '=', ownerId)
    .where('workId', '!=', workId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('savedMenus')
            .select('savedMenus.id')
            .whereRef('savedMenus.id', '=', 'drafts.workId')
            .where('savedMenus.ownerId', '=', ownerId)
            .where('savedMenus.deletedAt', 'is', null),
        ),
      ),
    )
    .orderBy('updatedAt', 'desc')
    .orderBy('workId')
    .execute()
  return drafts.slice(others)
}

export const worksOf = (db: Db, ownerId: string) =>
  db.selectFrom('drafts').select('workId').where('ownerId', '=', ownerId).execute()

const withoutKey = ({ ownerId: _, workId: __, ...columns }: Insertable<Schema['drafts']>) => columns
