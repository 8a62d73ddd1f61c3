import { type Insertable, sql } from 'kysely'
import { keepFormerSlugs, slugHash } from '../../db/former-slugs.ts'
import { UNFINISHED_COPY } from '../../db/migrating/unfinished-copy.ts'
import type { Db, Schema } from '../../db/schema.ts'
import { MaintenanceError } from '../errors.ts'
import { refuseOtherVersion } from '../schema-version.ts'
import { listTables, readBatches } from '../tables.ts'
import { type HouseTable, isTheirs, peopleOf, tablesOfHouse, UNTIED } from './rows-of-house.ts'
import { sumTable, type TableSum } from './table-sums.ts'

export interface MoveOptions {
  /** The cells, each on PostgreSQL. */
  readonly source: Db
  readonly target: Db
  readonly houseId: string
  /** Called when both cells have the house: after it guests are sent to the target. */
  readonly onEqual: () => Promise<void>
}

export interface MovedTable extends TableSum {
  readonly name: string
}

/**
 * Moves a house with its people from one cell to another while guests read. Writers of the house wait, then find it gone;
 * everybody reads what is there until the directory names the other cell. A move that was cut off is done again: what is
 * equal in both cells isn't copied twice.
 * @throws {MaintenanceError} where somebody is in another house of the cell too, or both have the house and it differs
 */
export async function moveHouse({ source, target, houseId, onEqual }: MoveOptions): Promise<MovedTable[]> {
  await refuseOtherVersion(source, 'The cell that has the house')
  await refuseOtherVersion(target, 'The other cell')
  await refuseShared(source, houseId)
  const tables = await tablesOfHouse(source, await listTables(source, 'postgres'), houseId)
  await forgetWhoLeft(source, tables, houseId)
  return source.transaction().execute(async (holding) => {
    await hold(holding, houseId)
    const sums = await source
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (snapshot) => {
        if (!(await isThere(target, houseId))) await copyHouse(snapshot, target, tables, houseId)
        return proveEqual(snapshot, target, tables)
      })
    await onEqual()
    await leave(holding, houseId)
    return sums
  })
}

/** Who writes anything of a house waits for its row (`lock-owner.ts`), and who does a job of it for that. */
async function hold(transaction: Db, houseId: string): Promise<void> {
  const house = await sql`select "id" from "houses" where "id" = ${houseId} for update`.execute(transaction)
  if (house.rows.length === 0) throw new MaintenanceError(`There is no house ${houseId} in this cell.`)
  await sql`select "id" from "jobs" where "ownerId" = ${houseId} for update`.execute(transaction)
}

const isThere = async (db: Db, houseId: string): Promise<boolean> =>
  (await db.selectFrom('houses').select('id').where('id', '=', houseId).execute()).length > 0

async function refuseShared(source: Db, houseId: string): Promise<void> {
  const { rows } = await sql<{ accountId: string }>`
    select "accountId" from "members" where "houseId" <> ${houseId} and "accountId" in ${peopleOf(houseId)}
    limit 1`.execute(source)
  const [shared] = rows
  if (shared)
    throw new MaintenanceError(
      `The account ${shared.accountId} is in another house of this cell too: that membership ends first.`,
    )
}

/** As when their accounts are deleted: what they did stays, without who it was. */
async function forgetWhoLeft(source: Db, tables: readonly HouseTable[], houseId: string): Promise<void> {
  for (const { name, people, isOfHouse } of tables)
    for (const column of people)
      await sql`update ${sql.table(name)} set ${sql.ref(column)} = null
        where ${isOfHouse} and ${sql.ref(column)} not in ${peopleOf(houseId)}`.execute(source)
}

const copyHouse = (source: Db, target: Db, tables: readonly HouseTable[], houseId: string): Promise<void> =>
  target.transaction().execute(async (transaction) => {
    // Accounts that are copied bring their houses: the trigger that gives each one a house looks for this table.
    await sql`create temporary table ${sql.table(UNFINISHED_COPY)} () on commit drop`.execute(transaction)
    for (const table of tables)
      for await (const rows of readBatches(source, table, table.isOfHouse))
        await transaction
          .insertInto(table.name as keyof Schema)
          .values(rows as unknown as Insertable<Schema[keyof Schema]>[])
          .execute()
    await welcomeBack(transaction, houseId)
  })

/** A house that was here before has its addresses again. */
async function welcomeBack(transaction: Db, houseId: string): Promise<void> {
  const slugs = await transaction
    .selectFrom('pageSlugs')
    .select('slug')
    .where('ownerId', '=', houseId)
    .execute()
  const hashes = slugs.map(({ slug }) => slugHash(slug))
  if (hashes.length > 0) await transaction.deleteFrom('formerSlugs').where('slugHash', 'in', hashes).execute()
}

async function proveEqual(source: Db, target: Db, tables: readonly HouseTable[]): Promise<MovedTable[]> {
  const sums: MovedTable[] = []
  for (const table of tables) {
    const here = await sumTable(source, table, table.columns, table.isOfHouse)
    const there = await sumTable(target, table, table.columns, table.isOfHouse)
    if (here.sum !== there.sum)
      throw new MaintenanceError(
        `${table.name} is not equal in both cells (${here.rows} rows and ${there.rows}): delete the house in the other cell.`,
      )
    sums.push({ name: table.name, ...here })
  }
  return sums
}

/** Deletes what was moved; nobody else gets its addresses here. */
async function leave(transaction: Db, houseId: string): Promise<void> {
  await keepFormerSlugs(transaction, houseId, new Date())
  const people = await transaction
    .selectFrom('members')
    .select('accountId')
    .where('houseId', '=', houseId)
    .execute()
  for (const name of UNTIED) await transaction.deleteFrom(name).where(isTheirs(houseId)).execute()
  await transaction.deleteFrom('houses').where('id', '=', houseId).execute()
  const ids = people.map(({ accountId }) => accountId)
  if (ids.length > 0) await transaction.deleteFrom('users').where('id', 'in', ids).execute()
}
