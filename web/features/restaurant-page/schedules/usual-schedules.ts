import type { NewSchedule } from '#domain/live/editing/schedules.ts'

const always = [1, 2, 3, 4, 5, 6, 7]

/** What schedules begin with, so that only the times have to be set right. */
export const usualSchedules: readonly NewSchedule[] = [
  { name: 'Breakfast', times: [{ days: always, from: '07:00', until: '11:00' }] },
  { name: 'Brunch', times: [{ days: [6, 7], from: '10:00', until: '14:00' }] },
  { name: 'Lunch', times: [{ days: [1, 2, 3, 4, 5], from: '11:30', until: '15:00' }] },
  { name: 'Happy Hour', times: [{ days: [1, 2, 3, 4, 5], from: '16:00', until: '18:00' }] },
  { name: 'Dinner', times: [{ days: always, from: '17:00', until: '22:00' }] },
  { name: 'Late Night', times: [{ days: [5, 6], from: '22:00', until: '02:00' }] },
]

export const anotherSchedule: NewSchedule = {
  name: 'Another schedule',
  times: [{ days: always, from: '12:00', until: '22:00' }],
}
