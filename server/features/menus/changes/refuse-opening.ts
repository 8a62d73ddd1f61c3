import { isServedSoon } from '#domain/live/calendar/served-on-day.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { openPagesOf } from '../../../live/record/queries.ts'
import { opensTogether } from './queries.ts'

interface Opening {
  readonly opensAt: string
  readonly opensWhileClosed: boolean
}

/** Plans reach this far; a year of five digits would be sorted before all others. */
const LATEST_DAYS = 5 * 366
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Refuses a version for a date that is over or years away, one for a minute in which another version of the menu opens,
 * and one for a day on which no page of the menu serves it.
 * @throws {AppError} `opens_in_past`, `opens_too_late`, `opens_together`, `opens_while_closed`
 */
export async function refuseOpening(
  db: Db,
  menuId: string,
  { opensAt, opensWhileClosed }: Opening,
  now: Date,
): Promise<void> {
  const at = new Date(opensAt)
  if (at <= now) throw new AppError('opens_in_past')
  if (at.getTime() - now.getTime() > LATEST_DAYS * DAY_MS) throw new AppError('opens_too_late')
  if (await opensTogether(db, menuId, at)) throw new AppError('opens_together')
  if (opensWhileClosed) return
  const pages = await openPagesOf(db, [menuId])
  const isServed = pages.some(({ document }) =>
    isServedSoon(readStoredText(restaurantPageForm, document), menuId, at),
  )
  if (pages.length > 0 && !isServed) throw new AppError('opens_while_closed')
}
