import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  addItems,
  auditGaps,
  auditImages,
  auditReport,
  exportCatalogue,
  generateItems,
  listAddedItems,
  listRetiredItems,
  removeAddedItem,
  restoreItem,
  retireItem,
  updateImages,
} from '#contract/generating/catalogue-audit.ts'
import { generateMenu } from '#contract/generating/generation.ts'
import { listCatalogueItems } from '#contract/generating/reference.ts'
import { createSavedMenu, readSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import type { DishDraft } from '#domain/insights/catalogue-audit/dish-draft.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { cuisines } from '#domain/reference/reference.ts'
import { startServer } from '#server/boot/start.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { loadBuiltSite } from '#server/site/built-site.ts'
import { buildDishDraft } from '../builders/build-dish-draft.ts'
import { sharedTypesetter } from '../support/shared-typesetter.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const written = loadCatalogue().length

/** Four courses of each cuisine. */
const PAIRS = cuisines.length * 4

const RETIRED = 'Gnocchi alla Sorrentina'

describe.skipIf(!hasEngine)('the audit', () => {
  const server = useTestServer()

  // The first account here, and so its administrator.
  let isRegistered = false
  async function curator(): Promise<TestClient> {
    const client = server().client()
    if (isRegistered) await client.login('curator')
    else await client.register('curator')
    isRegistered = true
    return client
  }

  async function owner(name: string): Promise<TestClient> {
    const client = server().client()
    await client.register(name)
    return client
  }

  const dishesNamed = async (client: TestClient, name: string) =>
    (await client.call(listCatalogueItems, { query: {} })).filter((dish) => dish.name === name)

  it.each<[string, Endpoint, object]>([
    ['the report', auditReport, {}],
    ['the gaps', auditGaps, {}],
    ['the image issues', auditImages, {}],
    ['the export', exportCatalogue, {}],
    ['a proposal', generateItems, {}],
    ['an addition', addItems, { body: { items: [buildDishDraft()] } }],
    ['the added dishes', listAddedItems, {}],
    ['a removal', removeAddedItem, { params: { id: 200_001 } }],
    ['the retired dishes', listRetiredItems, {}],
    ['a retirement', retireItem, { body: { id: 1 } }],
    ['a return', restoreItem, { params: { id: 1 } }],
    ['an update of images', updateImages, {}],
  ])('asks whoever wants %s to sign in', async (_, endpoint, input) => {
    expect(await server().client().refusal(endpoint, input)).toMatchObject({
      status: 401,
      code: 'not_signed_in',
    })
  })

  it.each<[string, Endpoint, object]>([
    ['propose', generateItems, {}],
    ['add', addItems, { body: { items: [buildDishDraft({ name: 'Forbidden Fruit' })] } }],
    ['retire a dish', retireItem, { body: { id: 1 } }],
    ['restore a dish', restoreItem, { params: { id: 1 } }],
    ['update images', updateImages, {}],
  ])('lets nobody but an administrator %s', async (action, endpoint, input) => {
    await curator()
    const client = await owner(`no-admin-${action.replaceAll(' ', '-')}`)
    expect(await client.refusal(endpoint, input)).toMatchObject({
      status: 403,
      code: 'not_administrator',
      message: 'Only an administrator can change the shared catalog.',
    })
    expect(await dishesNamed(client, 'Forbidden Fruit')).toEqual([])
  })

  it('reports a full and truthful catalogue to every owner', async () => {
    const client = await owner('reader')
    const { report, ...figures } = await client.call(auditReport, {})
    expect(figures).toMatchObject({ healthScore: 100, pairCount: PAIRS, gapCount: 0, findingCount: 0 })
    expect(report).toContain('Coverage gaps: none.')
    expect(report).toContain('Findings: none.')
    expect(await client.call(auditGaps, {})).toEqual([])
  })

  it('generates nothing where nothing is missing', async () => {
    const client = await curator()
    expect(await client.call(generateItems, {})).toEqual({
      generatedItems: [],
      gaps: [],
      note: expect.stringContaining('its 20 dishes'),
    })
  })

  it('adds a dish with what follows from its ingredients, for menus, lists and saved ids', async () => {
    const client = await curator()
    const draft = buildDishDraft({ cuisineId: 6, categoryId: 2, price: 20, trending: true })
    expect(await client.call(addItems, { body: { items: [draft] } })).toEqual({ inserted: 1 })

    const [dish] = await dishesNamed(client, draft.name)
    expect(dish).toMatchObject({
      cuisineId: 6,
      categoryId: 2,
      price: 20,
      dietaryOptions: [3, 4],
      allergens: [],
      isTrending: true,
    })
    expect(dish?.id).toBeGreaterThan(200_000)

    const wishes = {
      cuisineId: 6,
      itemsPerCategoryCustom: { 2: 10 },
      notes: 'must have smoked quail',
      seed: 1,
    }
    const menu = await client.call(generateMenu, { body: wishes })
    const offered: MenuItem[] = menu.flatMap(({ items }) => items)
    expect(offered.some(({ id }) => id === dish?.id)).toBe(true)

    const saved = await client.call(createSavedMenu, {
      body: { name: 'Added Menu', templateId: 1, cuisineId: 6, items: [dish?.id ?? 0] },
    })
    expect(saved.content.sections[0]?.items[0]?.name).toBe(draft.name)
  })

  it('refuses items with the field and a sentence, and adds none of the others', async () => {
    const client = await curator()
    const good = buildDishDraft({ name: 'Innocent Bystander' })
    const refusalOf = async (changes: Partial<DishDraft>) => {
      const items = [good, buildDishDraft({ name: 'Wild Nettle Dumplings', ...changes })]
      const { status, code, details } = await client.refusal(addItems, { body: { items } })
      expect([status, code]).toEqual([400, 'invalid_input'])
      return details?.fields
    }
    expect(await refusalOf({ ingredients: ['nettle', 'unobtainium'] })).toContainEqual({
      path: 'items.1.ingredients.1',
      message: '“unobtainium” is not in the list of ingredients, so its allergens are not known.',
    })
    expect(await refusalOf({ price: 99 })).toContainEqual({
      path: 'items.1.price',
      message: 'The price must be between $7.00 and $16.00: the mid-market prices of this category.',
    })
    expect(await refusalOf({ description: 'Short.' })).toContainEqual({
      path: 'items.1.description',
      message: 'A description has 60 to 160 characters.',
    })
    expect(await refusalOf({ name: 'Bystander, Innocent' })).toContainEqual({
      path: 'items.1.name',
      message: 'A guest would take this for “Innocent Bystander”, which is in the catalog already.',
    })
    expect(await refusalOf({ imageUrl: 'https://example.com/stock.jpg' })).toContainEqual({
      path: 'items.1.imageUrl',
      message: 'Pictures must be kept on this server.',
    })
    expect(await dishesNamed(client, 'Innocent Bystander')).toEqual([])
  })

  it('refuses an empty list', async () => {
    const client = await curator()
    expect(await client.refusal(addItems, { body: { items: [] } })).toMatchObject({
      status: 400,
      message: 'Please choose at least one item.',
    })
  })

  it('adds a dish once, though two administrators add it at the same moment', async () => {
    const [one, two] = [await curator(), await curator()]
    const body = { items: [buildDishDraft({ name: 'Simultaneous Sorrel Soup' })] }
    const answers = await Promise.all([one.send(addItems, { body }), two.send(addItems, { body })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await dishesNamed(one, 'Simultaneous Sorrel Soup')).toHaveLength(1)
  })

  it('finds pictures that are not ours or gone, and gives such dishes their illustrations again', async () => {
    const client = await curator()
    const items = ['Foreign Picture Plate', 'Lost Picture Plate', 'Plain Picture Plate'].map((name, index) =>
      buildDishDraft({ name: `${name} ${index}`, imageUrl: index === 1 ? '/uploads/gone.png' : undefined }),
    )
    await client.call(addItems, { body: { items } })
    await withDatabase(async (db) => {
      const rows = await db.selectFrom('catalogueItems').selectAll().execute()
      const foreign = rows.find(({ record }) => record.includes('Foreign Picture'))
      await db
        .updateTable('catalogueItems')
        .set({ imageUrl: 'https://example.com/stock.jpg' })
        .where('id', '=', foreign?.id ?? 0)
        .execute()
      await db
        .updateTable('catalogueChanges')
        .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
        .execute()
    })
    expect(await client.call(auditImages, {})).toEqual([
      expect.objectContaining({
        itemName: 'Foreign Picture Plate 0',
        currentImageUrl: 'https://example.com/stock.jpg',
        issue: 'external_image',
      }),
      expect.objectContaining({
        itemName: 'Lost Picture Plate 1',
        currentImageUrl: '/uploads/gone.png',
        issue: 'broken_image',
      }),
    ])
    expect(await client.call(updateImages, {})).toEqual({ updated: 2 })
    expect(await client.call(auditImages, {})).toEqual([])
    expect(await client.call(updateImages, {})).toEqual({ updated: 0 })
  })

  it('takes an added dish out again, and never gives its id to another', async () => {
    const client = await curator()
    await client.call(addItems, { body: { items: [buildDishDraft({ name: 'Regretted Rhubarb Risotto' })] } })
    const [newest] = await client.call(listAddedItems, {})
    expect(newest).toMatchObject({ name: 'Regretted Rhubarb Risotto', cuisineId: 1, price: 14 })
    const params = { id: newest?.id ?? 0 }
    expect(await (await owner('remover')).refusal(removeAddedItem, { params })).toMatchObject({
      status: 403,
      code: 'not_administrator',
    })
    await client.call(removeAddedItem, { params })
    expect(await dishesNamed(client, 'Regretted Rhubarb Risotto')).toEqual([])
    expect(await client.refusal(removeAddedItem, { params })).toMatchObject({
      status: 404,
      code: 'not_found',
    })

    await client.call(addItems, { body: { items: [buildDishDraft({ name: 'Better Rhubarb Ravioli' })] } })
    const [next] = await client.call(listAddedItems, {})
    expect(next?.id).toBeGreaterThan(params.id)
  })

  it('retires a dish of ours: new menus and lists leave it out, a saved menu keeps it and its claims', async () => {
    const client = await curator()
    const dish = loadCatalogue().find(({ name }) => name === RETIRED)
    const id = dish?.id ?? 0
    const payload = { name: 'Kept Menu', templateId: 1, cuisineId: 1, items: [id] }
    const before = await client.call(createSavedMenu, { body: payload })

    expect(await client.call(retireItem, { body: { id } })).toEqual({ retired: 1 })
    expect(await client.call(retireItem, { body: { id } })).toEqual({ retired: 0 })
    expect(await client.call(listRetiredItems, {})).toEqual([
      {
        id,
        cuisineId: 1,
        categoryId: dish?.categoryId,
        name: RETIRED,
        price: dish?.price,
        retiredAt: expect.any(String),
      },
    ])
    expect(await dishesNamed(client, RETIRED)).toEqual([])
    expect((await client.call(auditReport, {})).report).toContain(`Retired: 1 dish (${RETIRED}).`)

    const kept = await client.call(readSavedMenu, { params: { id: before.id } })
    expect(kept.content).toEqual(before.content)
    expect(kept.content.sections[0]?.items[0]).toMatchObject({ name: RETIRED, allergens: dish?.allergens })
    // Who saves by ids keeps a menu that has it.
    const again = await client.call(updateSavedMenu, {
      params: { id: before.id },
      body: { ...payload, version: kept.version },
    })
    expect(again.content).toEqual(before.content)

    await client.call(restoreItem, { params: { id } })
    expect(await dishesNamed(client, RETIRED)).toHaveLength(1)
    expect(await client.refusal(restoreItem, { params: { id } })).toMatchObject({ status: 404 })
  })

  it('finds the gap that retired dishes leave, makes no menu of them, and is whole again when they return', async () => {
    const client = await curator()
    const inPair = loadCatalogue().filter(({ cuisineId, categoryId }) => cuisineId === 6 && categoryId === 4)
    const retired = inPair.slice(0, inPair.length - 18)
    for (const { id } of retired) await client.call(retireItem, { body: { id } })
    expect(await client.call(auditReport, {})).toMatchObject({
      healthScore: Math.round((100 * (PAIRS - 1)) / PAIRS),
      gapCount: 1,
      itemsNeeded: 2,
    })
    expect(await client.call(auditGaps, {})).toMatchObject([
      { cuisineName: 'Thai', categoryName: 'Sides', currentCount: 18, targetCount: 20, gap: 2 },
    ])
    for (let seed = 0; seed < 5; seed += 1) {
      const wishes = { cuisineId: 6, itemsPerCategoryCustom: { 4: 10 }, seed }
      const ids = (await client.call(generateMenu, { body: wishes })).flatMap(({ items }) =>
        items.map((item) => item.id),
      )
      expect(ids).not.toHaveLength(0)
      expect(ids.filter((id) => retired.some((dish) => dish.id === id))).toEqual([])
    }
    for (const { id } of retired) await client.call(restoreItem, { params: { id } })
    expect(await client.call(auditReport, {})).toMatchObject({ healthScore: 100, gapCount: 0 })
  })

  it('lets a retired dish come again corrected, and refuses to retire what a rule puts on menus', async () => {
    const client = await curator()
    const name = 'Twice Written Trout'
    await client.call(addItems, { body: { items: [buildDishDraft({ name })] } })
    const [first] = await client.call(listAddedItems, {})
    const corrected = { body: { items: [buildDishDraft({ name, price: 16 })] } }
    expect(await client.refusal(addItems, corrected)).toMatchObject({ status: 400 })
    await client.call(retireItem, { body: { id: first?.id ?? 0 } })
    await client.call(addItems, corrected)
    expect(await dishesNamed(client, name)).toMatchObject([{ price: 16 }])
    // Gone for good is no longer retired either.
    await client.call(removeAddedItem, { params: { id: first?.id ?? 0 } })
    expect(await client.call(listRetiredItems, {})).toEqual([])

    const [samosa] = await dishesNamed(client, 'Samosa')
    expect(await client.refusal(retireItem, { body: { id: samosa?.id ?? 0 } })).toMatchObject({
      status: 404,
      message: 'House classics are always on the menus of their cuisine, so they can’t be retired.',
    })
    expect(await client.refusal(retireItem, { body: { id: 199_999 } })).toMatchObject({
      status: 404,
      message: 'The catalog has no such dish.',
    })
  })

  it('takes out no dish that we wrote, nor one that cannot be', async () => {
    const client = await curator()
    for (const id of [801, 0, 1e12]) {
      expect(await client.refusal(removeAddedItem, { params: { id } })).toMatchObject({ status: 404 })
    }
  })

  it('exports everything as CSV that no spreadsheet runs, and as JSON', async () => {
    const admin = await curator()
    const name = '=SUM(A1), "soup"'
    await admin.call(addItems, { body: { items: [buildDishDraft({ name })] } })

    const client = await owner('exporter')
    const csv = await client.send(exportCatalogue, { query: { format: 'csv' } })
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('content-disposition')).toMatch(/filename="carte-catalogue-\d{4}-\d\d-\d\d\.csv"/)
    const text = await csv.text()
    expect(text).toContain(`"'=SUM(A1), ""soup"""`)
    const lines = text.split('\r\n')
    expect(lines[0]).toMatch(/^id,cuisineId,cuisine,categoryId,category,name,description,price,ingredients/)
    expect(lines.length).toBeGreaterThan(written)

    const json = await client.send(exportCatalogue, { query: { format: 'json' } })
    expect(json.headers.get('content-type')).toBe('application/json')
    const { items } = (await json.json()) as { items: { name: string; allergens: string[] }[] }
    expect(items.length).toBeGreaterThan(written)
    expect(items.at(-1)).toMatchObject({
      name,
      ingredients: ['quail', 'lentil', 'olive oil', 'lemon', 'parsley'],
    })
  })

  it('refuses to export as anything else', async () => {
    const client = await owner('speculator')
    expect(await client.refusal(exportCatalogue, { query: { format: 'xlsx' } })).toMatchObject({
      status: 400,
      code: 'invalid_input',
    })
  })

  it.skipIf(process.env.CARTE_TEST_ENGINE !== 'postgres')(
    'shows a dish that one server added on another one of the same database',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'carte-second-'))
      const second = await startServer(
        { ...server().env, dataDir },
        () => loadBuiltSite(join(import.meta.dirname, '..', '..', 'dist')),
        { typesetter: sharedTypesetter() },
      )
      try {
        const first = await curator()
        const elsewhere = first.at(second.url)
        await elsewhere.call(listCatalogueItems, { query: {} })
        await first.call(addItems, { body: { items: [buildDishDraft({ name: 'Travelling Tart' })] } })
        await expect
          .poll(() => dishesNamed(elsewhere, 'Travelling Tart'), { timeout: 5000, interval: 200 })
          .toHaveLength(1)
      } finally {
        await second.stop('end of the test')
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
  )

  async function withDatabase(use: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<void>) {
    const database = await openDatabase(server().env)
    try {
      await use(database.db)
    } finally {
      await database.close()
    }
  }
})
