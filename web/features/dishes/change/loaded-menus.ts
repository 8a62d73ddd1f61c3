import { useQueries } from '@tanstack/react-query'
import { readSavedMenu, type SavedMenu } from '#contract/menus/saved-menus.ts'
import { queryOf } from '../../../lib/query-of.ts'

export type LoadedMenus = ReadonlyMap<string, SavedMenu>

export function useSavedMenus(ids: readonly string[]): LoadedMenus {
  const own = [...new Set(ids)]
  const answers = useQueries({ queries: own.map((id) => queryOf(readSavedMenu, { params: { id } })) })
  return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
}
