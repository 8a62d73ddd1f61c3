import type { Special } from '../model/special.ts'
import { DAY_MINUTES, dayNumberOf, minutesOf, momentOfMinutes } from './wall-minutes.ts'

/** A special on another day (`2026-12-24`), at the same times of the clock. */
export function specialAgain(special: Special, day: string): Special {
  const later = (dayNumberOf(day) - dayNumberOf(special.from.slice(0, 10))) * DAY_MINUTES
  const moved = (moment: string) => momentOfMinutes(minutesOf(moment) + later)
  return { ...special, from: moved(special.from), until: moved(special.until) }
}
