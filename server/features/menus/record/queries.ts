import { RECORD_PAGE } from '#contract/menus/record.ts'
import type { SignOff } from '#domain/menu/sign-off/sign-offs.ts'
import type { Publication } from '../../../db/record/publication-hash.ts'
import type { Db } from '../../../db/schema.ts'

/** Those of a menu before a place in the chain, the latest first: as many as one answer has, and the one before them. */
export const publicationsBefore = (
  db: Db,
  menuId: string,
  before: number | undefined,
): Promise<Publication[]> => {
  const own = db.selectFrom('publications').selectAll().where('menuId', '=', menuId)
  const wanted = before === undefined ? own : own.where('number', '<', before)
  return wanted
    .orderBy('number', 'desc')
    .limit(RECORD_PAGE + 1)
    .execute()
}

/** The one that held at a moment. */
export const publicationAt = (db: Db, menuId: string, at: Date): Promise<Publication | undefined> =>
  db
    .selectFrom('publications')
    .selectAll()
    .where('menuId', '=', menuId)
    .where('at', '<=', at.toISOString())
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Publications of one minute that an answer names at most. */
const MOMENTS = 60

/** Those that guests could meet within the minute of a moment: the one that held when it began, and all of the minute. */
export async function publicationsOfMinute(db: Db, menuId: string, at: Date): Promise<Publication[]> {
  const begins = at.getTime() - (at.getTime() % 60_000)
  const held = await publicationAt(db, menuId, new Date(begins - 1))
  const within = await db
    .selectFrom('publications')
    .selectAll()
    .where('menuId', '=', menuId)
    .where('at', '>=', new Date(begins).toISOString())
    .where('at', '<', new Date(begins + 60_000).toISOString())
    .orderBy('number')
    .limit(MOMENTS)
    .execute()
  return held ? [held, ...within] : within
}

/** When the one after a place in the chain was published, or the one before it; undefined where none was. */
export async function nextOf(db: Db, { menuId, number }: Publication): Promise<string | undefined> {
  const next = await db
    .selectFrom('publications')
    .select('at')
    .where('menuId', '=', menuId)
    .where('number', '>', number)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return next?.at
}

export async function ownerOfRecord(db: Db, menuId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('publications')
    .select('ownerId')
    .where('menuId', '=', menuId)
    .limit(1)
    .executeTakeFirst()
  return row?.ownerId
}

/** What accounts are called. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', ['', ...ids.filter((id) => id !== null)])
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

export async function signOffsUntil(db: Db, menuId: string, at: Date): Promise<SignOff[]> {
  const rows = await db
    .selectFrom('signOffs')
    .select(['itemId', 'name', 'accountId', 'accountName', 'at', 'text'])
    .where('menuId', '=', menuId)
    .where('at', '<=', at.toISOString())
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ itemId, accountId, accountName, ...row }) => ({
    ...row,
    itemId: Number(itemId),
    account: accountId === null ? null : accountName,
  }))
}
