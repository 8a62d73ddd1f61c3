import type { Insertable, Selectable } from 'kysely'
import type { AskedRows } from '#contract/shared/pages.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { rowsAfter } from '../../db/page-of-rows.ts'
import type { Db, Schema } from '../../db/schema.ts'
import { wasThere } from '../../db/was-there.ts'
import { forWholeHouse } from '../../watching/within-restaurants.ts'

export type UploadRow = Selectable<Schema['uploads']>

/** How many pictures a house has, and their bytes together. */
export async function countUploadsOf(db: Db, ownerId: string): Promise<{ count: number; bytes: number }> {
  const sums = await forWholeHouse(() =>
    db
      .selectFrom('uploads')
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum('bytes').as('bytes')])
      .where('ownerId', '=', ownerId)
      .executeTakeFirstOrThrow(),
  )
  // PostgreSQL answers sums as text, and the sum of nothing is null.
  return { count: Number(sums.count), bytes: Number(sums.bytes ?? 0) }
}

/** @throws {AppError} `not_signed_in` where the account was deleted while its picture was read */
export const insertUpload = (db: Db, row: Insertable<Schema['uploads']>) =>
  db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, row.ownerId)
    await transaction.insertInto('uploads').values(row).execute()
  })

const NEWEST_FIRST = { time: ['createdAt', 'desc'], id: ['name', 'asc'] } as const

/** A page of them, the newest first. */
export const pageOfUploads = (db: Db, ownerId: string, { after, limit }: AskedRows): Promise<UploadRow[]> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .$if(after !== undefined, (query) => query.where(rowsAfter(NEWEST_FIRST, after ?? ['', ''])))
    .orderBy('createdAt', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()

export type Places = Awaited<ReturnType<typeof readPlaces>>

/**
 * Where these uploads of an owner are used, up to a number of places each. Earlier states of a menu and its record keep
 * a picture from being swept, and give way to an owner who takes it back: they are not among the places.
 */
export const usesOf = (db: Db, ownerId: string, uploadNames: readonly string[], most: number) =>
  db
    .selectFrom((query) =>
      query
        .selectFrom('uploadUses')
        .select(['uploadName', 'kind', 'placeId'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('uploadName').orderBy('kind').orderBy('placeId'))
            .as('nth'),
        )
        .where('ownerId', '=', ownerId)
        .where('uploadName', 'in', uploadNames)
        .where('kind', 'not in', ['state', 'record'])
        .as('uses'),
    )
    .select(['uploadName', 'kind', 'placeId'])
    .where('nth', '<=', most)
    .execute()

/** The menus, drafts, restaurants and specials of an owner that have these ids, with their names. */
export const readPlaces = async (db: Db, ownerId: string, ids: readonly string[]) => ({
  menus: await db
    .selectFrom('savedMenus')
    .select(['id', 'name', 'deletedAt'])
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .execute(),
  drafts: await db
    .selectFrom('drafts')
    .select(['workId', 'restaurantName', 'savedAs'])
    .where('ownerId', '=', ownerId)
    .where('workId', 'in', ids)
    .execute(),
  restaurants: await db
    .selectFrom('restaurants')
    .select(['id', 'profile'])
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .execute(),
  specials: await db
    .selectFrom('specials')
    .select(['id', 'document'])
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .execute(),
})

export async function readUploadOwner(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('uploads').select('ownerId').where('name', '=', name).executeTakeFirst()
  return row?.ownerId
}

/** Returns whether a menu that guests see shows it, as one of its pictures or as that of a special. */
export async function isShownToGuests(db: Db, uploadName: string): Promise<boolean> {
  const menu = await db
    .selectFrom('uploadUses')
    .leftJoin('specials', 'specials.id', 'uploadUses.placeId')
    .innerJoin('savedMenus', (join) =>
      join.on(({ eb, ref, fn }) =>
        eb('savedMenus.id', '=', fn.coalesce('specials.menuId', ref('uploadUses.placeId'))),
      ),
    )
    .select('savedMenus.id')
    .where('uploadUses.uploadName', '=', uploadName)
    .where('uploadUses.kind', 'in', ['menu', 'special'])
    .where('uploadUses.isShown', '=', 1)
    .where('savedMenus.deletedAt', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('savedMenus.sharedAt', 'is not', null),
        exists(
          selectFrom('pageMenus')
            .innerJoin('restaurantPages', 'restaurantPages.restaurantId', 'pageMenus.restaurantId')
            .select('pageMenus.menuId')
            .whereRef('pageMenus.menuId', '=', 'savedMenus.id')
            .where('restaurantPages.isOpen', '=', 1),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return menu !== undefined
}

/** Takes an upload that nothing else uses out of the earlier states of menus and the record: they are kept without it. */
export async function forgetInStates(db: Db, ownerId: string, name: string, at: Date): Promise<void> {
  await db
    .deleteFrom('uploadUses')
    .where('uploadName', '=', name)
    .where('ownerId', '=', ownerId)
    .where('kind', 'in', ['state', 'record'])
    .execute()
  await db
    .updateTable('uploads')
    .set({ unusedSince: at.toISOString() })
    .where('name', '=', name)
    .where('unusedSince', 'is', null)
    .execute()
}

/** Forgets an upload that nothing uses; tells whether there was one. */
export const deleteUnusedUpload = (db: Db, ownerId: string, name: string): Promise<boolean> =>
  wasThere(
    db
      .deleteFrom('uploads')
      .where('name', '=', name)
      .where('ownerId', '=', ownerId)
      .where('unusedSince', 'is not', null),
  )

/** Those that nothing has used since then, the longest first. */
export const listUnusedSince = (db: Db, since: string, limit: number): Promise<UploadRow[]> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('unusedSince', '<', since)
    .orderBy('unusedSince')
    .limit(limit)
    .execute()
