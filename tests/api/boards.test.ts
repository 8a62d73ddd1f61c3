import { describe, expect, it } from 'vitest'
import { createBoard, deleteBoard, listBoards, updateBoard } from '#contract/boards.ts'
import { BOARDS_LIMIT } from '#domain/live/model/board.ts'
import { buildContent } from '../builders/build-menu.ts'
import { openPage } from '../support/restaurant-page.ts'
import { subscribe } from '../support/subscriber.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('boards', () => {
  const server = useTestServer({}, { rateLimits: { 'writing by account': { count: 1000, block: 1000 } } })

  async function owner() {
    const client = server().client()
    await client.register(`board-${crypto.randomUUID()}`)
    await subscribe(client)
    return client
  }

  async function ownerWithPage(menus = 1) {
    const client = await owner()
    const contents = Array.from({ length: menus }, () => buildContent({ items: 4, sections: 2 }))
    const page = await openPage(client, contents)
    return { client, ...page, params: { id: page.restaurantId } }
  }

  const bar = { name: 'bar', board: { title: 'Bar' } }

  it('are kept with what their owner left as it is', async () => {
    const { client, params, menuIds } = await ownerWithPage()
    const board = { title: 'Bar', shape: 'tall' as const, menus: [{ menuId: menuIds[0] ?? '' }] }
    const made = await client.call(createBoard, { params, body: { name: 'bar', board } })
    expect(made).toMatchObject({ name: 'bar', version: 1, board: { shape: 'tall', secondsPerPage: 12 } })
    const body = { name: 'counter', board: { ...board, secondsPerPage: 30 }, version: 1 }
    const changed = await client.call(updateBoard, { params: { ...params, boardId: made.id }, body })
    expect(changed).toMatchObject({ id: made.id, name: 'counter', version: 2, board: { secondsPerPage: 30 } })
    expect(await client.call(listBoards, { params })).toEqual([changed])
    await client.call(deleteBoard, { params: { ...params, boardId: made.id } })
    expect(await client.call(listBoards, { params })).toEqual([])
  })

  it('show menus of the page alone', async () => {
    const client = await owner()
    const { restaurantId } = await openPage(client, [])
    const other = await ownerWithPage()
    const refusal = (id: string, menuId?: string) =>
      other.client.refusal(createBoard, {
        params: { id },
        body: { ...bar, board: { ...bar.board, menus: menuId ? [{ menuId }] : [] } },
      })
    expect(await refusal(other.restaurantId, 'unknown')).toMatchObject({
      status: 422,
      code: 'board_menu_unknown',
    })
    expect(await client.refusal(createBoard, { params: { id: restaurantId }, body: bar })).toMatchObject({
      status: 422,
      code: 'board_without_menus',
    })
    const menu = other.menuIds[0] ?? ''
    const mine = await ownerWithPage()
    const taken = { ...bar, board: { ...bar.board, menus: [{ menuId: menu }] } }
    expect(await mine.client.refusal(createBoard, { params: mine.params, body: taken })).toMatchObject({
      code: 'board_menu_unknown',
    })
  })

  it('have an address of their own in a restaurant', async () => {
    const { client, params } = await ownerWithPage()
    await client.call(createBoard, { params, body: bar })
    expect(await client.refusal(createBoard, { params, body: bar })).toMatchObject({
      status: 409,
      code: 'board_name_taken',
    })
    const { id, version } = await client.call(createBoard, { params, body: { ...bar, name: 'window-2' } })
    const boardParams = { ...params, boardId: id }
    expect(
      await client.refusal(updateBoard, { params: boardParams, body: { ...bar, version } }),
    ).toMatchObject({ code: 'board_name_taken' })
    for (const name of ['', 'Bar', 'a b', '-a', 'a--b', 'a'.repeat(41)])
      expect(await client.refusal(createBoard, { params, body: { ...bar, name } })).toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
  })

  it('are not changed over a change from elsewhere', async () => {
    const { client, params } = await ownerWithPage()
    const { id } = await client.call(createBoard, { params, body: bar })
    const change = { params: { ...params, boardId: id }, body: { ...bar, version: 1 } }
    await client.call(updateBoard, change)
    expect(await client.refusal(updateBoard, change)).toMatchObject({
      status: 409,
      code: 'board_conflict',
      details: { currentVersion: 2 },
    })
  })

  it('are seen and changed by their owner alone', async () => {
    const { client, params } = await ownerWithPage()
    const { id } = await client.call(createBoard, { params, body: bar })
    const stranger = await owner()
    const boardParams = { ...params, boardId: id }
    const notFound = { status: 404, code: 'restaurant_not_found' }
    expect(await stranger.refusal(listBoards, { params })).toMatchObject(notFound)
    expect(await stranger.refusal(createBoard, { params, body: bar })).toMatchObject(notFound)
    expect(
      await stranger.refusal(updateBoard, { params: boardParams, body: { ...bar, version: 1 } }),
    ).toMatchObject(notFound)
    expect(await stranger.refusal(deleteBoard, { params: boardParams })).toMatchObject(notFound)
    expect(await client.refusal(deleteBoard, { params: { ...params, boardId: 'no' } })).toMatchObject({
      status: 404,
      code: 'board_not_found',
    })
  })

  it('are at most thirty, even when they come at once', async () => {
    const { client, params } = await ownerWithPage()
    const answers = await Promise.all(
      Array.from({ length: BOARDS_LIMIT + 2 }, (_, at) =>
        client.send(createBoard, { params, body: { ...bar, name: `bar-${at}` } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(BOARDS_LIMIT)
    expect(await client.refusal(createBoard, { params, body: bar })).toMatchObject({
      status: 409,
      code: 'too_many_boards',
    })
  })
})
