import { expect, it } from 'vitest'
import { restaurantPageSchema } from '../model/restaurant-page.ts'
import { calendarFindings } from './calendar-findings.ts'
import { comingDays } from './coming-days.ts'
import { dayNumberOf } from './wall-minutes.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const TODAY = dayNumberOf('2026-12-01')

function found(page: object, days = 2) {
  const parsed = restaurantPageSchema.parse({ timeZone: 'Europe/Paris', ...page })
  return calendarFindings(parsed, TODAY, comingDays(parsed, TODAY, days))
}

const schedule = (id: string, from: string, until: string, more: object = {}) => ({
  id,
  name: id,
  times: [{ days: EVERY_DAY, from, until }],
  ...more,
})

it('finds nothing in a page whose menus fill its hours', () => {
  const page = {
    schedules: [schedule('lunch', '11:00', '15:00'), schedule('dinner', '15:00', '23:00')],
    menus: [
      { menuId: 'a', scheduleId: 'lunch' },
      { menuId: 'b', scheduleId: 'dinner' },
    ],
    hours: [{ days: EVERY_DAY, from: '11:00', until: '23:00' }],
  }
  expect(found(page)).toEqual([])
})

it('finds schedules and menus that never come, and menus whose days are over', () => {
  const page = {
    schedules: [
      schedule('past', '11:00', '15:00', { lastDay: '2026-11-01' }),
      schedule('holidays', '11:00', '15:00', { onSpecialDays: 'only' }),
      { ...schedule('mondays', '11:00', '15:00'), times: [{ days: [1], from: '11:00', until: '15:00' }] },
    ],
    menus: [
      { menuId: 'never', scheduleId: 'mondays', firstDay: '2026-12-02', lastDay: '2026-12-06' },
      { menuId: 'over', lastDay: '2026-11-30' },
      { menuId: 'once', scheduleId: 'mondays', lastDay: '2026-12-07' },
    ],
  }
  expect(found(page)).toEqual([
    { code: 'schedule_never_comes', pointer: '/schedules/0', params: { schedule: 'past' } },
    { code: 'schedule_never_comes', pointer: '/schedules/1', params: { schedule: 'holidays' } },
    { code: 'menu_never_served', pointer: '/menus/0', params: { menuId: 'never' } },
    { code: 'menu_over', pointer: '/menus/1', params: { menuId: 'over' } },
  ])
})

it('finds what is served while the house is closed, and hours in which nothing is served', () => {
  const page = {
    schedules: [schedule('dinner', '17:00', '01:00')],
    menus: [{ menuId: 'a', scheduleId: 'dinner' }],
    hours: [{ days: EVERY_DAY, from: '16:00', until: '24:00' }],
  }
  const day = '2026-12-01'
  expect(found(page, 1)).toEqual([
    {
      code: 'served_while_closed',
      pointer: '/menus/0',
      params: { menuId: 'a', day, from: '2026-12-02T00:00', until: '2026-12-02T01:00' },
    },
    {
      code: 'open_without_menu',
      pointer: '/hours',
      params: { day, from: '2026-12-01T16:00', until: '2026-12-01T17:00' },
    },
  ])
})
