import type { HttpBindings as NodeBindings } from '@hono/node-server'
import { currentUser } from '#contract/accounts/accounts.ts'
import { listDrafts, readDraft } from '#contract/menus/drafts.ts'
import { listBin } from '#contract/menus/kept-menus.ts'
import { listSavedMenus, readSavedMenu, savedMenuFirstPage } from '#contract/menus/saved-menus.ts'
import type { ShellAnswer } from '#contract/pages/shell.ts'
import { listPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import { listRestaurantPages, readRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { listSpecials } from '#contract/restaurant/specials.ts'
import { type AddressInput, addressOf } from '#contract/shared/address.ts'
import type { Endpoint, EndpointOutput } from '#contract/shared/endpoint.ts'
import type { HttpContext } from '../http/bindings.ts'

interface Asked {
  readonly call: Pick<Endpoint, 'path'>
  /** As screens name it in their key. */
  readonly input?: AddressInput
  /** What is asked with the answer. */
  readonly next?: (answer: never) => readonly Asked[]
}

const menus: readonly Asked[] = [{ call: listSavedMenus }, { call: listDrafts }, { call: listBin }]

/** Of the owner's restaurant pages that come with a screen: one who has more looks at one at a time. */
const MOST_PAGES = 5

const restaurantPages: Asked = {
  call: listRestaurantPages,
  next: (pages: EndpointOutput<typeof listRestaurantPages>) =>
    pages
      .slice(0, MOST_PAGES)
      .map(({ restaurantId }) => ({ call: readRestaurantPage, input: { params: { restaurantId } } })),
}

/** The menu that the address names, with its unsaved changes. */
const namedMenu = (id: string | undefined): readonly Asked[] =>
  id === undefined
    ? []
    : [
        { call: readSavedMenu, input: { params: { id } } },
        { call: readDraft, input: { query: { workId: id } } },
      ]

const askedFirst = (path: string, named: string | undefined): readonly Asked[] =>
  ['/menu-builder', '/menu-designer'].includes(path) ? namedMenu(named) : (lists[path] ?? [])

const lists: Readonly<Record<string, readonly Asked[]>> = {
  '/': [...menus, restaurantPages, { call: listSpecials }, { call: listPlannedPrices, input: { query: {} } }],
  '/saved-menus': [...menus, { call: listRestaurantPages }],
  '/my-menus': [...menus, { call: listRestaurantPages }],
  '/restaurant': [restaurantPages, { call: listSavedMenus }],
}

/** A page does not wait longer for an answer: its screen asks itself. In ms. */
const PATIENCE_MS = 300

/** Nor does it carry a longer one, in characters: its scripts would come later. */
const LONGEST = 100_000

/** Makes a call of the API in this process. */
export type AskApi = (request: Request, env: object) => Response | Promise<Response>

/** What the shell says ahead, of who is signed in and what the screen asks first: what came in time. */
export async function shellAnswers(c: HttpContext, api: AskApi): Promise<ShellAnswer[]> {
  // The screens come without a database, too, and ask it themselves.
  const user = await c.var.visitor().catch(() => undefined)
  if (user === undefined) return []
  const said: ShellAnswer[] = [[[currentUser.path], user]]
  if (!user) return said
  const headers = headersFor(c)
  // From the same visitor, and sent by nothing: the page is.
  const env = { ...(c.env as Partial<NodeBindings> | undefined), outgoing: undefined }
  const ask = async ({ call, input, next }: Asked): Promise<void> => {
    const address = new URL(addressOf(call, input ?? {}), c.req.url)
    const response = await api(new Request(address, { headers }), env)
    // Of a list with a next page the screen needs all.
    const isWhole = response.status === 200 && !response.headers.has('link')
    const text = isWhole ? await response.text() : ''
    if (text === '' || text.length > LONGEST) return
    const answer = JSON.parse(text) as never
    said.push([input ? [call.path, input] : [call.path], answer])
    await Promise.all((next?.(answer) ?? []).map(ask))
  }
  const all = Promise.all(askedFirst(c.req.path, c.req.query('of')).map(ask)).catch(() => undefined)
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return [...said]
}

/** The picture that an editor shows until it has painted the first page; null where it shows none. */
export function firstPageAhead(answers: readonly ShellAnswer[]): string | null {
  const answerOf = ({ path }: Pick<Endpoint, 'path'>) => answers.find(([[said]]) => said === path)?.[1]
  const saved = answerOf(readSavedMenu) as EndpointOutput<typeof readSavedMenu> | undefined
  // It is of the menu as it was saved.
  if (!saved || answerOf(readDraft) !== null) return null
  const { id, version } = saved
  return addressOf(savedMenuFirstPage, { params: { id }, query: { version } })
}

/** Of the page's request what says who asks, and from where. */
function headersFor(c: HttpContext): Headers {
  const headers = new Headers(c.req.raw.headers)
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'x-request-id'])
    headers.delete(name)
  return headers
}
