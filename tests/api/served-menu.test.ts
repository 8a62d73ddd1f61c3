import { beforeAll, describe, expect, it } from 'vitest'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { inDatabase, sayOfItem } from '../builders/build-live.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const clock = buildClock()

describe.runIf(hasEngine)('the page of a shared menu, as it is served', () => {
  const server = useTestServer({}, { clock: clock.now })
  let owner: TestClient

  beforeAll(async () => {
    owner = server().client()
    await owner.register('marcella')
  })

  async function shared() {
    const { id } = await owner.call(createSavedMenu, { body: buildSavePayload() })
    await owner.call(shareSavedMenu, { params: { id } })
    return id
  }

  const textOf = async (path: string) => (await server().client().fetch(path)).text()

  it('shows at once what the kitchen has no more of, and leaves out what is hidden', async () => {
    const id = await shared()
    expect(await textOf(`/menu-viewer/${id}/menu.txt`)).not.toContain('Sold out')
    await inDatabase(server().env, async (db) => {
      await sayOfItem(db, id, 9001)
      await sayOfItem(db, id, 9002, { shows: 'hidden' })
    })
    const text = await textOf(`/menu-viewer/${id}/menu.txt`)
    expect(text).toContain('Dish number 1 (Sold out)')
    expect(text).not.toContain('Dish number 2')
    expect(await textOf(`/menu-viewer/${id}`)).not.toContain('Dish number 2')
    await inDatabase(server().env, (db) => sayOfItem(db, id, 9002, { isSoldOut: false }))
    expect(await textOf(`/menu-viewer/${id}`)).toContain('Dish number 2')
  })

  it('has the dish again at the minute that was said, with no row changed', async () => {
    clock.stopAt('2026-06-05T18:00:00Z')
    const id = await shared()
    const until = '2026-06-05T22:00:00.000Z'
    await inDatabase(server().env, (db) => sayOfItem(db, id, 9002, { shows: 'hidden', until }))
    expect(await textOf(`/menu-viewer/${id}`)).not.toContain('Dish number 2')
    clock.stopAt('2026-06-05T21:59:59Z')
    expect(await textOf(`/menu-viewer/${id}`)).not.toContain('Dish number 2')
    clock.stopAt('2026-06-05T22:00:00Z')
    expect(await textOf(`/menu-viewer/${id}`)).toContain('Dish number 2')
    clock.reset()
  })
})
