import { listPalettes } from '#contract/palettes.ts'
import { queryClient } from '../../../../lib/query-client.ts'
import { queryOf } from '../../../../lib/query-of.ts'

export const palettesQuery = queryOf(listPalettes)

export const refreshPalettes = () => queryClient.invalidateQueries({ queryKey: palettesQuery.queryKey })
