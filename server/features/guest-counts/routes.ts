import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { User } from '#contract/accounts/accounts.ts'
import { countGuests, exportGuestCounts, readGuestCounts } from '#contract/restaurant/guest-counts.ts'
import { BYTE_ORDER_MARK, csv } from '#domain/exchange/reading/csv.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { nextTurn } from '../../concurrency/in-turns.ts'
import { readDays, readMenuViews, readViews, viewsByMenu } from '../../counting/queries.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { ownPage } from '../../live/own-page.ts'
import { stampPage } from '../../live/stamps.ts'
import { requireFeature } from '../../owners/require-feature.ts'
import { hoursOfDays, localHours, summed } from './local-hours.ts'
import { setCounting, titlesOf } from './queries.ts'

interface Days {
  readonly from: string
  readonly until: string
}

export function mountGuestCounts(api: Api, { db, clock }: Database & Clock): void {
  mount(api, readGuestCounts, async ({ user, params: { restaurantId }, query }) => {
    const { isCounting, timeZone, titles, byMenu, days } = await countedPage(user, restaurantId, query)
    const { from, until } = hoursOfDays(query, timeZone)
    const hours = await localHours(await readViews(db, restaurantId, from, until), timeZone)
    const byDay = summed([...days, ...hours], ({ day, source }) => `${day} ${source}`)
    const byHour = summed(hours, ({ hour, source }) => `${hour} ${source}`)
    return {
      isCounting,
      timeZone,
      menus: titles,
      byMenu,
      byDay: byDay.map(({ day, source, views }) => ({ day, source, views })),
      byHour: byHour.map(({ hour, source, views }) => ({ hour, source, views })),
    }
  })

  mount(api, exportGuestCounts, async ({ user, params, query }) => {
    const { timeZone, titles, days } = await countedPage(user, params.restaurantId, query)
    return {
      bytes: Readable.toWeb(
        Readable.from(tableOf(params.restaurantId, query, { timeZone, titles, days }), { objectMode: false }),
      ) as ReadableStream<Uint8Array<ArrayBuffer>>,
      fileName: `Guests ${query.from} to ${query.until}.csv`,
    }
  })

  mount(api, countGuests, async ({ user, params: { restaurantId }, body: { isCounting } }) => {
    requireFeature(user, 'feature:guestCounts')
    await ownPage(db, user.house.id, restaurantId)
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      await setCounting(transaction, user.house.id, restaurantId, isCounting)
      await stampPage(transaction, restaurantId, clock())
    })
  })

  /** @throws {AppError} `plan_limit`, `restaurant_page_not_found` */
  async function countedPage(user: User, restaurantId: string, query: Days) {
    requireFeature(user, 'feature:guestCounts')
    const row = await ownPage(db, user.house.id, restaurantId)
    const { timeZone, menus } = readStoredText(restaurantPageForm, row.document)
    const { from, until } = hoursOfDays(query, timeZone)
    const days = await readDays(db, restaurantId, query.from, query.until)
    const byMenu = summed(
      [...(await viewsByMenu(db, restaurantId, from, until)), ...days],
      ({ menuId, source }) => `${menuId} ${source}`,
    ).map(({ menuId, source, views }) => ({ menuId, source, views }))
    const menuIds = [...new Set([...menus, ...byMenu].map(({ menuId }) => menuId))]
    return {
      isCounting: row.isCounting === 1,
      timeZone,
      days,
      byMenu,
      titles: await titlesOf(db, user.house.id, menuIds),
    }
  }

  /** A day at a time: a page with 30 menus has some 3,000 lines for each. */
  async function* tableOf(
    restaurantId: string,
    { from, until }: Days,
    { timeZone, titles, days }: Pick<Awaited<ReturnType<typeof countedPage>>, 'timeZone' | 'titles' | 'days'>,
  ): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const titleOf = new Map(titles.map(({ menuId, title }) => [menuId, title]))
    const write = (text: string) => new TextEncoder().encode(text)
    yield write(BYTE_ORDER_MARK + csv([['Day', 'Hour', 'Menu', 'Came by', 'Views']]))
    for (let day = Temporal.PlainDate.from(from); ; day = day.add({ days: 1 })) {
      const one = day.toString()
      if (one > until) return
      const hours = hoursOfDays({ from: one, until: one }, timeZone)
      const views = await localHours(await readMenuViews(db, restaurantId, hours.from, hours.until), timeZone)
      const ofDay = days
        .filter((counted) => counted.day === one)
        .map((counted) => ({ ...counted, hour: null }))
      const rows = [...ofDay, ...views].map(({ day: shown, menuId, hour, source, views: count }) => [
        shown,
        hour === null ? '' : `${String(hour).padStart(2, '0')}:00`,
        menuId === '' ? 'Page' : (titleOf.get(menuId) ?? menuId),
        source,
        String(count),
      ])
      if (rows.length > 0) yield write(csv(rows))
      await nextTurn()
    }
  }
}
