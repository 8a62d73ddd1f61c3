import { listBoards } from '#contract/restaurant/boards.ts'
import { askAgain, queryOf } from '../../../lib/query-of.ts'

export const boardsQuery = (restaurantId: string) => queryOf(listBoards, { params: { id: restaurantId } })

/** Asks for them again, after a change or where somebody else has changed them. */
export const refreshBoards = (restaurantId: string) => askAgain(boardsQuery(restaurantId))
