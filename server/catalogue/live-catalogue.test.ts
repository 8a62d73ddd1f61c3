import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import type { DishDraft } from '#domain/insights/catalogue-audit/dish-draft.ts'
import { buildDishDraft } from '#tests/builders/build-dish-draft.ts'
import { type OpenDatabase, openDatabase } from '../db/connection/open.ts'
import { toColumns } from '../db/documents/stored-dish.ts'
import { createLog } from '../watching/log.ts'
import { createLiveCatalogue } from './live-catalogue.ts'
import { beginChange, insertItems } from './queries.ts'

const directory = mkdtempSync(join(tmpdir(), 'carte-catalogue-'))
const log = createLog('silent')

let count = 0
let database: OpenDatabase
const opened: OpenDatabase[] = []

beforeEach(async () => {
  count += 1
  database = await openDatabase({ dataDir: mkdtempSync(join(directory, `${count}-`)) })
  opened.push(database)
})

afterAll(async () => {
  for (const each of opened) await each.close()
  rmSync(directory, { recursive: true, force: true })
})

const recordOf = (draft: DishDraft): string => toColumns(draft).record

/** As another server would: into the same database, past this server's catalogue. */
const addElsewhere = (record: string): Promise<number> =>
  database.db.transaction().execute(async (transaction) => {
    const id = (await beginChange(transaction)) + 1
    await insertItems(transaction, [
      { id, record, imageUrl: null, createdAt: '2026-01-01T00:00:00.000Z', createdBy: null },
    ])
    return id
  })

describe('the live catalogue', () => {
  it('is the written catalogue as long as nothing was added', async () => {
    const catalogue = createLiveCatalogue(database.db, log)
    expect(await catalogue.dishes()).toEqual(loadCatalogue())
  })

  it('numbers added dishes from 200001 up', async () => {
    expect(await addElsewhere(recordOf(buildDishDraft()))).toBe(200_001)
    expect(await addElsewhere(recordOf(buildDishDraft({ name: 'Another' })))).toBe(200_002)
  })

  it('sees at once what another server added', async () => {
    const catalogue = createLiveCatalogue(database.db, log)
    await catalogue.dishes()
    const id = await addElsewhere(recordOf(buildDishDraft()))
    const added = (await catalogue.dishes()).find((dish) => dish.id === id)
    expect(added).toMatchObject({ name: 'Smoked Quail on Lentil Embers', allergens: [] })
    expect(added?.dietaryOptions).toEqual([3, 4])
  })

  it('tells the added dishes from the written ones', async () => {
    const catalogue = createLiveCatalogue(database.db, log)
    const id = await addElsewhere(recordOf(buildDishDraft()))
    expect((await catalogue.read()).added.map((dish) => dish.id)).toEqual([id])
  })

  it('keeps the same list while nothing changes', async () => {
    const catalogue = createLiveCatalogue(database.db, log)
    const dishes = await catalogue.dishes()
    expect(await catalogue.dishes()).toBe(dishes)
  })

  it.each([
    ['is no JSON', 'not JSON'],
    ['is of a later version', JSON.stringify({ recordVersion: 2, draft: buildDishDraft() })],
    ['names an unknown ingredient', recordOf(buildDishDraft({ ingredients: ['quail', 'unobtainium'] }))],
  ])('leaves out a stored dish whose record %s, and says so', async (_, record) => {
    const id = await addElsewhere(record)
    const contents = await createLiveCatalogue(database.db, log).read()
    expect(contents.unreadableIds).toEqual([id])
    expect(contents.dishes).toEqual(loadCatalogue())
  })
})
