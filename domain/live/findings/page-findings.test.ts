import { describe, expect, it } from 'vitest'
import { type RestaurantPage, restaurantPageSchema } from '../model/restaurant-page.ts'
import { pageFindings } from './page-findings.ts'
import { hasOverlap, stretchesOf, uncovered } from './week-minutes.ts'

const daily = [1, 2, 3, 4, 5, 6, 7]
const lunch = { id: 's1', name: 'Lunch', times: [{ days: [1, 2, 3, 4, 5], from: '11:30', until: '15:00' }] }
const page = (changes: object): RestaurantPage =>
  restaurantPageSchema.parse({ timeZone: 'Europe/Paris', menus: [{ menuId: 'a' }], ...changes })
const around = { isOpen: true, stateOf: () => 'saved' as const, today: '2026-11-23' }
const codes = (changes: object, more: object = {}) =>
  pageFindings(page(changes), { ...around, ...more }).map(({ code }) => code)
const lunchOnly = (changes: object, more: object = {}) => ({
  menus: [{ menuId: 'a', scheduleId: 's1' }],
  schedules: [{ ...lunch, ...changes }],
  ...more,
})

describe('what an owner should know of a page', () => {
  it('is nothing where all is well', () => {
    expect(codes({})).toEqual([])
    expect(codes(lunchOnly({}))).toEqual([])
  })

  it('says where guests find nothing, or not what the owner means', () => {
    expect(codes({ menus: [] }, { isOpen: false })).toEqual(['closed', 'no-menus'])
    expect(codes({}, { stateOf: () => 'binned' })).toEqual(['menu-binned'])
    expect(codes({}, { stateOf: () => 'gone' })).toEqual(['menu-gone'])
    expect(codes({ menus: [{ menuId: 'a', lastDay: '2026-11-22' }] })).toEqual(['menu-over'])
    expect(codes({ menus: [{ menuId: 'a', lastDay: '2026-11-23' }] })).toEqual([])
  })

  it('names schedules that never come again, or serve nothing', () => {
    expect(codes({ schedules: [lunch] })).toEqual(['schedule-unused'])
    expect(codes(lunchOnly({ lastDay: '2026-11-22' }))).toEqual(['schedule-never'])
    // 2026-11-28 and 29 are a Saturday and a Sunday.
    expect(codes(lunchOnly({ firstDay: '2026-11-28', lastDay: '2026-11-29' }))).toEqual(['schedule-never'])
    expect(codes(lunchOnly({ firstDay: '2027-11-27', lastDay: '2027-11-29' }))).toEqual([])
    const only = { onSpecialDays: 'only' }
    expect(codes(lunchOnly(only))).toEqual(['schedule-never'])
    const christmas = (day: string) => ({
      specialDays: [{ day, hours: [{ from: '11:00', until: '16:00' }] }],
    })
    expect(codes(lunchOnly(only, christmas('2026-12-25')))).toEqual([])
    expect(codes(lunchOnly(only, christmas('2026-12-26')))).toEqual(['schedule-never'])
  })

  it('names menus that are never served on their days', () => {
    const onDays = (firstDay: string, lastDay?: string) =>
      codes({ ...lunchOnly({}), menus: [{ menuId: 'a', scheduleId: 's1', firstDay, lastDay }] })
    // A Saturday and a Sunday.
    expect(onDays('2026-11-28', '2026-11-29')).toEqual(['menu-never'])
    expect(onDays('2026-11-28', '2026-11-30')).toEqual([])
    expect(onDays('2026-11-28')).toEqual([])
  })

  it('finds times that say a minute twice, and schedules that come while the house is closed', () => {
    const twice = [...lunch.times, { days: [5], from: '14:59', until: '16:00' }]
    expect(codes(lunchOnly({ times: twice }))).toEqual(['schedule-overlaps'])
    const evenings = [{ days: daily, from: '17:00', until: '02:00' }]
    expect(codes(lunchOnly({}, { hours: evenings }))).toEqual(['schedule-while-closed', 'nothing-served'])
    expect(codes({ hours: [...evenings, { days: [1], from: '01:00', until: '03:00' }] })).toEqual([
      'hours-overlap',
    ])
  })

  it('finds the hours at which the house is open and nothing is served', () => {
    const hours = [{ days: [1], from: '11:30', until: '17:00' }]
    expect(pageFindings(page(lunchOnly({}, { hours })), around)).toEqual([
      { code: 'nothing-served', during: { from: 900, until: 1020 }, more: 0 },
    ])
    const holidays = { id: 's2', name: 'Holidays', times: hours, onSpecialDays: 'only' }
    const withHolidays = {
      ...lunchOnly({}, { hours }),
      menus: [
        { menuId: 'a', scheduleId: 's1' },
        { menuId: 'b', scheduleId: 's2' },
      ],
      schedules: [lunch, holidays],
      specialDays: [{ day: '2026-11-30', hours: [{ from: '11:30', until: '17:00' }] }],
    }
    expect(codes(withHolidays)).toEqual(['nothing-served'])
    const withDinner = {
      ...lunchOnly({}, { hours }),
      menus: [{ menuId: 'a', scheduleId: 's1' }, { menuId: 'b' }],
    }
    expect(codes(withDinner)).toEqual([])
  })
})

describe('a week in minutes', () => {
  it('goes on on Monday with what began on Sunday night', () => {
    expect(stretchesOf([{ days: [7], from: '22:00', until: '02:00' }])).toEqual([
      { from: 0, until: 120 },
      { from: 10_000 - 40, until: 10_080 },
    ])
    expect(stretchesOf([{ days: daily, from: '06:00', until: '06:00' }])).toEqual([
      { from: 0, until: 10_080 },
    ])
  })

  it('is parted by what covers it', () => {
    expect(
      uncovered(
        [{ from: 0, until: 100 }],
        [
          { from: 20, until: 30 },
          { from: 90, until: 120 },
        ],
      ),
    ).toEqual([
      { from: 0, until: 20 },
      { from: 30, until: 90 },
    ])
    expect(
      hasOverlap([
        { days: [1], from: '10:00', until: '12:00' },
        { days: [1], from: '12:00', until: '13:00' },
      ]),
    ).toBe(false)
  })
})
