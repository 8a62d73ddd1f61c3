import { languageOf } from '../../money/locale.ts'
import { clockTime, timesInWords } from '../calendar/times-in-words.ts'
import type { RestaurantPage } from '../model/restaurant-page.ts'

/** English where we have no words of a language. */
const opensWords = {
  en: 'We open on {day}, {time}',
  de: 'Wir öffnen am {day}, {time}',
  fr: 'Ouverture {day}, {time}',
  es: 'Abrimos el {day}, {time}',
  it: 'Apriamo {day}, {time}',
} as const

/**
 * What a board says of a closed house: when it opens next, and its hours, a line for each group of days.
 * @param opensAt null where no opening is known
 */
export function openingWords(
  { hours, timeZone }: Pick<RestaurantPage, 'hours' | 'timeZone'>,
  opensAt: Date | null,
  locale: string,
): string[] {
  const lines = hours.length > 0 ? timesInWords(hours, locale).split('; ') : []
  if (opensAt === null) return lines
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(opensAt)
  const words = Object.entries(opensWords).find(([language]) => language === languageOf(locale))?.[1]
  const said = (words ?? opensWords.en)
    .replace('{day}', day)
    .replace('{time}', clockTime(opensAt, timeZone, locale))
  return [said, ...lines]
}
