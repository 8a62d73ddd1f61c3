/** When the days of a restaurant end: at this hour of the next morning on its clock, 0 for midnight. */
export interface DayEnds {
  readonly timeZone: string
  readonly dayEndsAt: number
}

/** When the day of the restaurant ends that this moment belongs to: at one in the morning it is still yesterday's. */
export function endOfDay(at: Date, { timeZone, dayEndsAt }: DayEnds): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  const today = ending(now.toPlainDate(), { timeZone, dayEndsAt })
  return today.getTime() > at.getTime()
    ? today
    : ending(now.toPlainDate().add({ days: 1 }), { timeZone, dayEndsAt })
}

/** When a day of its calendar ends. @param day `2026-12-24` */
export const endOfDayOn = (day: string, ends: DayEnds): Date =>
  ending(Temporal.PlainDate.from(day).add({ days: 1 }), ends)

/** Where the clocks skip that hour, the day ends when they have. */
const ending = (date: Temporal.PlainDate, { timeZone, dayEndsAt }: DayEnds): Date =>
  new Date(date.toZonedDateTime({ timeZone, plainTime: { hour: dayEndsAt } }).epochMilliseconds)
