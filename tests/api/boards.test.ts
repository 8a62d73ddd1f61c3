import { describe, expect, it } from 'vitest'
import { readSavedMenu } from '#contract/menus/saved-menus.ts'
import {
  createBoard,
  deleteBoard,
  listBoards,
  previewBoard,
  updateBoard,
} from '#contract/restaurant/boards.ts'
import { saySoldOut } from '#contract/restaurant/sold-out.ts'
import { BOARDS_LIMIT } from '#domain/live/boards/board.ts'
import { buildContent } from '../builders/build-menu.ts'
import { readPdf } from '../support/read-pdf.ts'
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

  it('are looked at before they are put up: the sections they show, what is sold out, and the hours', async () => {
    const { client, params, menuIds } = await ownerWithPage(2)
    const [menuId = ''] = menuIds
    const place = { menuId, itemId: 9001 }
    await client.call(saySoldOut, { body: { words: [{ places: [place], isSoldOut: true }] } })
    const { content } = await client.call(readSavedMenu, { params: { id: menuId } })
    const [first] = content.sections
    const board = { title: 'Bar', menus: [{ menuId, sectionIds: [first?.id ?? 0] }], shape: 'tall' as const }
    const { menus, notice } = await client.call(previewBoard, { params, body: { board } })
    expect(menus).toEqual([{ menuId, pages: [{ widthPt: 810, heightPt: 1440 }], pdf: expect.any(String) }])
    expect(notice).toBeNull()
    const { pages } = await readPdf(Uint8Array.from(Buffer.from(menus[0]?.pdf ?? '', 'base64')))
    const shown = pages.map(({ text }) => text).join(' ')
    expect(shown).toContain('Sold out')
    const names = content.sections.map(({ items }) => items[0]?.name ?? '')
    expect(names.map((name) => shown.includes(name))).toEqual(names.map((_, at) => at === 0))
    const all = await client.call(previewBoard, { params, body: { board: { title: 'Bar' } } })
    expect(all.menus.map((menu) => menu.menuId)).toEqual(menuIds)
    const lost = { title: 'Bar', menus: [{ menuId, sectionIds: [777] }] }
    const empty = await client.call(previewBoard, { params, body: { board: lost } })
    expect(empty).toMatchObject({ menus: [], menusLeft: 0, notice: { lines: [] } })
    const unknown = { board: { title: 'Bar', menus: [{ menuId: 'x' }] } }
    expect(await client.refusal(previewBoard, { params, body: unknown })).toMatchObject({
      code: 'board_menu_unknown',
    })
    const stranger = await owner()
    expect(await stranger.refusal(previewBoard, { params, body: { board: { title: 'Bar' } } })).toMatchObject(
      {
        status: 404,
        code: 'restaurant_not_found',
      },
    )
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
