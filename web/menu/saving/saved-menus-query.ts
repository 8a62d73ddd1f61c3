import { listSavedMenus } from '#contract/saved-menus.ts'
import { queryClient } from '../../lib/query-client.ts'
import { queryOf } from '../../lib/query-of.ts'

export const savedMenusQuery = queryOf(listSavedMenus)

export const refreshSavedMenus = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: savedMenusQuery.queryKey })
