import { infiniteQueryOptions } from '@tanstack/react-query'
import { listChanges, readChange } from '#contract/menus/changes.ts'
import { listGivenCommands } from '#contract/menus/given-commands.ts'
import { listSavedMenuStates } from '#contract/menus/kept-menus.ts'
import { askRecord, listRecord, RECORD_PAGE } from '#contract/menus/record.ts'
import { call } from '../../lib/api.ts'
import { askAgain, queryOf } from '../../lib/query-of.ts'
import { refreshSavedMenus } from '../../menu/saved-menus-query.ts'

/** Guests see changes of other devices too: it is asked for again whenever it is looked at. */
const fresh = { staleTime: 0 }

export const recordQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listRecord.path, id],
    queryFn: ({ pageParam: before, signal }) =>
      call(listRecord, { params: { id }, query: before === undefined ? {} : { before } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < RECORD_PAGE ? undefined : page.at(-1)?.number),
    ...fresh,
  })

export const statesQuery = (id: string) => queryOf(listSavedMenuStates, { params: { id } }, fresh)

/** Few at a time: they are read below the versions. */
const COMMANDS_SHOWN = 10

export const commandsQuery = (menuId: string) =>
  infiniteQueryOptions({
    queryKey: [listGivenCommands.path, menuId],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        listGivenCommands,
        { query: { menuId, limit: COMMANDS_SHOWN, ...(cursor && { cursor }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...fresh,
  })

export const plannedQuery = (menuId: string) =>
  queryOf(listChanges, { query: { menuId, state: 'open' } }, fresh)

export const changeQuery = (id: string) => queryOf(readChange, { params: { id } }, fresh)

/** @param itemId of one dish; all of the menu where absent */
export const answerQuery = (id: string, at: string, itemId: number | undefined) =>
  queryOf(askRecord, { params: { id }, query: { at, ...(itemId !== undefined && { itemId }) } })

export const refreshRecord = async (): Promise<void> => {
  await Promise.all([
    refreshSavedMenus(),
    askAgain(listRecord, listSavedMenuStates, askRecord, listChanges, readChange),
  ])
}
