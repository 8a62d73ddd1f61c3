import { beforeAll, describe, expect, it } from 'vitest'
import { undoChange } from '#contract/menus/changes.ts'
import { changeItem, changePrice } from '#contract/menus/items.ts'
import { createSavedMenu, readSavedMenu } from '#contract/menus/saved-menus.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('one item of a saved menu', () => {
  const server = useTestServer()
  let client: TestClient

  beforeAll(async () => {
    if (!hasEngine) return
    client = server().client()
    await client.register('items')
  })

  async function aMenu() {
    const { id, content } = await client.call(createSavedMenu, { body: buildSavePayload() })
    const [item] = itemsOf(content)
    const [price] = item?.prices ?? []
    if (!item || !price) throw new Error('a menu with a price')
    const read = async () => itemsOf((await client.call(readSavedMenu, { params: { id } })).content)[0]
    return { id, item, price, read, params: { id, itemId: item.id } }
  }

  it('gets other words, and the rest of it stays', async () => {
    const { params, item, read } = await aMenu()
    const { menus } = await client.call(changeItem, {
      params,
      body: { description: 'With basil.', version: 1 },
    })
    expect(menus).toMatchObject([{ from: 1, version: 2 }])
    const { name, prices } = item
    expect(await read()).toMatchObject({ name, prices, description: 'With basil.' })
  })

  it('gets another price, which can be undone', async () => {
    const { params, price, read } = await aMenu()
    const priceId = price.id
    const { changeId } = await client.call(changePrice, {
      params: { ...params, priceId },
      body: { amount: 1234 },
    })
    expect((await read())?.prices[0]).toMatchObject({ ...price, amount: 1234 })
    await client.call(undoChange, { params: { id: changeId ?? '' } })
    expect((await read())?.prices[0]).toEqual(price)
  })

  it('is refused where it is not as the caller knows it', async () => {
    const { id, params } = await aMenu()
    const code = async (
      input: Parameters<typeof client.refusal>[1],
      call: typeof changeItem | typeof changePrice,
    ) => (await client.refusal(call, input)).code
    expect(await code({ params, body: { name: 'Soup', version: 7 } }, changeItem)).toBe('version_conflict')
    expect(await code({ params: { id, itemId: 77 }, body: { name: 'Soup' } }, changeItem)).toBe(
      'dish_not_found',
    )
    const priceOf = { ...params, priceId: 'none' }
    expect(await code({ params: priceOf, body: { amount: 1 } }, changePrice)).toBe('price_not_on_menu')
    expect(await code({ params: priceOf, body: { amount: 9.5 } }, changePrice)).toBe('invalid_input')
    expect(await code({ params, body: { price: 9.5 } }, changeItem)).toBe('invalid_input')
    expect(await code({ params: { id: 'aaaa', itemId: 1 }, body: { name: 'X' } }, changeItem)).toBe(
      'menu_not_found',
    )
  })
})
