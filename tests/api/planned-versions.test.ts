import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import {
  answerChange,
  listChanges,
  openChange,
  readChange,
  undoChange,
  withdrawChange,
} from '#contract/menus/changes.ts'
import { listRecord } from '#contract/menus/record.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  listSavedMenus,
  readSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { makeRestaurantPage, updateRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { openPlanned } from '#server/features/menus/changes/open-planned.ts'
import { verifyRecord } from '#server/maintenance/verify-record.ts'
import type { Env } from '#server/settings/env.ts'
import { inDatabase } from '../builders/build-live.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useServerNextTo, useTestServer } from '../support/test-server.ts'

const clock = buildClock()
const DAY_MS = 86_400_000

/** The first dish at one price and the second at another, under a title. */
const menu = (title: string, first: number, second: number) => {
  const content = { ...buildContent(), title }
  const [one, other] = content.sections.flatMap(({ items }) => items)
  if (one) one.prices = [{ id: 'p1', kind: 'fixed', amount: first }]
  if (other) other.prices = [{ id: 'p1', kind: 'fixed', amount: second }]
  return content
}

const save = (client: TestClient, id: string, version: number, content: ReturnType<typeof menu>) =>
  client.call(updateSavedMenu, { params: { id }, body: { ...buildSavePayload({ content }), version } })

const read = async (client: TestClient, id: string) => {
  const { content, version } = await client.call(readSavedMenu, { params: { id } })
  const amounts = content.sections.flatMap(({ items }) => items.flatMap(({ prices }) => prices)).slice(0, 8)
  return { title: content.title, version, amounts: amounts.map(({ amount }) => amount) }
}

/** Opened once, with both fixes; each publication is on record once, and the chain is whole. */
async function expectAutumn(client: TestClient, env: Env, id: string): Promise<void> {
  const opened = await read(client, id)
  expect(opened).toMatchObject({ title: 'Autumn', version: 4 })
  expect(opened.amounts).toEqual(expect.arrayContaining([550, 650]))
  const entries = await client.call(listRecord, { params: { id }, query: {} })
  expect(entries.map(({ version, by }) => [version, by === null])).toEqual([
    [4, true],
    [3, false],
    [2, false],
    [1, false],
  ])
  const [applied] = await client.call(listChanges, { query: {} })
  expect(applied).toMatchObject({ state: 'applied', menus: [{ baseVersion: 3, savedAs: 4 }] })
  expect(await inDatabase(env, verifyRecord)).toEqual([])
}

describe.skipIf(!hasEngine)('a version for a date', () => {
  const server = useTestServer({}, { clock: clock.now, roundsMs: { versions: 2_000_000_000 } })
  afterEach(() => clock.reset())

  async function owner() {
    const client = server().client()
    await client.register(`planned-${crypto.randomUUID()}`)
    return client
  }

  const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString()

  async function sharedMenu(client: TestClient) {
    const body = buildSavePayload({ content: menu('Summer', 500, 600) })
    const { id } = await client.call(createSavedMenu, { body })
    await client.call(shareSavedMenu, { params: { id } })
    return id
  }

  const plan = (client: TestClient, menuId: string, content: ReturnType<typeof menu>, opensAt = inDays(30)) =>
    client.call(openChange, {
      body: { menuId, version: 1, title: 'Autumn', by: 'person', content, opensAt },
    })

  const look = () =>
    inDatabase(server().env, (db) =>
      openPlanned({
        db,
        clock: clock.now,
        catalogue: { read: async () => ({ recipes: [], recipeOf: () => undefined }) } as never,
        log: { error: (...line: unknown[]) => expect(line).toEqual([]) } as never,
      }),
    )

  it('opens once on its date, with two price fixes that were made meanwhile, and is undone without them', async () => {
    const client = await owner()
    const id = await sharedMenu(client)
    await plan(client, id, menu('Autumn', 500, 600))
    await save(client, id, 1, menu('Summer', 550, 600))
    await save(client, id, 2, menu('Summer', 550, 650))
    await look()
    expect(await read(client, id)).toMatchObject({ title: 'Summer', version: 3 })
    clock.passDays(31)
    await look()
    await look()
    await expectAutumn(client, server().env, id)
    const [applied] = await client.call(listChanges, { query: {} })
    const { menus } = await client.call(undoChange, { params: { id: String(applied?.id) } })
    expect(menus).toHaveLength(1)
    expect(await read(client, id)).toMatchObject({
      title: 'Summer',
      amounts: expect.arrayContaining([550, 650]),
    })
  })

  it('asks as soon as both changed one price, and opens with the answer', async () => {
    const client = await owner()
    const id = await sharedMenu(client)
    const { id: change } = await plan(client, id, menu('Autumn', 700, 600))
    await save(client, id, 1, menu('Summer', 550, 650))
    expect(await client.call(listChanges, { query: { state: 'open' } })).toMatchObject([{ asks: 1 }])
    expect(await client.call(listSavedMenus, {})).toMatchObject([
      { id, planned: [{ title: 'Autumn', asks: 1 }] },
    ])
    const { questions, version, planned, findings, hasOtherDesign } = await client.call(readChange, {
      params: { id: change },
    })
    const dishes = planned?.content.sections.flatMap(({ items }) => items) ?? []
    expect(dishes.find(({ name }) => name === 'Dish number 1')?.prices).toMatchObject([{ amount: 700 }])
    expect({ findings, hasOtherDesign }).toEqual({ findings: { fresh: [], gone: [] }, hasOtherDesign: false })
    expect(questions).toMatchObject([{ name: 'Dish number 1', before: '$7.00', after: '$5.50' }])
    const answers = Object.fromEntries(questions.map(({ key }) => [key, 'mine' as const]))
    const body = { version: version ?? 0, answers }
    expect(await client.call(answerChange, { params: { id: change }, body })).toMatchObject({ asks: 0 })
    clock.passDays(31)
    await look()
    const opened = await read(client, id)
    expect(opened.title).toBe('Autumn')
    expect(opened.amounts).toEqual(expect.arrayContaining([550, 650]))
  })

  it('opens as it was prepared where nobody answered, after any number of saves', async () => {
    const client = await owner()
    const id = await sharedMenu(client)
    await plan(client, id, menu('Autumn', 700, 600))
    for (let version = 1; version <= 24; version += 1)
      await save(client, id, version, menu('Summer', 550 + version, 650))
    clock.passDays(31)
    await look()
    const opened = await read(client, id)
    expect(opened).toMatchObject({ title: 'Autumn', version: 26 })
    expect(opened.amounts).toEqual(expect.arrayContaining([700, 650]))
  })

  it('opens in the template that it was prepared in', async () => {
    const client = await owner()
    const id = await sharedMenu(client)
    const content = menu('Autumn', 500, 600)
    const body = {
      menuId: id,
      version: 1,
      title: 'Autumn',
      content,
      templateId: 2,
      opensAt: inDays(30),
    } as const
    const { id: change } = await client.call(openChange, { body })
    await save(client, id, 1, menu('Summer', 550, 600))
    const seen = await client.call(readChange, { params: { id: change } })
    expect(seen).toMatchObject({ planned: { templateId: 2 }, hasOtherDesign: true })
    clock.passDays(31)
    await look()
    expect(await client.call(readSavedMenu, { params: { id } })).toMatchObject({ version: 3, templateId: 2 })
  })

  it('refuses a date that is over, and asks before a day on which no page serves the menu', async () => {
    const client = await owner()
    const id = await sharedMenu(client)
    const wish = (opensAt: string, opensWhileClosed = false) => ({
      body: {
        menuId: id,
        version: 1,
        title: 'Autumn',
        content: menu('Autumn', 1, 2),
        opensAt,
        opensWhileClosed,
      },
    })
    expect(await client.refusal(openChange, wish(inDays(-1)))).toMatchObject({ code: 'opens_in_past' })
    const made = await client.call(makeRestaurantPage, {
      body: { menuId: id, timeZone: 'UTC', isOpen: true },
    })
    const lastDay = inDays(10).slice(0, 10)
    await client.call(updateRestaurantPage, {
      params: { restaurantId: made.restaurantId },
      body: {
        version: made.version,
        page: { ...made.page, menus: made.page.menus.map((one) => ({ ...one, lastDay })) },
      },
    })
    expect(await client.refusal(openChange, wish(inDays(30)))).toMatchObject({ code: 'opens_while_closed' })
    await client.call(openChange, wish(inDays(5)))
    await client.call(openChange, wish(inDays(30), true))
    expect(await client.refusal(openChange, wish(inDays(2500), true))).toMatchObject({
      code: 'opens_too_late',
    })
    const atTheEnd = '9999-12-31T23:59:59-12:00'
    expect(await client.refusal(openChange, wish(atTheEnd, true))).toMatchObject({ code: 'opens_too_late' })
  })

  it('refuses a second version in the minute of another one, until that one is withdrawn', async () => {
    const client = await owner()
    const id = await sharedMenu(client)
    const first = await plan(client, id, menu('Autumn', 500, 600), `${inDays(30).slice(0, 16)}:00Z`)
    const again = {
      body: { menuId: id, version: 1, title: 'Harvest', content: menu('Harvest', 500, 600) },
    }
    const opensAt = `${inDays(30).slice(0, 16)}:59.999Z`
    expect(await client.refusal(openChange, { body: { ...again.body, opensAt } })).toMatchObject({
      code: 'opens_together',
    })
    const other = await sharedMenu(client)
    await plan(client, other, menu('Autumn', 500, 600), opensAt)
    await client.call(withdrawChange, { params: { id: first.id } })
    await client.call(openChange, { body: { ...again.body, opensAt } })
  })

  it('of a menu in the bin opens nothing, and ends', async () => {
    const client = await owner()
    const id = await sharedMenu(client)
    await plan(client, id, menu('Autumn', 700, 600))
    await client.call(deleteSavedMenu, { params: { id } })
    clock.passDays(20)
    await look()
    clock.passDays(11)
    await look()
    expect(await client.call(listChanges, { query: {} })).toMatchObject([{ state: 'withdrawn' }])
  })
})

describe.skipIf(!hasEngine || process.env.CARTE_TEST_ENGINE !== 'postgres')(
  'a version for a date, on two servers',
  () => {
    const clock = buildClock()
    const options = { clock: clock.now, roundsMs: { versions: 10 } }
    const settings = { CARTE_SECRET: 'one secret for both servers of a test' }
    const server = useTestServer(settings, options)
    const other = useServerNextTo(server, options)

    it('opens once on its date, with price fixes that were made at either of them', async () => {
      const here = server().client()
      await here.register(`planned-${crypto.randomUUID()}`)
      const there = here.at(other().url)
      const body = buildSavePayload({ content: menu('Summer', 500, 600) })
      const { id } = await here.call(createSavedMenu, { body })
      await there.call(shareSavedMenu, { params: { id } })
      const opensAt = new Date(clock.now().getTime() + 30 * DAY_MS).toISOString()
      const content = menu('Autumn', 500, 600)
      await here.call(openChange, { body: { menuId: id, version: 1, title: 'Autumn', content, opensAt } })
      await here.call(updateSavedMenu, {
        params: { id },
        body: { ...buildSavePayload({ content: menu('Summer', 550, 600) }), version: 1 },
      })
      await there.call(updateSavedMenu, {
        params: { id },
        body: { ...buildSavePayload({ content: menu('Summer', 550, 650) }), version: 2 },
      })
      await setTimeout(50)
      expect(await read(there, id)).toMatchObject({ title: 'Summer', version: 3 })
      clock.passDays(31)
      await expect.poll(async () => (await read(here, id)).version).toBe(4)
      // Both have looked several times since.
      await setTimeout(100)
      await expectAutumn(there, server().env, id)
    })
  },
)
