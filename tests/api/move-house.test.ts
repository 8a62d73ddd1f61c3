import { describe, expect, it, onTestFinished } from 'vitest'
import type { Db } from '#server/db/schema.ts'
import * as directory from '#server/maintenance/moving/directory.ts'
import { moveHouse } from '#server/maintenance/moving/move-house.ts'
import { openPostgres } from '#server/maintenance/moving/open-postgres.ts'
import { insertPerson } from '../builders/build-database.ts'
import { buildContent } from '../builders/build-menu.ts'
import { fillHouse } from '../builders/large-house.ts'
import { createDatabase, hasEngine } from '../support/test-server.ts'

const addressesOf = async (db: Db, houseId: string) => (await directory.addressesOf(db, houseId)).toSorted()

async function cell() {
  const database = await createDatabase()
  if (!database) throw new Error('There is no PostgreSQL')
  const db = await openPostgres(database.url)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  return db
}

/** A cell with two houses that have something of everything. */
async function fullCell() {
  const db = await cell()
  for (const name of ['anna', 'bert']) {
    await insertPerson(db, name)
    const few = { menusWithStates: 1, publications: 3, uploads: 2, trail: 2, countedHours: 2 }
    await fillHouse(db, name, [buildContent({ items: 3 })], { menus: 3, restaurants: 2, ...few })
  }
  return db
}

describe.skipIf(!hasEngine)('a house', () => {
  it('goes to another cell and back with all that it has, and leaves the other houses alone', async () => {
    const [source, target] = [await fullCell(), await cell()]
    const addresses = await addressesOf(source, 'anna')
    expect(addresses).toContainEqual(expect.stringMatching(/^\/r\//))
    let seen: readonly string[] = []
    const sums = await moveHouse({
      source,
      target,
      houseId: 'anna',
      // Guests of either cell find it now.
      onEqual: async () => {
        seen = await addressesOf(source, 'anna')
      },
    })
    expect(seen).toEqual(addresses)
    expect(await addressesOf(target, 'anna')).toEqual(addresses)
    expect(await addressesOf(source, 'anna')).toEqual([])
    expect((await addressesOf(source, 'bert')).length).toBe(addresses.length)
    const rowsOf = (table: string) => sums.find(({ name }) => name === table)?.rows
    expect([rowsOf('savedMenus'), rowsOf('auditTrail'), rowsOf('sandboxInvoices')]).toEqual([3, 2, 0])
    expect(await source.selectFrom('auditTrail').select('ownerId').distinct().execute()).toEqual([
      { ownerId: 'bert' },
    ])
    const back = await moveHouse({ source: target, target: source, houseId: 'anna', onEqual: async () => {} })
    expect(back).toEqual(sums)
    expect(await source.selectFrom('formerSlugs').selectAll().execute()).toEqual([])
  })

  it('goes on after it was cut off, and stays where both cells say something else of it', async () => {
    const [source, target] = [await fullCell(), await cell()]
    const move = (onEqual: () => Promise<void>) => moveHouse({ source, target, houseId: 'anna', onEqual })
    const cutOff = move(async () => {
      throw new Error('cut off')
    })
    await expect(cutOff).rejects.toThrow('cut off')
    await target.updateTable('savedMenus').set({ title: 'Another' }).execute()
    await expect(move(async () => {})).rejects.toThrow('savedMenus is not equal in both cells')
    expect(await addressesOf(source, 'anna')).not.toEqual([])
    const titles = await source.selectFrom('savedMenus').select(['id', 'title']).execute()
    for (const { id, title } of titles)
      await target.updateTable('savedMenus').set({ title }).where('id', '=', id).execute()
    await move(async () => {})
    expect(await addressesOf(source, 'anna')).toEqual([])
  })

  it('stays where one of its people is in another house too', async () => {
    const [source, target] = [await fullCell(), await cell()]
    const since = '2026-01-01T00:00:00.000Z'
    await source
      .insertInto('members')
      .values({ houseId: 'anna', accountId: 'bert', role: 'chef', restaurants: null, since, invitedBy: null })
      .execute()
    const moving = moveHouse({ source, target, houseId: 'anna', onEqual: async () => {} })
    await expect(moving).rejects.toThrow('The account bert is in another house of this cell too')
    expect(await target.selectFrom('users').select('id').execute()).toEqual([])
  })
})
