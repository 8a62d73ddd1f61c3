import { isbot } from 'isbot'
import { COUNTED_DAYS, hourOf, type ViewSource } from '#domain/live/counts/view.ts'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import type { Logger } from '../watching/log.ts'
import { addViews, type CountedViews, dropViewsBefore } from './queries.ts'

/** A guest's look at a page. Of the guest there is only what a browser calls itself, and that is not kept. */
export interface GuestView {
  readonly restaurantId: string
  readonly ownerId: string
  /** Empty for the page itself. */
  readonly menuId: string
  readonly source: ViewSource
  readonly userAgent: string | undefined
}

export interface GuestCounts {
  count(view: GuestView): void
  flush(): Promise<void>
  close(): Promise<void>
}

export interface GuestCounting {
  readonly guestCounts: GuestCounts
}

const FLUSH_MS = 5000

/** At most this many pages and hours are noted between two writes; views of further ones aren't counted. */
const MOST_NOTED = 20_000

/**
 * Counts views in memory by restaurant, menu, hour and source, and adds them to the database every five seconds:
 * a page that is read 500 times a second costs one write. What was noted since is lost with a process that is killed.
 */
export function createGuestCounts({
  db,
  clock,
  log,
  flushMs = FLUSH_MS,
}: {
  readonly db: Db
  readonly clock: () => Date
  readonly log: Logger
  /** How often they are added. */
  readonly flushMs?: number | undefined
}): GuestCounts {
  let noted = new Map<string, CountedViews>()
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    const rows = [...noted.values()]
    noted = new Map()
    if (rows.length === 0) return
    try {
      await addViews(db, rows)
    } catch (error) {
      log.error(
        { err: error, views: rows.reduce((sum, { views }) => sum + views, 0) },
        'views are not counted',
      )
    }
  }

  const flush = (): Promise<void> => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(flush, flushMs)
  timer.unref()

  return {
    count({ userAgent, ...view }) {
      if (userAgent === undefined || isbot(userAgent)) return
      const hour = hourOf(clock())
      const key = `${view.restaurantId} ${view.menuId} ${hour} ${view.source}`
      const counted = noted.get(key)
      if (counted) noted.set(key, { ...counted, views: counted.views + 1 })
      else if (noted.size < MOST_NOTED) noted.set(key, { ...view, hour, views: 1 })
    },
    flush,
    close() {
      clearInterval(timer)
      return flush()
    },
  }
}

export const sweepViews = ({ db }: Database, now: Date) =>
  dropViewsBefore(db, hourOf(new Date(now.getTime() - COUNTED_DAYS * DAY_MS)))

const DAY_MS = 24 * 60 * 60 * 1000
