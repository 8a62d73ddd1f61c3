import { describe, expect, it } from 'vitest'
import { DISHES_IN_FULL } from '#domain/live/guests/menus-in-full.ts'
import { buildContent } from '../../builders/build-menu.ts'
import { openPage } from '../../support/restaurant-page.ts'
import { subscribe } from '../../support/subscriber.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

/** Together more than a page shows in full; the first two are not. */
const MENUS = { Lunch: DISHES_IN_FULL - 100, Wine: 90, Dinner: 60 }

describe.skipIf(!hasEngine)('the page of a restaurant with many dishes', () => {
  const server = useTestServer()

  async function house() {
    const client = server().client()
    await client.register(`long-${crypto.randomUUID()}`)
    await subscribe(client)
    const contents = Object.entries(MENUS).map(([title, items]) => ({ ...buildContent({ items }), title }))
    const { slug } = await openPage(client, contents)
    const textOf = async (path: string) => (await server().client().fetch(path)).text()
    return { slug, textOf }
  }

  it('shows its first menus in full, and leads to each of the others', async () => {
    const { slug, textOf } = await house()
    for (const path of [`/r/${slug}`, `/r/${slug}/embed`]) {
      const page = await textOf(path)
      expect(page).toContain('id="lunch-dish-')
      expect(page).toContain('id="wine-dish-')
      expect(page).not.toContain('id="dinner-dish-')
      const ways = page.match(new RegExp(`href="/r/${slug}/dinner"`, 'g'))
      // At the top with the menus that are served, and below with its times.
      expect(ways, path).toHaveLength(2)
    }
    const dinner = await textOf(`/r/${slug}/dinner`)
    expect(dinner.match(/id="dish-/g)).toHaveLength(MENUS.Dinner)
  })

  it('has all of them as data', async () => {
    const { slug, textOf } = await house()
    const data = JSON.parse(await textOf(`/r/${slug}/menu.json`))
    const dishes = data.menus.map(({ name, sections }: { name: string; sections: { items: object[] }[] }) => [
      name,
      sections.flatMap(({ items }) => items).length,
    ])
    expect(Object.fromEntries(dishes)).toEqual(MENUS)
    const google = JSON.parse(await textOf(`/r/${slug}/food-menus.json`))
    expect(google.menus).toHaveLength(3)
  })
})
