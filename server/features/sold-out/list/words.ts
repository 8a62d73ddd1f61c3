import type { Selectable } from 'kysely'
import type { AvailabilityEntry } from '#contract/restaurant/sold-out.ts'
import { type AvailabilityReport, isSoldOutAt } from '#domain/live/model/sold-out.ts'
import type { Db, Schema } from '../../../db/schema.ts'

export async function wordsOn(db: Db, menuIds: readonly string[]): Promise<AvailabilityReport[]> {
  if (menuIds.length === 0) return []
  const rows = await db.selectFrom('soldOut').selectAll().where('menuId', 'in', menuIds).execute()
  return rows.map(wordOf)
}

export const wordOf = ({
  menuId,
  itemId,
  isSoldOut,
  shows,
  until,
  byName,
  at,
}: Selectable<Schema['soldOut']>): AvailabilityReport => ({
  menuId,
  itemId: Number(itemId),
  isSoldOut: isSoldOut === 1,
  shows,
  until,
  byName,
  at,
})

/** Returns a report as it is at a moment: one whose time is over says that the dish is back. */
export const presentReport = (
  word: Omit<AvailabilityReport, 'menuId' | 'itemId'>,
  now: Date,
): AvailabilityEntry => ({
  isSoldOut: isSoldOutAt(word, now),
  shows: word.shows,
  until: word.until,
  byName: word.byName,
  at: word.at,
})
