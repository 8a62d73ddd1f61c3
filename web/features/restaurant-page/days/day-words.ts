import { daysOfWeekInWords } from '#domain/live/calendar/times-in-words.ts'

/** Screens are in American English; what guests read is written as their menu is. */
export const SCREEN_LOCALE = 'en-US'

const long = new Intl.DateTimeFormat(SCREEN_LOCALE, { weekday: 'long', timeZone: 'UTC' })

/** `Monday` of 1; 1970-01-05 was one. */
export const dayName = (day: number): string => long.format(new Date(Date.UTC(1970, 0, 4 + day)))

/** `Mon` */
export const shortDayName = (day: number): string => daysOfWeekInWords([day], SCREEN_LOCALE)
