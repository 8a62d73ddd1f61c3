import { type DatabaseSettings, openDatabase } from '#server/db/connection/open.ts'
import type { Db } from '#server/db/schema.ts'
import { verifyRecord } from '#server/maintenance/verify-record.ts'

/** What is wrong with the record of an installation: its chain, and each publication there once. */
export async function recordFindings(settings: DatabaseSettings): Promise<string[]> {
  const { db, close } = await openDatabase(settings)
  try {
    return [...(await verifyRecord(db)), ...(await missingOrTwice(db))]
  } finally {
    await close()
  }
}

/** By what menus say of themselves: each version that guests saw is on record once, and the last one is the present one. */
async function missingOrTwice(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('publications').selectAll().orderBy('ownerId').orderBy('number').execute()
  const menus = await db.selectFrom('savedMenus').select(['id', 'version', 'sharedAt', 'deletedAt']).execute()
  const byMenu = Map.groupBy(rows, ({ menuId }) => menuId)
  const twice = [...byMenu].flatMap(([menuId, own]) =>
    own.flatMap((row, at) => {
      const before = own[at - 1]
      const isSame =
        before?.documentHash === row.documentHash &&
        before.liveHash === row.liveHash &&
        before.isShown === row.isShown
      return isSame ? [`menu ${menuId}: publication ${row.number} says what ${before.number} says`] : []
    }),
  )
  const missing = menus.flatMap(({ id, version, sharedAt, deletedAt }) => {
    const last = byMenu.get(id)?.at(-1)
    const isShown = sharedAt !== null && deletedAt === null
    const isRight = isShown ? last?.isShown === 1 && last.version === version : last?.isShown !== 1
    return isRight ? [] : [`menu ${id}: the record ends with version ${last?.version}, guests see ${version}`]
  })
  return [...twice, ...missing]
}
