import type { Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import { keepDocument } from '../../../db/record/kept-documents.ts'
import type { Db } from '../../../db/schema.ts'
import { earlierDocument } from '../../../live/record/queries.ts'
import type { Logger } from '../../../watching/log.ts'

/** Other sweeps have their turn after so long. */
const MOST_MS = 30_000

/** Menus that one statement names. */
const AT_ONCE = 50

type Needs = Database & { readonly log: Pick<Logger, 'info'>; readonly mostMs?: number }

/**
 * Packs the documents of earlier states and last imports that were written before these were packed, a menu in a
 * transaction, so that it goes on where it was.
 * @returns whether more are left
 */
export async function packStates({ db, log, mostMs = MOST_MS }: Needs): Promise<boolean> {
  const start = performance.now()
  let packed = 0
  for (;;) {
    const menus = await menusToPack(db)
    for (const menu of menus) packed += await packMenu(db, menu)
    const isDone = menus.length < AT_ONCE
    if (!isDone && performance.now() - start < mostMs) continue
    if (packed > 0) log.info({ packed, left: await countLeft(db) }, 'earlier versions of menus were packed')
    return !isDone
  }
}

const toPack = (db: Db, table: 'menuStates' | 'lastImports') =>
  db.selectFrom(table).where('documentHash', 'is', null)

const menusToPack = (db: Db) =>
  toPack(db, 'menuStates')
    .select(['menuId', 'ownerId'])
    .union(toPack(db, 'lastImports').select(['menuId', 'ownerId']))
    .limit(AT_ONCE)
    .execute()

async function countLeft(db: Db): Promise<number> {
  const counted = await Promise.all(
    (['menuStates', 'lastImports'] as const).map((table) =>
      toPack(db, table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirst(),
    ),
  )
  return counted.reduce((sum, row) => sum + Number(row?.rows ?? 0), 0)
}

/** @returns how many documents were packed */
const packMenu = (db: Db, { menuId, ownerId }: Awaited<ReturnType<typeof menusToPack>>[number]) =>
  db.transaction().execute(async (transaction): Promise<number> => {
    await lockOwner(transaction, ownerId)
    let earlier = await earlierDocument(transaction, menuId)
    const keep = async (text: string) => {
      earlier = await keepDocument(transaction, ownerId, text, earlier)
      return { document: '', documentHash: earlier }
    }
    const states = await toPack(transaction, 'menuStates')
      .select(['version', 'document'])
      .where('menuId', '=', menuId)
      .orderBy('version')
      .execute()
    for (const { version, document } of states)
      await transaction
        .updateTable('menuStates')
        .set(await keep(document))
        .where('menuId', '=', menuId)
        .where('version', '=', version)
        .execute()
    const brought = await toPack(transaction, 'lastImports')
      .select('document')
      .where('menuId', '=', menuId)
      .executeTakeFirst()
    if (brought)
      await transaction
        .updateTable('lastImports')
        .set(await keep(brought.document))
        .where('menuId', '=', menuId)
        .execute()
    return states.length + (brought ? 1 : 0)
  })
