import type { GuestCountsAnswer } from '#contract/restaurant/guest-counts.ts'
import type { ViewSource } from '#domain/live/counts/view.ts'
import { dayWords, timeWords } from '../../menu/live/wall-clock.ts'

/** Views of one bar, and how many of them came by the printed code. */
export interface Bar {
  readonly label: string
  readonly views: number
  readonly byCode: number
}

/** The days from one to another, both included, as `2026-12-24`. */
export function daysBetween(from: string, until: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(until); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the present day at a place, and the one this many days before. */
export function lastDays(timeZone: string, count: number, now: Date): { from: string; until: string } {
  const until = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  return { from: new Date(Date.parse(until) - (count - 1) * DAY_MS).toISOString().slice(0, 10), until }
}

export const barsByDay = (byDay: GuestCountsAnswer['byDay'], days: readonly string[]): Bar[] =>
  days.map((day) =>
    barOf(
      dayWords(day),
      byDay.filter((views) => views.day === day),
    ),
  )

export const barsByHour = (byHour: GuestCountsAnswer['byHour']): Bar[] =>
  Array.from({ length: 24 }, (_, at) =>
    barOf(
      timeWords(`2026-01-01T${String(at).padStart(2, '0')}:00`),
      byHour.filter(({ hour }) => hour === at),
    ),
  )

type Views = Pick<GuestCountsAnswer['byDay'][number], 'source' | 'views'>

const barOf = (label: string, views: readonly Views[]): Bar => ({
  label,
  views: sum(views),
  byCode: sum(views.filter(({ source }) => source === 'code')),
})

const sum = (all: readonly Views[]): number => all.reduce((total, { views }) => total + views, 0)

export interface MenuViews {
  readonly menuId: string
  readonly title: string
  readonly total: number
  readonly by: Readonly<Record<ViewSource, number>>
}

/** The page first, then its menus by their views; those that nobody opened are last. */
export function viewsByMenu({ byMenu, menus }: Pick<GuestCountsAnswer, 'byMenu' | 'menus'>): MenuViews[] {
  const known = new Map(menus.map(({ menuId, title }) => [menuId, title]))
  const ids = new Set(['', ...known.keys(), ...byMenu.map(({ menuId }) => menuId)])
  return [...ids]
    .map((menuId) => {
      const own = byMenu.filter((views) => views.menuId === menuId)
      const by = (source: ViewSource) => sum(own.filter((hour) => hour.source === source))
      return {
        menuId,
        title: menuId === '' ? 'The page itself' : (known.get(menuId) ?? 'A menu that is gone'),
        total: sum(own),
        by: { code: by('code'), link: by('link'), embed: by('embed'), board: by('board') },
      }
    })
    .toSorted(
      (one, other) => Number(other.menuId === '') - Number(one.menuId === '') || other.total - one.total,
    )
}
