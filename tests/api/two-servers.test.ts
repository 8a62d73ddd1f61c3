import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentUser, login, logout } from '#contract/accounts/accounts.ts'
import { createSubscription, paySandboxInvoice } from '#contract/accounts/billing.ts'
import { uploadImage } from '#contract/accounts/uploads.ts'
import { addItems, listAddedItems, removeAddedItem } from '#contract/generating/catalogue-audit.ts'
import {
  createSavedMenu,
  readSavedMenu,
  savedMenuPdf,
  shareSavedMenu,
  updateSavedMenu,
  withdrawSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { listSoldOut, saySoldOut } from '#contract/restaurant/sold-out.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { dishImageUrl } from '#illustration/address.ts'
import { buildDishDraft } from '../builders/build-dish-draft.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { cardWith } from '../support/subscriber.ts'
import { TestClient } from '../support/test-client.ts'
import { createDatabase, hasEngine } from '../support/test-server.ts'
import { startTwoServers, type TwoServers } from '../support/two-servers.ts'

const isOnPostgres = process.env.CARTE_TEST_ENGINE === 'postgres' && hasEngine

describe.skipIf(!isOnPostgres)('two servers on one database and one bucket', () => {
  let installation: TwoServers
  let dropDatabase = async () => {}

  beforeAll(async () => {
    const database = await createDatabase()
    if (!database) throw new Error('There is no PostgreSQL')
    dropDatabase = database.drop
    installation = await startTwoServers({ databaseUrl: database.url })
    // The first account is the administrator.
    await new TestClient(url(0)).register('curator')
  })

  afterAll(async () => {
    await installation?.close()
    await dropDatabase()
  })

  const url = (server: 0 | 1): string => installation.servers[server].url

  /** Somebody who is signed in at the first server, and the same browser at the second. */
  async function owner(username = `owner-${crypto.randomUUID()}`) {
    const here = new TestClient(url(0))
    await here.register(username)
    return { here, there: here.at(url(1)), username }
  }

  it('know the same sessions, however many requests alternate', async () => {
    const { here, there, username } = await owner()
    expect((await there.call(currentUser, {})).username).toBe(username)
    const through = here.at(installation.balancer.url)
    for (let time = 0; time < 6; time += 1)
      expect((await through.call(currentUser, {})).username).toBe(username)
    await there.call(logout, {})
    expect(await here.refusal(currentUser)).toMatchObject({ status: 401 })
  })

  it('count attempts together', async () => {
    const { username } = await owner()
    const answers: number[] = []
    for (let time = 0; time < 12; time += 1) {
      const stranger = new TestClient(url(time % 2 === 0 ? 0 : 1))
      // Who sits at the machine itself is not counted by an address.
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' }
      const body = JSON.stringify({ username, password: 'wrong word' })
      answers.push((await stranger.fetch(login.path, { method: 'POST', headers, body })).status)
    }
    expect(answers).toEqual([...Array<number>(10).fill(401), 429, 429])
  })

  it('show guests a change at once, and a withdrawn menu no more, whatever they keep', async () => {
    const { here, there } = await owner()
    const { id, version } = await here.call(createSavedMenu, { body: buildSavePayload() })
    await there.call(shareSavedMenu, { params: { id } })
    const pages = () =>
      Promise.all(
        ([0, 1] as const).map(async (server) => {
          const answer = await new TestClient(url(server)).fetch(`/menu-viewer/${id}`)
          return { status: answer.status, html: await answer.text() }
        }),
      )
    for (const page of await pages()) expect(page.html).toContain('Dish number 1')
    const content = buildContent()
    const [dish] = content.sections[0]?.items ?? []
    if (dish) dish.name = 'Roast Swan'
    const changed = { ...buildSavePayload({ content }), version }
    await here.call(updateSavedMenu, { params: { id }, body: changed })
    for (const page of await pages()) expect(page.html).toContain('Roast Swan')
    const late = await there.refusal(updateSavedMenu, { params: { id }, body: changed })
    expect(late).toMatchObject({ status: 409, code: 'version_conflict' })
    await there.call(withdrawSavedMenu, { params: { id } })
    expect((await pages()).map(({ status }) => status)).toEqual([404, 404])
  })

  it('agree at once on what is sold out, in the kitchen list and on the page of guests', async () => {
    const { here, there } = await owner()
    const { id } = await here.call(createSavedMenu, { body: buildSavePayload() })
    await here.call(shareSavedMenu, { params: { id } })
    const guestPages = () =>
      Promise.all(
        ([0, 1] as const).map(async (server) =>
          (await new TestClient(url(server)).fetch(`/menu-viewer/${id}`)).text(),
        ),
      )
    for (const page of await guestPages()) expect(page).not.toContain('Sold out')
    const listed = async (at: TestClient) => JSON.stringify(await at.call(listSoldOut, { query: {} }))
    expect(await listed(there)).toBe(await listed(here))
    const words = [{ places: [{ menuId: id, itemId: 9001 }], isSoldOut: true }]
    await here.call(saySoldOut, { body: { words } })
    expect(await listed(there)).toContain('"isSoldOut":true')
    for (const page of await guestPages()) expect(page).toContain('Sold out')
    await there.call(saySoldOut, { body: { words: words.map((word) => ({ ...word, isSoldOut: false })) } })
    expect(await listed(here)).not.toContain('"isSoldOut":true')
    for (const page of await guestPages()) expect(page).not.toContain('Sold out')
  })

  it('show a restaurant’s page alike within two seconds of a change, in one state', async () => {
    const { here, there } = await owner()
    const { id, version } = await here.call(createSavedMenu, { body: buildSavePayload() })
    const made = { menuId: id, timeZone: 'Europe/Paris', isOpen: true }
    const { slug } = await there.call(makeRestaurantPage, { body: made })
    const pages = () =>
      Promise.all(
        ([0, 1] as const).map(async (server) => {
          const answer = await new TestClient(url(server)).fetch(`/r/${slug}`)
          return { html: await answer.text(), state: answer.headers.get('x-carte-state') }
        }),
      )
    const before = await pages()
    expect(before.map(({ state }) => state)).toEqual([before[0]?.state, before[0]?.state])
    const content = buildContent()
    const [dish] = content.sections[0]?.items ?? []
    if (dish) dish.name = 'Roast Swan'
    await here.call(updateSavedMenu, {
      params: { id },
      body: { ...buildSavePayload({ content }), version },
    })
    const changedAt = performance.now()
    const after = await pages()
    expect(performance.now() - changedAt).toBeLessThan(2000)
    for (const page of after) expect(page.html).toContain('Roast Swan')
    expect(after[1]?.state).toBe(after[0]?.state)
    expect(after[0]?.state).not.toBe(before[0]?.state)
  })

  it('print and serve a picture that the other one took in', async () => {
    const { here, there } = await owner()
    const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#a63a24' } })
    const file = new File([new Uint8Array(await picture.png().toBuffer())], 'dish.png')
    const { url: imageUrl } = await here.call(uploadImage, { upload: { file } })
    expect((await there.fetch(imageUrl)).status).toBe(200)
    const content = buildContent({ items: 1, sections: 1 })
    for (const item of content.sections[0]?.items ?? []) item.imageUrl = imageUrl
    const body = buildSavePayload({ content, design: { ...defaultDesign, showImages: true } })
    const { id } = await there.call(createSavedMenu, { body })
    const pdfs = await Promise.all(
      [here, there].map(async (client) => {
        const pdf = await client.call(savedMenuPdf, { params: { id } })
        return Buffer.from(await (pdf as File).arrayBuffer())
      }),
    )
    expect(pdfs[0]?.toString('latin1')).toContain('/Subtype /Image')
    expect(Buffer.compare(pdfs[0] ?? Buffer.of(), pdfs[1] ?? Buffer.of())).toBe(0)
  })

  it('know an added dish at once: to save, to show, and when it is taken away', async () => {
    const here = new TestClient(url(0))
    await here.login('curator')
    const there = here.at(url(1))
    const draft = buildDishDraft({ name: 'Dish of the First Server' })
    await here.call(addItems, { body: { items: [draft] } })
    const [added] = await there.call(listAddedItems, {})
    const id = added?.id ?? 0
    const body = { name: 'Added Menu', templateId: 1, cuisineId: draft.cuisineId, items: [id] }
    const saved = await there.call(createSavedMenu, { body })
    expect(saved.content.sections[0]?.items[0]?.name).toBe(draft.name)
    expect((await here.call(readSavedMenu, { params: { id: saved.id } })).content).toEqual(saved.content)
    expect((await there.fetch(`/images/dishes/${id}.svg`)).status).toBe(200)
    await there.call(removeAddedItem, { params: { id } })
    expect(await here.refusal(createSavedMenu, { body })).toMatchObject({ code: 'invalid_input' })
    const [written] = loadCatalogue()
    if (!written) throw new Error('The catalogue is empty')
    expect((await here.fetch(dishImageUrl(written))).status).toBe(200)
  })

  it('sell together: begun at one, paid at the other, Professional at both, charged once', async () => {
    const { here, there } = await owner()
    const [first, second] = await Promise.all(
      [here, there].map((client) => client.call(createSubscription, {})),
    )
    const body = { clientSecret: second?.clientSecret ?? '', ...cardWith('success') }
    expect(first?.clientSecret).toBe(second?.clientSecret)
    await there.call(paySandboxInvoice, { body })
    for (const client of [here, there])
      expect((await client.call(currentUser, {})).subscriptionPlan).toBe('professional')
    expect(await here.refusal(createSubscription)).toMatchObject({ code: 'already_professional' })
  })
})
