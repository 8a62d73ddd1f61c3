import { readSavedMenu } from '#contract/menus/saved-menus.ts'
import { readCalendar } from '#contract/restaurant/calendar.ts'
import { listPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import { listSpecials } from '#contract/restaurant/specials.ts'
import { askAgain, queryOf } from '../../lib/query-of.ts'

/** What holds changes automatically: it is asked for again whenever it is looked at. */
const fresh = { staleTime: 0 }

export const specialsQuery = queryOf(listSpecials, {}, fresh)

/** Of all menus of the owner. */
export const plannedPricesQuery = queryOf(listPlannedPrices, { query: {} }, fresh)

/** A menu as it is saved. */
export const savedMenuQuery = (id: string) => queryOf(readSavedMenu, { params: { id } }, fresh)

/** @param from the first day; today where absent */
export const calendarQuery = (restaurantId: string, from?: string) =>
  queryOf(readCalendar, { params: { restaurantId }, query: from ? { from } : {} }, fresh)

export const refreshLive = () => askAgain(listSpecials, listPlannedPrices, readCalendar)
