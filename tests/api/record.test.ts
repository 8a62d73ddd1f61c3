import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { exportAccount } from '#contract/accounts/accounts.ts'
import {
  listSavedMenuStates,
  nameVersion,
  readSavedMenuState,
  restoreVersion,
} from '#contract/menus/kept-menus.ts'
import { askRecord, listRecord, recordAnswerPdf, recordPagePdf, recordPages } from '#contract/menus/record.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  renameSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
  withdrawSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { signDeclarations } from '#contract/menus/sign-offs.ts'
import { createPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import { makeRestaurantPage, updateRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { saySoldOut } from '#contract/restaurant/sold-out.ts'
import { signedText } from '#domain/menu/sign-off/signed-text.ts'
import { verifyRecord } from '#server/maintenance/verify-record.ts'
import { inDatabase } from '../builders/build-live.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('the record', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`record-${crypto.randomUUID()}`)
    return client
  }

  const priced = (amount: number) => {
    const content = buildContent()
    const [dish] = content.sections[0]?.items ?? []
    if (dish) {
      dish.prices = [{ id: 'p1', kind: 'fixed', amount }]
      dish.allergens = ['milk']
      dish.confirmedClaims = undefined
    }
    return buildSavePayload({ content })
  }

  async function sharedMenu(client: TestClient) {
    const { id } = await client.call(createSavedMenu, { body: priced(500) })
    await client.call(shareSavedMenu, { params: { id } })
    return id
  }

  const save = (client: TestClient, id: string, version: number, amount: number) =>
    client.call(updateSavedMenu, { params: { id }, body: { ...priced(amount), version } })

  const recordOf = (client: TestClient, id: string) => client.call(listRecord, { params: { id }, query: {} })

  const ask = (client: TestClient, id: string, at = new Date(), itemId: number | undefined = 9001) =>
    client.call(askRecord, { params: { id }, query: { at: at.toISOString(), itemId } })

  const later = () => new Promise((resolve) => setTimeout(resolve, 15))

  it('has each change that guests see once, with what differs, and none that they do not see', async () => {
    const client = await owner()
    const { id } = await client.call(createSavedMenu, { body: priced(500) })
    await save(client, id, 1, 550)
    expect(await recordOf(client, id)).toEqual([])
    await client.call(shareSavedMenu, { params: { id } })
    await client.call(shareSavedMenu, { params: { id } })
    await save(client, id, 2, 600)
    await save(client, id, 3, 600)
    await client.call(renameSavedMenu, { params: { id }, body: { title: 'Supper' } })
    await client.call(withdrawSavedMenu, { params: { id } })
    await save(client, id, 5, 700)
    const entries = await recordOf(client, id)
    expect(entries).toMatchObject([
      { isShown: false, changed: ['place'], until: null },
      { changed: ['menu'], differs: [{ change: 'reworded', what: 'Title', after: 'Supper' }] },
      { changed: ['menu'], version: 3, differs: [{ before: '$5.50', after: '$6.00', difference: 50 }] },
      { changed: ['menu', 'place'], version: 2, isShown: true, differs: [] },
    ])
    expect(entries[2]?.until).toBe(entries[1]?.from)
    expect(await inDatabase(server().env, verifyRecord)).toEqual([])
  })

  it('answers what guests read of a dish at a moment, with what was sold out, planned and signed then', async () => {
    const client = await owner()
    await subscribe(client)
    const id = await sharedMenu(client)
    const start = new Date()
    await later()
    const read = await client.call(readSavedMenuState, { params: { id, version: 1 } })
    const [section] = read.content.sections
    const [item] = section?.items ?? []
    expect(await ask(client, id)).toMatchObject({
      isLinked: true,
      dishes: [{ name: 'Dish number 1', prices: '$5.00', shown: 'yes', signed: null }],
    })
    await client.call(saySoldOut, {
      body: {
        timeZone: 'UTC',
        words: [
          {
            places: [{ menuId: id, itemId: 9001, seenAt: null }],
            isSoldOut: true,
            until: { kind: 'end-of-day' },
            agoMs: 0,
          },
        ],
      },
    })
    await client.call(createPlannedPrices, {
      body: {
        menuId: id,
        plan: {
          name: 'Evening',
          timeZone: 'UTC',
          from: '2020-01-01T00:00',
          until: '2199-01-01T00:00',
          changes: [{ itemId: 9001, priceId: 'p1', amount: 450 }],
        },
      },
    })
    if (section && item?.allergens)
      await client.call(signDeclarations, {
        params: { id },
        body: {
          name: 'Marcella Rossi',
          items: [{ itemId: 9001, text: signedText(read.content, section, item) }],
        },
      })
    await later()
    const [dish] = (await ask(client, id)).dishes
    expect(dish).toMatchObject({ prices: '$4.50', usualPrices: '$5.00', shown: 'struck' })
    expect(dish?.soldOutBy).toMatch(/^record-/)
    expect((await ask(client, id, start)).dishes[0]).toMatchObject({
      prices: '$5.00',
      shown: 'yes',
      signed: null,
    })
    expect((await ask(client, id, new Date(0))).publication).toBeNull()
    const entries = await recordOf(client, id)
    expect(entries[1]?.soldOut).toMatchObject([{ name: 'Dish number 1', isSoldOut: true }])
    expect(entries.map(({ changed }) => changed)).toEqual([['prices'], ['soldOut'], ['menu', 'place']])
  })

  it('names each publication of a minute, so that a menu shown and taken back within it is found', async () => {
    const client = await owner()
    const id = await sharedMenu(client)
    await later()
    await save(client, id, 1, 900)
    await later()
    await client.call(withdrawSavedMenu, { params: { id } })
    await later()
    const entries = (await recordOf(client, id)).toReversed()
    const [shown, dearer, gone] = entries.map(({ from }) => from)
    const pricesAt = async (at: string | undefined) =>
      (await ask(client, id, new Date(String(at)))).dishes.map(({ prices }) => prices)
    // A minute may end between two of them: what held before it is named as well.
    const { publication, moments } = await ask(client, id, new Date(String(gone)))
    expect(publication).toBeNull()
    expect(moments.at(-1)).toEqual({ from: gone, isShown: false })
    expect(moments.map(({ from }) => from)).toContain(dearer)
    expect(await pricesAt(shown)).toEqual(['$5.00'])
    expect(await pricesAt(dearer)).toEqual(['$9.00'])
    expect(await pricesAt(gone)).toEqual([])
  })

  it('tells the pages of a restaurant from its other menus, and whether it served the menu', async () => {
    const client = await owner()
    const { id } = await client.call(createSavedMenu, { body: priced(500) })
    const page = await client.call(makeRestaurantPage, {
      body: { menuId: id, timeZone: 'Europe/Paris', isOpen: true },
    })
    const { restaurantId } = page
    await later()
    expect((await ask(client, id)).pages).toEqual([
      { timeZone: 'Europe/Paris', isServed: true, isListed: true },
    ])
    const other = await client.call(createSavedMenu, { body: priced(900) })
    await client.call(makeRestaurantPage, {
      body: { restaurantId, menuId: other.id, timeZone: 'Europe/Paris' },
    })
    expect(await recordOf(client, id)).toHaveLength(1)
    expect(await recordOf(client, other.id)).toHaveLength(1)
    const now = await client.call(makeRestaurantPage, { body: { restaurantId, timeZone: 'Europe/Paris' } })
    await client.call(updateRestaurantPage, {
      params: { restaurantId },
      body: { version: now.version, page: { ...now.page, menus: now.page.menus.slice(1) } },
    })
    expect(await recordOf(client, id)).toMatchObject([{ isShown: false }, { isShown: true }])
  })

  it('sets the page as it was and the answer for an inspector, with its hash', async () => {
    const client = await owner()
    const id = await sharedMenu(client)
    await later()
    const at = new Date().toISOString()
    await save(client, id, 1, 900)
    const [, first] = await recordOf(client, id)
    const page = await client.fetch(`/api/saved-menus/${id}/record/page/pdf?at=${at}`)
    expect(page.headers.get('content-type')).toBe('application/pdf')
    const { readPdf } = await import('../typesetting/read-pdf.ts')
    expect((await readPdf(new Uint8Array(await page.arrayBuffer()))).text).toContain('5.00')
    const shown = await client.call(recordPages, { params: { id }, query: { at } })
    const words = await readPdf(Uint8Array.from(Buffer.from(shown.pdf, 'base64')))
    expect(words.text).toContain('5.00')
    expect(shown.regions).toContainEqual(expect.objectContaining({ kind: 'item', id: 9001, page: 1 }))
    expect(shown.pages.length).toBeGreaterThan(0)
    const answer = await client.fetch(`/api/saved-menus/${id}/record/answer/pdf?at=${at}&itemId=9001`)
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect(text).toContain('Dish number 1')
    expect(text).not.toContain('Dish number 2')
    expect(text.replaceAll(/\s/g, '')).toContain(first?.hash)
    for (const endpoint of [recordPages, recordPagePdf, recordAnswerPdf])
      expect(
        await client.refusal(endpoint, { params: { id }, query: { at: '2020-01-01T00:00:00Z' } }),
      ).toMatchObject({ code: 'nothing_on_record' })
    for (const endpoint of [askRecord, recordPages, recordPagePdf, recordAnswerPdf])
      expect(
        await client.refusal(endpoint, { params: { id }, query: { at: '2099-01-01T00:00:00Z' } }),
      ).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  it('restores a version as an ordinary save, also one whose state is gone', async () => {
    const client = await owner()
    const id = await sharedMenu(client)
    await save(client, id, 1, 600)
    await inDatabase(server().env, (db) => db.deleteFrom('menuStates').where('menuId', '=', id).execute())
    expect(
      await client.refusal(restoreVersion, { params: { id, version: 1 }, body: { version: 1 } }),
    ).toMatchObject({ code: 'version_conflict' })
    const restored = await client.call(restoreVersion, { params: { id, version: 1 }, body: { version: 2 } })
    expect(restored).toMatchObject({ version: 3 })
    expect(restored.content.sections[0]?.items[0]?.prices).toMatchObject([{ amount: 500 }])
    expect(await recordOf(client, id)).toMatchObject([
      { version: 3, restored: 1 },
      { version: 2, restored: null },
      { version: 1, restored: null },
    ])
    expect(await inDatabase(server().env, verifyRecord)).toEqual([])
    await inDatabase(server().env, (db) =>
      db.updateTable('publications').set({ restored: 2 }).where('restored', '=', 1).execute(),
    )
    expect(await inDatabase(server().env, verifyRecord)).toHaveLength(1)
    await inDatabase(server().env, (db) =>
      db.updateTable('publications').set({ restored: 1 }).where('restored', '=', 2).execute(),
    )
    expect(
      await client.refusal(restoreVersion, { params: { id, version: 9 }, body: { version: 3 } }),
    ).toMatchObject({ code: 'state_not_found' })
  })

  it('keeps a version with a name beyond all others, restores it, and lets it go with its name', async () => {
    const client = await owner()
    const id = await sharedMenu(client)
    const name = (version: number, label: string | null) =>
      client.send(nameVersion, { params: { id, version }, body: { label } })
    expect((await name(1, 'Opening night')).status).toBe(204)
    expect((await name(7, 'Never')).status).toBe(404)
    for (let version = 1; version <= 24; version += 1) await save(client, id, version, 500 + version)
    const states = () => client.call(listSavedMenuStates, { params: { id } })
    expect((await states()).at(-1)).toMatchObject({ version: 1, label: 'Opening night' })
    expect(await states()).toHaveLength(21)
    // Only the record still has it.
    expect((await name(2, 'The second')).status).toBe(204)
    const restored = await client.call(restoreVersion, { params: { id, version: 2 }, body: { version: 25 } })
    expect(restored.content.sections[0]?.items[0]?.prices).toMatchObject([{ amount: 501 }])
    await name(1, null)
    await save(client, id, 26, 900)
    expect((await states()).map(({ version }) => version)).not.toContain(1)
  })

  it('is nobody else’s, outlives the menu, and is in the export of the account', async () => {
    const client = await owner()
    const id = await sharedMenu(client)
    const stranger = await owner()
    expect(await stranger.refusal(listRecord, { params: { id }, query: {} })).toMatchObject({
      code: 'menu_not_found',
    })
    await client.call(deleteSavedMenu, { params: { id } })
    await client.fetch('/api/bin', { method: 'DELETE' })
    expect(await recordOf(client, id)).toMatchObject([{ isShown: false }, { isShown: true, version: 1 }])
    const files = unzipSync(new Uint8Array(await (await client.fetch(exportAccount.path)).arrayBuffer()))
    expect(JSON.parse(strFromU8(files['record.json'] ?? new Uint8Array()))).toHaveLength(2)
    const documents = Object.entries(files).filter(([name]) => name.startsWith('recordDocuments/'))
    expect(documents.some(([, bytes]) => strFromU8(bytes).includes('Dish number 1'))).toBe(true)
  })
})
