import { expect, it } from 'vitest'
import { hoursOfDays, localHours } from './local-hours.ts'

const counted = (hour: string, views: number) => ({ menuId: 'm', hour, source: 'code' as const, views })

it('counts the hour that happens twice together', async () => {
  // On 2026-10-25 Paris puts its clocks back from 3:00 to 2:00, at 1:00 UTC.
  const counts = [counted('2026-10-25T00', 2), counted('2026-10-25T01', 3)]
  expect(await localHours(counts, 'Europe/Paris')).toEqual([
    { menuId: 'm', day: '2026-10-25', hour: 2, source: 'code', views: 5 },
  ])
})

it('has 25 hours in the day on which clocks are put back', () => {
  const { from, until } = hoursOfDays({ from: '2026-10-25', until: '2026-10-25' }, 'Europe/Paris')
  expect([from, until]).toEqual(['2026-10-24T22', '2026-10-25T23'])
})

it('says the day of the place, not that of UTC', async () => {
  expect(await localHours([counted('2026-07-01T01', 1)], 'America/New_York')).toMatchObject([
    { day: '2026-06-30', hour: 21 },
  ])
})
