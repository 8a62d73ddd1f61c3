import { describe, expect, it } from 'vitest'
import { createSavedMenu, shareSavedMenu, withdrawSavedMenu } from '#contract/menus/saved-menus.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { buildContent, buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.runIf(hasEngine)('what guests are told of allergens', () => {
  const server = useTestServer({})

  async function shared(more: readonly MenuItem[] = []) {
    const owner = server().client()
    await owner.register(`owner-${crypto.randomUUID()}`)
    const items = [
      stateClaims(buildItem({ id: 1, name: 'Burrata' }), { allergens: ['milk'] }),
      stateClaims(buildItem({ id: 2, name: 'Bream', ingredients: ['secret sauce'] }), {
        allergens: ['fish'],
      }),
      // Claims of a file that nobody has confirmed.
      buildItem({ id: 3, name: 'Soup', allergens: ['celery'] }),
      ...more,
    ]
    const content = {
      restaurant: buildContent().restaurant,
      ...newMenu([{ id: 1, name: 'Plates', items }]),
      market: { country: 'DE' },
    }
    const { id } = await owner.call(createSavedMenu, { body: buildSavePayload({ content }) })
    await owner.call(shareSavedMenu, { params: { id } })
    return { id, owner, guest: server().client() }
  }

  it('hides on the page what is avoided, keeps the data of search engines whole, and knows no other words', async () => {
    const { id, guest } = await shared()
    const page = async (query: string) => (await guest.fetch(`/menu-viewer/${id}${query}`)).text()
    const dataOf = (html: string) => /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
    const whole = await page('')
    const without = await page('?without=milk&without=nonsense&without=%3Cscript%3E')
    expect(without).toContain('Dishes hidden: 2 of 3')
    expect(without).not.toContain('>Burrata<')
    expect(without).toContain('>Bream<')
    expect(dataOf(without)).toBe(dataOf(whole))
    expect(dataOf(whole)).toContain('Burrata')
    // Nothing is left out for what is not known, and the page doesn't act as if it were.
    expect(await page('?without=nonsense')).toContain('Allergens: please ask (“nonsense”)')
    expect(await page('?without=%3Cscript%3E')).toContain('(“&lt;script&gt;”)')
    expect(whole).not.toContain('please ask (')
  })

  it.each([
    ['?without=dairy', ['Burrata', 'Soup'], []],
    ['?without=Milch,poissons', ['Burrata', 'Bream', 'Soup'], []],
    ['?without[]=milk&without[]=fish', ['Burrata', 'Bream', 'Soup'], []],
    ['?without=shellfish', ['Soup'], []],
    ['?without=peanut', ['Soup'], []],
    ['?without=foo,dairy', ['Burrata', 'Soup'], ['foo']],
  ])('hides for %s what is meant, and names what it does not know', async (query, hidden, unknown) => {
    const { id, guest } = await shared()
    const html = await (await guest.fetch(`/menu-viewer/${id}${query}`)).text()
    const shown = ['Burrata', 'Bream', 'Soup'].filter((name) => html.includes(`>${name}<`))
    expect(shown).toEqual(['Burrata', 'Bream', 'Soup'].filter((name) => !hidden.includes(name)))
    expect([...html.matchAll(/“([^”]*)”/g)].map(([, word]) => word)).toEqual(unknown)
  })

  it('has no claim in the table that nobody stands behind, and no recipe', async () => {
    const { id, guest } = await shared()
    const answer = await guest.fetch(`/menu-viewer/${id}/allergens`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('2 of 3 dishes declared')
    expect(html.match(/Not declared: please ask/g)).toHaveLength(1)
    expect(html).not.toContain('secret sauce')
    expect(html).not.toContain('<script')
  })

  it('asks to ask where the words of a dish name what its declaration denies, on the page, in the table and as text', async () => {
    const calamari = buildItem({ id: 4, name: 'Calamari', description: 'Crisp squid, lemon aioli' })
    const read = async (allergens: string[]) => {
      const { id, guest } = await shared([stateClaims(calamari, { allergens })])
      const of = async (rest: string) => (await guest.fetch(`/menu-viewer/${id}${rest}`)).text()
      return [await of('?without=eggs'), await of('/allergens'), await of('/menu.txt')] as const
    }
    const [page, table, text] = await read(['wheat', 'molluscs'])
    expect(page).not.toContain('>Calamari<')
    expect(table).toContain('2 of 4 dishes declared')
    expect(text).toMatch(/Calamari.*Contains wheat, mollusks\s+Other allergens: please ask/s)
    const [, answered] = await read(['wheat', 'molluscs', 'eggs'])
    expect(answered).toContain('3 of 4 dishes declared')
  })

  it.each(['/allergens', '/menu.txt', '?without=milk'])('is gone with the link: %s', async (rest) => {
    const { id, owner, guest } = await shared()
    expect((await guest.fetch(`/menu-viewer/${id}${rest}`)).status).toBe(200)
    await owner.call(withdrawSavedMenu, { params: { id } })
    expect((await guest.fetch(`/menu-viewer/${id}${rest}`)).status).toBe(404)
    expect((await owner.fetch(`/menu-viewer/${id}${rest}`)).status).toBe(200)
  })
})
