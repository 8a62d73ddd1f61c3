import { queryOptions } from '@tanstack/react-query'
import { listPalettes } from '#contract/palettes.ts'
import { call } from '../../../../lib/api.ts'
import { queryClient } from '../../../../lib/query-client.ts'

export const palettesQuery = queryOptions({
  queryKey: ['/api/palettes'],
  queryFn: ({ signal }) => call(listPalettes, {}, { signal }),
})

export const refreshPalettes = () => queryClient.invalidateQueries({ queryKey: palettesQuery.queryKey })
