import { queryOptions } from '@tanstack/react-query'
import { listBoards } from '#contract/restaurant/boards.ts'
import { call } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/query-client.ts'

/** The boards of a restaurant. */
export const boardsQuery = (restaurantId: string) =>
  queryOptions({
    queryKey: [listBoards.path, restaurantId],
    queryFn: ({ signal }) => call(listBoards, { params: { id: restaurantId } }, { signal }),
  })

/** Asks for them again, after a change or where somebody else has changed them. */
export const refreshBoards = (restaurantId: string) =>
  queryClient.invalidateQueries(boardsQuery(restaurantId))
