import type { ComingDay } from '../calendar/coming-days.ts'
import { merged, type Span, without } from '../calendar/spans.ts'
import { momentOfMinutes } from '../calendar/wall-minutes.ts'
import type { RestaurantPage } from '../model/restaurant-page.ts'
import { isOver, isWhileClosed, usualGaps } from './page-findings.ts'
import { stretchesOfSpan, uncovered } from './week-minutes.ts'

/** What an owner should look at on a single day; screens have the words. */
export interface DayFinding {
  readonly code: 'served_while_closed' | 'open_without_menu'
  /** In the page's document. */
  readonly pointer: string
  readonly params: Readonly<Record<string, string | number>>
}

/**
 * Finds menus outside the hours of the house and hours in which nothing is served, on coming days. What is
 * true of each usual week is found by `pageFindings` and isn't reported again here.
 * @param today `2026-12-24`
 */
export function dayFindings(page: RestaurantPage, today: string, days: readonly ComingDay[]): DayFinding[] {
  const gaps = usualGaps(
    page,
    page.menus.filter((menu) => !isOver(menu, today)),
  )
  const isUsual = (span: Span) => uncovered(stretchesOfSpan(span), gaps).length === 0
  return [
    ...days.flatMap((day) => (page.hours.length > 0 ? servedWhileClosed(page, day) : [])),
    ...days.flatMap((day) => openWithoutMenu(page, day, isUsual)),
  ]
}

const servedWhileClosed = (page: RestaurantPage, { day, open, menus }: ComingDay): DayFinding[] =>
  menus.flatMap(({ menuId, spans }) => {
    const at = page.menus.findIndex((menu) => menu.menuId === menuId)
    const schedule = page.schedules.find(({ id }) => id === page.menus[at]?.scheduleId)
    if (schedule && isWhileClosed(schedule, page)) return []
    return without(spans ?? [], open ?? []).map((span) => ({
      code: 'served_while_closed' as const,
      pointer: `/menus/${at}`,
      params: { menuId, day, ...inWords(span) },
    }))
  })

function openWithoutMenu(
  page: RestaurantPage,
  { day, open, menus }: ComingDay,
  isUsual: (span: Span) => boolean,
): DayFinding[] {
  if (page.menus.length === 0 || menus.some(({ spans }) => spans === null)) return []
  const served = merged(menus.flatMap(({ spans }) => spans ?? []))
  return without(open ?? [], served)
    .filter((span) => !isUsual(span))
    .map((span) => ({
      code: 'open_without_menu' as const,
      pointer: '/hours',
      params: { day, ...inWords(span) },
    }))
}

const inWords = ({ from, until }: Span) => ({
  from: momentOfMinutes(from),
  until: momentOfMinutes(until),
})
