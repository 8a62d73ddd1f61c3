import type { WeeklyTimes } from '../model/schedule.ts'

/** From one time of the day to another, which may lie on the next day. */
export type WeekSpan = Pick<WeeklyTimes, 'from' | 'until'>

/** The times of each day of the week: Monday is 1, Sunday is 7. */
export type Week = ReadonlyMap<number, readonly WeekSpan[]>

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Weekly times by the days on which they begin, the earliest first. */
export const weekOf = (times: readonly WeeklyTimes[]): Week =>
  new Map(
    weekdays.map((day) => [
      day,
      times
        .filter(({ days }) => days.includes(day))
        .map(({ from, until }) => ({ from, until }))
        .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
    ]),
  )

export function timesOf(week: Week): WeeklyTimes[] {
  const daysOf = new Map<string, number[]>()
  for (const [day, spans] of week)
    for (const { from, until } of spans) {
      const key = `${from} ${until}`
      const days = daysOf.get(key) ?? []
      if (!days.includes(day)) daysOf.set(key, [...days, day])
    }
  return [...daysOf]
    .map(([key, days]) => {
      const [from = '', until = ''] = key.split(' ')
      return { days: days.toSorted((a, b) => a - b), from, until }
    })
    .toSorted((a, b) => (a.days[0] ?? 0) - (b.days[0] ?? 0) || (a.from < b.from ? -1 : 1))
}

export const withDay = (week: Week, day: number, spans: readonly WeekSpan[]): Week =>
  new Map([...week, [day, spans]])

export const copyDay = (week: Week, day: number, to: readonly number[]): Week =>
  new Map([...week].map(([other, spans]) => [other, to.includes(other) ? (week.get(day) ?? []) : spans]))

/** What a day is given first: after its own times, else those of the day before it that has some. */
export function proposedSpan(week: Week, day: number): WeekSpan {
  const own = week.get(day) ?? []
  const last = own.at(-1)
  if (last) return { from: '17:00', until: '22:00' }
  const before = weekdays.map((_, back) => ((day - 2 - back + 14) % 7) + 1)
  return before.flatMap((other) => week.get(other)?.[0] ?? [])[0] ?? { from: '11:30', until: '22:00' }
}
