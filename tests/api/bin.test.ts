import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listActivity } from '#contract/accounts/audit-trail.ts'
import { deleteUpload, listUploads, uploadImage } from '#contract/accounts/uploads.ts'
import {
  BIN_DAYS,
  BIN_ROOM,
  deleteBinnedMenu,
  emptyBin,
  listBin,
  listSavedMenuStates,
  restoreSavedMenu,
} from '#contract/menus/kept-menus.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  downloadSavedMenu,
  duplicateSavedMenu,
  listSavedMenus,
  readSavedMenu,
  renameSavedMenu,
  savedMenuFirstPage,
  savedMenuPdf,
  savedMenuPng,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { sweepBins } from '#server/features/menus/bin/bin.ts'
import { reviewClaims } from '#server/features/menus/claims-review.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe.skipIf(!hasEngine)('the bin', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`bin-${crypto.randomUUID()}`)
    return client
  }

  const save = async (client: TestClient, body = buildSavePayload()) =>
    (await client.call(createSavedMenu, { body })).id

  async function saveDeleted(client: TestClient, body = buildSavePayload()) {
    const id = await save(client, body)
    await client.call(deleteSavedMenu, { params: { id } })
    return id
  }

  async function withDatabase<T>(work: (needs: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) {
    const database = await openDatabase(server().env)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  const sweepAfter = (days: number) =>
    withDatabase(({ db }) => sweepBins({ db, clock: () => new Date() }, new Date(Date.now() + days * DAY_MS)))

  it('takes a deleted menu, which answers Menu Not Found to everybody, and gives it back as it was', async () => {
    const client = await owner()
    const content = { ...buildContent(), title: 'Dinner', dateLine: 'Winter 2026' }
    const id = await save(client, buildSavePayload({ content }))
    const before = await client.call(readSavedMenu, { params: { id } })
    await client.call(deleteSavedMenu, { params: { id } })
    expect(await client.call(listSavedMenus, {})).toEqual([])
    const [binned, ...others] = await client.call(listBin, {})
    expect(others).toEqual([])
    expect(binned).toMatchObject({
      id,
      name: before.name,
      title: 'Dinner',
      dateLine: 'Winter 2026',
      restaurantName: 'Chez Test',
      itemCount: 8,
      isReadable: true,
    })
    expect(Date.parse(binned?.goneAt ?? '') - Date.parse(binned?.deletedAt ?? '')).toBe(BIN_DAYS * DAY_MS)
    for (const visitor of [client, server().client()])
      for (const path of [`/menu-viewer/${id}`, `/api/saved-menus/${id}/pdf`, `/api/saved-menus/${id}/png`])
        expect((await visitor.fetch(path)).status).toBe(404)
    const params = { id }
    for (const [endpoint, input] of [
      [readSavedMenu, { params }],
      [downloadSavedMenu, { params }],
      [updateSavedMenu, { params, body: { ...buildSavePayload(), version: 1 } }],
      [renameSavedMenu, { params, body: { title: 'x' } }],
      [duplicateSavedMenu, { params, body: {} }],
      [deleteSavedMenu, { params }],
      [shareSavedMenu, { params }],
      [savedMenuPdf, { params }],
      [savedMenuPng, { params }],
      [savedMenuFirstPage, { params }],
      [listSavedMenuStates, { params }],
    ] as const)
      expect(await client.refusal(endpoint, input)).toMatchObject({ status: 404, code: 'menu_not_found' })

    expect(await client.call(restoreSavedMenu, { params })).toMatchObject({ id, title: 'Dinner', version: 1 })
    expect(await client.call(readSavedMenu, { params })).toEqual(before)
    expect(await client.call(listBin, {})).toEqual([])
    // A second click changes nothing.
    expect(await client.call(restoreSavedMenu, { params })).toMatchObject({ id })
  })

  it('ends the sharing of a menu: restored, it is shared by another link alone', async () => {
    const client = await owner()
    const id = await save(client)
    const { url } = await client.call(shareSavedMenu, { params: { id } })
    await client.call(deleteSavedMenu, { params: { id } })
    await client.call(restoreSavedMenu, { params: { id } })
    const guest = server().client()
    const pathOf = (link: string) => new URL(link).pathname
    expect(await client.call(readSavedMenu, { params: { id } })).toMatchObject({ sharedAt: null })
    expect((await guest.fetch(pathOf(url))).status).toBe(404)
    const again = await client.call(shareSavedMenu, { params: { id } })
    expect(again.url).not.toBe(url)
    expect((await guest.fetch(pathOf(url))).status).toBe(404)
    expect((await guest.fetch(pathOf(again.url))).status).toBe(200)
  })

  it('does not count for the plan, and keeps a menu that the plan has no room for', async () => {
    const client = await owner()
    const deleted = await saveDeleted(client)
    for (let menu = 0; menu < 3; menu += 1) await save(client)
    expect(await client.refusal(restoreSavedMenu, { params: { id: deleted } })).toMatchObject({
      status: 402,
      code: 'plan_limit',
    })
    expect(await client.call(listBin, {})).toMatchObject([{ id: deleted }])
    await subscribe(client)
    await client.call(restoreSavedMenu, { params: { id: deleted } })
    expect(await client.call(listSavedMenus, {})).toHaveLength(4)
  })

  it('lets three menus of a Basic owner be there, however many are restored at once', async () => {
    const client = await owner()
    const ids: string[] = []
    for (let menu = 0; menu < 5; menu += 1) ids.push(await saveDeleted(client))
    const answers = await Promise.all(ids.map((id) => client.send(restoreSavedMenu, { params: { id } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 402, 402])
    expect(await client.call(listSavedMenus, {})).toHaveLength(3)
    expect(await client.call(listBin, {})).toHaveLength(2)
  })

  it('says when it is full, and lets nothing go to make room', async () => {
    const client = await owner()
    const first = await saveDeleted(client)
    await withDatabase(async ({ db }) => {
      const row = await db
        .selectFrom('savedMenus')
        .selectAll()
        .where('id', '=', first)
        .executeTakeFirstOrThrow()
      for (let menu = 1; menu < BIN_ROOM; menu += 1)
        await db
          .insertInto('savedMenus')
          .values({ ...row, id: `${first}-${menu}` })
          .execute()
    })
    const id = await save(client)
    const refusal = await client.refusal(deleteSavedMenu, { params: { id } })
    expect(refusal).toMatchObject({ status: 409, code: 'bin_full' })
    expect(refusal.message).toContain('empty it')
    expect(await client.call(listBin, {})).toHaveLength(BIN_ROOM)
    expect(await client.call(listSavedMenus, {})).toMatchObject([{ id }])
    await client.call(emptyBin, {})
    expect(await client.call(listBin, {})).toEqual([])
    await client.call(deleteSavedMenu, { params: { id } })
    expect(await client.call(listBin, {})).toMatchObject([{ id }])
  })

  it('deletes for good what its owner says, and by itself what is older than 30 days', async () => {
    const client = await owner()
    const [gone, old] = [await saveDeleted(client), await saveDeleted(client)]
    await client.call(deleteBinnedMenu, { params: { id: gone } })
    expect(await client.refusal(deleteBinnedMenu, { params: { id: gone } })).toMatchObject({
      code: 'menu_not_found',
    })
    await sweepAfter(BIN_DAYS - 1)
    expect(await client.call(listBin, {})).toMatchObject([{ id: old }])
    await sweepAfter(BIN_DAYS + 1)
    expect(await client.call(listBin, {})).toEqual([])
    expect(await client.refusal(restoreSavedMenu, { params: { id: old } })).toMatchObject({ status: 404 })
  })

  it('deletes no menu for good that is not in it, and nothing of another owner', async () => {
    const client = await owner()
    const id = await save(client)
    expect(await client.refusal(deleteBinnedMenu, { params: { id } })).toMatchObject({ status: 404 })
    await client.call(deleteSavedMenu, { params: { id } })
    const stranger = await owner()
    for (const endpoint of [deleteBinnedMenu, restoreSavedMenu])
      expect(await stranger.refusal(endpoint, { params: { id } })).toMatchObject({
        status: 404,
        code: 'menu_not_found',
      })
    await stranger.call(emptyBin, {})
    expect(await stranger.call(listBin, {})).toEqual([])
    expect(await client.call(listBin, {})).toMatchObject([{ id }])
    expect(await server().client().refusal(listBin)).toMatchObject({ status: 401 })
  })

  it('keeps pictures, earlier states and what nobody can read', async () => {
    const client = await owner()
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63a24' } })
      .png()
      .toBuffer()
    const { url } = await client.call(uploadImage, {
      upload: { file: new File([Uint8Array.from(bytes)], 'dish.png') },
    })
    const name = url.split('/').at(-1) ?? ''
    const content = buildContent({ items: 2 })
    const [dish] = content.sections[0]?.items ?? []
    if (dish) dish.imageUrl = url
    const body = buildSavePayload({ content, name: 'Dinner' })
    const id = await save(client, body)
    await client.call(updateSavedMenu, { params: { id }, body: { ...body, name: 'Supper', version: 1 } })
    await client.call(deleteSavedMenu, { params: { id } })
    expect((await client.call(listUploads, {})).pictures).toMatchObject([
      { name, usedBy: [{ kind: 'bin', id, name: 'Supper' }] },
    ])
    expect(await client.refusal(deleteUpload, { params: { name } })).toMatchObject({
      code: 'upload_in_use',
      message: 'This picture is in your trash, in the menu “Supper”. Delete that menu for good first.',
    })
    await client.call(restoreSavedMenu, { params: { id } })
    expect(await client.call(listSavedMenuStates, { params: { id } })).toMatchObject([{ name: 'Dinner' }])

    await withDatabase(async ({ db }) => {
      await db.updateTable('savedMenus').set({ document: '{' }).where('id', '=', id).execute()
      await db.updateTable('menuClaims').set({ isReadable: 0 }).where('menuId', '=', id).execute()
    })
    await client.call(deleteSavedMenu, { params: { id } })
    expect(await client.call(listBin, {})).toMatchObject([{ id, isReadable: false }])
    await client.call(restoreSavedMenu, { params: { id } })
    expect(await (await client.fetch(`/api/saved-menus/${id}/stored`)).text()).toBe('{')
    await client.call(deleteSavedMenu, { params: { id } })
    await client.call(deleteBinnedMenu, { params: { id } })
    await withDatabase(async ({ db }) => {
      for (const table of ['menuStates', 'menuClaims', 'menuLinks', 'lastImports'] as const)
        expect(await db.selectFrom(table).selectAll().where('menuId', '=', id).execute()).toEqual([])
      expect(await db.selectFrom('uploadUses').selectAll().where('uploadName', '=', name).execute()).toEqual(
        [],
      )
    })
    await client.call(deleteUpload, { params: { name } })
  })

  it('says of a menu with a place on an open page that guests see it as soon as it is back', async () => {
    const client = await owner()
    const id = await save(client)
    const page = { menuId: id, timeZone: 'Europe/Berlin' }
    await client.call(makeRestaurantPage, { body: { ...page, isOpen: true } })
    await client.call(deleteSavedMenu, { params: { id } })
    const alone = await saveDeleted(client)
    expect(await client.call(listBin, {})).toMatchObject([
      { id: alone, isOnPage: false },
      { id, isOnPage: true },
    ])
    expect(await client.call(restoreSavedMenu, { params: { id } })).toMatchObject({ isOnPage: true })
    expect(await client.call(restoreSavedMenu, { params: { id: alone } })).toMatchObject({ isOnPage: false })
  })

  it('has its claims reviewed as other menus have', async () => {
    const client = await owner()
    const id = await saveDeleted(client)
    await withDatabase(async ({ db }) => {
      await db.updateTable('menuClaims').set({ catalogue: '' }).where('menuId', '=', id).execute()
      const catalogue = { read: async () => ({ recipes: [], recipeOf: () => undefined, dishes: [] }) }
      await reviewClaims({ db, catalogue: catalogue as never })
      const claims = await db
        .selectFrom('menuClaims')
        .select('catalogue')
        .where('menuId', '=', id)
        .executeTakeFirstOrThrow()
      expect(claims.catalogue).not.toBe('')
    })
  })

  it('leaves lines in the activity of its owner', async () => {
    const client = await owner()
    const id = await saveDeleted(client)
    await client.call(restoreSavedMenu, { params: { id } })
    await client.call(deleteSavedMenu, { params: { id } })
    await client.call(deleteBinnedMenu, { params: { id } })
    await saveDeleted(client)
    await client.call(emptyBin, {})
    await client.call(emptyBin, {})
    const activity = await client.call(listActivity, {})
    expect(activity.map(({ action }) => action)).toEqual([
      'bin.emptied',
      'menu.binned',
      'menu.deleted',
      'menu.binned',
      'menu.restored',
      'menu.binned',
      'account.created',
    ])
    expect(activity[0]?.details).toEqual({ count: 1 })
  })
})
