import { expect, it } from 'vitest'
import { comingDays } from '../calendar/coming-days.ts'
import { dayNumberOf } from '../calendar/wall-minutes.ts'
import { restaurantPageSchema } from '../model/restaurant-page.ts'
import { dayFindings } from './day-findings.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

function found(page: object, days = 2) {
  const parsed = restaurantPageSchema.parse({ timeZone: 'Europe/Paris', ...page })
  return dayFindings(parsed, '2026-12-01', comingDays(parsed, dayNumberOf('2026-12-01'), days))
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

it('finds what is served while the house is closed, and leaves what is so each week to the page', () => {
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
  ])
  expect(found({ ...page, schedules: [schedule('dinner', '01:00', '02:00')] }, 1)).toEqual([])
})

it('finds the hours of a single day in which nothing is served', () => {
  const day = '2026-12-01'
  const page = {
    schedules: [schedule('dinner', '17:00', '23:00')],
    menus: [{ menuId: 'a', scheduleId: 'dinner' }],
    hours: [{ days: EVERY_DAY, from: '17:00', until: '23:00' }],
    specialDays: [{ day, hours: [{ from: '16:00', until: '23:00' }] }],
  }
  expect(found(page)).toEqual([
    {
      code: 'open_without_menu',
      pointer: '/hours',
      params: { day, from: '2026-12-01T16:00', until: '2026-12-01T17:00' },
    },
  ])
})
