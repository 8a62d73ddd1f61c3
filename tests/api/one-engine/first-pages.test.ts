import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  createSavedMenu,
  renameSavedMenu,
  savedMenuFirstPage,
  shareSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { buildContent, buildSavePayload } from '../../builders/build-menu.ts'
import { subscribe } from '../../support/subscriber.ts'
import { useTestServer } from '../../support/test-server.ts'

describe('the picture on the card of a menu', () => {
  const server = useTestServer({}, { typesetterWorkers: 2 })

  async function owner() {
    const client = server().client()
    await client.register(`cards-${crypto.randomUUID()}`)
    return client
  }

  it('is its first page, which a browser keeps as long as the version is the present one', async () => {
    const client = await owner()
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
    const answer = await client.send(savedMenuFirstPage, { params: { id }, query: { version: 1 } })
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=86400, immutable')
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { width = 0, height = 0 } = await sharp(bytes).metadata()
    expect(width).toBe(480)
    // Letter, whose sides are 8.5 and 11 inches.
    expect(height / width).toBeCloseTo(11 / 8.5, 1)
    expect(bytes.byteLength).toBeLessThan(60_000)
    await client.call(renameSavedMenu, { params: { id }, body: { title: 'Dinner' } })
    const older = await client.send(savedMenuFirstPage, { params: { id }, query: { version: 1 } })
    expect(older.headers.get('cache-control')).toBe('private, no-cache')
    expect(Buffer.from(await older.arrayBuffer()).equals(bytes)).toBe(false)
  })

  it('is of the beginning of a long menu', async () => {
    const client = await owner()
    const content = buildContent({ items: 1000, sections: 20 })
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload({ content }) })
    const start = performance.now()
    await client.call(savedMenuFirstPage, { params: { id }, query: {} })
    const first = performance.now() - start
    await client.call(savedMenuFirstPage, { params: { id }, query: {} })
    expect(performance.now() - start - first).toBeLessThan(first)
  })

  it('is shown to the owner alone, and named where it cannot be drawn', async () => {
    const client = await owner()
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
    await client.call(shareSavedMenu, { params: { id } })
    const stranger = await owner()
    expect(await stranger.refusal(savedMenuFirstPage, { params: { id } })).toMatchObject({
      status: 404,
      code: 'menu_not_found',
    })
    expect(await server().client().refusal(savedMenuFirstPage, { params: { id } })).toMatchObject({
      status: 401,
    })
    for (const version of ['x', '0', '1.5'])
      expect((await client.fetch(`/api/saved-menus/${id}/first-page?version=${version}`)).status).toBe(400)
    const { db, close } = await openDatabase(server().env)
    await db.updateTable('savedMenus').set({ document: '{', version: 2 }).where('id', '=', id).execute()
    await close()
    expect(await client.refusal(savedMenuFirstPage, { params: { id } })).toMatchObject({
      status: 422,
      code: 'document_unreadable',
    })
  })

  it('does not keep an editor from its page, however many cards there are', async () => {
    const client = await owner()
    await subscribe(client)
    const ids: string[] = []
    for (let menu = 0; menu < 15; menu += 1) {
      const content = buildContent({ items: 40, restaurantName: `No. ${menu}` })
      ids.push((await client.call(createSavedMenu, { body: buildSavePayload({ content }) })).id)
    }
    const { design, templateId } = buildSavePayload()
    const page = (title: string) => ({
      body: { content: { ...buildContent({ items: 40 }), title }, design, templateId },
    })
    await client.call(typesetPages, page('warm'))
    let drawn = 0
    const cards = ids.map(async (id) => {
      await client.call(savedMenuFirstPage, { params: { id }, query: { version: 1 } })
      drawn += 1
    })
    await Promise.race(cards)
    for (let edit = 0; edit < 3; edit += 1) await client.call(typesetPages, page(`edit ${edit}`))
    // The three pages came in between.
    expect(drawn).toBeLessThan(ids.length)
    await Promise.all(cards)
    expect(drawn).toBe(ids.length)
  })
})
