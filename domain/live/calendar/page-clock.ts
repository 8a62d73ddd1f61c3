import type { RestaurantPage } from '../model/restaurant-page.ts'
import type { Schedule } from '../model/schedule.ts'
import type { Days } from '../model/wall-clock.ts'
import { type DayRange, type SpecialDays, scheduleSpans, specialDaysOf } from './served.ts'
import type { Span } from './spans.ts'
import { dayAt, latestReading, momentAt } from './time-zones.ts'
import { DAY_MINUTES, dayNumberOf, dayOfNumber } from './wall-minutes.ts'

/** How many days after the present one are worked out. */
const DAYS_AHEAD = 7

/** A moment on the clock of a restaurant, with the days around it. */
export interface PageClock {
  /** What has come, in minutes on the wall. */
  readonly minutes: number
  readonly today: number
  /** `2026-12-24` */
  readonly day: string
  readonly specialDays: SpecialDays
  /** From yesterday, because its evening may last until today. */
  readonly range: DayRange
  /** The first minute that no day of `range` has: edges from there on are not known. */
  readonly horizon: number
  /** When a schedule is served around this moment. */
  readonly spansOf: (schedule: Schedule, within?: Days) => readonly Span[]
  readonly momentAt: (minutes: number) => Date
}

export function pageClock(page: RestaurantPage, at: Date): PageClock {
  const minutes = latestReading(page.timeZone, at)
  const today = dayAt(minutes)
  const specialDays = specialDaysOf(page)
  const range = { first: today - 1, last: today + DAYS_AHEAD }
  const spansOf = once((schedule: Schedule) => scheduleSpans(schedule, specialDays, range))
  return {
    minutes,
    today,
    day: dayOfNumber(today),
    specialDays,
    range,
    horizon: (range.last + 1) * DAY_MINUTES,
    spansOf: (schedule, within) =>
      hasNoDays(within) ? spansOf(schedule) : scheduleSpans(schedule, specialDays, range, within),
    momentAt: once((wall: number) => momentAt(page.timeZone, wall)),
  }
}

/** Menus share schedules and their edges: each is worked out once. */
function once<From, To extends object>(compute: (from: From) => To): (from: From) => To {
  const known = new Map<From, To>()
  return (from) => {
    const found = known.get(from) ?? compute(from)
    known.set(from, found)
    return found
  }
}

const hasNoDays = (days: Days | undefined) => days?.firstDay === undefined && days?.lastDay === undefined

/** The minutes at which days begin, and at which the last of them is over. */
export const edgesOfDays = ({ firstDay, lastDay }: Days): readonly number[] => [
  ...(firstDay === undefined ? [] : [dayNumberOf(firstDay) * DAY_MINUTES]),
  ...(lastDay === undefined ? [] : [(dayNumberOf(lastDay) + 1) * DAY_MINUTES]),
]
