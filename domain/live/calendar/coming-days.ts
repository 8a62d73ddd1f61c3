import type { RestaurantPage } from '../model/restaurant-page.ts'
import type { Schedule, SpecialDay } from '../model/schedule.ts'
import { type Days, isWithinDays } from '../model/wall-clock.ts'
import { houseSpans, type SpecialDays, scheduleSpans, specialDaysOf } from './served.ts'
import type { Span } from './spans.ts'
import { dayOfNumber } from './wall-minutes.ts'

export interface ServedOnDay {
  readonly menuId: string
  readonly sectionId?: number | undefined
  readonly itemId?: number | undefined
  /** What begins on this day; null at any time. */
  readonly spans: readonly Span[] | null
}

export interface ComingDay {
  /** `2026-12-24` */
  readonly day: string
  readonly number: number
  readonly specialDay: SpecialDay | null
  /** When the house opens on this day; null where its owner says no hours. */
  readonly open: readonly Span[] | null
  readonly menus: readonly ServedOnDay[]
  readonly parts: readonly ServedOnDay[]
}

/** What will be served on coming days, by the day on which it begins, from the day of this number on. */
export function comingDays(page: RestaurantPage, first: number, count: number): ComingDay[] {
  const specialDays = specialDaysOf(page)
  return Array.from({ length: count }, (_, at) => comingDay(page, specialDays, first + at))
}

function comingDay(page: RestaurantPage, specialDays: SpecialDays, number: number): ComingDay {
  const day = dayOfNumber(number)
  const range = { first: number, last: number }
  const spansOf = (schedule: Schedule | undefined, within: Days) =>
    schedule ? scheduleSpans(schedule, specialDays, range, within) : null
  const scheduleOf = (id: string | undefined) => page.schedules.find((schedule) => schedule.id === id)
  const specialDay = specialDays.get(number) ?? null
  const menus = page.menus.filter((menu) => isWithinDays(menu, day))
  return {
    day,
    number,
    specialDay,
    open: page.hours.length > 0 || specialDay ? houseSpans(page, specialDays, range) : null,
    menus: menus.map((menu) => ({
      menuId: menu.menuId,
      spans: spansOf(scheduleOf(menu.scheduleId), menu),
    })),
    parts: menus.flatMap(({ menuId, timedParts }) =>
      timedParts.map(({ sectionId, itemId, scheduleId }) => ({
        menuId,
        sectionId,
        itemId,
        spans: spansOf(scheduleOf(scheduleId), {}),
      })),
    ),
  }
}
