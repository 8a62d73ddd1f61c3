import { isServedSoon } from '#domain/live/calendar/served-on-day.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { openPagesOf } from '../../../live/record/queries.ts'

interface Opening {
  readonly opensAt: string
  readonly opensWhileClosed: boolean
}

/**
 * Refuses a version for a date that is over, and one for a day on which no page of the menu serves it.
 * @throws {AppError} `opens_in_past`, `opens_while_closed`
 */
export async function refuseOpening(
  db: Db,
  menuId: string,
  { opensAt, opensWhileClosed }: Opening,
  now: Date,
): Promise<void> {
  const at = new Date(opensAt)
  if (at <= now) throw new AppError('opens_in_past')
  if (opensWhileClosed) return
  const pages = await openPagesOf(db, menuId)
  const isServed = pages.some(({ document }) =>
    isServedSoon(readStoredText(restaurantPageForm, document), menuId, at),
  )
  if (pages.length > 0 && !isServed) throw new AppError('opens_while_closed')
}
