import type { RestaurantPage } from '../model/restaurant-page.ts'
import type { ComingDay } from './coming-days.ts'
import { nextSpan, specialDaysOf } from './served.ts'
import { merged, type Span, without } from './spans.ts'
import { DAY_MINUTES, dayNumberOf, momentOfMinutes } from './wall-minutes.ts'

/** What an owner should look at in the times of a page; screens have the words. */
export interface CalendarFinding {
  readonly code:
    | 'schedule_never_comes'
    | 'menu_never_served'
    | 'menu_over'
    | 'served_while_closed'
    | 'open_without_menu'
  /** In the page's document. */
  readonly pointer: string
  readonly params: Readonly<Record<string, string | number>>
}

/**
 * Times of a page that cannot be meant: schedules and menus that never come, menus outside of the hours of the house,
 * hours in which nothing is served.
 * @param today number of the day
 * @param days the coming days that are looked at for the last two
 */
export const calendarFindings = (
  page: RestaurantPage,
  today: number,
  days: readonly ComingDay[],
): CalendarFinding[] => [
  ...neverComing(page, today),
  ...days.flatMap((day) => (page.hours.length > 0 ? servedWhileClosed(page, day) : [])),
  ...days.flatMap((day) => openWithoutMenu(page, day)),
]

function neverComing(page: RestaurantPage, today: number): CalendarFinding[] {
  const specialDays = specialDaysOf(page)
  // What began yesterday may still last.
  const comes = (schedule: RestaurantPage['schedules'][number], within = {}) =>
    nextSpan(schedule, specialDays, today - 1, (today - 1) * DAY_MINUTES - 1, within) !== undefined
  const never = page.schedules.filter((schedule) => !comes(schedule))
  return [
    ...never.map((schedule) => ({
      code: 'schedule_never_comes' as const,
      pointer: `/schedules/${page.schedules.indexOf(schedule)}`,
      params: { schedule: schedule.name },
    })),
    ...page.menus.flatMap((menu, at): CalendarFinding[] => {
      const finding = { pointer: `/menus/${at}`, params: { menuId: menu.menuId } }
      if (menu.lastDay !== undefined && dayNumberOf(menu.lastDay) < today)
        return [{ code: 'menu_over', ...finding }]
      const schedule = page.schedules.find(({ id }) => id === menu.scheduleId)
      return !schedule || never.includes(schedule) || comes(schedule, menu)
        ? []
        : [{ code: 'menu_never_served', ...finding }]
    }),
  ]
}

const servedWhileClosed = (page: RestaurantPage, { day, open, menus }: ComingDay): CalendarFinding[] =>
  menus.flatMap(({ menuId, spans }) =>
    without(spans ?? [], open ?? []).map((span) => ({
      code: 'served_while_closed' as const,
      pointer: `/menus/${page.menus.findIndex((menu) => menu.menuId === menuId)}`,
      params: { menuId, day, ...inWords(span) },
    })),
  )

function openWithoutMenu(page: RestaurantPage, { day, open, menus }: ComingDay): CalendarFinding[] {
  if (page.menus.length === 0 || menus.some(({ spans }) => spans === null)) return []
  const served = merged(menus.flatMap(({ spans }) => spans ?? []))
  return without(open ?? [], served).map((span) => ({
    code: 'open_without_menu' as const,
    pointer: '/hours',
    params: { day, ...inWords(span) },
  }))
}

const inWords = ({ from, until }: Span) => ({
  from: momentOfMinutes(from),
  until: momentOfMinutes(until),
})
