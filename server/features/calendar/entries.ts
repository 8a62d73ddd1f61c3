import type { PlannedVersion } from '#contract/menus/saved-menus.ts'
import type { CalendarEntry } from '#contract/restaurant/calendar.ts'
import type { ComingDay, ServedOnDay } from '#domain/live/calendar/coming-days.ts'
import type { StoredPlan } from '#domain/live/calendar/plan-conflicts.ts'
import type { Span } from '#domain/live/calendar/spans.ts'
import { momentAt, wallMomentOf } from '#domain/live/calendar/time-zones.ts'
import { DAY_MINUTES, momentOfMinutes } from '#domain/live/calendar/wall-minutes.ts'
import { type Times, timesOf } from '#domain/live/calendar/what-holds.ts'
import type { Special } from '#domain/live/model/special.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'

export interface CalendarMenu {
  readonly menuId: string
  readonly name: string
  readonly content: MenuContent
  readonly plans: readonly StoredPlan[]
  readonly specials: readonly { readonly id: string; readonly special: Special }[]
  readonly versions: readonly PlannedVersion[]
}

/** What holds on a day, the earliest first. */
export const entriesOn = (
  timeZone: string,
  day: ComingDay,
  menus: readonly CalendarMenu[],
): CalendarEntry[] =>
  menus
    .flatMap((menu) =>
      [
        ...day.menus.filter(ofMenu(menu)).flatMap(({ spans }) =>
          whenOf(spans).map((when) => ({
            kind: 'menu' as const,
            id: menu.menuId,
            name: menu.name,
            ...when,
          })),
        ),
        ...day.parts.filter(ofMenu(menu)).flatMap((part) => partEntries(menu.content, part)),
        ...menu.plans.flatMap(({ id, plan }) =>
          whenOn(timeZone, day, timesOf(plan)).map((when) => ({
            kind: 'prices' as const,
            id,
            name: plan.name,
            ...when,
          })),
        ),
        ...menu.specials.flatMap(({ id, special }) =>
          whenOn(timeZone, day, timesOf(special)).map((when) => ({
            kind: 'special' as const,
            id,
            name: special.name,
            ...when,
          })),
        ),
        ...menu.versions.flatMap(({ id, title, opensAt }) =>
          whenOn(timeZone, day, { from: Date.parse(opensAt), until: Date.parse(opensAt) + 1 }).map(
            ({ from }) => ({ kind: 'version' as const, id, name: title, from, until: null }),
          ),
        ),
      ].map((entry) => ({ ...entry, menuId: menu.menuId })),
    )
    .toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))

type When = Pick<CalendarEntry, 'from' | 'until'>

const ofMenu =
  ({ menuId }: CalendarMenu) =>
  (one: ServedOnDay) =>
    one.menuId === menuId

const ANY_TIME: When = { from: null, until: null }

const whenOf = (spans: readonly Span[] | null): When[] =>
  spans === null
    ? [ANY_TIME]
    : spans.map(({ from, until }) => ({ from: momentOfMinutes(from), until: momentOfMinutes(until) }))

/** Of what holds from a moment until another, the part that lies on a day. */
function whenOn(timeZone: string, { number }: ComingDay, { from, until }: Times): When[] {
  const begins = momentAt(timeZone, number * DAY_MINUTES).getTime()
  const ends = momentAt(timeZone, (number + 1) * DAY_MINUTES).getTime()
  if (from >= ends || until <= begins) return []
  const wall = (at: number) => wallMomentOf(timeZone, new Date(at))
  return [{ from: from > begins ? wall(from) : null, until: until < ends ? wall(until) : null }]
}

function partEntries({ sections }: MenuContent, { sectionId, itemId, spans }: ServedOnDay) {
  const section = sections.find(({ id }) => id === sectionId)
  const item = sections.flatMap(({ items }) => items).find(({ id }) => id === itemId)
  const part = section ?? item
  // A part that has left the menu is served at no time.
  if (part === undefined) return []
  const kind = section ? ('section' as const) : ('item' as const)
  return whenOf(spans).map((when) => ({ kind, id: String(part.id), name: part.name, ...when }))
}
