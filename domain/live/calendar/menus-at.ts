import type { PageMenu, RestaurantPage } from '../model/restaurant-page.ts'
import type { Schedule, SpecialDay } from '../model/schedule.ts'
import { isWithinDays } from '../model/wall-clock.ts'
import { edgesOfDays, type PageClock, pageClock } from './page-clock.ts'
import { houseSpans, nextSpan } from './served.ts'
import { edgeAfter, type Span, spanAt } from './spans.ts'

export interface MenuNow {
  readonly menuId: string
  readonly label: string | undefined
  /** By which it is served; null at any time. */
  readonly schedule: Schedule | null
  readonly isServed: boolean
  /** It is in the list with its times while it is not served. */
  readonly isListed: boolean
  /** Until when it is served, or from when it is served next; null where no change is known. */
  readonly changesAt: Date | null
  /** Sections and items that are not served now. */
  readonly awaySections: ReadonlySet<number>
  readonly awayItems: ReadonlySet<number>
}

export interface HouseNow {
  readonly isOpen: boolean
  /** When it closes, or opens next; null where no change is known. */
  readonly changesAt: Date | null
}

/** A restaurant's page at a moment, before anything is read of its menus. */
export interface PageNow {
  /** Those that are on the page on this day, in the order of the page. */
  readonly menus: readonly MenuNow[]
  /** Null where its owner says no hours for this day. */
  readonly house: HouseNow | null
  /** The special day that it is. */
  readonly specialDay: SpecialDay | null
  readonly notices: RestaurantPage['notices']
  /** All of this holds until then at least; null where it holds until its owner says otherwise. */
  readonly changesAt: Date | null
}

export function menusAt(page: RestaurantPage, at: Date): PageNow {
  const clock = pageClock(page, at)
  const schedules = new Map(page.schedules.map((schedule) => [schedule.id, schedule]))
  const house = houseSpans(page, clock.specialDays, clock.range)
  const specialDay = clock.specialDays.get(clock.today) ?? null
  const saysHours = page.hours.length > 0 || specialDay !== null
  return {
    menus: page.menus.map((menu) => menuNow(menu, schedules, clock)).filter((menu) => menu !== null),
    house: saysHours
      ? { isOpen: spanAt(house, clock.minutes) !== undefined, changesAt: knownEdge(house, clock) }
      : null,
    specialDay,
    notices: page.notices.filter((notice) => isWithinDays(notice, clock.day)),
    changesAt: nextChange(page, house, clock),
  }
}

/** @returns null where the menu is not on the page on this day */
function menuNow(menu: PageMenu, schedules: ReadonlyMap<string, Schedule>, clock: PageClock): MenuNow | null {
  const schedule = schedules.get(menu.scheduleId ?? '') ?? null
  const spans = schedule && clock.spansOf(schedule, menu)
  const isDay = isWithinDays(menu, clock.day)
  // What began on its last evening goes on.
  const isServed = spans === null ? isDay : spanAt(spans, clock.minutes) !== undefined
  if (!isDay && !isServed) return null
  return {
    menuId: menu.menuId,
    label: menu.label,
    schedule,
    isServed,
    isListed: menu.atOtherTimes === 'listed',
    changesAt: schedule && spans ? scheduleChange(menu, schedule, spans, clock) : lastDayOver(menu, clock),
    ...awayParts(menu, schedules, clock),
  }
}

function scheduleChange(menu: PageMenu, schedule: Schedule, spans: readonly Span[], clock: PageClock) {
  const edge = knownEdge(spans, clock)
  if (edge !== null || spanAt(spans, clock.minutes)) return edge
  const next = nextSpan(schedule, clock.specialDays, clock.range.last, clock.minutes, menu)
  return next === undefined ? null : clock.momentAt(next.from)
}

function lastDayOver({ lastDay }: PageMenu, clock: PageClock): Date | null {
  const [over] = edgesOfDays({ lastDay })
  return over === undefined ? null : clock.momentAt(over)
}

/** A section or an item that has several schedules is served at the times of each of them. */
function awayParts({ timedParts }: PageMenu, schedules: ReadonlyMap<string, Schedule>, clock: PageClock) {
  const isServed = (scheduleId: string) => {
    const schedule = schedules.get(scheduleId)
    return schedule === undefined || spanAt(clock.spansOf(schedule), clock.minutes) !== undefined
  }
  const away = (key: 'sectionId' | 'itemId') => {
    const ids = (parts: PageMenu['timedParts']) =>
      parts.map((part) => part[key]).filter((id) => id !== undefined)
    const served = ids(timedParts.filter(({ scheduleId }) => isServed(scheduleId)))
    return new Set(ids(timedParts)).difference(new Set(served))
  }
  return { awaySections: away('sectionId'), awayItems: away('itemId') }
}

/** The next edge of spans, if it lies in the days that were looked at. */
function knownEdge(spans: readonly Span[], { minutes, horizon, momentAt }: PageClock): Date | null {
  const edge = edgeAfter(spans, minutes)
  return edge === undefined || edge >= horizon ? null : momentAt(edge)
}

/** Never later than the first change; earlier where the next days bring none, and somebody has to look again. */
function nextChange(page: RestaurantPage, house: readonly Span[], clock: PageClock): Date | null {
  const { minutes, horizon } = clock
  const ofSchedule = (id: string | undefined) => page.schedules.filter((schedule) => schedule.id === id)
  const spans = [
    ...(page.hours.length > 0 || page.specialDays.length > 0 ? [house] : []),
    ...page.menus.flatMap((menu) => [
      ...ofSchedule(menu.scheduleId).map((schedule) => clock.spansOf(schedule, menu)),
      ...menu.timedParts
        .flatMap(({ scheduleId }) => ofSchedule(scheduleId))
        .map((schedule) => clock.spansOf(schedule)),
    ]),
  ]
  const specialDays = page.specialDays.map(({ day }) => ({ firstDay: day, lastDay: day }))
  const edges = [
    ...new Set(spans).values().map((list) => Math.min(edgeAfter(list, minutes) ?? horizon, horizon)),
    ...[...page.menus, ...page.notices, ...specialDays].flatMap(edgesOfDays).filter((edge) => edge > minutes),
  ]
  return edges.length === 0 ? null : clock.momentAt(Math.min(...edges))
}
