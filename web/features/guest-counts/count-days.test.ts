import { expect, it } from 'vitest'
import { barsByDay, barsByHour, daysBetween, lastDays, viewsByMenu } from './count-days.ts'

const byDay = [
  { day: '2026-12-24', source: 'code' as const, views: 3 },
  { day: '2026-12-24', source: 'link' as const, views: 2 },
  { day: '2026-12-26', source: 'code' as const, views: 4 },
]
const byHour = [
  { hour: 18, source: 'code' as const, views: 3 },
  { hour: 18, source: 'link' as const, views: 2 },
  { hour: 9, source: 'code' as const, views: 4 },
]
const byMenu = [
  { menuId: '', source: 'code' as const, views: 3 },
  { menuId: 'dinner', source: 'link' as const, views: 2 },
  { menuId: 'dinner', source: 'code' as const, views: 4 },
]

it('ends with the day that it is at the restaurant', () => {
  const now = new Date('2026-12-31T23:30:00Z')
  expect(lastDays('Australia/Sydney', 2, now)).toEqual({ from: '2026-12-31', until: '2027-01-01' })
  expect(lastDays('America/New_York', 2, now)).toEqual({ from: '2026-12-30', until: '2026-12-31' })
})

it('has a bar for each day, and one for each hour', () => {
  expect(barsByDay(byDay, daysBetween('2026-12-24', '2026-12-26'))).toEqual([
    { label: 'Thu, Dec 24', views: 5, byCode: 3 },
    { label: 'Fri, Dec 25', views: 0, byCode: 0 },
    { label: 'Sat, Dec 26', views: 4, byCode: 4 },
  ])
  const bars = barsByHour(byHour)
  expect(bars).toHaveLength(24)
  expect(bars[18]).toMatchObject({ views: 5, byCode: 3 })
  expect(bars[18]?.label.replace('\u202f', ' ')).toBe('6:00 PM')
})

it('names the page first, and says of which menus nothing is left', () => {
  expect(
    viewsByMenu({ byMenu, menus: [{ menuId: 'wine', title: 'Wine' }] }).map(({ title, total }) => [
      title,
      total,
    ]),
  ).toEqual([
    ['The page itself', 3],
    ['A menu that is gone', 6],
    ['Wine', 0],
  ])
})
