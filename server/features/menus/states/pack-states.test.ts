import { expect, it } from 'vitest'
import { documentOfRow, dropDocuments, keepDocument } from '#server/db/record/kept-documents.ts'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { fillHouse } from '#tests/builders/large-house.ts'
import { dropStates } from './keep-state.ts'
import { packStates } from './pack-states.ts'
import { listStates, readState } from './queries.ts'

const SIZE = {
  restaurants: 1,
  publications: 3,
  uploads: 1,
  trail: 1,
  countedHours: 1,
}

/** @param menus each with 20 states */
async function house(menus: number) {
  const db = await buildDatabase()
  await insertPerson(db, 'anna')
  const { menuId } = await fillHouse(db, 'anna', [buildContent({ items: 40 })], {
    ...SIZE,
    menus,
    menusWithStates: menus,
  })
  const lines: object[] = []
  const log = { info: (line: object) => void lines.push(line) } as never
  return { db, log, lines, menuId, states: () => db.selectFrom('menuStates').selectAll().execute() }
}

it('packs what was written before, in parts, and each state reads as before', async () => {
  const { db, log, lines, states } = await house(60)
  const before = await states()
  expect(await packStates({ db, log, mostMs: 0 })).toBe(true)
  expect(lines).toEqual([{ packed: 50 * 20, left: 10 * 20 }])
  const half = await states()
  expect(half.filter(({ documentHash }) => documentHash === null)).toHaveLength(10 * 20)
  expect(await packStates({ db, log })).toBe(false)
  expect(await packStates({ db, log })).toBe(false)
  expect(lines).toHaveLength(2)
  for (const [at, row] of (await states()).entries()) {
    expect(row.document).toBe('')
    expect(await documentOfRow(db, row)).toBe(before[at]?.document)
  }
  const kept = await db.selectFrom('keptDocuments').select('packed').execute()
  const bytes = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0)
  expect(bytes(kept.map(({ packed }) => packed))).toBeLessThan(
    bytes(before.map(({ document }) => document)) / 50,
  )
})

it('drops a document with the last state that names it, and what it was a difference to after that', async () => {
  const { db, log, menuId } = await house(3)
  await packStates({ db, log })
  const hashes = async () => (await db.selectFrom('keptDocuments').select('hash').execute()).length
  const all = await hashes()
  // All menus of this house were saved alike, so each document is there once.
  await dropStates(db, { id: menuId, ownerId: 'anna' }, new Date())
  expect(await listStates(db, menuId)).toEqual([])
  expect(await hashes()).toBe(all)
  const others = await db.selectFrom('menuStates').select('menuId').distinct().execute()
  for (const { menuId: id } of others) await dropStates(db, { id, ownerId: 'anna' }, new Date())
  // What the record names stays: one menu, and what held next to it.
  expect(await hashes()).toBe(2)
})

it('keeps what a document is a difference to for as long as there is one', async () => {
  const { db } = await house(1)
  const text = (nth: number) => `${'A long text that is the same in all of them. '.repeat(40)}${nth}`
  const base = await keepDocument(db, 'anna', text(1))
  const difference = await keepDocument(db, 'anna', text(2), base)
  await db
    .updateTable('menuStates')
    .set({ document: '', documentHash: difference })
    .where('version', '=', 1)
    .execute()
  await dropDocuments(db, 'anna', [base, difference])
  const state = await db
    .selectFrom('menuStates')
    .selectAll()
    .where('version', '=', 1)
    .executeTakeFirstOrThrow()
  expect((await readState(db, state.menuId, 1))?.document).toBe(text(2))
  await db.updateTable('menuStates').set({ documentHash: null }).where('version', '=', 1).execute()
  await dropDocuments(db, 'anna', [difference])
  const left = await db
    .selectFrom('keptDocuments')
    .where('hash', 'in', [base, difference])
    .selectAll()
    .execute()
  expect(left).toEqual([])
})
