import { describe, expect, it } from 'vitest'
import { listUploads } from '#contract/accounts/uploads.ts'
import { readOptimization } from '#contract/generating/insights.ts'
import { deleteDraft, downloadDraft, listDrafts, readDraft, writeDraft } from '#contract/menus/drafts.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  downloadSavedMenu,
  listSavedMenus,
  readSavedMenu,
  savedMenuPdf,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import {
  createRestaurant,
  deleteRestaurant,
  downloadRestaurant,
  listRestaurants,
} from '#contract/restaurant/restaurants.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { recipeFinder } from '#domain/menu/recipes/catalogue-recipes.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import type { Db } from '#server/db/schema.ts'
import { reviewClaims } from '#server/features/menus/claims-review.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { subscribe } from '../support/subscriber.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const OTHER_SHAPE = '{"menu":["Soup"]}'

describe.skipIf(!hasEngine)('what is stored in another shape', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`keeper-${crypto.randomUUID()}`)
    return client
  }

  async function inDatabase<Value>(run: (db: Db) => Promise<Value>): Promise<Value> {
    const { db, close } = await openDatabase(server().env)
    try {
      return await run(db)
    } finally {
      await close()
    }
  }

  const draft = { content: buildContent({ items: 3 }), design: defaultDesign, step: 'builder' as const }
  const unreadable = { status: 422, code: 'document_unreadable' }

  it('leaves the other drafts in the list, and can be downloaded and deleted', async () => {
    const client = await owner()
    const work = `other-${crypto.randomUUID()}`
    await client.call(writeDraft, { body: { ...draft, workId: 'whole' } })
    await client.call(writeDraft, { body: { ...draft, workId: work } })
    await inDatabase((db) =>
      db.updateTable('drafts').set({ document: OTHER_SHAPE }).where('workId', '=', work).execute(),
    )
    expect(await client.call(listDrafts, {})).toHaveLength(2)
    expect(await client.refusal(readDraft, { query: { workId: work } })).toMatchObject(unreadable)
    const listed = await client.call(listDrafts, {})
    expect(listed.find(({ workId }) => workId === work)).toMatchObject({ isReadable: false, version: 1 })
    expect(listed.find(({ workId }) => workId === 'whole')).toMatchObject({ isReadable: true, items: 3 })
    expect(await client.call(readDraft, { query: {} })).toMatchObject({ workId: 'whole' })
    const file = await client.call(downloadDraft, { query: { workId: work } })
    expect(await file.text()).toBe(OTHER_SHAPE)
    const stranger = await owner()
    expect(await stranger.refusal(downloadDraft, { query: { workId: work } })).toMatchObject({
      code: 'draft_not_found',
    })
    expect((await client.call(listUploads, {})).pictures).toEqual([])
    await client.call(deleteDraft, { query: { workId: work } })
    expect(await client.call(listDrafts, {})).toHaveLength(1)
  })

  it('is passed over when the newest draft is asked for', async () => {
    const client = await owner()
    await client.call(writeDraft, { body: { ...draft, workId: 'older' } })
    const work = `newest-${crypto.randomUUID()}`
    await client.call(writeDraft, { body: { ...draft, workId: work } })
    await inDatabase((db) =>
      db
        .updateTable('drafts')
        .set({ document: 'not even JSON', updatedAt: '2100-01-01T00:00:00.000Z' })
        .where('workId', '=', work)
        .execute(),
    )
    expect(await client.call(readDraft, { query: {} })).toMatchObject({ workId: 'older' })
    await client.call(writeDraft, { body: { ...draft, workId: work } })
    expect((await client.call(listDrafts, {})).every(({ isReadable }) => isReadable)).toBe(true)
  })

  it('leaves the other menus in the list, and is an error with a name everywhere else', async () => {
    const client = await owner()
    await subscribe(client)
    await client.call(createSavedMenu, { body: buildSavePayload() })
    const { id, version } = await client.call(createSavedMenu, { body: buildSavePayload() })
    await client.call(shareSavedMenu, { params: { id } })
    await inDatabase((db) =>
      db.updateTable('savedMenus').set({ document: OTHER_SHAPE }).where('id', '=', id).execute(),
    )
    const params = { id }
    expect(await client.refusal(readSavedMenu, { params })).toMatchObject(unreadable)
    expect(await client.refusal(savedMenuPdf, { params })).toMatchObject(unreadable)
    expect(await client.refusal(readOptimization, { query: { menuId: id } })).toMatchObject(unreadable)
    expect((await server().client().fetch(`/menu-viewer/${id}`)).status).toBe(404)
    const listed = await client.call(listSavedMenus, {})
    expect(listed.map((menu) => menu.isReadable).sort()).toEqual([false, true])
    expect(await (await client.call(downloadSavedMenu, { params })).text()).toBe(OTHER_SHAPE)
    const stranger = await owner()
    expect(await stranger.refusal(downloadSavedMenu, { params })).toMatchObject({ code: 'menu_not_found' })
    await client.call(updateSavedMenu, { params, body: { ...buildSavePayload(), version } })
    expect((await client.call(listSavedMenus, {})).every(({ isReadable }) => isReadable)).toBe(true)
    await client.call(deleteSavedMenu, { params })
  })

  it('is written over by a whole menu alone: nobody knows what else would be lost', async () => {
    const client = await owner()
    const work = `newer-${crypto.randomUUID()}`
    const { id, version } = await client.call(createSavedMenu, { body: buildSavePayload() })
    await client.call(writeDraft, { body: { ...draft, workId: work } })
    const document = '{"documentVersion":99}'
    await inDatabase(async (db) => {
      await db.updateTable('savedMenus').set({ document }).where('id', '=', id).execute()
      await db.updateTable('drafts').set({ document }).where('workId', '=', work).execute()
    })
    const { content: _, design: __, ...ids } = buildSavePayload()
    const old = {
      restaurant: { name: 'Da Marcella' },
      groups: [
        {
          category: { id: 1, name: 'Appetizers' },
          items: [{ id: 9001, name: 'Soup', description: '', price: 9, categoryId: 1, cuisineId: 1 }],
        },
      ],
    }
    const params = { id }
    for (const body of [ids, { ...ids, content: old }])
      expect(await client.refusal(updateSavedMenu, { params, body: { ...body, version } })).toMatchObject(
        unreadable,
      )
    expect(
      await client.refusal(writeDraft, { body: { ...draft, content: old, workId: work } }),
    ).toMatchObject(unreadable)
    expect(await (await client.call(downloadSavedMenu, { params })).text()).toBe(document)
    expect(await (await client.call(downloadDraft, { query: { workId: work } })).text()).toBe(document)
    await client.call(updateSavedMenu, { params, body: { ...buildSavePayload(), version } })
    await client.call(writeDraft, { body: { ...draft, workId: work } })
    expect(await client.call(readSavedMenu, { params })).toMatchObject({ isReadable: true })
    expect(await client.call(readDraft, { query: { workId: work } })).toMatchObject({ workId: work })
  })

  it('is found among the saved menus when they are looked at again', async () => {
    const client = await owner()
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
    await inDatabase(async (db) => {
      await db.updateTable('savedMenus').set({ document: '{' }).where('id', '=', id).execute()
      const dishes = {
        revision: 1,
        dishes: [],
        recipes: [],
        added: [],
        retired: [],
        unreadableIds: [],
        recipeOf: recipeFinder([]),
      }
      const catalogue = {
        read: async () => dishes,
        dishes: async () => [],
        recipes: async () => dishes.recipeOf,
      }
      await reviewClaims({ db, catalogue })
    })
    expect(await client.call(listSavedMenus, {})).toMatchObject([{ id, isReadable: false }])
  })

  it('leaves the other restaurants in the list', async () => {
    const client = await owner()
    await subscribe(client)
    await client.call(createRestaurant, { body: { name: 'Whole' } })
    const { id } = await client.call(createRestaurant, { body: { name: 'Damaged' } })
    await inDatabase((db) =>
      db.updateTable('restaurants').set({ profile: OTHER_SHAPE }).where('id', '=', id).execute(),
    )
    expect(await client.call(listRestaurants, {})).toMatchObject([
      { name: 'Whole', isReadable: true },
      { id, isReadable: false },
    ])
    const file = await client.call(downloadRestaurant, { params: { id } })
    expect(await file.text()).toBe(OTHER_SHAPE)
    const stranger = await owner()
    expect(await stranger.refusal(downloadRestaurant, { params: { id } })).toMatchObject({
      code: 'restaurant_not_found',
    })
    await client.call(deleteRestaurant, { params: { id } })
    expect(await client.call(listRestaurants, {})).toHaveLength(1)
  })
})
