import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { shareMenu, stopSharing } from './share-menu.ts'

const LINK = 'https://carte.example/menu-viewer/dinner'
const PAGE = 'https://carte.example/r/osteria'

interface Known {
  readonly isShared?: boolean
  /** Of the page that the server has for the restaurant of the menu; absent: none. */
  readonly page?: { readonly isOpen: boolean; readonly menuIds: readonly string[] }
  readonly isPageFull?: boolean
}

/** A server and a clipboard; what was called and copied. */
function browser({ isShared = false, page, isPageFull = false }: Known) {
  const calls: string[] = []
  const copied: string[] = []
  const ownPage = (isOpen: boolean) => ({
    restaurantId: 'r1',
    restaurantName: 'Osteria',
    slug: 'osteria',
    url: PAGE,
    isOpen,
    menus: [{ menuId: 'dinner', state: 'saved' }],
    version: 1,
    page: { menus: [{ menuId: 'dinner' }] },
  })
  const answers: Record<string, () => [status: number, body: unknown]> = {
    'GET /api/restaurant-pages': () => [
      200,
      page ? [{ ...ownPage(page.isOpen), menuIds: page.menuIds }] : [],
    ],
    'GET /api/saved-menus': () => [
      200,
      [{ id: 'dinner', sharedAt: isShared ? '2026-11-01T12:00:00Z' : null }],
    ],
    'POST /api/saved-menus/dinner/share': () => [200, { url: LINK, sharedAt: '2026-11-29T12:00:00Z' }],
    'POST /api/restaurant-pages': () =>
      isPageFull
        ? [409, { code: 'page_full', message: 'This page is full.' }]
        : [201, ownPage(page?.isOpen ?? false)],
    'GET /api/restaurant-pages/r1': () => [200, ownPage(true)],
    'DELETE /api/saved-menus/dinner/share': () => [204, null],
    'PUT /api/restaurant-pages/r1': () => [200, ownPage(true)],
    'PUT /api/restaurant-pages/r1/open': () => [200, ownPage(true)],
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const called = `${method} ${address.split('?')[0]}`
    if (!called.startsWith('GET')) calls.push(called)
    const [status, body] = answers[called]?.() ?? [404, { code: 'not_found', message: called }]
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
  })
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  return { calls, copied }
}

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

it('puts a menu on a page that is made and opened with the first share, and copies the address of the page', async () => {
  const { calls, copied } = browser({})
  const shared = await shareMenu('dinner', 'Dinner')
  expect(shared).toMatchObject({
    menu: { menuId: 'dinner', url: LINK, placed: { isNew: true } },
    delivery: 'copied',
  })
  expect(calls).toEqual([
    'POST /api/saved-menus/dinner/share',
    'POST /api/restaurant-pages',
    'PUT /api/restaurant-pages/r1/open',
  ])
  expect(copied).toEqual([PAGE])
  calls.length = 0
  await stopSharing(shared.menu)
  expect(calls).toEqual([
    'PUT /api/restaurant-pages/r1',
    'PUT /api/restaurant-pages/r1/open',
    'DELETE /api/saved-menus/dinner/share',
  ])
})

it('does not open a page that its owner closed, and gives the link of the menu', async () => {
  const { calls, copied } = browser({ page: { isOpen: false, menuIds: ['lunch'] } })
  expect((await shareMenu('dinner', 'Dinner')).menu.placed).toMatchObject({ isNew: false })
  expect(calls).not.toContain('PUT /api/restaurant-pages/r1/open')
  expect(copied).toEqual([LINK])
})

it('leaves a menu that has a link where its owner put it', async () => {
  const { calls, copied } = browser({ isShared: true, page: { isOpen: true, menuIds: [] } })
  expect(await shareMenu('dinner', 'Dinner')).toMatchObject({
    delivery: 'shown',
    menu: { placed: null },
  })
  expect(calls).toEqual(['POST /api/saved-menus/dinner/share'])
  expect(copied).toEqual([])
})

it('shares a menu by its link where the page takes no more', async () => {
  const { copied } = browser({ isPageFull: true, page: { isOpen: true, menuIds: [] } })
  expect(await shareMenu('dinner', 'Dinner')).toMatchObject({ menu: { url: LINK, placed: null } })
  expect(copied).toEqual([LINK])
})

it('takes a menu that was shared before off the page, which stays open, and its link away', async () => {
  const { calls } = browser({ isShared: true, page: { isOpen: true, menuIds: ['lunch', 'dinner'] } })
  await stopSharing((await shareMenu('dinner', 'Dinner')).menu)
  expect(calls).toEqual([
    'POST /api/saved-menus/dinner/share',
    'PUT /api/restaurant-pages/r1',
    'DELETE /api/saved-menus/dinner/share',
  ])
})
