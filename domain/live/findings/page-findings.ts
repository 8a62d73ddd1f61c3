import { nextSpan, scheduleSpans, specialDaysOf } from '../calendar/served.ts'
import { DAY_MINUTES, dayNumberOf } from '../calendar/wall-minutes.ts'
import type { PageMenu, RestaurantPage } from '../model/restaurant-page.ts'
import type { Schedule } from '../model/schedule.ts'
import type { Days } from '../model/wall-clock.ts'
import { hasOverlap, type Stretch, stretchesOf, uncovered } from './week-minutes.ts'

/** What an owner should know of a page before guests do. */
export type GuestPageFinding =
  /** Guests do not find it. */
  | { readonly code: 'closed' | 'no-menus' | 'hours-overlap' }
  | { readonly code: 'menu-binned' | 'menu-gone' | 'menu-over' | 'menu-never'; readonly menuId: string }
  /** A schedule that never comes again, serves nothing, covers a time twice, or comes only while the house is closed. */
  | {
      readonly code: 'schedule-never' | 'schedule-unused' | 'schedule-overlaps' | 'schedule-while-closed'
      readonly scheduleId: string
    }
  /** The house is open and no menu is served, in a usual week; the first such time. */
  | { readonly code: 'nothing-served'; readonly during: Stretch; readonly more: number }

export interface PageContext {
  readonly isOpen: boolean
  readonly stateOf: (menuId: string) => 'saved' | 'binned' | 'gone'
  /** On the calendar of the restaurant: `2026-12-24`. */
  readonly today: string
}

/** Findings of a page as written, by weight, in a usual week; `dayFindings` finds those of single days. */
export function pageFindings(
  page: RestaurantPage,
  { isOpen, stateOf, today }: PageContext,
): GuestPageFinding[] {
  const standing = page.menus.filter((menu) => stateOf(menu.menuId) === 'saved')
  return [
    ...(isOpen ? [] : [{ code: 'closed' } as const]),
    ...(page.menus.length === 0 ? [{ code: 'no-menus' } as const] : []),
    ...page.menus.flatMap((menu): GuestPageFinding[] => {
      const { menuId } = menu
      const state = stateOf(menuId)
      if (state !== 'saved') return [{ code: state === 'binned' ? 'menu-binned' : 'menu-gone', menuId }]
      if (isOver(menu, today)) return [{ code: 'menu-over', menuId }]
      return isNeverServed(menu, page, today) ? [{ code: 'menu-never', menuId }] : []
    }),
    ...page.schedules.flatMap((schedule) => scheduleFindings(schedule, page, today)),
    ...(hasOverlap(page.hours) ? [{ code: 'hours-overlap' } as const] : []),
    ...nothingServed(
      usualGaps(
        page,
        standing.filter((menu) => !isOver(menu, today)),
      ),
    ),
  ]
}

export const isOver = ({ lastDay }: Pick<PageMenu, 'lastDay'>, today: string): boolean =>
  lastDay !== undefined && lastDay < today

/** On its days its schedule, which comes on other days, does not. */
function isNeverServed(menu: PageMenu, page: RestaurantPage, today: string): boolean {
  const schedule = page.schedules.find(({ id }) => id === menu.scheduleId)
  return (
    schedule !== undefined &&
    comesAgain(schedule, page, today) &&
    !comesAgain(schedule, page, today, { firstDay: menu.firstDay, lastDay: menu.lastDay })
  )
}

function scheduleFindings(schedule: Schedule, page: RestaurantPage, today: string): GuestPageFinding[] {
  const { id: scheduleId, times } = schedule
  const isUsed = page.menus.some(
    (menu) =>
      menu.scheduleId === scheduleId || menu.timedParts.some((part) => part.scheduleId === scheduleId),
  )
  if (!isUsed) return [{ code: 'schedule-unused', scheduleId }]
  if (!comesAgain(schedule, page, today)) return [{ code: 'schedule-never', scheduleId }]
  return [
    ...(hasOverlap(times) ? [{ code: 'schedule-overlaps', scheduleId } as const] : []),
    ...(isWhileClosed(schedule, page) ? [{ code: 'schedule-while-closed', scheduleId } as const] : []),
  ]
}

/** In a usual week it comes only while the house is closed. */
export const isWhileClosed = ({ times, onSpecialDays }: Schedule, { hours }: RestaurantPage): boolean =>
  hours.length > 0 &&
  onSpecialDays !== 'only' &&
  lengthOf(uncovered(stretchesOf(times), stretchesOf(hours))) === lengthOf(stretchesOf(times))

/**
 * Returns whether there is a time from today on at which it is served, within 400 days.
 * @param within further days on which it may begin
 */
function comesAgain(schedule: Schedule, page: RestaurantPage, today: string, within: Days = {}): boolean {
  const specialDays = specialDaysOf(page)
  const day = dayNumberOf(today)
  const midnight = day * DAY_MINUTES
  const evening = { first: day - 1, last: day - 1 }
  return (
    scheduleSpans(schedule, specialDays, evening, within).some(({ until }) => until > midnight) ||
    nextSpan(schedule, specialDays, day, midnight - 1, within) !== undefined
  )
}

/** Where every menu has its times, the usual hours at which none is served. */
export function usualGaps({ hours, schedules }: RestaurantPage, menus: readonly PageMenu[]): Stretch[] {
  if (hours.length === 0 || menus.length === 0) return []
  if (menus.some(({ scheduleId }) => scheduleId === undefined)) return []
  const served = schedules.filter(
    ({ id, onSpecialDays }) => onSpecialDays !== 'only' && menus.some(({ scheduleId }) => scheduleId === id),
  )
  return uncovered(stretchesOf(hours), stretchesOf(served.flatMap(({ times }) => times)))
}

const nothingServed = ([first, ...more]: readonly Stretch[]): GuestPageFinding[] =>
  first ? [{ code: 'nothing-served', during: first, more: more.length }] : []

const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, until }) => sum + until - from, 0)
