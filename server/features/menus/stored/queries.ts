import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AskedRows } from '#contract/shared/pages.ts'
import { names } from '#domain/text/names.ts'
import { menusOf } from '../../../db/own-menus.ts'
import { rowsAfter } from '../../../db/page-of-rows.ts'
import type { Db, Schema } from '../../../db/schema.ts'
import { wasThere } from '../../../db/was-there.ts'

export type SavedMenuRow = Selectable<Schema['savedMenus']>

const summaryColumns = names(
  'id, name, title, dateLine, restaurantName, itemCount, templateId, createdAt, updatedAt',
  'targetCheckAverageCents, version, sharedAt',
)

const claimColumns = ['toConfirm', 'allergensToConfirm', 'isReadable', 'currency'] as const

const signOffColumns = ['signOffsVoid', 'signOffsOpen'] as const

export type ClaimCounts = {
  readonly [Column in (typeof claimColumns)[number]]: Schema['menuClaims'][Column] | null
}

export type SavedMenuSummaryRow = Pick<SavedMenuRow, (typeof summaryColumns)[number]> & ClaimCounts

/** A menu of a list, with how many of its sign-offs are void or missing; null before the first count. */
export type ListedMenuRow = SavedMenuSummaryRow &
  Readonly<Record<(typeof signOffColumns)[number], number | null>>

const NEWEST_FIRST = { time: ['createdAt', 'desc'], id: ['savedMenus.id', 'asc'] } as const

export const listMenus = (db: Db, ownerId: string, { after, limit }: AskedRows): Promise<ListedMenuRow[]> =>
  menusOf(db, ownerId)
    .leftJoin('menuClaims', 'menuClaims.menuId', 'savedMenus.id')
    .select([...summaryColumns, ...claimColumns, ...signOffColumns])
    .$if(after !== undefined, (query) => query.where(rowsAfter(NEWEST_FIRST, after ?? ['', ''])))
    .orderBy('createdAt', 'desc')
    .orderBy('savedMenus.id')
    .limit(limit)
    .execute()

/** One menu of a list, whether or not it is in the bin. */
export const readSummary = (db: Db, id: string): Promise<SavedMenuSummaryRow | undefined> =>
  db
    .selectFrom('savedMenus')
    .leftJoin('menuClaims', 'menuClaims.menuId', 'savedMenus.id')
    .select([...summaryColumns, ...claimColumns])
    .where('id', '=', id)
    .executeTakeFirst()

/** Any menu that is not in the bin, by its id: the caller asks `domain/access` who may have it. */
export const readMenu = (db: Db, id: string): Promise<SavedMenuRow | undefined> =>
  db
    .selectFrom('savedMenus')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** The same whether or not it is in the bin. */
export const readAnyMenu = (db: Db, id: string): Promise<SavedMenuRow | undefined> =>
  db.selectFrom('savedMenus').selectAll().where('id', '=', id).executeTakeFirst()

/** Whose menu it is, and of which restaurant, whether or not it is in the bin. */
export const readMenuPlace = (db: Db, id: string) =>
  db.selectFrom('savedMenus').select(['ownerId', 'restaurantId']).where('id', '=', id).executeTakeFirst()

/** A menu with the token of its last link, null where it was never shared. */
export type LinkedMenuRow = SavedMenuRow & {
  readonly linkToken: string | null
  /** Counts changes of its live state; null before the first. */
  readonly liveStamp: number | null
}

const revisionColumns = ['id', 'ownerId', 'restaurantId', 'version', 'sharedAt'] as const

/** What tells one state of a menu from the next, and who may see it, without the menu itself. */
export type MenuRevision = Pick<LinkedMenuRow, (typeof revisionColumns)[number] | 'linkToken' | 'liveStamp'>

/** The menu that the last part of an address names, the token of a link or an id; none that is in the bin. */
const atAddress = (db: Db, address: string) =>
  db
    .selectFrom('savedMenus')
    .leftJoin('menuLinks', 'menuLinks.menuId', 'savedMenus.id')
    .leftJoin('liveMenus', 'liveMenus.menuId', 'savedMenus.id')
    .where('savedMenus.id', '=', (query) =>
      query.fn.coalesce(
        query.selectFrom('menuLinks').select('menuId').where('token', '=', address),
        query.val(address),
      ),
    )
    .where('savedMenus.deletedAt', 'is', null)
    .select(['menuLinks.token as linkToken', 'liveMenus.stamp as liveStamp'])

export const readMenuAt = (db: Db, address: string): Promise<LinkedMenuRow | undefined> =>
  atAddress(db, address).selectAll('savedMenus').executeTakeFirst()

export const readMenuRevisionAt = (db: Db, address: string): Promise<MenuRevision | undefined> =>
  atAddress(db, address)
    .select(revisionColumns.map((column) => `savedMenus.${column}` as const))
    .executeTakeFirst()

/** The token of the last link of a menu, whether or not it is shared now. */
export async function readLinkToken(db: Db, menuId: string): Promise<string | undefined> {
  const link = await db
    .selectFrom('menuLinks')
    .select('token')
    .where('menuId', '=', menuId)
    .executeTakeFirst()
  return link?.token
}

/** Gives a menu another link, or its first. */
export const writeLink = (db: Db, link: Insertable<Schema['menuLinks']>) =>
  db
    .insertInto('menuLinks')
    .values(link)
    .onConflict((conflict) => conflict.column('menuId').doUpdateSet({ token: link.token }))
    .execute()

/** Without those in the bin. */
export async function countMenus(db: Db, ownerId: string): Promise<number> {
  const { count } = await menusOf(db, ownerId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const insertMenu = (db: Db, row: Insertable<Schema['savedMenus']>) =>
  db.insertInto('savedMenus').values(row).execute()

/** Writes only over the version that the caller read; tells whether it did. */
export const updateMenu = (
  db: Db,
  id: string,
  version: number,
  changes: Updateable<Schema['savedMenus']>,
): Promise<boolean> =>
  wasThere(
    db
      .updateTable('savedMenus')
      .set({ ...changes, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version),
  )

/** What an attempt to read a menu has shown; the next save makes it readable again. */
export const markUnreadable = (db: Db, menuId: string) =>
  db.updateTable('menuClaims').set({ isReadable: 0 }).where('menuId', '=', menuId).execute()

/** @param unlessCountedBy a count by this catalogue stays */
export const writeClaims = (
  db: Db,
  row: Selectable<Schema['menuClaims']>,
  { unlessCountedBy }: { readonly unlessCountedBy?: string } = {},
) =>
  db
    .insertInto('menuClaims')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('menuId')
        .doUpdateSet({
          toConfirm: row.toConfirm,
          allergensToConfirm: row.allergensToConfirm,
          catalogue: row.catalogue,
          isReadable: row.isReadable,
          currency: row.currency,
          signOffsVoid: row.signOffsVoid,
          signOffsOpen: row.signOffsOpen,
        })
        .where((to) => (unlessCountedBy ? to('menuClaims.catalogue', '!=', unlessCountedBy) : to.lit(true))),
    )
    .execute()

/** Ids of some menus whose claims were counted by another catalogue; both halves of the index are narrow. */
export async function menusCountedElsewise(db: Db, catalogue: string, limit: number): Promise<string[]> {
  const those = (side: '<' | '>') =>
    db.selectFrom('menuClaims').select('menuId').where('catalogue', side, catalogue).limit(limit).execute()
  return [...(await those('<')), ...(await those('>'))].slice(0, limit).map(({ menuId }) => menuId)
}

/** Unless it is shared already; tells whether it was not. */
export const setSharedAt = (db: Db, id: string, sharedAt: string): Promise<boolean> =>
  wasThere(db.updateTable('savedMenus').set({ sharedAt }).where('id', '=', id).where('sharedAt', 'is', null))

/** Tells whether it was shared. */
export const clearSharedAt = (db: Db, id: string): Promise<boolean> =>
  wasThere(
    db
      .updateTable('savedMenus')
      .set({ sharedAt: null })
      .where('id', '=', id)
      .where('sharedAt', 'is not', null),
  )
