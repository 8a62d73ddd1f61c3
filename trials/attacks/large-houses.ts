import { exportAccount } from '#contract/accounts/accounts.ts'
import { auditReport } from '#contract/generating/catalogue-audit.ts'
import { listCatalogueItems } from '#contract/generating/reference.ts'
import {
  createSavedMenu,
  listSavedMenus,
  type SavedMenu,
  shareSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { createBoard } from '#contract/restaurant/boards.ts'
import { readCalendar } from '#contract/restaurant/calendar.ts'
import { createPlannedPrices, listPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import {
  makeRestaurantPage,
  type OwnPage,
  updateRestaurantPage,
} from '#contract/restaurant/restaurant-pages.ts'
import { type KitchenList, listSoldOut, saySoldOut } from '#contract/restaurant/sold-out.ts'
import { allergenKeys } from '#domain/allergens/allergen-keys.ts'
import { boardSchema } from '#domain/live/boards/board.ts'
import { type DatabaseSettings, openDatabase } from '#server/db/connection/open.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { jsonOf, type Visitor } from '../bench/visitor.ts'
import type { Attack, World } from './attack.ts'

/** As many menus as a page shows, each as long as a menu may be. */
const MENUS = 30
const DISHES = 1000

/** As many plans of this size as a house may have. */
const PLANS = 5

/** Saved menus of one account without a page. */
const COPIES = 1000

/** What one account may have at most, and all that a guest or its owner can ask for of it. */
export const largeHouses: readonly Attack[] = [
  {
    name: '20 times at a time the page of 30 menus of 1,000 dishes, by a guest',
    atOnce: 20,
    async prepare(world) {
      const [stranger, { path: page }] = [world.guest(), await largePage(world)]
      return () => stranger.ask('GET', page)
    },
  },
  {
    name: '8 times at a time that page without some allergens, each time others, by a guest',
    isAlike: true,
    atOnce: 8,
    async prepare(world) {
      const [stranger, { path: page }] = [world.guest(), await largePage(world)]
      return (request) => stranger.ask('GET', `${page}?${withoutSome(request)}`)
    },
  },
  {
    name: '8 times at a time its data, its menus for Google, its embed and one menu, by a guest',
    isAlike: true,
    atOnce: 8,
    async prepare(world) {
      const [stranger, { path: page }] = [world.guest(), await largePage(world)]
      const parts = ['menu.json', 'food-menus.json', 'embed', 'menu-7', 'menu-8.txt', 'menu-9/allergens']
      return (request) => stranger.ask('GET', `${page}/${parts[request % parts.length]}`)
    },
  },
  {
    name: '8 times at a time its calendar and all planned prices, by its owner, and its board',
    isAlike: true,
    atOnce: 8,
    async prepare(world) {
      const { owner, menuId, restaurantId, path } = await largePage(world)
      await planPrices(owner, menuId)
      const board = boardSchema.parse({ title: 'Bar', times: 'always' })
      await owner.call(createBoard, { params: { id: restaurantId }, body: { name: 'bar', board } })
      const stranger = world.guest()
      return (request) => {
        if (request % 3 === 0) return stranger.ask('GET', `${path}/board/bar`)
        return request % 3 === 1
          ? owner.send(listPlannedPrices, { query: {} })
          : owner.send(readCalendar, { params: { restaurantId }, query: {} })
      }
    },
  },
  {
    name: '20 times at a time a shared menu of 1,000 dishes and the catalog, by a guest',
    atOnce: 20,
    async prepare({ account, guest }) {
      const [owner, stranger] = [await account(), guest()]
      const id = await saved(owner, 1)
      await owner.call(shareSavedMenu, { params: { id } })
      return (request) =>
        request % 2
          ? stranger.ask('GET', `/menu-viewer/${id}?${withoutSome(request)}`)
          : stranger.send(listCatalogueItems, { query: {} })
    },
  },
  {
    name: '20 kitchen lists at a time and 6 reports, of three menus of 1,000 dishes',
    atOnce: 26,
    async prepare({ account }) {
      const owner = await account()
      for (const number of [1, 2, 3]) await saved(owner, number)
      const list = jsonOf<KitchenList>(await owner.call(listSoldOut, { query: {} }))
      const places =
        list.sections[0]?.dishes[0]?.places.map(({ menuId, itemId }) => ({ menuId, itemId })) ?? []
      return (request) =>
        request % 26 < 20
          ? owner.send(listSoldOut, { query: {} })
          : owner.send(saySoldOut, { body: { words: [{ places, isSoldOut: request % 2 === 0 }] } })
    },
  },
  {
    name: '8 lists, exports and audits at a time of an account with 1,000 menus',
    atOnce: 8,
    async prepare({ professional, database }) {
      const owner = await professional()
      await copy(database, await saved(owner, 1, 40), COPIES)
      const calls = [listSoldOut, listSavedMenus, exportAccount, auditReport]
      return (request) => owner.send(calls[request % calls.length] ?? listSavedMenus, { query: {} })
    },
  },
]

async function saved(owner: Visitor, number: number, items = DISHES): Promise<string> {
  const content = buildContent({ items, sections: 10, restaurantName: `Menu ${number}` })
  const body = buildSavePayload({ name: `Menu ${number}`, content })
  return jsonOf<SavedMenu>(await owner.call(createSavedMenu, { body })).id
}

async function largePage({ professional, database }: World) {
  const owner = await professional()
  const content = buildContent({ items: DISHES, sections: 10 })
  for (const { items } of content.sections)
    for (const [at, item] of items.entries()) items[at] = { ...item, allergens: [at % 2 ? 'milk' : 'fish'] }
  const body = buildSavePayload({ name: 'Menu', content })
  const { id: menuId } = jsonOf<SavedMenu>(await owner.call(createSavedMenu, { body }))
  const made = await owner.call(makeRestaurantPage, {
    body: { menuId, timeZone: 'Europe/Rome', isOpen: true },
  })
  const { restaurantId, version, page, url } = jsonOf<OwnPage>(made)
  const menus = [menuId, ...(await copy(database, menuId, MENUS - 1))].map((id, at) => ({
    menuId: id,
    label: `Menu ${at + 1}`,
  }))
  await owner.call(updateRestaurantPage, {
    params: { restaurantId },
    body: { version, page: { ...page, menus } },
  })
  return { owner, menuId, restaurantId, path: new URL(url).pathname }
}

/** Prices of all dishes of a menu at another time, as often as a house may plan them. */
async function planPrices(owner: Visitor, menuId: string): Promise<void> {
  const { sections } = buildContent({ items: DISHES, sections: 10 })
  const changes = sections.flatMap(({ items }) =>
    items.map(({ id }) => ({ itemId: id, priceId: 'p1', amount: 900 })),
  )
  const plan = { name: 'Winter', timeZone: 'Europe/Rome', from: '2030-12-01T00:00', changes }
  for (let plans = 0; plans < PLANS; plans += 1)
    await owner.call(createPlannedPrices, { body: { menuId, plan } })
}

/** Another choice each time, of all that there are. */
const withoutSome = (request: number): string =>
  new URLSearchParams(
    allergenKeys.filter((_, at) => ((request + 1) >> (at % 14)) & 1).map((key) => ['without', key]),
  ).toString()

/**
 * Copies of a menu, right in the database: a thousand saves take minutes.
 * @returns their ids
 */
async function copy(place: DatabaseSettings, id: string, copies: number): Promise<string[]> {
  const { db, close } = await openDatabase(place)
  const menu = await db.selectFrom('savedMenus').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const ids = Array.from({ length: copies }, (_, number) => `${id}-${number}`)
  await db.transaction().execute(async (transaction) => {
    for (const copied of ids)
      await transaction
        .insertInto('savedMenus')
        .values({ ...menu, id: copied })
        .execute()
  })
  await close()
  return ids
}
