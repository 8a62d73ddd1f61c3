import { listPalettes } from '#contract/accounts/palettes.ts'
import { askAgain, queryOf } from '../../../../lib/query-of.ts'

export const palettesQuery = queryOf(listPalettes)

export const refreshPalettes = () => askAgain(palettesQuery)
