import { zstdCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { RECORD_DAYS } from '#domain/live/record/published.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { keptDocument } from '../../db/record/kept-documents.ts'
import type { Db } from '../../db/schema.ts'
import { verifyRecord } from '../../maintenance/verify-record.ts'
import { beginRecord } from './begin.ts'
import { pruneRecord } from './prune.ts'
import { publish } from './publish.ts'

const DAY_MS = 86_400_000
const START = Date.parse('2026-03-01T12:00:00.000Z')

/** A house with a menu that everybody with its link sees. */
async function house(items = 4) {
  const db = await buildDatabase()
  await insertPerson(db, 'anna')
  const content = buildContent({ items })
  await insertMenu(db, 'm1', content)
  return { db, content }
}

async function insertMenu(db: Db, id: string, content: MenuContent): Promise<void> {
  const time = new Date(START).toISOString()
  await db
    .insertInto('savedMenus')
    .values({
      id,
      ownerId: 'anna',
      name: 'Dinner',
      title: '',
      dateLine: '',
      restaurantName: '',
      itemCount: 1,
      restaurantId: '0',
      templateId: 1,
      cuisineId: 1,
      targetCheckAverageCents: 2500,
      items: '[]',
      document: storedText({ content, design: defaultDesign }),
      version: 1,
      createdAt: time,
      updatedAt: time,
      sharedAt: time,
      deletedAt: null,
    })
    .execute()
}

/** Saves and publishes it as it is `days` after the start. */
async function saveOn(db: Db, days: number, content: MenuContent, id = 'm1'): Promise<void> {
  await db
    .updateTable('savedMenus')
    .set(({ eb }) => ({
      document: storedText({ content, design: defaultDesign }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await publish(db, [id], { at: new Date(START + days * DAY_MS) })
}

const repriced = (content: MenuContent, nth: number): MenuContent => {
  const next = structuredClone(content)
  const items = next.sections.flatMap((section) => section.items)
  const item = items[nth % items.length]
  if (item) item.prices = [{ id: 'p1', kind: 'fixed', amount: 500 + nth }]
  return next
}

const all = (db: Db) => db.selectFrom('publications').selectAll().orderBy('number').execute()

it('writes each change of what guests see once, and nothing where nothing differs', async () => {
  const { db, content } = await house()
  await publish(db, ['m1'], { at: new Date(START) })
  await publish(db, ['m1'], { at: new Date(START + 1) })
  await saveOn(db, 1, repriced(content, 1))
  await saveOn(db, 2, repriced(content, 1))
  await db.updateTable('savedMenus').set({ sharedAt: null }).execute()
  await publish(db, ['m1'], { at: new Date(START + 3 * DAY_MS), by: null })
  await saveOn(db, 4, repriced(content, 2))
  expect(await all(db)).toMatchObject([
    { number: 1, changed: '["menu","place"]', isShown: 1, byId: 'anna', previousHash: '' },
    { number: 2, changed: '["menu"]', version: 2 },
    { number: 3, changed: '["place"]', isShown: 0, byId: null },
  ])
  expect(await verifyRecord(db)).toEqual([])
})

it('takes a dish that is back by the clock for no change', async () => {
  const { db } = await house()
  const word = { menuId: 'm1', itemId: '9001', ownerId: 'anna', isSoldOut: 1, shows: 'struck' as const }
  const until = new Date(START + 1000).toISOString()
  await db
    .insertInto('soldOut')
    .values({ ...word, until, byName: 'Ana', passLinkId: null, at: new Date(START).toISOString() })
    .execute()
  await publish(db, ['m1'], { at: new Date(START) })
  await publish(db, ['m1'], { at: new Date(START + 2000) })
  expect(await all(db)).toHaveLength(1)
})

it('begins the record of menus that guests saw before, once', async () => {
  const { db } = await house()
  await beginRecord(db, new Date(START))
  await beginRecord(db, new Date(START + 1))
  expect(await all(db)).toMatchObject([{ number: 1, byId: null }])
})

it('finds any changed byte of a publication, of a document, and a publication that is gone', async () => {
  const { db, content } = await house()
  for (let nth = 0; nth < 4; nth += 1) await saveOn(db, nth, repriced(content, nth))
  const rows = await all(db)
  for (const column of ['name', 'at', 'changed', 'documentHash', 'previousHash', 'hash'] as const) {
    const [, second] = rows
    if (!second) throw new Error('There are four.')
    const change = (value: string) =>
      db
        .updateTable('publications')
        .set({ [column]: value })
        .where('number', '=', 2)
        .execute()
    await change(`${second[column]} `)
    expect(await verifyRecord(db), column).not.toEqual([])
    await change(second[column])
  }
  expect(await verifyRecord(db)).toEqual([])
  const documents = await db.selectFrom('keptDocuments').selectAll().execute()
  expect(documents.some(({ baseHash }) => baseHash !== null)).toBe(true)
  for (const { hash, packed } of documents) {
    const bytes = Buffer.from(packed, 'base64')
    bytes.writeUInt8((bytes.at(-6) ?? 0) ^ 1, bytes.length - 6)
    const set = (text: string) =>
      db.updateTable('keptDocuments').set({ packed: text }).where('hash', '=', hash).execute()
    await set(bytes.toString('base64'))
    expect(await verifyRecord(db)).not.toEqual([])
    await set(zstdCompressSync(Buffer.from('{}')).toString('base64'))
    expect(await verifyRecord(db)).not.toEqual([])
    await set(packed)
  }
  await db.deleteFrom('publications').where('number', '=', 2).execute()
  expect(await verifyRecord(db)).toEqual(['publications anna 3: It does not follow the one before it.'])
})

it(`keeps ${RECORD_DAYS} days and what held when they began, and the chain holds`, async () => {
  const { db, content } = await house()
  await insertMenu(db, 'm2', buildContent({ items: 2 }))
  await publish(db, ['m2'], { at: new Date(START) })
  for (let day = 1; day <= 20; day += 1) await saveOn(db, day, repriced(content, day))
  const now = new Date(START + (RECORD_DAYS + 10.5) * DAY_MS)
  await pruneRecord(db, now)
  const rows = await all(db)
  expect(await verifyRecord(db)).toEqual([])
  // Of the second menu nothing has changed since: guests read it for all of these days.
  expect(rows.filter(({ isPruned }) => isPruned === 0).map(({ number }) => number)).toEqual([
    1, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
  ])
  expect(rows.filter(({ isPruned }) => isPruned === 1)).toMatchObject([{ number: 10, menuId: '' }])
  const first = rows.find(({ number }) => number === 11)
  expect(await keptDocument(db, 'anna', first?.documentHash ?? '')).toContain('"amount":510')
  await pruneRecord(db, now)
  await saveOn(db, RECORD_DAYS + 11, repriced(content, 99))
  expect((await all(db)).length).toBe(rows.length + 1)
  expect(await verifyRecord(db)).toEqual([])
})

it('keeps a menu of 1,000 dishes that is saved daily for 400 days in 20 MB', async () => {
  const { db, content } = await house(1000)
  let now = content
  const days = 20
  for (let day = 0; day < days; day += 1) {
    for (let nth = 0; nth < 3; nth += 1) now = reworded(repriced(now, day * 37 + nth * 331), day * 71 + nth)
    await saveOn(db, day, now)
  }
  const rows = await db.selectFrom('keptDocuments').select('packed').execute()
  const bytes = rows.reduce((sum, { packed }) => sum + packed.length, 0)
  expect((bytes / days) * 400).toBeLessThan(20_000_000)
})

const reworded = (content: MenuContent, nth: number): MenuContent => {
  const next = structuredClone(content)
  const items = next.sections.flatMap((section) => section.items)
  const item = items[nth % items.length]
  if (item) item.description = crypto.getRandomValues(Buffer.alloc(60)).toString('base64')
  return next
}
