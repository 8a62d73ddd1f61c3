import { expect, it } from 'vitest'
import { isMonth, isWeekday } from './calendar-words.ts'

/** Some of the languages of the lists; a later CLDR may spell a few names of others in another way. */
it.each('en de fr es it nl pt da sv nb fi pl cs sk hr hu ro el tr ru uk vi th'.split(' '))(
  'knows the days and months of %s by the names that Intl gives',
  (language) => {
    const name = (date: number, part: 'weekday' | 'month') =>
      new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { [part]: 'long', timeZone: 'UTC' }).format(
        date,
      )
    const days = Array.from({ length: 7 }, (_, at) => name(Date.UTC(2024, 0, 1 + at), 'weekday'))
    const months = Array.from({ length: 12 }, (_, at) => name(Date.UTC(2024, at, 15), 'month'))
    expect(days.filter((day) => !isWeekday(day))).toEqual([])
    expect(months.filter((month) => !isMonth(month))).toEqual([])
  },
)
