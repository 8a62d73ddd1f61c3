import { useQuery } from '@tanstack/react-query'
import { listSignOffs } from '#contract/menus/sign-offs.ts'
import type { SignOff } from '#domain/menu/sign-off/sign-offs.ts'
import { queryOf } from '../../lib/query-of.ts'
import { useOpenMenu } from '../store/open-menu.ts'

export const signOffsQuery = (id: string) => queryOf(listSignOffs, { params: { id } })

const none: readonly SignOff[] = []

/** Those of the open menu: none where it was never saved, undefined while nobody knows. */
export function useSignOffs(): readonly SignOff[] | undefined {
  const id = useOpenMenu((open) => open.savedAs?.id)
  const { data } = useQuery({ ...signOffsQuery(id ?? ''), enabled: id !== undefined })
  return id === undefined ? none : data
}
