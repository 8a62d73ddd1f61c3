import { dayNumberOf, weekdayOf } from '../calendar/wall-minutes.ts'
import type { PageMenu, RestaurantPage } from '../model/restaurant-page.ts'
import type { Schedule } from '../model/schedule.ts'
import { isWithinDays } from '../model/wall-clock.ts'
import { hasOverlap, type Stretch, stretchesOf, uncovered } from './week-minutes.ts'

/** What an owner should know of a page before guests do. */
export type PageFinding =
  /** Guests do not find it. */
  | { readonly code: 'closed' | 'no-menus' | 'hours-overlap' }
  | { readonly code: 'menu-binned' | 'menu-gone' | 'menu-over'; readonly menuId: string }
  /** A schedule that never comes again, serves nothing, covers a time twice, or comes only while the house is closed. */
  | {
      readonly code: 'schedule-never' | 'schedule-unused' | 'schedule-overlaps' | 'schedule-while-closed'
      readonly scheduleId: string
    }
  /** The house is open and no menu is served, in a usual week; the first such time. */
  | { readonly code: 'nothing-served'; readonly during: Stretch; readonly more: number }

export interface Around {
  readonly isOpen: boolean
  readonly stateOf: (menuId: string) => 'saved' | 'binned' | 'gone'
  /** On the calendar of the restaurant: `2026-12-24`. */
  readonly today: string
}

/** Findings of a page as it is written, in order of weight. Usual weeks are looked at, not single days. */
export function pageFindings(page: RestaurantPage, { isOpen, stateOf, today }: Around): PageFinding[] {
  const isOver = ({ lastDay }: Pick<PageMenu, 'lastDay'>) => lastDay !== undefined && lastDay < today
  const standing = page.menus.filter((menu) => stateOf(menu.menuId) === 'saved')
  return [
    ...(isOpen ? [] : [{ code: 'closed' } as const]),
    ...(page.menus.length === 0 ? [{ code: 'no-menus' } as const] : []),
    ...page.menus.flatMap((menu): PageFinding[] => {
      const { menuId } = menu
      const state = stateOf(menuId)
      if (state !== 'saved') return [{ code: state === 'binned' ? 'menu-binned' : 'menu-gone', menuId }]
      return isOver(menu) ? [{ code: 'menu-over', menuId }] : []
    }),
    ...page.schedules.flatMap((schedule) => scheduleFindings(schedule, page, today)),
    ...(hasOverlap(page.hours) ? [{ code: 'hours-overlap' } as const] : []),
    ...servedGaps(
      page,
      standing.filter((menu) => !isOver(menu)),
    ),
  ]
}

function scheduleFindings(schedule: Schedule, page: RestaurantPage, today: string): PageFinding[] {
  const { id: scheduleId, times } = schedule
  const isUsed = page.menus.some(
    (menu) =>
      menu.scheduleId === scheduleId || menu.timedParts.some((part) => part.scheduleId === scheduleId),
  )
  if (!isUsed) return [{ code: 'schedule-unused', scheduleId }]
  if (!comesAgain(schedule, page, today)) return [{ code: 'schedule-never', scheduleId }]
  const isClosed =
    page.hours.length > 0 &&
    schedule.onSpecialDays !== 'only' &&
    lengthOf(uncovered(stretchesOf(times), stretchesOf(page.hours))) === lengthOf(stretchesOf(times))
  return [
    ...(hasOverlap(times) ? [{ code: 'schedule-overlaps', scheduleId } as const] : []),
    ...(isClosed ? [{ code: 'schedule-while-closed', scheduleId } as const] : []),
  ]
}

const WEEK_DAYS = 7

/** Is there a day from today on, on which it begins? */
function comesAgain(schedule: Schedule, { specialDays }: RestaurantPage, today: string): boolean {
  const { firstDay, lastDay, onSpecialDays, times } = schedule
  const isOn = (dayNumber: number) => times.some(({ days }) => days.includes(weekdayOf(dayNumber)))
  if (onSpecialDays === 'only')
    return specialDays.some(
      ({ day, hours }) =>
        day >= today && isWithinDays(schedule, day) && hours.length > 0 && isOn(dayNumberOf(day)),
    )
  const first = dayNumberOf(firstDay !== undefined && firstDay > today ? firstDay : today)
  const last = lastDay === undefined ? first + WEEK_DAYS : dayNumberOf(lastDay)
  return Array.from({ length: WEEK_DAYS }, (_, ahead) => first + ahead).some(
    (day) => day <= last && isOn(day),
  )
}

/** Where every menu has its times, the usual hours at which none is served. */
function servedGaps({ hours, schedules }: RestaurantPage, menus: readonly PageMenu[]): PageFinding[] {
  if (hours.length === 0 || menus.length === 0) return []
  if (menus.some(({ scheduleId }) => scheduleId === undefined)) return []
  const served = schedules.filter(({ id }) => menus.some(({ scheduleId }) => scheduleId === id))
  const gaps = uncovered(stretchesOf(hours), stretchesOf(served.flatMap(({ times }) => times)))
  const [first] = gaps
  return first ? [{ code: 'nothing-served', during: first, more: gaps.length - 1 }] : []
}

const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, until }) => sum + until - from, 0)
