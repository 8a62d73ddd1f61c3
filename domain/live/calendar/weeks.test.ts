import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import { type RestaurantPage, restaurantPageSchema } from '../model/restaurant-page.ts'
import type { Days } from '../model/wall-clock.ts'
import { menusAt } from './menus-at.ts'

/**
 * Weeks in which clocks are changed, against a model that is slow and knows no arithmetic of time zones: it reads a clock
 * of `Intl.DateTimeFormat` each quarter of an hour and compares what it shows as text.
 */
const QUARTER_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000

interface Quarter {
  readonly at: Date
  /** What the clock shows: `2026-03-08T01:45`. */
  readonly shows: string
}

/** The week around a moment, and the days before in which its evenings begin. */
function quarters(timeZone: string, middle: string): Quarter[] {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const from = Date.parse(middle) - 6 * DAY_MS
  return Array.from({ length: (11 * DAY_MS) / QUARTER_MS }, (_, index) => {
    const at = new Date(from + index * QUARTER_MS)
    return { at, shows: clock.format(at).replace(' ', 'T') }
  })
}

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
const weekday = (day: string) => new Date(day).getUTCDay() || 7
const isIn = ({ firstDay = '0', lastDay = '9' }: Days, day: string) => firstDay <= day && day <= lastDay

/** The days of the week and its quarters, whatever the page. */
function calendarOf(week: readonly Quarter[]) {
  const days = [...new Set(week.map(({ shows }) => shows.slice(0, 10)))]
  const firsts = new Map<string, number>()
  /** The first quarter at which a clock shows this or more. */
  const first = (text: string) => {
    const found = firsts.get(text) ?? week.findIndex(({ shows }) => shows >= text)
    firsts.set(text, found)
    return found === -1 ? week.length : found
  }
  const isOf = (index: number, day: string) =>
    first(`${day}T00:00`) <= index && index < first(`${dayAfter(day)}T00:00`)
  const todays = week.map((_, index) => days.findLast((day) => isOf(index, day)) ?? '')
  return { days, first, today: (index: number) => todays[index] ?? '', length: week.length }
}

/** The first quarter and the first one after it. */
type Run = readonly [from: number, until: number]

function modelOf(page: RestaurantPage, { days, first, today, length }: ReturnType<typeof calendarOf>) {
  const runOf = (day: string, { from, until }: { from: string; until: string }): Run => [
    first(`${day}T${from}`),
    first(`${until > from ? day : dayAfter(day)}T${until}`),
  ]
  const during = (runsOf: (day: string) => readonly Run[]) => {
    const quarters = new Array<boolean>(length).fill(false)
    for (const day of days) for (const [from, until] of runsOf(day)) quarters.fill(true, from, until)
    return (index: number) => quarters[index] === true
  }
  const specialOf = (day: string) => page.specialDays.find((special) => special.day === day)
  const isServedBy = (scheduleId: string | undefined, within: Days) => {
    const schedule = page.schedules.find(({ id }) => id === scheduleId)
    if (!schedule) return (index: number) => isIn(within, today(index))
    return during((day) => {
      const special = specialOf(day)
      if (special ? schedule.onSpecialDays === 'never' : schedule.onSpecialDays === 'only') return []
      if (!isIn(schedule, day) || !isIn(within, day)) return []
      const runs = schedule.times
        .filter((time) => time.days.includes(weekday(day)))
        .map((time) => runOf(day, time))
      if (!special) return runs
      const open = special.hours.map((hours) => runOf(day, hours))
      return runs.flatMap(([from, until]) =>
        open.map(([opens, closes]): Run => [Math.max(from, opens), Math.min(until, closes)]),
      )
    })
  }
  const menus = page.menus.map((menu) => ({
    ...menu,
    isServed: isServedBy(menu.scheduleId, menu),
    parts: menu.timedParts.map(({ sectionId, scheduleId }) => ({
      sectionId,
      isServed: isServedBy(scheduleId, {}),
    })),
  }))
  const isOpen = during((day) =>
    (specialOf(day)?.hours ?? page.hours.filter((time) => time.days.includes(weekday(day)))).map((hours) =>
      runOf(day, hours),
    ),
  )
  return (index: number) => ({
    menus: menus
      .filter((menu) => isIn(menu, today(index)) || menu.isServed(index))
      .map(({ menuId, isServed, parts }) => ({
        menuId,
        isServed: isServed(index),
        awaySections: parts.filter((part) => !part.isServed(index)).map(({ sectionId }) => sectionId),
      })),
    isOpen: page.hours.length === 0 && !specialOf(today(index)) ? null : isOpen(index),
    notices: page.notices.filter((notice) => isIn(notice, today(index))).map(({ id }) => id),
  })
}

function saidAt(page: RestaurantPage, at: Date) {
  const { menus, house, notices, changesAt } = menusAt(page, at)
  return {
    said: {
      menus: menus.map(({ menuId, isServed, awaySections }) => ({
        menuId,
        isServed,
        awaySections: [...awaySections],
      })),
      isOpen: house?.isOpen ?? null,
      notices: notices.map(({ id }) => id),
    },
    changesAt,
  }
}

const anyTime = (most: number) =>
  fc.integer({ min: 0, max: most }).map((quarter) => {
    const two = (number: number) => String(number).padStart(2, '0')
    return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`
  })
// Half of them in the hours in which clocks are changed.
const anyBeginning = fc.oneof(anyTime(95), anyTime(14))
const anyEnd = fc.oneof(anyTime(96), anyTime(14))
const anyHours = fc.record({ from: anyBeginning, until: anyEnd })
const anyWeekly = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  from: anyBeginning,
  until: anyEnd,
})
const anyDays = (day: fc.Arbitrary<string>) =>
  fc.option(fc.tuple(day, day), { nil: undefined }).map((pair) => {
    const [firstDay, lastDay] = pair?.toSorted() ?? []
    return { ...(firstDay && { firstDay }), ...(lastDay && { lastDay }) }
  })
const KEYS = ['a', 'b', 'c']

const anyPage = (timeZone: string, middle: string) => {
  const anyDay = fc
    .integer({ min: -4, max: 4 })
    .map((days) => new Date(Date.parse(middle) + days * DAY_MS).toISOString().slice(0, 10))
  const anySchedule = (id: string) =>
    fc
      .tuple(
        fc.array(anyWeekly, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('usual', 'never', 'only'),
        anyDays(anyDay),
      )
      .map(([times, onSpecialDays, days]) => ({ id, name: id, times, onSpecialDays, ...days }))
  const anyMenu = (menuId: string) =>
    fc
      .tuple(
        fc.option(fc.constantFrom(...KEYS), { nil: undefined }),
        anyDays(anyDay),
        fc.uniqueArray(fc.constantFrom(...KEYS), { maxLength: 2 }),
      )
      .map(([scheduleId, days, parts]) => ({
        menuId,
        ...(scheduleId && { scheduleId }),
        ...days,
        timedParts: parts.map((key, sectionId) => ({ sectionId, scheduleId: key })),
      }))
  return fc
    .record({
      schedules: fc.tuple(...KEYS.map(anySchedule)),
      menus: fc.tuple(...KEYS.map(anyMenu)),
      hours: fc.array(anyWeekly, { maxLength: 3 }),
      specialDays: fc.uniqueArray(fc.record({ day: anyDay, hours: fc.array(anyHours, { maxLength: 2 }) }), {
        maxLength: 3,
        selector: ({ day }) => day,
      }),
      notices: anyDays(anyDay).map((days) => [{ id: 'n', text: 'Closed', ...days }]),
    })
    .map((page) => restaurantPageSchema.parse({ timeZone, ...page }))
}

it.each([
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/Paris', '2026-03-29'],
  ['Europe/Paris', '2026-10-25'],
  // Clocks are changed by half an hour, in the southern autumn and spring.
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  // At midnight.
  ['America/Havana', '2026-11-01'],
  ['America/Havana', '2026-03-08'],
  ['Asia/Kolkata', '2026-03-08'],
])('says at each quarter of an hour what clocks of %s show in the week around %s', (timeZone, middle) => {
  const week = quarters(timeZone, middle)
  // What began before the first quarter is not seen by the model, nor what ends after the last one.
  const looked = week.slice(3 * 96, -2 * 96)
  const calendar = calendarOf(week)
  fc.assert(
    fc.property(anyPage(timeZone, middle), (page) => {
      const model = modelOf(page, calendar)
      const said = looked.map(({ at }) => saidAt(page, at))
      const texts = said.map((one) => JSON.stringify(one.said))
      texts.forEach((text, index) => {
        const modelled = model(index + 3 * 96)
        // As text first: comparing thousands of objects would take most of the time.
        if (text !== JSON.stringify(modelled))
          expect({ at: looked[index], ...said[index]?.said }).toEqual({ at: looked[index], ...modelled })
      })
      said.forEach(({ changesAt }, index) => {
        if (index + 1 < texts.length && texts[index + 1] !== texts[index])
          expect(changesAt).toEqual(looked[index + 1]?.at)
      })
    }),
    { numRuns: tries(4), endOnFailure: true },
  )
})
