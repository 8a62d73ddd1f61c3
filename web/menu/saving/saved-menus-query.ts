import { queryOptions } from '@tanstack/react-query'
import { listSavedMenus } from '#contract/saved-menus.ts'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'

export const savedMenusQuery = queryOptions({
  queryKey: ['/api/saved-menus'],
  queryFn: ({ signal }) => call(listSavedMenus, {}, { signal }),
})

export const refreshSavedMenus = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: savedMenusQuery.queryKey })
