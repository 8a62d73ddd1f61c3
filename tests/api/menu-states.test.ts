import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listActivity } from '#contract/accounts/audit-trail.ts'
import { deleteUpload, listUploads, uploadImage } from '#contract/accounts/uploads.ts'
import {
  listSavedMenuStates,
  readSavedMenuState,
  restoreVersion,
  STATES_KEPT,
} from '#contract/menus/kept-menus.ts'
import {
  createSavedMenu,
  duplicateSavedMenu,
  listSavedMenus,
  readSavedMenu,
  renameSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { compareMenus } from '#domain/menu/comparing/compare-menus.ts'
import { comparisonRows } from '#domain/menu/comparing/comparison-rows.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { diskStorage } from '#server/adapters/storage/disk.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { sweepUploads, UNUSED_UPLOAD_DAYS } from '#server/features/uploads/sweep.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { samples } from '../builders/stored-samples.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('what was saved before', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`states-${crypto.randomUUID()}`)
    return client
  }

  const titled = (title: string, content: MenuContent = buildContent()) => ({
    ...buildSavePayload({ content: { ...content, title } }),
  })

  const save = async (client: TestClient, body = buildSavePayload()) =>
    (await client.call(createSavedMenu, { body })).id

  const saveAgain = (client: TestClient, id: string, version: number, body = buildSavePayload()) =>
    client.call(updateSavedMenu, { params: { id }, body: { ...body, version } })

  const statesOf = (client: TestClient, id: string) => client.call(listSavedMenuStates, { params: { id } })

  describe('a save', () => {
    it('keeps the state before it, whole, and says what differs', async () => {
      const client = await owner()
      const first = titled('Lunch')
      const id = await save(client, first)
      const before = await client.call(readSavedMenu, { params: { id } })
      expect(await statesOf(client, id)).toEqual([])
      const changed = structuredClone(first)
      const [dish] = changed.content.sections[0]?.items ?? []
      if (dish) dish.prices = [{ id: 'p1', kind: 'fixed', amount: 600 }]
      await saveAgain(client, id, 1, changed)
      expect(await statesOf(client, id)).toEqual([
        {
          version: 1,
          savedAt: before.updatedAt,
          name: before.name,
          title: 'Lunch',
          dateLine: '',
          itemCount: 8,
          label: null,
        },
      ])
      const state = await client.call(readSavedMenuState, { params: { id, version: 1 } })
      expect(state.content).toEqual(before.content)
      expect(state).toMatchObject({
        design: before.design,
        templateId: 1,
        targetCheckAverage: 25,
        items: before.items,
      })
      const present = await client.call(readSavedMenuState, { params: { id, version: 2 } })
      const rows = comparisonRows(compareMenus(state.content, present.content, { isOneMenu: true }))
      expect(rows).toMatchObject([{ change: 'repriced', before: '$5.50', after: '$6.00', difference: 50 }])
    })

    it('of the same menu keeps nothing twice', async () => {
      const client = await owner()
      const id = await save(client)
      await saveAgain(client, id, 1)
      expect(await statesOf(client, id)).toEqual([])
    })

    it('that comes too late keeps nothing', async () => {
      const client = await owner()
      const id = await save(client, titled('A'))
      await saveAgain(client, id, 1, titled('B'))
      const late = { params: { id }, body: { ...titled('C'), version: 1 } }
      expect(await client.refusal(updateSavedMenu, late)).toMatchObject({
        code: 'version_conflict',
        details: { currentVersion: 2 },
      })
      expect(await statesOf(client, id)).toMatchObject([{ title: 'A' }])
    })

    it(`keeps the last ${STATES_KEPT} states`, async () => {
      const client = await owner()
      const id = await save(client, titled('0'))
      for (let nth = 1; nth <= STATES_KEPT + 3; nth += 1) await saveAgain(client, id, nth, titled(`${nth}`))
      const states = await statesOf(client, id)
      expect(states.map(({ version }) => version)).toEqual(
        Array.from({ length: STATES_KEPT }, (_, at) => STATES_KEPT + 3 - at),
      )
      expect(await client.refusal(readSavedMenuState, { params: { id, version: 1 } })).toMatchObject({
        status: 404,
        code: 'state_not_found',
      })
    })
  })

  it('is read in every form that Carte ever stored, and named where it cannot be read', async () => {
    const client = await owner()
    const id = await save(client, titled('A'))
    await saveAgain(client, id, 1, titled('B'))
    const { db, close } = await openDatabase(server().env)
    const store = (document: string) =>
      db.updateTable('menuStates').set({ document, documentHash: null }).where('menuId', '=', id).execute()
    try {
      await store(JSON.stringify(samples.savedMenu))
      const { content } = await client.call(readSavedMenuState, { params: { id, version: 1 } })
      expect(content.sections[0]?.items[0]?.name).toBe('Caponata')
      const restored = await client.call(restoreVersion, {
        params: { id, version: 1 },
        body: { version: 2 },
      })
      expect(restored.content.sections[0]?.items[0]).toMatchObject({
        name: 'Caponata',
        prices: [{ id: 'p1', kind: 'fixed', amount: 1450 }],
      })
      await store('{')
      expect(
        await client.refusal(restoreVersion, { params: { id, version: 1 }, body: { version: 3 } }),
      ).toMatchObject({ status: 422, code: 'document_unreadable' })
      expect(await client.refusal(readSavedMenuState, { params: { id, version: 1 } })).toMatchObject({
        status: 422,
        code: 'document_unreadable',
      })
    } finally {
      await close()
    }
  })

  it('is nobody else’s', async () => {
    const client = await owner()
    const id = await save(client, titled('A'))
    await saveAgain(client, id, 1, titled('B'))
    await client.call(shareSavedMenu, { params: { id } })
    const stranger = await owner()
    for (const [endpoint, params] of [
      [listSavedMenuStates, { id }],
      [readSavedMenuState, { id, version: 1 }],
    ] as const)
      expect(await stranger.refusal(endpoint, { params })).toMatchObject({ code: 'menu_not_found' })
    for (const version of ['0', '-1', '1.5', 'x', '99999999999'])
      expect((await client.fetch(`/api/saved-menus/${id}/states/${version}`)).status).toBe(404)
  })

  it('keeps its pictures from being swept, and lets its owner take them back', async () => {
    const client = await owner()
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63a24' } })
      .png()
      .toBuffer()
    const file = new File([Uint8Array.from(bytes)], 'dish.png')
    const { url } = await client.call(uploadImage, { upload: { file } })
    const name = url.split('/').at(-1) ?? ''
    const content = buildContent({ items: 2 })
    const [dish] = content.sections[0]?.items ?? []
    if (dish) dish.imageUrl = url
    const id = await save(client, buildSavePayload({ content }))
    await client.call(shareSavedMenu, { params: { id } })
    await saveAgain(client, id, 1)
    const { db, close } = await openDatabase(server().env)
    try {
      const storage = diskStorage(`${server().env.dataDir}/uploads`)
      await sweepUploads({ db, storage }, new Date(Date.now() + (UNUSED_UPLOAD_DAYS + 1) * 86_400_000))
    } finally {
      await close()
    }
    expect((await client.fetch(url)).status).toBe(200)
    // Guests were never shown it there.
    expect((await server().client().fetch(url)).status).toBe(404)
    expect((await client.call(listUploads, {})).pictures).toMatchObject([{ name, usedBy: [] }])
    await client.call(deleteUpload, { params: { name } })
    expect((await client.fetch(url)).status).toBe(404)
    const state = await client.call(readSavedMenuState, { params: { id, version: 1 } })
    expect(state.content.sections[0]?.items[0]?.imageUrl).toBe(url)
  })

  describe('another title', () => {
    it('is stored in the menu and beside it, and leaves all else as it was', async () => {
      const client = await owner()
      const id = await save(client, titled('Lunch'))
      const before = await client.call(readSavedMenu, { params: { id } })
      const renamed = await client.call(renameSavedMenu, {
        params: { id },
        body: { title: '  Déjeuner 午餐 ', dateLine: 'Winter 2026' },
      })
      expect(renamed).toMatchObject({ id, title: 'Déjeuner 午餐', dateLine: 'Winter 2026', version: 2 })
      const after = await client.call(readSavedMenu, { params: { id } })
      expect(after.content).toEqual({ ...before.content, title: 'Déjeuner 午餐', dateLine: 'Winter 2026' })
      expect(after.design).toEqual(before.design)
      expect(await client.call(listSavedMenus, {})).toMatchObject([{ dateLine: 'Winter 2026', itemCount: 8 }])
      expect(await statesOf(client, id)).toMatchObject([{ version: 1, title: 'Lunch' }])
      const cleared = await client.call(renameSavedMenu, { params: { id }, body: { title: '' } })
      expect(cleared).toMatchObject({ title: '', dateLine: 'Winter 2026', version: 3 })
    })

    it('tells an editor that had read the menu before', async () => {
      const client = await owner()
      const id = await save(client, titled('Lunch'))
      await client.call(renameSavedMenu, { params: { id }, body: { title: 'Dinner' } })
      const late = { params: { id }, body: { ...titled('Lunch'), version: 1 } }
      expect(await client.refusal(updateSavedMenu, late)).toMatchObject({
        status: 409,
        details: { currentVersion: 2 },
      })
      const stale = { params: { id }, body: { title: 'Supper', version: 1 } }
      expect(await client.refusal(renameSavedMenu, stale)).toMatchObject({
        code: 'version_conflict',
        details: { currentVersion: 2 },
      })
      await client.call(renameSavedMenu, { params: { id }, body: { title: 'Supper', version: 2 } })
    })

    it('of the same words changes nothing', async () => {
      const client = await owner()
      const id = await save(client, titled('Lunch'))
      expect(await client.call(renameSavedMenu, { params: { id }, body: { title: 'Lunch' } })).toMatchObject({
        version: 1,
      })
      expect((await client.call(listActivity, {})).map(({ action }) => action)).toEqual(['account.created'])
    })

    it('is refused where it is too long, none, or of somebody else’s menu', async () => {
      const client = await owner()
      const id = await save(client, titled('Lunch'))
      const params = { id }
      expect(
        await client.refusal(renameSavedMenu, { params, body: { title: 'x'.repeat(200) } }),
      ).toMatchObject({
        status: 400,
        code: 'invalid_input',
        message: 'This has at most 120 characters.',
      })
      for (const body of [{}, { title: 7 }, { title: null }, { title: 'x', version: 0 }])
        expect(await client.refusal(renameSavedMenu, { params, body })).toMatchObject({ status: 400 })
      const stranger = await owner()
      expect(await stranger.refusal(renameSavedMenu, { params, body: { title: 'Mine' } })).toMatchObject({
        code: 'menu_not_found',
      })
      expect(await client.call(readSavedMenu, { params })).toMatchObject({ title: 'Lunch', version: 1 })
    })

    it('waits for a save that comes at the same moment, and loses nothing of it', async () => {
      const client = await owner()
      const id = await save(client, titled('Lunch'))
      const longer = titled('Lunch', buildContent({ items: 12 }))
      const answers = await Promise.all([
        client.send(updateSavedMenu, { params: { id }, body: { ...longer, version: 1 } }),
        client.send(renameSavedMenu, { params: { id }, body: { title: 'Dinner' } }),
      ])
      const [saved, renamed] = answers.map(({ status }) => status)
      expect(renamed).toBe(200)
      expect([200, 409]).toContain(saved)
      expect(await client.call(readSavedMenu, { params: { id } })).toMatchObject({
        title: 'Dinner',
        itemCount: saved === 200 ? 12 : 8,
      })
    })
  })

  describe('a duplicate', () => {
    it('has all of the menu but its title, its link and its past', async () => {
      const client = await owner()
      const id = await save(client, titled('Lunch'))
      await saveAgain(client, id, 1, titled('Lunch', buildContent({ items: 4 })))
      await client.call(shareSavedMenu, { params: { id } })
      const original = await client.call(readSavedMenu, { params: { id } })
      const copy = await client.call(duplicateSavedMenu, {
        params: { id },
        body: { title: 'Lunch', dateLine: 'Spring' },
      })
      expect(copy).toMatchObject({ name: original.name, title: 'Lunch', dateLine: 'Spring', version: 1 })
      expect(copy.sharedAt).toBeNull()
      expect(copy.id).not.toBe(id)
      expect(copy.content).toEqual({ ...original.content, dateLine: 'Spring' })
      expect(copy.design).toEqual(original.design)
      expect(await statesOf(client, copy.id)).toEqual([])
      expect((await server().client().fetch(`/menu-viewer/${copy.id}`)).status).toBe(404)
      const same = await client.call(duplicateSavedMenu, { params: { id }, body: {} })
      expect(same.content).toEqual(original.content)
      expect(await client.refusal(duplicateSavedMenu, { params: { id }, body: {} })).toMatchObject({
        status: 402,
        code: 'plan_limit',
      })
      expect((await client.call(listActivity, {})).map(({ action }) => action)).toContain('menu.duplicated')
    })

    it('is refused to others, and with a title that is too long', async () => {
      const client = await owner()
      const id = await save(client)
      const stranger = await owner()
      expect(await stranger.refusal(duplicateSavedMenu, { params: { id }, body: {} })).toMatchObject({
        code: 'menu_not_found',
      })
      const body = { dateLine: 'x'.repeat(121) }
      expect(await client.refusal(duplicateSavedMenu, { params: { id }, body })).toMatchObject({
        status: 400,
      })
    })
  })
})
