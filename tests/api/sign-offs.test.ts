import { describe, expect, it } from 'vitest'
import { listActivity } from '#contract/accounts/audit-trail.ts'
import { deleteBinnedMenu, readSavedMenuState, restoreSavedMenu } from '#contract/menus/kept-menus.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  duplicateSavedMenu,
  listSavedMenus,
  readSavedMenu,
  renameSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { listSignOffs, SIGNER_LENGTH, signDeclarations } from '#contract/menus/sign-offs.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu, MenuContent } from '#domain/menu/model/menu.ts'
import { itemsOf, mapItems } from '#domain/menu/model/walk.ts'
import { signedItems } from '#domain/menu/sign-off/sign-offs.ts'
import { signedText } from '#domain/menu/sign-off/signed-text.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('sign-offs', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`sign-${crypto.randomUUID()}`)
    return client
  }

  const withMilk = (item: MenuItem) => stateClaims(item, { allergens: ['milk'] })
  const declared = mapItems(buildContent({ items: 3, sections: 1 }), withMilk)
  const [first, second] = itemsOf(declared) as [MenuItem, MenuItem]

  /** The same menu with another first item. */
  const changed = (change: (item: MenuItem) => MenuItem): MenuContent =>
    mapItems(declared, (item) => (item.id === first.id ? change(item) : item))

  const save = async (client: TestClient, content = declared) =>
    (await client.call(createSavedMenu, { body: buildSavePayload({ content }) })).id

  const saveAgain = (client: TestClient, id: string, version: number, content: MenuContent) =>
    client.call(updateSavedMenu, { params: { id }, body: { ...buildSavePayload({ content }), version } })

  const textsOf = (menu: Menu, ids?: readonly number[]) =>
    menu.sections.flatMap((section) =>
      section.items
        .filter(({ id }) => ids?.includes(id) ?? true)
        .map((item) => ({ itemId: item.id, text: signedText(menu, section, item) })),
    )

  const sign = (client: TestClient, id: string, items = textsOf(declared), name = 'Ana') =>
    client.call(signDeclarations, { params: { id }, body: { name, items } })

  async function statesOf(client: TestClient, id: string) {
    const { content } = await client.call(readSavedMenu, { params: { id } })
    const signOffs = await client.call(listSignOffs, { params: { id } })
    return signedItems(content, signOffs).map(({ state }) => state)
  }

  const countsOf = async (client: TestClient, id: string) => {
    const menus = await client.call(listSavedMenus, {})
    const { signOffsVoid, signOffsOpen } = menus.find((menu) => menu.id === id) ?? {}
    return [signOffsVoid, signOffsOpen]
  }

  it('hold for what was signed, and are void while it says something else', async () => {
    const client = await owner()
    const id = await save(client)
    expect(await statesOf(client, id)).toEqual(['open', 'open', 'open'])
    expect(await countsOf(client, id)).toEqual([0, 0])
    const signOffs = await sign(client, id, textsOf(declared, [first.id, second.id]), ' Ana ')
    expect(signOffs).toMatchObject([
      { itemId: first.id, name: 'Ana', account: expect.stringMatching(/^sign-/) },
      { itemId: second.id },
    ])
    expect(await statesOf(client, id)).toEqual(['signed', 'signed', 'open'])
    expect(await countsOf(client, id)).toEqual([0, 1])
    await saveAgain(
      client,
      id,
      1,
      changed((item) => stateClaims({ ...item, ingredients: ['butter'] }, { allergens: ['milk'] })),
    )
    expect(await statesOf(client, id)).toEqual(['void', 'signed', 'open'])
    expect(await countsOf(client, id)).toEqual([1, 1])
    await saveAgain(client, id, 2, declared)
    expect(await statesOf(client, id)).toEqual(['signed', 'signed', 'open'])
    expect(await countsOf(client, id)).toEqual([0, 1])
  })

  it('come back with the state of the menu that was signed', async () => {
    const client = await owner()
    const id = await save(client)
    await sign(client, id)
    await saveAgain(
      client,
      id,
      1,
      changed((item) => withMilk({ ...item, name: 'Another dish' })),
    )
    expect(await statesOf(client, id)).toEqual(['void', 'signed', 'signed'])
    const { content } = await client.call(readSavedMenuState, { params: { id, version: 1 } })
    await saveAgain(client, id, 2, content)
    expect(await statesOf(client, id)).toEqual(['signed', 'signed', 'signed'])
    await client.call(renameSavedMenu, { params: { id }, body: { title: 'Dinner' } })
    expect(await countsOf(client, id)).toEqual([0, 0])
  })

  it('count by the newest, with the name of who signed last', async () => {
    const client = await owner()
    const id = await save(client)
    await sign(client, id)
    await new Promise((resolve) => setTimeout(resolve, 5))
    const signOffs = await sign(client, id, textsOf(declared, [second.id]), 'Ben')
    expect(signOffs.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Ana'])
  })

  describe('are refused', () => {
    it('where the saved menu says something else than the person saw', async () => {
      const client = await owner()
      const id = await save(client)
      await saveAgain(
        client,
        id,
        1,
        changed((item) => stateClaims(item, { allergens: [] })),
      )
      const body = { name: 'Ana', items: [...textsOf(declared), { itemId: 77, text: '' }] }
      expect(await client.refusal(signDeclarations, { params: { id }, body })).toMatchObject({
        status: 409,
        code: 'declaration_changed',
        details: {
          fields: [
            { path: 'items.0', message: `${first.name} was saved with something else.` },
            { path: 'items.3', message: 'This dish is no longer on the saved menu.' },
          ],
        },
      })
      expect(await client.call(listSignOffs, { params: { id } })).toEqual([])
    })

    it('for what nobody declared and for what waits to be confirmed, each by its name', async () => {
      const client = await owner()
      const content = mapItems(declared, ({ allergens: _, confirmedClaims: __, ...item }) =>
        item.id === first.id
          ? item
          : item.id === second.id
            ? { ...item, claimsToConfirm: { dietaryOptions: [], allergens: ['milk'] } }
            : withMilk(item),
      )
      const id = await save(client, content)
      const { content: stored } = await client.call(readSavedMenu, { params: { id } })
      const body = { name: 'Ana', items: textsOf(stored) }
      expect(await client.refusal(signDeclarations, { params: { id }, body })).toMatchObject({
        status: 409,
        code: 'declaration_missing',
        details: {
          fields: [
            { path: 'items.0', message: `${first.name}: nobody has declared its allergens.` },
            { path: 'items.1', message: `${second.name}: its allergens wait to be confirmed.` },
          ],
        },
      })
      expect(await client.call(listSignOffs, { params: { id } })).toEqual([])
    })

    it('without a name, with a long one, without dishes, and with one twice', async () => {
      const client = await owner()
      const id = await save(client)
      const items = textsOf(declared)
      for (const body of [
        { name: '  ', items },
        { name: 'A'.repeat(SIGNER_LENGTH + 1), items },
        { name: 'Ana', items: [] },
        { name: 'Ana', items: [...items, ...items] },
      ])
        expect(await client.refusal(signDeclarations, { params: { id }, body })).toMatchObject({
          status: 400,
          code: 'invalid_input',
        })
    })

    it('in menus of others, in menus of the bin, and by nobody', async () => {
      const client = await owner()
      const other = await owner()
      const id = await save(client)
      const body = { name: 'Ana', items: textsOf(declared) }
      const input = { params: { id }, body }
      expect(await other.refusal(signDeclarations, input)).toMatchObject({ status: 404 })
      expect(await other.refusal(listSignOffs, { params: { id } })).toMatchObject({ status: 404 })
      expect(await server().client().refusal(signDeclarations, input)).toMatchObject({ status: 401 })
      await client.call(deleteSavedMenu, { params: { id } })
      expect(await client.refusal(signDeclarations, input)).toMatchObject({ status: 404 })
    })
  })

  it('stay with their menu: not in copies, kept in the bin, and gone with it for good', async () => {
    const client = await owner()
    const id = await save(client)
    await sign(client, id)
    const copy = await client.call(duplicateSavedMenu, { params: { id }, body: { title: 'Copy' } })
    expect(await statesOf(client, copy.id)).toEqual(['open', 'open', 'open'])
    await client.call(deleteSavedMenu, { params: { id } })
    await client.call(restoreSavedMenu, { params: { id } })
    expect(await statesOf(client, id)).toEqual(['signed', 'signed', 'signed'])
    await client.call(deleteSavedMenu, { params: { id } })
    await client.call(deleteBinnedMenu, { params: { id } })
    const { db, close } = await openDatabase(server().env)
    const left = await db.selectFrom('signOffs').select('id').where('menuId', '=', id).execute()
    await close()
    expect(left).toEqual([])
  })

  it('outlive the account that signed, without its name', async () => {
    const client = await owner()
    const id = await save(client)
    await sign(client, id)
    const { db, close } = await openDatabase(server().env)
    await db.updateTable('signOffs').set({ accountId: null }).where('menuId', '=', id).execute()
    await close()
    const [signOff] = await client.call(listSignOffs, { params: { id } })
    expect(signOff).toMatchObject({ name: 'Ana', account: null })
  })

  it('leave a line with their number and their hash, and no dish', async () => {
    const client = await owner()
    const id = await save(client)
    await sign(client, id)
    const activity = await client.call(listActivity, {})
    const line = activity.find(({ action }) => action === 'declarations.signed')
    expect(line).toMatchObject({
      subjectId: id,
      details: { count: 3, hash: expect.stringMatching(/^[\w-]{43}$/) },
    })
    expect(JSON.stringify(line)).not.toContain(first.name)
  })
})
