import { describe, expect, it } from 'vitest'
import {
  applyChange,
  listChanges,
  openChange,
  readChange,
  undoChange,
  withdrawChange,
} from '#contract/menus/changes.ts'
import {
  changeDishes,
  DECISIONS_KEPT,
  decideDish,
  linkDishes,
  listDishes,
  listDishesOfMenu,
} from '#contract/menus/dishes.ts'
import { readDraft, writeDraft } from '#contract/menus/drafts.ts'
import {
  createSavedMenu,
  duplicateSavedMenu,
  readSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { searchMenus } from '#contract/menus/searching.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { type MenuContent, newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { inDatabase } from '../builders/build-live.ts'
import { buildItem, buildSavePayload } from '../builders/build-menu.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const bavette = (changes: Partial<MenuItem> = {}) =>
  stateClaims(
    buildItem({
      id: 9001,
      name: 'Bavette',
      description: 'With shallots.',
      prices: [fixedPrice(2600)],
      ...changes,
    }),
    { allergens: ['milk'] },
  )

const menuOf = (title: string, section: string, ...items: MenuItem[]): MenuContent => ({
  restaurant: { ...defaultRestaurant, name: 'Chez Nous' },
  ...newMenu([{ id: 2, name: section, items }]),
  title,
})

describe.skipIf(!hasEngine)('the dishes of a restaurant', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`dishes-${crypto.randomUUID()}`)
    return client
  }

  const save = async (client: TestClient, content: MenuContent) =>
    (await client.call(createSavedMenu, { body: buildSavePayload({ content }) })).id

  /** Dinner, lunch and bar of one restaurant, the bavette on all of them. */
  async function threeMenus(client: TestClient) {
    const dinner = await save(
      client,
      menuOf('Dinner', 'Mains', bavette(), buildItem({ id: 9002, name: 'Cod' })),
    )
    const lunch = await save(
      client,
      menuOf('Lunch', 'Mains', bavette({ id: 9005, prices: [fixedPrice(2400)] })),
    )
    const bar = await save(client, menuOf('Bar', 'Larger plates', bavette({ id: 9009 })))
    return { dinner, lunch, bar }
  }

  const read = (client: TestClient, id: string) => client.call(readSavedMenu, { params: { id } })
  const amountOn = async (client: TestClient, id: string) =>
    itemsOf((await read(client, id)).content)[0]?.prices[0]?.amount
  const list = (client: TestClient, query: { q?: string; kind?: 'proposed' | 'differs' } = {}) =>
    client.call(listDishes, { query })

  async function linked(client: TestClient) {
    const menus = await threeMenus(client)
    const links = [
      { menuId: menus.dinner, sectionId: 2, itemId: 9001, dishId: 'bavette' },
      { menuId: menus.lunch, sectionId: 2, itemId: 9005, dishId: 'bavette' },
      { menuId: menus.bar, sectionId: 2, itemId: 9009, dishId: 'bavette' },
    ]
    await client.call(linkDishes, { body: { links } })
    return menus
  }

  it('are listed once each, with what each menu says and where they differ', async () => {
    const client = await owner()
    const { dinner, lunch, bar } = await threeMenus(client)
    await client.call(shareSavedMenu, { params: { id: lunch } })
    const { dishes, menus, total, counts } = await list(client)
    expect({ total, ...counts }).toMatchObject({ total: 2, several: 1, proposed: 1, differs: 1 })
    expect(menus.map(({ title, isSeen }) => [title, isSeen])).toEqual([
      ['Dinner', false],
      ['Lunch', true],
      ['Bar', false],
    ])
    const [dish] = dishes.filter(({ places }) => places.length > 1)
    expect(dish).toMatchObject({
      dishId: null,
      isProposed: true,
      agreesInSection: false,
      differs: ['prices'],
    })
    expect(dish?.places.map(({ menuId, printedPrices }) => [menuId, printedPrices])).toEqual([
      [dinner, '$26.00'],
      [lunch, '$24.00'],
      [bar, '$26.00'],
    ])
  })

  it('are found by any of their words, whatever their accents, and none of another owner', async () => {
    const client = await owner()
    await save(
      client,
      menuOf('Dinner', 'Desserts', buildItem({ name: 'Crème brûlée', description: 'Vanilla' })),
    )
    expect((await list(client, { q: 'VANILLA creme' })).total).toBe(1)
    expect((await list(client, { q: 'bavette' })).total).toBe(0)
    expect((await list(await owner())).restaurant).toBeNull()
  })

  it('are found over twelve menus in one search, with sections and notes, where they are now', async () => {
    const client = await owner()
    const dinner = await save(client, {
      ...menuOf('Dinner', 'Mains', bavette()),
      intro: 'Ask for the bavette.',
    })
    await save(client, menuOf('Lunch', 'Bavette day', buildItem({ name: 'Cod', description: '' })))
    const search = (q: string) => client.call(searchMenus, { query: { q } })
    const { found, hasMore } = await search('BAVETTE')
    expect(hasMore).toBe(false)
    expect(found.map(({ kind, menu, name, itemId }) => [kind, menu, name, itemId])).toEqual([
      ['dish', 'Dinner', 'Bavette', 9001],
      ['section', 'Lunch', 'Bavette day', null],
      ['note', 'Dinner', 'Ask for the bavette.', null],
    ])
    expect((await search('lunch')).found).toMatchObject([{ kind: 'menu', name: 'Lunch' }])
    const { content, version, ...menu } = await read(client, dinner)
    const sections = [{ id: 2, name: 'Mains', items: [bavette({ name: 'Onglet' })] }]
    await client.call(updateSavedMenu, {
      params: { id: dinner },
      body: { ...menu, content: { ...content, sections }, version },
    })
    expect((await search('onglet')).found).toHaveLength(1)
    expect((await search('50% bavette_')).found).toEqual([])
    expect((await search('chez nous dinner')).found).toMatchObject([{ kind: 'menu', name: 'Dinner' }])
    expect(await client.refusal(searchMenus, { query: { q: '' } })).toMatchObject({
      message: 'The search is empty.',
    })
    const other = await owner()
    expect((await other.call(searchMenus, { query: { q: 'bavette' } })).found).toEqual([])
  })

  it('are found first where guests see them, whatever was saved later', async () => {
    const client = await owner()
    const { dinner, lunch, bar } = await threeMenus(client)
    const menus = async () =>
      (await client.call(searchMenus, { query: { q: 'bavette' } })).found.map(({ menuId }) => menuId)
    expect((await menus()).toSorted()).toEqual([dinner, lunch, bar].toSorted())
    await client.call(shareSavedMenu, { params: { id: dinner } })
    expect((await menus())[0]).toBe(dinner)
  })

  it('are confirmed once as a list, kept by a copy, and seen from each menu', async () => {
    const client = await owner()
    const dinner = await save(client, menuOf('Dinner', 'Mains', bavette()))
    const bar = await save(client, menuOf('Bar', 'Plates', bavette({ id: 9005, prices: [fixedPrice(2400)] })))
    const links = [
      { menuId: dinner, sectionId: 2, itemId: 9001, dishId: 'bavette' },
      { menuId: bar, sectionId: 2, itemId: 9005, dishId: 'bavette' },
    ]
    await client.call(linkDishes, { body: { links } })
    expect((await list(client, { kind: 'proposed' })).total).toBe(0)
    await client.call(duplicateSavedMenu, { params: { id: dinner }, body: { title: 'Spring' } })
    const { dishes } = await client.call(listDishesOfMenu, { params: { id: dinner } })
    expect(dishes.map(({ elsewhere }) => elsewhere.map(({ title, differs }) => [title, differs]))).toEqual([
      [
        ['Bar', ['prices']],
        ['Spring', []],
      ],
    ])
  })

  it('change on several menus in one step, which is undone in one; what was changed since stays', async () => {
    const client = await owner()
    const { dinner, lunch, bar } = await threeMenus(client)
    const edit = (menuId: string, itemId: number, amount: number) => ({
      menuId,
      sectionId: 2,
      itemId,
      edit: { prices: [fixedPrice(amount)] },
    })
    const changed = await client.call(changeDishes, {
      body: {
        title: 'Bavette: price',
        edits: [edit(dinner, 9001, 2800), edit(lunch, 9005, 2600), edit(bar, 9009, 2800)],
        versions: { [dinner]: 1, [lunch]: 1, [bar]: 1 },
      },
    })
    expect(changed.menus).toHaveLength(3)
    expect(await Promise.all([dinner, lunch, bar].map((id) => amountOn(client, id)))).toEqual([
      2800, 2600, 2800,
    ])

    const { content, version, ...menu } = await read(client, dinner)
    await client.call(updateSavedMenu, {
      params: { id: dinner },
      body: { ...menu, content: { ...content, intro: 'Since then.' }, version },
    })
    await client.call(undoChange, { params: { id: String(changed.changeId) } })
    expect(await Promise.all([dinner, lunch, bar].map((id) => amountOn(client, id)))).toEqual([
      2600, 2400, 2600,
    ])
    expect((await read(client, dinner)).content.intro).toBe('Since then.')
    const again = await client.refusal(undoChange, { params: { id: String(changed.changeId) } })
    expect(again).toMatchObject({ status: 409, code: 'change_ended' })
  })

  it('change on all of the menus or on none, and the draft of one of them is kept', async () => {
    const client = await owner()
    const { dinner, lunch } = await threeMenus(client)
    const { content, design } = await read(client, dinner)
    const draft = { content: { ...content, intro: 'In work.' }, design, step: 'builder' as const }
    await client.call(writeDraft, {
      body: { ...draft, workId: dinner, version: 0, savedAs: { id: dinner, version: 1 } },
    })
    const edits = [
      { menuId: dinner, sectionId: 2, itemId: 9001, edit: { name: 'Bavette frites' } },
      { menuId: lunch, sectionId: 2, itemId: 9005, edit: { name: 'Bavette frites' } },
    ]
    const late = await client.refusal(changeDishes, {
      body: { title: 'Name', edits, versions: { [lunch]: 7 } },
    })
    expect(late).toMatchObject({ status: 409, code: 'version_conflict' })
    expect((await read(client, dinner)).version).toBe(1)
    await client.call(changeDishes, { body: { title: 'Name', edits } })
    expect((await client.call(readDraft, { query: { workId: dinner } }))?.content.intro).toBe('In work.')
    expect(itemsOf((await read(client, lunch)).content)[0]?.name).toBe('Bavette frites')
  })

  it('refuse a dish that is gone, and two prices of one, and change nothing', async () => {
    const client = await owner()
    const { dinner, lunch } = await threeMenus(client)
    const price = (menuId: string, itemId: number, amount: number) => ({
      menuId,
      sectionId: 2,
      itemId,
      edit: { prices: [fixedPrice(amount)] },
    })
    const gone = await client.refusal(changeDishes, {
      body: { title: 'Price', edits: [price(dinner, 9001, 2800), price(lunch, 9001, 2800)] },
    })
    expect(gone).toMatchObject({ status: 404, code: 'dish_not_found' })
    expect(gone.message).toContain('“Lunch”')
    const twice = [price(dinner, 9001, 2800), price(dinner, 9001, 2900)]
    expect(await client.refusal(changeDishes, { body: { title: 'Price', edits: twice } })).toMatchObject({
      status: 400,
      code: 'invalid_input',
    })
    const links = [{ menuId: dinner, sectionId: 9, itemId: 9001, dishId: 'bavette' }]
    expect(await client.refusal(linkDishes, { body: { links } })).toMatchObject({ code: 'dish_not_found' })
    expect(await client.refusal(linkDishes, { body: { links: [...links, ...links] } })).toMatchObject({
      code: 'invalid_input',
    })
    expect(await amountOn(client, dinner)).toBe(2600)
  })

  it('take a decision about a dish that is on a menu alone, and keep no more than they can', async () => {
    const client = await owner()
    const other = await owner()
    const { dinner } = await linked(client)
    const decide = (dishId: string, of = client) =>
      of.refusal(decideDish, { body: { dishId, part: 'prices', isEverywhere: true } })
    expect(await decide('gone')).toMatchObject({ status: 404, code: 'dish_not_found' })
    expect(await decide('bavette', other)).toMatchObject({ code: 'dish_not_found' })
    await client.call(decideDish, { body: { dishId: 'bavette', part: 'words', isEverywhere: true } })
    const decisions = () => client.call(listDishesOfMenu, { params: { id: dinner } })
    expect((await decisions()).decisions).toMatchObject([{ part: 'words' }])
    await inDatabase(server().env, async (db) => {
      const { ownerId } = await db
        .selectFrom('savedMenus')
        .select('ownerId')
        .where('id', '=', dinner)
        .executeTakeFirstOrThrow()
      const rows = Array.from({ length: DECISIONS_KEPT }, (_, at) => ({
        ownerId,
        dishId: at < 5 ? `gone${at}` : 'gone',
        part: (at < 5 ? 'words' : `p${at}`) as 'words',
        isEverywhere: 1,
      }))
      for (let at = 0; at < rows.length; at += 1000)
        await db
          .insertInto('dishDecisions')
          .values(rows.slice(at, at + 1000))
          .execute()
    })
    await client.call(decideDish, { body: { dishId: 'bavette', part: 'prices', isEverywhere: true } })
    expect((await decisions()).decisions).toHaveLength(2)
    const left = await inDatabase(server().env, (db) =>
      db.selectFrom('dishDecisions').select('dishId').where('dishId', 'like', 'gone%').execute(),
    )
    expect(left).toEqual([])
  })

  it('say that nothing is left to undo, and stay as they are', async () => {
    const client = await owner()
    const { dinner } = await threeMenus(client)
    const edit = (amount: number) => ({
      title: 'Price',
      edits: [{ menuId: dinner, sectionId: 2, itemId: 9001, edit: { prices: [fixedPrice(amount)] } }],
    })
    const { changeId } = await client.call(changeDishes, { body: edit(2800) })
    await client.call(changeDishes, { body: edit(3000) })
    const params = { id: String(changeId) }
    expect(await client.refusal(undoChange, { params })).toMatchObject({
      status: 409,
      code: 'nothing_to_undo',
    })
    expect(await amountOn(client, dinner)).toBe(3000)
    expect((await client.call(readChange, { params })).state).toBe('applied')
  })

  it('differ in their prices where the same figures are in two currencies', async () => {
    const client = await owner()
    const dinner = await save(client, menuOf('Dinner', 'Mains', bavette()))
    await save(client, { ...menuOf('Export', 'Mains', bavette({ id: 9005 })), currency: 'EUR' })
    expect((await list(client, { kind: 'differs' })).dishes[0]?.differs).toEqual(['prices'])
    expect(dinner).toBeTruthy()
  })

  it('refuse a declaration that names nothing, and menus of others', async () => {
    const client = await owner()
    const { dinner } = await threeMenus(client)
    const edits = [{ menuId: dinner, sectionId: 2, itemId: 9001, edit: { allergens: ['moonlight'] } }]
    expect(await client.refusal(changeDishes, { body: { title: 'Allergens', edits } })).toMatchObject({
      status: 400,
    })
    const other = await owner()
    expect(await other.refusal(changeDishes, { body: { title: 'Allergens', edits } })).toMatchObject({
      status: 404,
      code: 'menu_not_found',
    })
  })

  it('follow a saved edit to the other menus once their owner has decided so, but for what differs there', async () => {
    const client = await owner()
    const { dinner, lunch, bar } = await linked(client)
    const raise = async (amount: number) => {
      const { content, version, ...menu } = await read(client, dinner)
      const sections = content.sections.map((section) => ({
        ...section,
        items: section.items.map((item) =>
          item.id === 9001 ? { ...item, prices: [fixedPrice(amount)] } : item,
        ),
      }))
      return client.call(updateSavedMenu, {
        params: { id: dinner },
        body: { ...menu, content: { ...content, sections }, version },
      })
    }
    expect(await raise(2700)).not.toHaveProperty('alsoChanged')
    await raise(2600)
    await client.call(decideDish, { body: { dishId: 'bavette', part: 'prices', isEverywhere: true } })
    const { alsoChanged } = await raise(2900)
    expect(alsoChanged?.menus.map(({ menuId }) => menuId)).toEqual([bar])
    expect((await read(client, lunch)).version).toBe(2)
    expect(await Promise.all([bar, lunch].map((id) => amountOn(client, id)))).toEqual([2900, 2400])
    await client.call(undoChange, { params: { id: String(alsoChanged?.changeId) } })
    expect(await Promise.all([dinner, bar].map((id) => amountOn(client, id)))).toEqual([2900, 2600])
  })

  it('take no price to a menu in another currency', async () => {
    const client = await owner()
    const { dinner, bar } = await linked(client)
    const on = await read(client, bar)
    await client.call(updateSavedMenu, {
      params: { id: bar },
      body: { ...on, content: { ...on.content, currency: 'JPY' } },
    })
    await client.call(decideDish, { body: { dishId: 'bavette', part: 'prices', isEverywhere: true } })
    const { content, ...menu } = await read(client, dinner)
    const sections = content.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => (item.id === 9001 ? { ...item, prices: [fixedPrice(2900)] } : item)),
    }))
    await client.call(updateSavedMenu, {
      params: { id: dinner },
      body: { ...menu, content: { ...content, sections } },
    })
    expect(await amountOn(client, bar)).toBe(2600)
  })

  describe('a change of one menu', () => {
    async function proposed() {
      const client = await owner()
      const id = await save(
        client,
        menuOf('Dinner', 'Mains', bavette(), buildItem({ id: 9002, name: 'Cod' })),
      )
      const { content } = await read(client, id)
      const priced = (amount: number): MenuContent => ({
        ...content,
        sections: content.sections.map((section) => ({
          ...section,
          items: section.items.map((item) =>
            item.id === 9001 ? { ...item, prices: [fixedPrice(amount)] } : item,
          ),
        })),
      })
      const change = await client.call(openChange, {
        body: { menuId: id, version: 1, title: 'Autumn', content: priced(3000) },
      })
      const saveAgain = async (next: MenuContent, version: number) => {
        const { content: _, ...menu } = await read(client, id)
        await client.call(updateSavedMenu, { params: { id }, body: { ...menu, content: next, version } })
      }
      return { client, id, change, priced, content, saveAgain }
    }

    it('takes back nothing but what it changed, however much was saved before it was applied', async () => {
      const { client, id, change, content, saveAgain } = await proposed()
      const declared = content.sections.map((section) => ({
        ...section,
        items: [
          ...section.items.map((item) =>
            item.id === 9002 ? stateClaims({ ...item, name: 'Hake' }, { allergens: ['fish'] }) : item,
          ),
          buildItem({ id: 9003, name: 'Trout' }),
        ],
      }))
      await saveAgain({ ...content, sections: declared }, 1)
      await client.call(applyChange, { params: { id: change.id }, body: { version: 2, answers: {} } })
      expect(await amountOn(client, id)).toBe(3000)
      await client.call(undoChange, { params: { id: change.id } })
      const items = itemsOf((await read(client, id)).content)
      expect(items.map(({ name }) => name)).toEqual(['Bavette', 'Hake', 'Trout'])
      expect(items[1]).toMatchObject({ allergens: ['fish'] })
      expect(await amountOn(client, id)).toBe(2600)
    })

    it('waits until it is applied, and then keeps what was saved meanwhile', async () => {
      const { client, id, change, content, saveAgain } = await proposed()
      await saveAgain({ ...content, intro: 'Meanwhile.' }, 1)
      const look = await client.call(readChange, { params: { id: change.id } })
      expect(look).toMatchObject({ state: 'open', by: 'program', version: 2, questions: [] })
      expect(look.rows).toMatchObject([{ change: 'repriced', before: '$26.00', after: '$30.00' }])
      const late = await client.refusal(applyChange, { params: { id: change.id }, body: { version: 1 } })
      expect(late).toMatchObject({ status: 409, code: 'version_conflict' })
      const applied = await client.call(applyChange, { params: { id: change.id }, body: { version: 2 } })
      expect(applied).toMatchObject({ state: 'applied', menus: [{ baseVersion: 2, savedAs: 3 }] })
      expect((await read(client, id)).content.intro).toBe('Meanwhile.')
      expect(await amountOn(client, id)).toBe(3000)
      expect(await client.refusal(withdrawChange, { params: { id: change.id } })).toMatchObject({
        status: 409,
      })
    })

    it('asks where the menu was changed in the same place, and takes the answer', async () => {
      const { client, id, change, priced, saveAgain } = await proposed()
      await saveAgain(priced(2800), 1)
      const { questions } = await client.call(readChange, { params: { id: change.id } })
      expect(questions).toMatchObject([{ key: 'item/2/9001/prices/p1', before: '$30.00', after: '$28.00' }])
      const asked = await client.refusal(applyChange, { params: { id: change.id }, body: { version: 2 } })
      expect(asked).toMatchObject({ status: 409, code: 'change_asks' })
      expect(await amountOn(client, id)).toBe(2800)
      await client.call(applyChange, {
        params: { id: change.id },
        body: { version: 2, answers: { 'item/2/9001/prices/p1': 'theirs' } },
      })
      expect(await amountOn(client, id)).toBe(3000)
    })

    it('is withdrawn without effect, and nobody else finds it', async () => {
      const { client, id, change } = await proposed()
      const other = await owner()
      expect(await other.refusal(readChange, { params: { id: change.id } })).toMatchObject({ status: 404 })
      expect(await other.call(listChanges, { query: {} })).toEqual([])
      await client.call(withdrawChange, { params: { id: change.id } })
      expect(await amountOn(client, id)).toBe(2600)
      expect(await client.call(listChanges, { query: { menuId: id } })).toMatchObject([
        { state: 'withdrawn' },
      ])
      expect(await client.call(listChanges, { query: { state: 'open' } })).toEqual([])
    })
  })
})
