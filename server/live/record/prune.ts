import { RECORD_DAYS } from '#domain/live/record/published.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { dropDocuments } from '../../db/record/kept-documents.ts'
import type { Db } from '../../db/schema.ts'
import { writeUses } from '../../pictures/picture-uses.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Houses that are looked at in one sweep. */
const AT_ONE_SWEEP = 200

/** Rows that one statement names. */
const AT_ONCE = 500

/**
 * Deletes what the record says of times before its last days. What held when these began stays. Of a publication that
 * goes, its number, its time and its hashes stay while it is between others, so that the chain holds from its new
 * beginning on.
 * @param now by a clock that cannot be set ahead: what it makes old does not come back
 */
export async function pruneRecord(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RECORD_DAYS * DAY_MS).toISOString()
  const owners = await overdue(db, before).select('ownerId').distinct().limit(AT_ONE_SWEEP).execute()
  for (const { ownerId } of owners)
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, ownerId)
      await pruneHouse(transaction, ownerId, before, now)
    })
}

/** Publications that were followed by another one of their menu before a moment, and the ends of menus that nobody saw since. */
const overdue = (db: Db, before: string) =>
  db
    .selectFrom('publications')
    .where('isPruned', '=', 0)
    .where('at', '<', before)
    .where(({ or, exists, selectFrom, eb }) =>
      or([
        eb('isShown', '=', 0),
        exists(
          selectFrom('publications as later')
            .select('later.number')
            .whereRef('later.menuId', '=', 'publications.menuId')
            .whereRef('later.number', '>', 'publications.number')
            .where('later.at', '<=', before),
        ),
      ]),
    )

async function pruneHouse(transaction: Db, ownerId: string, before: string, now: Date): Promise<void> {
  const old = await overdue(transaction, before)
    .select(['number', 'menuId', 'documentHash', 'liveHash'])
    .where('ownerId', '=', ownerId)
    .execute()
  const numbers = old.map(({ number }) => number)
  const nothing = {
    menuId: '',
    version: 0,
    templateId: 0,
    name: '',
    changed: '[]',
    isShown: 0,
    byId: null,
    restored: null,
  }
  const noDocuments = { documentHash: '', designHash: '', liveHash: '' }
  for (let from = 0; from < numbers.length; from += AT_ONCE)
    await transaction
      .updateTable('publications')
      .set({ isPruned: 1, ...nothing, ...noDocuments })
      .where('ownerId', '=', ownerId)
      .where('number', 'in', numbers.slice(from, from + AT_ONCE))
      .execute()
  await joinPruned(transaction, ownerId)
  await dropDocuments(
    transaction,
    ownerId,
    old.flatMap(({ documentHash, liveHash }) => [documentHash, liveHash]),
  )
  for (const menuId of new Set(old.map((row) => row.menuId))) {
    const left = await transaction
      .selectFrom('publications')
      .select('number')
      .where('menuId', '=', menuId)
      .limit(1)
      .executeTakeFirst()
    if (!left) await writeUses(transaction, { ownerId, kind: 'record', placeId: menuId }, [], now)
  }
}

/** Of publications that are gone and follow each other, the last one stands for all: it gets what the first one follows. */
async function joinPruned(transaction: Db, ownerId: string): Promise<void> {
  const chain = await transaction
    .selectFrom('publications')
    .select(['number', 'isPruned', 'previousHash'])
    .where('ownerId', '=', ownerId)
    .orderBy('number')
    .execute()
  let begins: string | undefined
  for (const [at, { number, isPruned, previousHash }] of chain.entries()) {
    const one = transaction
      .updateTable('publications')
      .where('ownerId', '=', ownerId)
      .where('number', '=', number)
    if (isPruned === 0) begins = undefined
    else if (chain[at + 1]?.isPruned === 1) {
      begins ??= previousHash
      await transaction
        .deleteFrom('publications')
        .where('ownerId', '=', ownerId)
        .where('number', '=', number)
        .execute()
    } else if (begins !== undefined) await one.set({ previousHash: begins }).execute()
  }
}
