import { queryOptions } from '@tanstack/react-query'
import { readCalendar } from '#contract/calendar.ts'
import { listPlannedPrices } from '#contract/planned-prices.ts'
import { readSavedMenu } from '#contract/saved-menus.ts'
import { listSpecials } from '#contract/specials.ts'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { queryOf } from '../../lib/query-of.ts'

/** What holds changes by itself: it is asked for again whenever it is looked at. */
const fresh = { staleTime: 0 }

export const specialsQuery = queryOf(listSpecials, fresh)

/** Of all menus of the owner. */
export const plannedPricesQuery = queryOptions({
  queryKey: [listPlannedPrices.path],
  queryFn: ({ signal }) => call(listPlannedPrices, { query: {} }, { signal }),
  ...fresh,
})

/** A menu as it is saved. */
export const savedMenuQuery = (id: string) =>
  queryOptions({
    queryKey: [readSavedMenu.path, id],
    queryFn: ({ signal }) => call(readSavedMenu, { params: { id } }, { signal }),
    ...fresh,
  })

/** @param from the first day; today where absent */
export const calendarQuery = (restaurantId: string, from?: string) =>
  queryOptions({
    queryKey: [readCalendar.path, restaurantId, from ?? ''],
    queryFn: ({ signal }) =>
      call(readCalendar, { params: { restaurantId }, query: from ? { from } : {} }, { signal }),
    ...fresh,
  })

/** After a change of planned prices or specials. */
export async function refreshLive(): Promise<void> {
  await Promise.all(
    [specialsQuery.queryKey, plannedPricesQuery.queryKey, [readCalendar.path]].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
