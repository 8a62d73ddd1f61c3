import { create } from 'zustand'
import { SOLD_OUT_LIMITS } from '#contract/restaurant/sold-out.ts'
import { ApiError } from '../../../lib/api.ts'
import { NoConnectionError } from '../../../lib/connection.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { type Kitchen, kitchenListQuery } from '../kitchen/kitchen.ts'
import { type Meeting, meetingsOf } from './meetings.ts'
import { dropWords, type WaitingWord, waitingIn } from './waiting-words.ts'

export const useMeetings = create<{ readonly met: readonly Meeting[] }>()(() => ({ met: [] }))

/** Ids of words that are on their way. */
const underWay = new Set<string>()

export const isUnderWay = (id: string): boolean => underWay.has(id)

/** Sends what waits, in the order in which it was said; what does not arrive waits on. */
export async function sendWords(kitchen: Kitchen): Promise<void> {
  if (waitingIn(kitchen.key).some(({ id }) => underWay.has(id))) return
  for (;;) {
    const batch = waitingIn(kitchen.key).slice(0, SOLD_OUT_LIMITS.words)
    if (batch.length === 0) return
    if (!(await sendBatch(kitchen, batch))) return
  }
}

/** @returns whether there is any use in sending more */
async function sendBatch(kitchen: Kitchen, batch: readonly WaitingWord[]): Promise<boolean> {
  const ids = new Set(batch.map(({ id }) => id))
  for (const id of ids) underWay.add(id)
  try {
    const answers = await kitchen.say({ words: batch.map(saidOf), timeZone: ownTimeZone() })
    const met = meetingsOf(batch, answers)
    if (met.length > 0) useMeetings.setState((before) => ({ met: [...before.met, ...met] }))
    // The list says so before the word goes, so that no row changes twice.
    await queryClient.refetchQueries({ queryKey: kitchenListQuery(kitchen).queryKey })
    dropWords(kitchen.key, ids)
    return true
  } catch (error) {
    if (!isRefused(error)) return false
    dropWords(kitchen.key, ids)
    showErrorToast(error)
    return true
  } finally {
    for (const id of ids) underWay.delete(id)
  }
}

const MOST_AGO_MS = SOLD_OUT_LIMITS.agoDays * 24 * 60 * 60 * 1000

const saidOf = ({ id: _id, dish: _dish, saidAt, ...word }: WaitingWord) => ({
  ...word,
  // The clock of a phone may be wrong; how long ago it was is not.
  agoMs: Math.min(Math.max(0, Date.now() - saidAt), MOST_AGO_MS),
})

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Sent again it would be refused again. */
const isRefused = (error: unknown): boolean =>
  !(error instanceof NoConnectionError) && error instanceof ApiError && [400, 404, 413].includes(error.status)
