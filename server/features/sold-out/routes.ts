import { listSoldOut, readLiveState, saySoldOut } from '#contract/restaurant/sold-out.ts'
import { whatHolds } from '#domain/live/calendar/what-holds.ts'
import type { Clock, Database } from '../../db/database.ts'
import { hasRestaurant } from '../../db/own-menus.ts'
import { AppError } from '../../errors/app-error.ts'
import { etagOf } from '../../http/answers/etag.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import type { Limiters } from '../../limits/limiters.ts'
import { besideMenus } from '../../live/beside-menu.ts'
import { draftOf, menuVersionOf } from '../../owners/drafts.ts'
import type { Settings } from '../../settings/settings.ts'
import { mountKitchenLinks } from './kitchen-links/kitchen-link-routes.ts'
import { mountKitchen } from './kitchen-links/kitchen-routes.ts'
import { createKitchenLists } from './list/kitchen-lists.ts'
import { menusOfHouse } from './list/queries.ts'
import { presentReport } from './list/words.ts'
import { createItemsOfMenus } from './reporting/queries.ts'
import { reportAvailability } from './reporting/report-availability.ts'

export function mountSoldOut(api: Api, offered: Database & Clock & Settings & Limiters): void {
  const { db, clock } = offered
  const services = { ...offered, itemsOfMenus: createItemsOfMenus(db) }
  const lists = createKitchenLists(services)

  mount(api, listSoldOut, async ({ user, query: { restaurantId } }) => {
    const of = { ownerId: user.house.id, restaurantId }
    if (restaurantId !== undefined && !(await hasRestaurant(db, user.house.id, restaurantId)))
      throw new AppError('restaurant_not_found')
    return lists.read(of, await menusOfHouse(db, of))
  })

  mount(api, saySoldOut, async ({ user, body }) => ({
    answers: await reportAvailability(
      services,
      { ownerId: user.house.id, restaurantId: undefined, byName: user.username },
      body,
    ),
  }))

  mount(api, readLiveState, async ({ user, params: { id } }) => {
    const version = await menuVersionOf(db, user.house.id, id)
    if (version === null) throw new AppError('menu_not_found')
    const beside = (await besideMenus(db, [id])).get(id)
    if (!beside) throw new AppError('menu_not_found')
    const now = clock()
    const { soldOut, prices, specials } = whatHolds(beside, now).state
    return {
      soldOut: beside.soldOut.map((word) => ({ itemId: word.itemId, ...presentReport(word, now) })),
      plannedPrices: prices.length,
      specials: specials.length,
      key: etagOf(JSON.stringify([...soldOut, prices, specials])),
      version,
      ...(await draftOf(db, { ownerId: user.house.id, workId: id }, { accountId: user.id, now })),
    }
  })

  mountKitchenLinks(api, services)
  mountKitchen(api, services, lists)
}
