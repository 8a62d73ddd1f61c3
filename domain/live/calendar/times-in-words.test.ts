import { expect, it } from 'vitest'
import { clockTime, daysInWords, daysOfWeekInWords, localeOfTimes, timesInWords } from './times-in-words.ts'

const times = [
  { days: [1, 2, 3, 4, 5], from: '11:00', until: '15:00' },
  { days: [1, 2, 3, 4, 5], from: '17:00', until: '22:30' },
  { days: [6, 7], from: '18:00', until: '02:00' },
]

it.each([
  ['en-US', 'Mon–Fri 11 am–3 pm, 5–10:30 pm; Sat–Sun 6 pm–2 am'],
  ['en-GB', 'Mon–Fri 11:00–15:00, 17:00–22:30; Sat–Sun 18:00–02:00'],
  ['de-DE', 'Mo–Fr 11:00–15:00 Uhr, 17:00–22:30 Uhr; Sa–So 18:00–02:00 Uhr'],
  ['fr-FR', 'lun.–ven. 11:00–15:00, 17:00–22:30; sam.–dim. 18:00–02:00'],
  ['es-ES', 'lun–vie 11:00–15:00, 17:00–22:30; sáb–dom 18:00–02:00'],
  ['es-US', 'lun–vie 11 a.m.–3 p.m., 5–10:30 p.m.; sáb–dom 6 p.m.–2 a.m.'],
  ['it-IT', 'lun–ven 11:00–15:00, 17:00–22:30; sab–dom 18:00–02:00'],
])('says in %s when something is served', (locale, words) => {
  expect(timesInWords(times, locale).replaceAll(/\s/gu, ' ')).toBe(words)
})

it('says days of the week in runs, over the weekend too', () => {
  expect(daysOfWeekInWords([2, 4], 'en')).toBe('Tue, Thu')
  expect(daysOfWeekInWords([1, 5, 6, 7], 'en')).toBe('Fri–Mon')
  expect(daysOfWeekInWords([7, 6, 5, 4, 3, 2, 1], 'de')).toBe('Täglich')
})

it('says from and until which day something is on the page', () => {
  expect(daysInWords({ lastDay: '2026-12-24' }, 'de-AT')).toBe('bis 24. Dez.')
  expect(daysInWords({ firstDay: '2026-12-01' }, 'fr')).toBe('à partir du 1 déc.')
  expect(
    daysInWords({ firstDay: '2026-12-01', lastDay: '2026-12-24' }, 'en-US').replaceAll(/\s/gu, ' '),
  ).toBe('Dec 1 – 24')
  expect(daysInWords({}, 'en')).toBe('')
})

it('reads the clock of the restaurant, midnight and the end of the day alike', () => {
  expect(clockTime(new Date('2026-11-23T22:30:00Z'), 'America/New_York', 'en-US')).toBe('5:30 pm')
  expect(clockTime(new Date('2026-11-23T22:30:00Z'), 'Europe/Paris', 'fr')).toBe('23:30')
  expect(timesInWords([{ days: [1], from: '17:00', until: '24:00' }], 'en-US')).toBe('Mon 5 pm–12 am')
  expect(timesInWords([{ days: [1], from: '11:00', until: '02:00' }], 'en-US')).toBe('Mon 11 am–2 am')
})

it('takes the country of the market where the language names none', () => {
  expect(localeOfTimes('en', 'GB')).toBe('en-GB')
  expect(localeOfTimes('en-IE', 'GB')).toBe('en-IE')
  expect(localeOfTimes(undefined, undefined)).toBe('en')
})
