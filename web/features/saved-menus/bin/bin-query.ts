import { listBin } from '#contract/menus/kept-menus.ts'
import { askAgain, queryOf } from '../../../lib/query-of.ts'

/** Asked again each time it is needed: what is in it goes automatically. */
export const binQuery = queryOf(listBin, {}, { staleTime: 0 })

export const refreshBin = (): Promise<void> => askAgain(binQuery)
