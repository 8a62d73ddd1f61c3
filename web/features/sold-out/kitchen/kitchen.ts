import { queryOptions } from '@tanstack/react-query'
import { readKitchenList, reportFromKitchen } from '#contract/restaurant/kitchen-links.ts'
import {
  type KitchenList,
  listSoldOut,
  type ReportInput,
  type SaidAnswer,
  saySoldOut,
} from '#contract/restaurant/sold-out.ts'
import { call } from '../../../lib/api.ts'
import { ACCOUNT_KITCHENS, seenList } from '../../../menu/live/kept-kitchens.ts'
import { isClosedLink, type KitchenLinkAtHand } from './kitchen-link.ts'

export interface Kitchen {
  /** Words that wait for a connection are kept under it. */
  readonly key: string
  read(signal: AbortSignal): Promise<KitchenList>
  say(said: ReportInput): Promise<readonly SaidAnswer[]>
}

export const ownKitchen = (userId: string, restaurantId: string | undefined): Kitchen => ({
  key: `${ACCOUNT_KITCHENS}${userId} ${restaurantId ?? ''}`,
  read: (signal) => call(listSoldOut, { query: { restaurantId } }, { signal, asksToSignIn: 'once' }),
  say: async (said) => (await call(saySoldOut, { body: said })).answers,
})

/** The kitchen that a kitchen link opens. @param name of the person who speaks */
export const kitchenAtPass = (name: string, { key, use }: KitchenLinkAtHand): Kitchen => ({
  key,
  read: (signal) => use(() => call(readKitchenList, {}, { signal }), signal),
  say: async (said) => (await use(() => call(reportFromKitchen, { body: { ...said, name } }))).answers,
})

/** What others say is seen within this time: an answer that is known already costs some hundred bytes. */
const ASKED_EVERY_MS = 2000

/** What isn't answered by then is asked again: a phone that changes its network may wait for good. */
const ANSWER_WITHIN_MS = 10_000

export const kitchenListQuery = ({ key, read }: Kitchen) =>
  queryOptions({
    queryKey: ['kitchen list', key],
    queryFn: ({ signal }) => read(AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)])),
    // Opened without a connection, it is as it was last seen.
    initialData: () => seenList(key)?.list,
    initialDataUpdatedAt: () => seenList(key)?.at,
    staleTime: 0,
    refetchInterval: ({ state }) => (isClosedLink(state.error) ? false : ASKED_EVERY_MS),
    refetchOnWindowFocus: 'always',
  })
