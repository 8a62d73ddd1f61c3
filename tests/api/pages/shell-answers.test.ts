import { describe, expect, it } from 'vitest'
import { readDraft } from '#contract/menus/drafts.ts'
import { createSavedMenu, listSavedMenus, readSavedMenu } from '#contract/menus/saved-menus.ts'
import { ANSWERS_ELEMENT, type ShellAnswer } from '#contract/pages/shell.ts'
import { readRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { buildContent, buildSavePayload } from '../../builders/build-menu.ts'
import { openPage } from '../../support/restaurant-page.ts'
import type { TestClient } from '../../support/test-client.ts'
import { useTestServer } from '../../support/test-server.ts'

async function answersAt(client: TestClient, path: string): Promise<Map<string, unknown>> {
  const html = await (await client.fetch(path)).text()
  const [, json = ''] = new RegExp(`id="${ANSWERS_ELEMENT}">(.*?)</script>`).exec(html) ?? []
  return new Map((JSON.parse(json) as ShellAnswer[]).map(([key, answer]) => [JSON.stringify(key), answer]))
}

describe('what the shell says ahead', () => {
  const server = useTestServer()

  it('says in the page of a list what its calls would answer, to its owner alone', async () => {
    const owner = server().client()
    const user = await owner.register('shell')
    await owner.call(createSavedMenu, { body: buildSavePayload() })
    const said = await answersAt(owner, '/saved-menus?edit=1')
    expect(said.get('["/api/user"]')).toEqual(user)
    expect(said.get(`["${listSavedMenus.path}"]`)).toEqual(await owner.call(listSavedMenus, {}))
    expect([...(await answersAt(server().client(), '/saved-menus'))]).toEqual([['["/api/user"]', null]])
  })

  it('says what is served today, and nothing of anybody where devices are shared', async () => {
    const owner = server().client()
    await owner.register('today')
    const { restaurantId } = await openPage(owner, [buildContent({ items: 2 })])
    const params = { restaurantId }
    const said = await answersAt(owner, '/')
    expect(said.get(JSON.stringify([readRestaurantPage.path, { params }]))).toEqual(
      await owner.call(readRestaurantPage, { params }),
    )
    expect((await answersAt(owner, '/sold-out')).size).toBe(0)
  })

  it('says in the page of an editor the menu that its address names, to its owner alone', async () => {
    const owner = server().client()
    await owner.register('editor')
    const { id } = await owner.call(createSavedMenu, { body: buildSavePayload() })
    const params = { id }
    const said = await answersAt(owner, `/menu-builder?of=${id}`)
    expect(said.get(JSON.stringify([readSavedMenu.path, { params }]))).toEqual(
      await owner.call(readSavedMenu, { params }),
    )
    expect(said.get(JSON.stringify([readDraft.path, { query: { workId: id } }]))).toBeNull()
    const other = server().client()
    await other.register('another')
    const saidToOther = await answersAt(other, `/menu-designer?of=${id}`)
    expect(saidToOther.has(JSON.stringify([readSavedMenu.path, { params }]))).toBe(false)
    expect((await answersAt(owner, '/menu-builder')).size).toBe(1)
  })
})
