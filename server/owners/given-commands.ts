import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { COMMAND_DAYS, MOST_KEPT_COMMANDS } from '#contract/menus/given-commands.ts'
import type { Database } from '../db/database.ts'
import type { Db, Schema } from '../db/schema.ts'

export interface CommandToNote extends Omit<Insertable<Schema['givenCommands']>, 'id' | 'at' | 'says'> {
  /** Absent for one that is noted once. */
  readonly id?: string
  readonly at: Date
  readonly says: readonly string[]
}

/** Notes a command, or what came of it since. A menu that isn't there, or not for that person, is not named. */
export async function noteGivenCommand(
  db: Db,
  { id = randomUUID(), at, says, ...rest }: CommandToNote,
): Promise<void> {
  const menuId = rest.menuId && (await hasMenu(db, rest.ownerId, rest.menuId)) ? rest.menuId : null
  const said = { menuId, says: JSON.stringify(says), outcome: rest.outcome, why: rest.why ?? null }
  await db
    .insertInto('givenCommands')
    .values({ ...rest, id, at: at.toISOString(), ...said })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(said)
        .where('givenCommands.ownerId', '=', rest.ownerId)
        .where('givenCommands.accountId', '=', rest.accountId ?? '')
        .where('givenCommands.keyId', 'is', null),
    )
    .execute()
}

async function hasMenu(db: Db, ownerId: string, id: string): Promise<boolean> {
  const own = db.selectFrom('savedMenus').select('id').where('id', '=', id).where('ownerId', '=', ownerId)
  return (await own.executeTakeFirst()) !== undefined
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes commands that are too old, and the oldest of houses that gave too many. */
export async function sweepGivenCommands({ db }: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - COMMAND_DAYS * DAY_MS).toISOString()
  await db.deleteFrom('givenCommands').where('at', '<', until).execute()
  const full = await db
    .selectFrom('givenCommands')
    .select('ownerId')
    .groupBy('ownerId')
    .having((having) => having(having.fn.countAll(), '>', MOST_KEPT_COMMANDS))
    .execute()
  for (const { ownerId } of full) {
    const oldest = await db
      .selectFrom('givenCommands')
      .select('at')
      .where('ownerId', '=', ownerId)
      .orderBy('at', 'desc')
      .offset(MOST_KEPT_COMMANDS - 1)
      .limit(1)
      .executeTakeFirst()
    if (oldest)
      await db
        .deleteFrom('givenCommands')
        .where('ownerId', '=', ownerId)
        .where('at', '<', oldest.at)
        .execute()
  }
}
