import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { listActivity } from '#contract/accounts/audit-trail.ts'
import * as billing from '#contract/accounts/billing.ts'
import { calls } from '#contract/calls.ts'
import { reviewRecommendations } from '#contract/generating/insights.ts'
import { createSavedMenu, listSavedMenus, readSavedMenu } from '#contract/menus/saved-menus.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { BASIC_SAVED_MENU_LIMIT } from '#domain/plans/plans.ts'
import { type RunningServer, startServer } from '#server/boot/start.ts'
import { readEnv } from '#server/settings/env.ts'
import { loadBuiltSite } from '#server/site/built-site.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { sharedTypesetter } from '../support/shared-typesetter.ts'
import { subscribe } from '../support/subscriber.ts'
import { TestClient } from '../support/test-client.ts'
import { createDatabase, hasEngine } from '../support/test-server.ts'

const DIST_DIR = join(import.meta.dirname, '..', '..', 'dist')
const PAGES = ['/pricing', '/subscription-checkout', '/subscription-success']

/** One installation whose operator turns billing off and on again; each test goes on from the one before. */
describe.skipIf(!hasEngine)('an installation that turns billing off', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-test-'))
  let database: Awaited<ReturnType<typeof createDatabase>>
  let server: RunningServer | undefined

  /** Restarts with this setting; sessions go on, by their cookies. */
  async function restart(settings: Record<string, string> = {}): Promise<string> {
    await server?.stop('other settings')
    const env = readEnv({
      PORT: '0',
      CARTE_DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DATABASE_URL: database?.url,
      ...settings,
    })
    server = await startServer(env, () => loadBuiltSite(DIST_DIR), { typesetter: sharedTypesetter() })
    return server.url
  }

  const owners: Record<'basic' | 'professional', TestClient> = {} as never
  const at = (url: string) => {
    for (const plan of ['basic', 'professional'] as const) owners[plan] = owners[plan].at(url)
  }
  const planOf = async (owner: TestClient) => (await owner.call(currentUser, {})).subscriptionPlan
  const designOf = async (owner: TestClient, id: string) =>
    (await owner.call(readSavedMenu, { params: { id } })).design
  const saveAnother = (owner: TestClient) => {
    const { design: _, ...body } = buildSavePayload()
    return owner.call(createSavedMenu, { body })
  }

  beforeAll(async () => {
    database = await createDatabase()
    const url = await restart()
    for (const plan of ['basic', 'professional'] as const) {
      owners[plan] = new TestClient(url)
      await owners[plan].register(`${plan}-owner`)
    }
    await subscribe(owners.professional)
    for (let menus = 0; menus < BASIC_SAVED_MENU_LIMIT; menus += 1) await saveAnother(owners.basic)
  })

  afterAll(async () => {
    await server?.stop('end of the tests')
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('gives every account what Professional has', async () => {
    at(await restart({ CARTE_BILLING: 'off' }))
    for (const owner of Object.values(owners)) expect(await planOf(owner)).toBe('professional')
    await saveAnother(owners.basic)
    expect(await owners.basic.call(listSavedMenus, {})).toHaveLength(BASIC_SAVED_MENU_LIMIT + 1)
    const body = { content: buildContent({ items: 4 }), cuisineId: 5 }
    expect((await owners.basic.send(reviewRecommendations, { body })).status).toBe(200)
  })

  it('has no page and no call that takes money, and speaks of none', async () => {
    for (const path of PAGES) expect((await owners.basic.fetch(path)).status, path).toBe(404)
    for (const { resource, call } of calls) {
      if (resource !== 'Billing') continue
      const params = { id: 'any', provider: 'any' }
      const answer = await owners.professional.send(call, { params, ...(call.body && { body: {} }) })
      expect([call.path, answer.status]).toEqual([call.path, 404])
    }
    const description = await (await owners.basic.fetch('/api/openapi.json')).text()
    expect(description).not.toMatch(/\/api\/(billing|subscription|create-subscription|webhooks)/)
    expect(await (await owners.basic.fetch('/sitemap-site.xml')).text()).not.toContain('pricing')
    expect(await (await owners.basic.fetch('/robots.txt')).text()).not.toContain('subscription')
    const actions = (await owners.professional.call(listActivity, {})).map(({ action }) => action)
    expect(actions).toEqual(['account.created'])
  })

  it('has lost nothing when it is turned on again', async () => {
    at(await restart())
    expect(await planOf(owners.basic)).toBe('basic')
    expect(await planOf(owners.professional)).toBe('professional')
    expect(await owners.professional.call(billing.listPayments, {})).toHaveLength(1)
    expect(await owners.basic.call(listSavedMenus, {})).toHaveLength(BASIC_SAVED_MENU_LIMIT + 1)
    for (const path of PAGES) expect((await owners.basic.fetch(path)).status, path).toBe(200)
    const actions = (await owners.professional.call(listActivity, {})).map(({ action }) => action)
    expect(actions).toContain('plan.changed')
  })

  it('begins the same designs on all plans: the watermark follows from the plan that they are shown on', async () => {
    const { id } = await saveAnother(owners.professional)
    expect(await designOf(owners.professional, id)).toEqual(defaultDesign)
    const designs = await Promise.all(
      (await owners.basic.call(listSavedMenus, {})).map((menu) => designOf(owners.basic, menu.id)),
    )
    expect(designs).toEqual(designs.map(() => defaultDesign))
  })
})
