import { expect, it } from 'vitest'
import { restaurantPageSchema } from '../model/restaurant-page.ts'
import { menusAt } from './menus-at.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const schedule = (id: string, from: string, until: string, more: object = {}) => ({
  id,
  name: id,
  times: [{ days: EVERY_DAY, from, until }],
  ...more,
})

const pageOf = (page: object, timeZone = 'America/New_York') =>
  restaurantPageSchema.parse({ timeZone, ...page })

/** Which menus are served, at times on the clock of New York in winter. */
const servedOn = (page: ReturnType<typeof pageOf>, wall: string, offset = '-05:00') =>
  menusAt(page, new Date(`${wall}:00${offset}`))
    .menus.filter(({ isServed }) => isServed)
    .map(({ menuId }) => menuId)

it('knows nothing of a page that says nothing of times', () => {
  const now = menusAt(pageOf({ menus: [{ menuId: 'dinner' }] }), new Date())
  expect(now).toMatchObject({ house: null, specialDay: null, notices: [], changesAt: null })
  expect(now.menus).toMatchObject([{ menuId: 'dinner', isServed: true, schedule: null, changesAt: null }])
})

it('serves past midnight what began the evening before', () => {
  const page = pageOf({
    schedules: [{ id: 'bar', name: 'Bar', times: [{ days: [5], from: '17:00', until: '02:00' }] }],
    menus: [{ menuId: 'bar', scheduleId: 'bar' }],
  })
  // 2026-11-27 is a Friday.
  expect(servedOn(page, '2026-11-27T16:59')).toEqual([])
  expect(servedOn(page, '2026-11-27T17:00')).toEqual(['bar'])
  expect(servedOn(page, '2026-11-28T01:59')).toEqual(['bar'])
  expect(servedOn(page, '2026-11-28T02:00')).toEqual([])
  expect(menusAt(page, new Date('2026-11-28T02:00:00-05:00')).menus[0]?.changesAt).toEqual(
    new Date('2026-12-04T17:00:00-05:00'),
  )
})

it('changes from one menu to the next in the night, when the last evening of the first is over', () => {
  const page = pageOf({
    schedules: [schedule('dinner', '17:00', '02:00')],
    menus: [
      { menuId: 'autumn', scheduleId: 'dinner', lastDay: '2026-11-30' },
      { menuId: 'winter', scheduleId: 'dinner', firstDay: '2026-12-01' },
    ],
  })
  expect(servedOn(page, '2026-12-01T01:00')).toEqual(['autumn'])
  const menus = (wall: string) => menusAt(page, new Date(`${wall}-05:00`)).menus.map(({ menuId }) => menuId)
  expect(menus('2026-11-30T23:59:00')).toEqual(['autumn'])
  expect(menus('2026-12-01T01:00:00')).toEqual(['autumn', 'winter'])
  expect(menus('2026-12-01T02:00:00')).toEqual(['winter'])
})

it('keeps the hours of a special day, whatever schedules say', () => {
  const page = pageOf({
    schedules: [
      schedule('lunch', '11:00', '15:00'),
      schedule('late', '20:00', '01:00', { onSpecialDays: 'never' }),
      schedule('feast', '10:00', '22:00', { onSpecialDays: 'only' }),
    ],
    menus: ['lunch', 'late', 'feast'].map((id) => ({ menuId: id, scheduleId: id })),
    hours: [{ days: EVERY_DAY, from: '10:00', until: '01:00' }],
    specialDays: [
      { day: '2026-12-24', name: 'Christmas Eve', hours: [{ from: '12:00', until: '14:00' }] },
      { day: '2026-12-25', name: 'Christmas Day', hours: [] },
    ],
  })
  expect(servedOn(page, '2026-12-24T00:30')).toEqual(['late'])
  expect(servedOn(page, '2026-12-24T11:30')).toEqual([])
  expect(servedOn(page, '2026-12-24T12:00')).toEqual(['lunch', 'feast'])
  expect(servedOn(page, '2026-12-24T14:00')).toEqual([])
  expect(servedOn(page, '2026-12-25T12:00')).toEqual([])
  expect(menusAt(page, new Date('2026-12-24T13:00:00-05:00'))).toMatchObject({
    house: { isOpen: true, changesAt: new Date('2026-12-24T14:00:00-05:00') },
    specialDay: { name: 'Christmas Eve' },
  })
  expect(menusAt(page, new Date('2026-12-24T14:00:00-05:00')).house).toEqual({
    isOpen: false,
    changesAt: new Date('2026-12-26T10:00:00-05:00'),
  })
})

it('leaves out sections and items that are served at other times, and keeps those of several', () => {
  const page = pageOf({
    schedules: [schedule('lunch', '11:00', '15:00'), schedule('dinner', '17:00', '22:00')],
    menus: [
      {
        menuId: 'all',
        timedParts: [
          { sectionId: 1, scheduleId: 'lunch' },
          { sectionId: 2, scheduleId: 'lunch' },
          { sectionId: 2, scheduleId: 'dinner' },
          { itemId: 7, scheduleId: 'dinner' },
        ],
      },
    ],
  })
  const away = (wall: string) => {
    const [menu] = menusAt(page, new Date(`2026-11-23T${wall}:00-05:00`)).menus
    return [menu?.awaySections, menu?.awayItems]
  }
  expect(away('12:00')).toEqual([new Set(), new Set([7])])
  expect(away('16:00')).toEqual([new Set([1, 2]), new Set([7])])
  expect(away('17:00')).toEqual([new Set([1]), new Set()])
})

it('does not begin again what ended before the clocks were set back', () => {
  const bar = { ...schedule('bar', '20:00', '01:30'), onSpecialDays: 'usual' as const }
  const page = pageOf({ schedules: [bar], menus: [{ menuId: 'bar', scheduleId: 'bar' }] })
  const at = (utc: string) => menusAt(page, new Date(`2026-11-01T${utc}:00Z`)).menus[0]?.isServed
  // Half past one comes at 05:30 and at 06:30 UTC.
  expect([at('05:29'), at('05:30'), at('06:00'), at('06:29'), at('07:00')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

it('says when the house opens next, however long that is, and nothing of one that never closes', () => {
  const holiday = pageOf({
    hours: [{ days: EVERY_DAY, from: '00:00', until: '24:00' }],
    notices: [{ id: 'n', text: 'Closed in March', firstDay: '2026-12-24', lastDay: '2026-12-24' }],
  })
  const now = menusAt(holiday, new Date('2026-11-23T12:00:00-05:00'))
  expect(now).toMatchObject({ house: { isOpen: true, changesAt: null }, notices: [] })
  expect(menusAt(holiday, new Date('2026-12-24T12:00:00-05:00'))).toMatchObject({
    notices: [{ id: 'n' }],
    changesAt: new Date('2026-12-25T00:00:00-05:00'),
  })
})
