import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import {
  type OwnPage,
  readRestaurantPage,
  updateRestaurantPage,
} from '#contract/restaurant/restaurant-pages.ts'
import type { StaysOnClock } from '#domain/live/calendar/on-clock.ts'
import type { RestaurantPage } from '#domain/live/model/restaurant-page.ts'
import { ApiError, call, sentenceOf } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { knowPage } from '../../../menu/restaurant-page/page-queries.ts'
import { useTimer } from '../../../ui/hooks/use-timer.ts'
import { beginEditing, isUnsaved, nextEditing, type PageSaving } from './page-editing.ts'

const SAVED_SHOWN_MS = 2000

export interface PageWork {
  readonly stored: OwnPage
  /** With what is not saved yet. */
  readonly page: RestaurantPage
  readonly isUnsaved: boolean
  readonly saving: PageSaving
  readonly change: (change: (page: RestaurantPage) => RestaurantPage) => void
  /** What planned prices and dishes of the day keep when the page is saved with another clock. */
  readonly staysOnClock: StaysOnClock
  readonly keepOnClock: (stays: StaysOnClock) => void
  readonly save: () => Promise<void>
  readonly discard: () => void
  /** In a conflict: the other version, or this one over it. */
  readonly takeTheirs: () => void
  readonly keepMine: () => void
}

/**
 * Work on the page of a restaurant, with its saving.
 * @param known what the server said last
 */
export function usePageEditing(known: OwnPage): PageWork {
  const [editing, dispatch] = useReducer(nextEditing, known, beginEditing)
  const { stored, page, saving } = editing
  const [staysOnClock, keepOnClock] = useState<StaysOnClock>('time')
  const hasUnsaved = isUnsaved(editing)

  const take = useEffectEvent((next: OwnPage) => {
    if (next !== stored) dispatch({ type: 'known', stored: next })
  })
  useEffect(() => take(known), [known])

  useTimer(saving.state === 'saved', SAVED_SHOWN_MS, () => dispatch({ type: 'settle' }))

  useEffect(() => {
    if (!hasUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasUnsaved])

  const params = { restaurantId: stored.restaurantId }
  async function saveOver(version: number): Promise<void> {
    dispatch({ type: 'save' })
    try {
      const saved = await call(updateRestaurantPage, { params, body: { version, page, staysOnClock } })
      knowPage(saved)
      // Plans and dishes of the day have followed.
      if (page.timeZone !== stored.page.timeZone) void queryClient.invalidateQueries()
      dispatch({ type: 'saved', stored: saved, sent: page })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'page_version_conflict') {
        dispatch({ type: 'conflict', theirs: await call(readRestaurantPage, { params }).catch(() => null) })
      } else {
        dispatch({ type: 'failed', reason: fieldReason(error) ?? sentenceOf(error, SAVE_FAILED) })
      }
    }
  }

  return {
    stored,
    page,
    isUnsaved: hasUnsaved,
    saving,
    staysOnClock,
    keepOnClock,
    change: (change) => dispatch({ type: 'change', change }),
    save: () => saveOver(stored.version),
    discard: () => dispatch({ type: 'discard' }),
    takeTheirs() {
      if (saving.state === 'conflict' && saving.theirs) knowPage(saving.theirs)
      dispatch({ type: 'take theirs' })
    },
    keepMine() {
      if (saving.state !== 'conflict' || !saving.theirs) return
      const { version } = saving.theirs
      dispatch({ type: 'keep mine' })
      void saveOver(version)
    },
  }
}

const SAVE_FAILED = 'The page could not be saved. Please try again.'

/** What is wrong with the first field that the server refused. */
const fieldReason = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.details?.fields?.[0]?.message : undefined
