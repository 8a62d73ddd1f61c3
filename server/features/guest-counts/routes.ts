import type { User } from '#contract/accounts/accounts.ts'
import {
  countGuests,
  exportGuestCounts,
  type GuestCountsAnswer,
  readGuestCounts,
} from '#contract/restaurant/guest-counts.ts'
import { BYTE_ORDER_MARK, csv } from '#domain/exchange/reading/csv.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { readViews } from '../../counting/queries.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { ownPage } from '../../live/own-page.ts'
import { stampPage } from '../../live/stamps.ts'
import { requireFeature } from '../../owners/require-feature.ts'
import { hoursOfDays, localHours } from './local-hours.ts'
import { setCounting, titlesOf } from './queries.ts'

interface Days {
  readonly from: string
  readonly until: string
}

export function mountGuestCounts(api: Api, { db, clock }: Database & Clock): void {
  mount(api, readGuestCounts, ({ user, params, query }) => countsOf(user, params.restaurantId, query))

  mount(api, exportGuestCounts, async ({ user, params, query }) => {
    const { hours, menus } = await countsOf(user, params.restaurantId, query)
    const titles = new Map(menus.map(({ menuId, title }) => [menuId, title]))
    const rows = hours.map(({ menuId, day, hour, source, views }) => [
      day,
      `${String(hour).padStart(2, '0')}:00`,
      menuId === '' ? 'Page' : (titles.get(menuId) ?? menuId),
      source,
      String(views),
    ])
    const table = csv([['Day', 'Hour', 'Menu', 'Came by', 'Views'], ...rows])
    return {
      bytes: new TextEncoder().encode(BYTE_ORDER_MARK + table),
      fileName: `Guests ${query.from} to ${query.until}.csv`,
    }
  })

  mount(api, countGuests, async ({ user, params: { restaurantId }, body: { isCounting } }) => {
    requireFeature(user, 'feature:guestCounts')
    await ownPage(db, user.id, restaurantId)
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.id)
      await setCounting(transaction, user.id, restaurantId, isCounting)
      await stampPage(transaction, restaurantId, clock())
    })
    return undefined
  })

  async function countsOf(user: User, restaurantId: string, days: Days): Promise<GuestCountsAnswer> {
    requireFeature(user, 'feature:guestCounts')
    const row = await ownPage(db, user.id, restaurantId)
    const { timeZone, menus } = readStoredText(restaurantPageForm, row.document)
    const { from, until } = hoursOfDays(days, timeZone)
    const views = await readViews(db, restaurantId, from, until)
    const menuIds = [...new Set([...menus.map(({ menuId }) => menuId), ...views.map(({ menuId }) => menuId)])]
    return {
      isCounting: row.isCounting === 1,
      timeZone,
      menus: await titlesOf(db, user.id, menuIds),
      hours: localHours(views, timeZone),
    }
  }
}
