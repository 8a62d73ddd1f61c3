import { clockTime, timesInWords } from '../calendar/times-in-words.ts'
import type { RestaurantPage } from '../model/restaurant-page.ts'
import { guestWords } from '../words/guest-words.ts'

/** What a board says of a closed house: when it opens next, where that is known, and its hours. */
export function openingWords(
  { hours, timeZone }: Pick<RestaurantPage, 'hours' | 'timeZone'>,
  opensAt: Date | null,
  locale: string,
): string[] {
  const lines = hours.length > 0 ? timesInWords(hours, locale).split('; ') : []
  if (opensAt === null) return lines
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(opensAt)
  const said = guestWords(locale)
    .weOpen.replace('{day}', day)
    .replace('{time}', clockTime(opensAt, timeZone, locale))
  return [said, ...lines]
}
