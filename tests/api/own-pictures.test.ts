import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { deleteUpload, listUploads, uploadImage } from '#contract/accounts/uploads.ts'
import { deleteDraft, writeDraft } from '#contract/menus/drafts.ts'
import { deleteBinnedMenu } from '#contract/menus/kept-menus.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
  withdrawSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { createRestaurant, deleteRestaurant, updateRestaurant } from '#contract/restaurant/restaurants.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { diskStorage } from '#server/adapters/storage/disk.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { sweepUploads, UNUSED_UPLOAD_DAYS } from '#server/features/uploads/sweep.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A menu with this picture on its first dish, shown or not. */
function menuWith(imageUrl: string | null, showImages = true) {
  const content = buildContent({ items: 2 })
  const [dish] = content.sections[0]?.items ?? []
  if (dish) dish.imageUrl = imageUrl
  return { ...buildSavePayload({ content, name: 'Dinner' }), design: { ...defaultDesign, showImages } }
}

describe.skipIf(!hasEngine)('the pictures of an owner', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`pictures-${crypto.randomUUID()}`)
    return client
  }

  async function upload(client: TestClient) {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63a24' } })
      .png()
      .toBuffer()
    const file = new File([Uint8Array.from(bytes)], 'dish.png')
    const { url } = await client.call(uploadImage, { upload: { file } })
    return { url, name: url.split('/').at(-1) ?? '' }
  }

  const seenBy = async (client: TestClient, url: string) => (await client.fetch(url)).status
  const usesOf = async (client: TestClient) =>
    (await client.call(listUploads, {})).pictures.map(({ usedBy }) =>
      usedBy.map(({ kind, name }) => `${kind} ${name}`).sort(),
    )

  it('are listed with their sizes and what uses them', async () => {
    const client = await owner()
    const { url } = await upload(client)
    const other = await upload(client)
    await client.call(createSavedMenu, { body: menuWith(url) })
    const { content, design, templateId } = menuWith(`${url}?v=2`)
    await client.call(writeDraft, { body: { content, design, templateId, step: 'builder' } })
    await client.call(createRestaurant, { body: { name: 'Luna', logoUrl: url } })
    const list = await client.call(listUploads, {})
    expect(list.pictures.map(({ url: at }) => at).sort()).toEqual([url, other.url].sort())
    expect(list.bytes).toBe(list.pictures.reduce((sum, { bytes }) => sum + bytes, 0))
    expect(list.maxBytes).toBe(500 * 1024 * 1024)
    expect((await usesOf(client)).toSorted((a, b) => b.length - a.length)).toEqual([
      ['draft Chez Test Menu', 'menu Dinner', 'restaurant Luna'],
      [],
    ])
    expect(await (await owner()).call(listUploads, {})).toMatchObject({ pictures: [], bytes: 0 })
  })

  it('are shown to strangers only while a shared menu shows them', async () => {
    const client = await owner()
    const stranger = await owner()
    const guest = server().client()
    const { url } = await upload(client)
    const seen = () => Promise.all([client, stranger, guest].map((visitor) => seenBy(visitor, url)))
    const body = menuWith(url)
    const { id } = await client.call(createSavedMenu, { body })
    expect(await seen()).toEqual([200, 404, 404])
    await client.call(shareSavedMenu, { params: { id } })
    expect(await seen()).toEqual([200, 200, 200])
    const etag = (await guest.fetch(url)).headers.get('etag') ?? ''
    await client.call(updateSavedMenu, { params: { id }, body: { ...menuWith(url, false), version: 1 } })
    expect(await seen()).toEqual([200, 404, 404])
    await client.call(updateSavedMenu, { params: { id }, body: { ...body, version: 2 } })
    expect(await seen()).toEqual([200, 200, 200])
    await client.call(withdrawSavedMenu, { params: { id } })
    expect(await seen()).toEqual([200, 404, 404])
    // A client that kept it has to ask, and learns that it is gone.
    expect((await guest.fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(404)
    // A menu of somebody else does not open it.
    const theirs = await stranger.call(createSavedMenu, { body: menuWith(url) })
    await stranger.call(shareSavedMenu, { params: { id: theirs.id } })
    expect(await seen()).toEqual([200, 404, 404])
  })

  it('are deleted by their owner, but not under what uses them', async () => {
    const client = await owner()
    const { url, name } = await upload(client)
    const params = { name }
    const inUse = (place: string) => ({
      status: 409,
      code: 'upload_in_use',
      message: `This picture is in ${place}. Take it off there first.`,
    })
    const { id } = await client.call(createSavedMenu, { body: menuWith(url) })
    expect(await client.refusal(deleteUpload, { params })).toMatchObject(inUse('the menu “Dinner”'))
    const { content, design, templateId } = menuWith(url)
    await client.call(writeDraft, { body: { content, design, templateId, step: 'builder' } })
    await client.call(deleteSavedMenu, { params: { id } })
    await client.call(deleteBinnedMenu, { params: { id } })
    const work = 'unsaved work on “Chez Test Menu”'
    expect(await client.refusal(deleteUpload, { params })).toMatchObject(inUse(work))
    const profile = await client.call(createRestaurant, { body: { name: 'Luna', logoUrl: url } })
    await client.call(deleteDraft, { query: {} })
    const restaurant = inUse('the restaurant profile “Luna”')
    expect(await client.refusal(deleteUpload, { params })).toMatchObject(restaurant)
    await client.call(updateRestaurant, { params: { id: profile.id }, body: { name: 'Luna' } })
    expect(await usesOf(client)).toEqual([[]])
    await client.call(deleteRestaurant, { params: { id: profile.id } })
    const notFound = { status: 404, code: 'upload_not_found' }
    expect(await (await owner()).refusal(deleteUpload, { params })).toMatchObject(notFound)
    await client.call(deleteUpload, { params })
    expect(await seenBy(client, url)).toBe(404)
    expect(await client.refusal(deleteUpload, { params })).toMatchObject(notFound)
    expect(await client.call(listUploads, {})).toMatchObject({ pictures: [], bytes: 0 })
  })

  it('go by themselves when nothing has used them for a while', async () => {
    const client = await owner()
    const used = await upload(client)
    const dropped = await upload(client)
    const { id } = await client.call(createSavedMenu, { body: menuWith(used.url) })
    const second = await client.call(createSavedMenu, { body: menuWith(dropped.url) })
    const { db, close } = await openDatabase(server().env)
    const storage = diskStorage(`${server().env.dataDir}/uploads`)
    const sweepAfter = (days: number) => sweepUploads({ db, storage }, new Date(Date.now() + days * DAY_MS))
    await sweepAfter(UNUSED_UPLOAD_DAYS + 1)
    await client.call(deleteSavedMenu, { params: { id: second.id } })
    await sweepAfter(UNUSED_UPLOAD_DAYS + 1)
    await client.call(deleteBinnedMenu, { params: { id: second.id } })
    await sweepAfter(UNUSED_UPLOAD_DAYS - 1)
    expect([await seenBy(client, used.url), await seenBy(client, dropped.url)]).toEqual([200, 200])
    await sweepAfter(UNUSED_UPLOAD_DAYS + 1)
    expect([await seenBy(client, used.url), await seenBy(client, dropped.url)]).toEqual([200, 404])
    expect(await storage.get(dropped.name)).toBeUndefined()
    await client.call(deleteSavedMenu, { params: { id } })
    await close()
  })
})
