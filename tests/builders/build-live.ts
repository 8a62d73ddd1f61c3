import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { type Special, specialSchema } from '#domain/live/model/special.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import { NodeSqliteDialect, openSqlite } from '#server/db/connection/sqlite.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import { bumpLiveVersions } from '#server/live/stamps.ts'
import { openPostgres } from '#server/maintenance/moving/open-postgres.ts'
import type { Env } from '#server/settings/env.ts'

/** Works on the database of a test server, while that runs: it has migrated and checked it. */
export async function inDatabase<Value>(
  { dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>,
  run: (db: Db) => Promise<Value>,
): Promise<Value> {
  const db = databaseUrl
    ? await openPostgres(databaseUrl)
    : new Kysely<Schema>({ dialect: new NodeSqliteDialect(openSqlite(join(dataDir, 'carte.db'))) })
  try {
    return await run(db)
  } finally {
    await db.destroy()
  }
}

const AT = '2026-03-01T00:00:00.000Z'

const ownerOf = async (db: Db, menuId: string): Promise<string> =>
  (await db.selectFrom('savedMenus').select('ownerId').where('id', '=', menuId).executeTakeFirstOrThrow())
    .ownerId

/** A report on an item, as the kitchen would write it. */
export async function sayOfItem(
  db: Db,
  menuId: string,
  itemId: number,
  { isSoldOut = true, shows = 'struck', until = null }: Partial<SaidOfItem> = {},
): Promise<void> {
  const ownerId = await ownerOf(db, menuId)
  const word = { isSoldOut: isSoldOut ? 1 : 0, shows, until, byName: 'Ana', passLinkId: null, at: AT }
  await db
    .insertInto('soldOut')
    .values({ menuId, itemId: String(itemId), ownerId, ...word })
    .onConflict((conflict) => conflict.columns(['menuId', 'itemId']).doUpdateSet(word))
    .execute()
  await bumpLiveVersions(db, ownerId, [menuId], { type: 'sold_out.changed', at: new Date(AT) })
}

interface SaidOfItem {
  readonly isSoldOut: boolean
  readonly shows: 'struck' | 'hidden'
  /** ISO 8601 UTC */
  readonly until: string | null
}

/** A dish of the day on a menu. */
export async function writeSpecial(
  db: Db,
  special: Pick<Special, 'menuId' | 'name' | 'timeZone' | 'from' | 'until'> & Partial<Special>,
): Promise<void> {
  const ownerId = await ownerOf(db, special.menuId)
  const document = storedText(specialSchema.parse(special))
  await db
    .insertInto('specials')
    .values({ id: randomUUID(), menuId: special.menuId, ownerId, document, createdAt: AT, updatedAt: AT })
    .execute()
  await bumpLiveVersions(db, ownerId, [special.menuId], { type: 'specials.changed', at: new Date(AT) })
}
