import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { deleteUpload, listUploads, uploadImage } from '#contract/accounts/uploads.ts'
import { deleteBinnedMenu } from '#contract/menus/kept-menus.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  listSavedMenus,
  readSavedMenu,
  shareSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { signDeclarations } from '#contract/menus/sign-offs.ts'
import { typesetPdf } from '#contract/menus/typesetting.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { listSoldOut, saySoldOut } from '#contract/restaurant/sold-out.ts'
import {
  createSpecial,
  deleteSpecial,
  listSpecials,
  repeatSpecial,
  updateSpecial,
} from '#contract/restaurant/specials.ts'
import { checkedMenu } from '#domain/live/calendar/checked-menu.ts'
import { SPECIALS_LIMIT } from '#domain/live/model/special.ts'
import { signedText } from '#domain/menu/sign-off/signed-text.ts'
import { buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { readPdf } from '../support/read-pdf.ts'
import { endSubscription, subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('specials', () => {
  const clock = buildClock()
  // Five in the afternoon in Paris.
  clock.stopAt('2026-12-01T16:00:00Z')
  const server = useTestServer(
    {},
    { clock: clock.now, rateLimits: { 'writing by account': { count: 1000, block: 1000 } } },
  )

  async function ownerWithMenu(body: ReturnType<typeof buildSavePayload> = buildSavePayload()) {
    const client = server().client()
    await client.register(`specials-${crypto.randomUUID()}`)
    const { id: menuId } = await client.call(createSavedMenu, { body })
    return { client, menuId }
  }

  const special = (menuId: string, changes: object = {}) => ({
    menuId,
    name: 'Osso buco',
    prices: [{ id: 'p1', amount: 2900 }],
    allergens: ['celery'],
    isConfirmed: true,
    timeZone: 'Europe/Paris',
    from: '2026-12-01T17:00',
    until: '2026-12-02T02:00',
    ...changes,
  })

  const listed = (client: TestClient) => client.call(listSpecials, {})

  it('are put on a menu, changed and taken off again, on every plan', async () => {
    const { client, menuId } = await ownerWithMenu()
    const made = await client.call(createSpecial, { body: special(menuId) })
    expect(made).toMatchObject({ state: 'holds', special: { name: 'Osso buco', allergens: ['celery'] } })
    expect(made.itemId).toBeGreaterThan(2 ** 47)
    const body = special(menuId, { name: 'Osso buco alla milanese', sectionId: 1 })
    const changed = await client.call(updateSpecial, { params: { id: made.id }, body })
    expect(changed).toMatchObject({ itemId: made.itemId, special: { sectionId: 1 } })
    expect(await listed(client)).toEqual([changed])
    await client.call(deleteSpecial, { params: { id: made.id } })
    expect(await listed(client)).toEqual([])
  })

  it('hold as long as before where their menu gets a page with another clock', async () => {
    const { client, menuId } = await ownerWithMenu()
    await client.call(createSpecial, { body: special(menuId) })
    await client.call(makeRestaurantPage, { body: { menuId, timeZone: 'America/New_York' } })
    expect(await listed(client)).toMatchObject([
      {
        state: 'holds',
        special: { timeZone: 'America/New_York', from: '2026-12-01T11:00', until: '2026-12-01T20:00' },
      },
    ])
  })

  it('say all that an item says', async () => {
    const { client, menuId } = await ownerWithMenu()
    const said = {
      secondName: 'Kalbshaxe',
      secondDescription: 'mit Gremolata',
      ingredients: ['veal shank', 'celery'],
      additives: ['coloring'],
      marks: ['raw'],
      mayContain: ['wheat'],
      removable: ['celery'],
      kcal: 700,
      prices: [
        { id: 'p1', amount: 1900, label: 'small' },
        { id: 'p2', amount: 2900, label: 'large' },
      ],
    }
    const { special: made } = await client.call(createSpecial, { body: special(menuId, said) })
    expect(made).toMatchObject({ ...said, prices: [{ label: 'small' }, { label: 'large' }] })
  })

  it('are refused where their own claims or ingredients say otherwise', async () => {
    const { client, menuId } = await ownerWithMenu()
    const refusal = (changes: object) => client.refusal(createSpecial, { body: special(menuId, changes) })
    expect(await refusal({ dietaryOptions: [2], allergens: ['milk'] })).toMatchObject({
      code: 'invalid_input',
      message: 'Osso buco cannot be Vegan: it contains milk.',
    })
    expect(await refusal({ dietaryOptions: [1], ingredients: ['veal shank', 'celery'] })).toMatchObject({
      code: 'invalid_input',
      message: 'Osso buco cannot be Vegetarian: its recipe has veal shank.',
    })
    expect(await refusal({ modifierGroups: ['none'] })).toMatchObject({ code: 'invalid_input' })
    expect(await listed(client)).toEqual([])
  })

  it('are asked for where their words speak against what they declare, and kept once that is meant', async () => {
    const { client, menuId } = await ownerWithMenu()
    const body = special(menuId, { name: 'Peanut Prawn Special', allergens: [], isConfirmed: false })
    expect(await client.refusal(createSpecial, { body })).toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('Peanut Prawn Special mention'),
    })
    expect(await listed(client)).toEqual([])
    const meant = { ...body, isConfirmed: true }
    const { id } = await client.call(createSpecial, { body: meant })
    expect(await client.refusal(updateSpecial, { params: { id }, body })).toMatchObject({
      code: 'invalid_input',
    })
    await client.call(updateSpecial, { params: { id }, body: meant })
  })

  it.each([
    ['its name', { name: 'Gluten-free pasta special', allergens: ['wheat'] }, 'wheat'],
    ['its name', { name: 'Egg-free quiche', allergens: ['eggs', 'milk', 'wheat'] }, 'free of eggs'],
    ['its name', { name: 'Nut-free brownie', allergens: ['walnuts', 'wheat', 'eggs', 'milk'] }, 'walnuts'],
    ['its name', { name: 'Vegan special', allergens: ['milk'] }, 'Vegan'],
    ['its description', { description: 'Sans gluten', allergens: ['wheat'] }, 'wheat'],
    ['its recipe', { name: 'Halal burger', ingredients: ['bacon'], allergens: [] }, 'bacon'],
    ['its traces', { dietaryOptions: [3], allergens: [], mayContain: ['wheat'] }, 'may contain wheat'],
    ['its choices', { dietaryOptions: [10], allergens: [], modifierGroups: ['dips'] }, 'peanuts'],
    ['the choices of its section', { dietaryOptions: [10], allergens: [], sectionId: 2 }, 'peanuts'],
  ])('are asked for where %s contradict: %o', async (_, changes, said) => {
    const satay = { id: 'o1', name: 'Satay', amount: 0, allergens: ['peanuts'], confirmedName: 'Satay' }
    const dips = { id: 'dips', name: 'Dips', min: 1, max: 1, options: [satay] }
    const built = buildSavePayload()
    const [section] = built.content.sections
    const content = {
      ...built.content,
      modifierGroups: [dips],
      sections: [
        ...(section ? [section] : []),
        { id: 2, name: 'With dips', items: [], modifierGroups: ['dips'] },
      ],
    }
    const { client, menuId } = await ownerWithMenu({ ...built, content })
    const body = special(menuId, { name: 'Lunch', isConfirmed: false, ...changes })
    expect(await client.refusal(createSpecial, { body })).toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(new RegExp(`${said}[^]*isConfirmed`)),
    })
    await client.call(createSpecial, { body: { ...body, isConfirmed: true } })
  })

  it('are signed as other dishes are', async () => {
    const { client, menuId } = await ownerWithMenu()
    const { itemId, id, special: made } = await client.call(createSpecial, { body: special(menuId) })
    if (!made) throw new Error('the special cannot be read')
    const { content } = await client.call(readSavedMenu, { params: { id: menuId } })
    const menu = checkedMenu(content, { plans: [], specials: [{ id, special: made }] })
    const section = menu.sections.at(-1)
    const [item] = section?.items ?? []
    if (!section || !item) throw new Error('the menu has no special')
    const items = [{ itemId, text: signedText(menu, section, item) }]
    const params = { id: menuId }
    const signed = await client.call(signDeclarations, { params, body: { name: 'Ana', items } })
    expect(signed).toMatchObject([{ itemId, name: 'Ana' }])
  })

  it('are judged in the report of preflight, as in the editor', async () => {
    const { client, menuId } = await ownerWithMenu()
    await subscribe(client)
    const { content, design, templateId } = buildSavePayload()
    const report = async (as = client) => {
      const edition = { kind: 'preflight-report' } as const
      const pdf = await as.call(typesetPdf, { body: { content, design, templateId, menuId, edition } })
      const { pages } = await readPdf(new Uint8Array(await (pdf as File).arrayBuffer()))
      return pages.map(({ text }) => text).join(' ')
    }
    const finding = 'The words of Prawn Special mention shrimp'
    expect(await report()).not.toContain(finding)
    const body = special(menuId, { name: 'Prawn Special', allergens: [], isConfirmed: true })
    await client.call(createSpecial, { body })
    expect(await report()).toContain(finding)
    const { client: other } = await ownerWithMenu()
    await subscribe(other)
    expect(await report(other)).not.toContain(finding)
    clock.stopAt('2026-12-02T01:00:00Z')
    expect(await report()).not.toContain(finding)
    clock.stopAt('2026-12-01T16:00:00Z')
  })

  it('stand on the page of their menu while they are served, with what their owner declares', async () => {
    const { client, menuId } = await ownerWithMenu()
    const { url } = await client.call(shareSavedMenu, { params: { id: menuId } })
    const seen = async () => (await server().client().fetch(new URL(url).pathname)).text()
    await client.call(createSpecial, { body: special(menuId) })
    expect(await seen()).toMatch(/Specials[\s\S]*Osso buco/)
    expect(await seen()).toMatch(/celery/i)
    clock.stopAt('2026-12-02T01:00:00Z')
    expect(await seen()).not.toContain('Osso buco')
    clock.stopAt('2026-12-01T16:00:00Z')
  })

  it.each([[[]], [['celery']]])(
    'declare nothing to guests until a person confirms it, as items do: %j',
    async (allergens) => {
      const built = buildSavePayload()
      const [section] = built.content.sections
      const items = [buildItem({ id: 901, name: 'Plain broth', allergens })]
      const content = { ...built.content, sections: section ? [{ ...section, items }] : [] }
      const { client, menuId } = await ownerWithMenu({ ...built, content })
      const { slug } = await client.call(makeRestaurantPage, {
        body: { menuId, timeZone: 'Europe/Paris', isOpen: true },
      })
      const body = special(menuId, { name: 'Clear soup', allergens, isConfirmed: undefined })
      const made = await client.call(createSpecial, { body })
      expect(made.isToConfirm).toBe(true)
      const guest = server().client()
      const dishes = async () => {
        const { menus } = await (await guest.fetch(`/r/${slug}/menu.json`)).json()
        const { sections } = menus[0] as { sections: { items: Record<string, unknown>[] }[] }
        return sections
          .flatMap(({ items }) => items)
          .map(({ name, declaration, contains }) => ({ name, declaration, contains }))
      }
      const undeclared = { declaration: 'undeclared', contains: null }
      expect(await dishes()).toEqual([
        { name: 'Clear soup', ...undeclared },
        { name: 'Plain broth', ...undeclared },
      ])
      const avoiding = await (await guest.fetch(`/r/${slug}?without=peanuts`)).text()
      expect(avoiding).not.toContain('None of the 14')
      const confirmed = { ...body, isConfirmed: true }
      const changed = await client.call(updateSpecial, { params: { id: made.id }, body: confirmed })
      expect(changed.isToConfirm).toBe(false)
      expect(await dishes()).toMatchObject([{ contains: allergens }, undeclared])
    },
  )

  it('are sold out by a report of the kitchen, wherever they are told, until they are served again', async () => {
    const { client, menuId } = await ownerWithMenu()
    const { url } = await client.call(shareSavedMenu, { params: { id: menuId } })
    const seen = async () => (await server().client().fetch(new URL(url).pathname)).text()
    const { id, itemId } = await client.call(createSpecial, { body: special(menuId) })
    const atPass = async () => {
      const { sections } = await client.call(listSoldOut, { query: {} })
      return sections.find(({ name }) => name === 'Today’s Specials')?.dishes ?? []
    }
    const countOf = async (of: string) =>
      (await client.call(listSavedMenus, {})).find((menu) => menu.id === of)?.soldOut
    const say = async (word: object, at = menuId) => {
      const places = [{ menuId: at, itemId }]
      const words = [{ places, isSoldOut: true, until: { kind: 'changed' }, ...word } as const]
      return (await client.call(saySoldOut, { body: { words } })).answers[0]?.outcome
    }
    expect(await atPass()).toMatchObject([{ name: 'Osso buco', places: [{ menuId, itemId, word: null }] }])
    expect(await say({})).toBe('said')
    expect(await atPass()).toMatchObject([{ places: [{ word: { isSoldOut: true } }] }])
    expect(await seen()).toMatch(/Osso buco[\s\S]*Sold out/)
    expect(await countOf(menuId)).toBe(1)
    expect(await listed(client)).toMatchObject([{ id, isSoldOut: true }])
    const { id: other } = await client.call(createSavedMenu, { body: buildSavePayload() })
    const moved = await client.call(updateSpecial, { params: { id }, body: special(other) })
    expect(moved.isSoldOut).toBe(true)
    expect([await countOf(menuId), await countOf(other)]).toEqual([0, 1])
    expect(await say({ isSoldOut: false })).toBe('gone')
    await client.call(updateSpecial, { params: { id }, body: special(menuId) })
    await say({ shows: 'hidden' })
    expect(await seen()).not.toContain('Osso buco')
    const again = await client.call(repeatSpecial, { params: { id }, body: { day: '2026-12-01' } })
    expect(again.isSoldOut).toBe(false)
    expect(await seen()).toContain('Osso buco')
    clock.stopAt('2026-12-02T01:00:00Z')
    expect(await atPass()).toEqual([])
    expect(await countOf(menuId)).toBe(0)
    clock.stopAt('2026-12-01T16:00:00Z')
    expect(await atPass()).toHaveLength(2)
    await client.call(deleteSpecial, { params: { id } })
    expect(await countOf(menuId)).toBe(0)
    expect(await say({ isSoldOut: false })).toBe('gone')
  })

  it('of coming days are Professional; those that are planned come on any plan', async () => {
    const { client, menuId } = await ownerWithMenu()
    const tomorrow = special(menuId, { from: '2026-12-02T17:00', until: '2026-12-03T02:00' })
    const limit = { status: 402, code: 'plan_limit', details: { feature: 'feature:scheduledSpecials' } }
    const { id } = await client.call(createSpecial, { body: special(menuId) })
    const again = { params: { id }, body: { day: '2026-12-02' } }
    expect(await client.refusal(createSpecial, { body: tomorrow })).toMatchObject(limit)
    expect(await client.refusal(repeatSpecial, again)).toMatchObject(limit)
    await subscribe(client)
    const planned = await client.call(repeatSpecial, again)
    expect(planned).toMatchObject({
      state: 'coming',
      special: { name: 'Osso buco', from: '2026-12-02T17:00', until: '2026-12-03T02:00' },
    })
    await endSubscription(client, server().env)
    expect(await listed(client)).toMatchObject([{ id: planned.id, state: 'coming' }, { id }])
    const named = { ...tomorrow, name: 'Osso buco in bianco' }
    await client.call(updateSpecial, { params: { id: planned.id }, body: named })
    const later = { ...named, from: '2026-12-02T18:00' }
    expect(await client.refusal(updateSpecial, { params: { id: planned.id }, body: later })).toMatchObject(
      limit,
    )
  })

  it.each([
    ['a time that is over', { until: '2026-12-01T17:00', from: '2026-12-01T12:00' }, 'never_holds'],
    ['a section that the menu does not have', { sectionId: 99 }, 'section_not_on_menu'],
    ['an unknown allergen', { allergens: ['moonlight'] }, 'invalid_input'],
    ['a diet that its allergens contradict', { allergens: ['fish'], dietaryOptions: [2] }, 'invalid_input'],
    ['a picture that is none', { imageUrl: 'javascript:alert(1)' }, 'invalid_input'],
    ['no name', { name: ' ' }, 'invalid_input'],
    ['a time zone that does not exist', { timeZone: 'Europe/Atlantis' }, 'invalid_input'],
    ['an end before the beginning', { until: '2026-12-01T16:00' }, 'invalid_input'],
  ])('refuse %s, with a sentence, and keep nothing', async (_, changes, code) => {
    const { client, menuId } = await ownerWithMenu()
    const answer = await client.refusal(createSpecial, { body: special(menuId, changes) })
    expect(answer.code).toBe(code)
    expect(answer.message).toMatch(/[.]$/)
    expect(await listed(client)).toEqual([])
  })

  it('keep their picture from being swept, and show it to guests of their menu', async () => {
    const { client, menuId } = await ownerWithMenu()
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63a24' } })
      .png()
      .toBuffer()
    const file = new File([Uint8Array.from(bytes)], 'dish.png')
    const { url } = await client.call(uploadImage, { upload: { file } })
    const name = url.split('/').at(-1) ?? ''
    const { id } = await client.call(createSpecial, { body: special(menuId, { imageUrl: url }) })
    const uses = async () => (await client.call(listUploads, {})).pictures.flatMap(({ usedBy }) => usedBy)
    const seen = async () => (await server().client().fetch(url)).status
    expect(await uses()).toEqual([{ kind: 'special', id, name: 'Osso buco' }])
    expect(await client.refusal(deleteUpload, { params: { name } })).toMatchObject({ code: 'upload_in_use' })
    expect(await seen()).toBe(404)
    await client.call(shareSavedMenu, { params: { id: menuId } })
    expect(await seen()).toBe(200)
    await client.call(deleteSavedMenu, { params: { id: menuId } })
    expect(await seen()).toBe(404)
    await client.call(deleteBinnedMenu, { params: { id: menuId } })
    expect(await uses()).toEqual([])
    expect(await listed(client)).toEqual([])
  })

  it('are seen and changed by their owner alone', async () => {
    const { client, menuId } = await ownerWithMenu()
    const { id } = await client.call(createSpecial, { body: special(menuId) })
    const { client: stranger, menuId: other } = await ownerWithMenu()
    const gone = { status: 404, code: 'special_not_found' }
    expect(await listed(stranger)).toEqual([])
    expect(await stranger.refusal(createSpecial, { body: special(menuId) })).toMatchObject({
      code: 'menu_not_found',
    })
    const params = { id }
    expect(await stranger.refusal(updateSpecial, { params, body: special(other) })).toMatchObject(gone)
    expect(await stranger.refusal(repeatSpecial, { params, body: { day: '2026-12-01' } })).toMatchObject(gone)
    expect(await stranger.refusal(deleteSpecial, { params })).toMatchObject(gone)
  })

  it('give way, the oldest first, once they are over; sixty that are not are enough', async () => {
    const { client, menuId } = await ownerWithMenu()
    await client.call(createSpecial, { body: special(menuId, { name: 'First', until: '2026-12-01T18:00' }) })
    for (let made = 1; made < SPECIALS_LIMIT; made += 1)
      await client.call(createSpecial, { body: special(menuId) })
    const body = special(menuId, { name: 'Last' })
    expect(await client.refusal(createSpecial, { body })).toMatchObject({ code: 'too_many_specials' })
    clock.stopAt('2026-12-01T17:00:00Z')
    await client.call(createSpecial, { body })
    const names = (await listed(client)).map((one) => one.special?.name)
    expect(names).toHaveLength(SPECIALS_LIMIT)
    expect(names).not.toContain('First')
    clock.stopAt('2026-12-01T16:00:00Z')
  })
})
