import { expect, it } from 'vitest'
import type { Db } from '#server/db/schema.ts'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { fillHouse } from '#tests/builders/large-house.ts'
import { createPageSources } from './page-sources.ts'
import { readPageRevision } from './queries.ts'

const SIZE = {
  menus: 2,
  restaurants: 1,
  menusWithStates: 0,
  publications: 1,
  uploads: 1,
  trail: 1,
  countedHours: 1,
}

async function copyOfHouse(): Promise<Db> {
  const db = await buildDatabase()
  await insertPerson(db, 'anna')
  await fillHouse(db, 'anna', [buildContent({ items: 4 })], SIZE)
  return db
}

async function house() {
  const [db, replica] = [await copyOfHouse(), await copyOfHouse()]
  const warnings: string[] = []
  const readings: string[] = []
  const readFrom = createPageSources({
    db,
    replica,
    payments: { name: 'sandbox' } as never,
    log: { warn: (_: object, line: string) => warnings.push(line) } as never,
    metrics: { pageReadings: { inc: ({ from }: { from: string }) => readings.push(from) } } as never,
  })
  const place = async () => {
    const revision = await readPageRevision(db, 'house-anna-0', 'sandbox')
    if (!revision) throw new Error('The page is not there.')
    return readFrom(revision, async (from) => {
      await from.selectFrom('savedMenus').select('id').execute()
      return from === replica ? 'replica' : 'database'
    })
  }
  return { db, replica, warnings, readings, place }
}

it('reads the replica once it has the present state, and the database until then', async () => {
  const { db, replica, place, readings } = await house()
  expect(await place()).toBe('replica')
  const strike = (of: Db) => of.insertInto('liveMenus').values(strikes).execute()
  const { menuId } = await db.selectFrom('pageMenus').select('menuId').executeTakeFirstOrThrow()
  const strikes = { menuId, ownerId: 'anna', stamp: 1 }
  await strike(db)
  expect(await place()).toBe('database')
  await strike(replica)
  expect(await place()).toBe('replica')
  expect(readings).toEqual(['replica', 'database', 'replica'])
})

it('reads the database where the replica fails, and does not ask it again at once', async () => {
  const { replica, place, warnings } = await house()
  await replica.destroy()
  expect(await place()).toBe('database')
  expect(await place()).toBe('database')
  expect(warnings).toHaveLength(1)
})
