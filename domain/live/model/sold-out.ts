import { z } from 'zod'

/** How guests see what is sold out: with a line through its name, or not at all. */
export const soldOutShows = ['struck', 'hidden'] as const

export const soldOutShowsSchema = z.enum(soldOutShows)

export type SoldOutShows = z.infer<typeof soldOutShowsSchema>

/** What somebody said of an item: the last word counts, and it stays with its name when the item is back. */
export interface AvailabilityReport {
  readonly menuId: string
  readonly itemId: number
  readonly isSoldOut: boolean
  readonly shows: SoldOutShows
  /** ISO 8601 UTC: until then; null until somebody says otherwise. */
  readonly until: string | null
  /** Of the person, as it was typed, or the user name of the account. */
  readonly byName: string
  /** ISO 8601 UTC */
  readonly at: string
}

/** Returns whether it applies at this moment. */
export const isSoldOutAt = (
  { isSoldOut, until }: Pick<AvailabilityReport, 'isSoldOut' | 'until'>,
  at: Date,
): boolean => isSoldOut && (until === null || Date.parse(until) > at.getTime())
