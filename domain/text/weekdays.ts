/** Languages whose names of days are read: those of the menus that we know, and their neighbors. */
const LANGUAGES =
  'en de fr es it nl pt ca gl eu da sv nb fi is et lv lt pl cs sk sl hr sr bs hu ro bg mk uk ru be el tr id ms vi tl sw sq mt ga cy'.split(
    ' ',
  )

/** A Monday; any will do. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

const namesIn = (language: string, weekday: 'long' | 'short'): string[] => {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) =>
    format
      .format(MONDAY + day * DAY_MS)
      .normalize('NFC')
      .toLowerCase()
      .replace(/\.$/u, ''),
  )
}

const names: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => [...namesIn(language, 'long'), ...namesIn(language, 'short')]),
)

/** The name of a day in any language that we read, or its usual short form: `Poniedziałek`, `Tiistai`, `Mo`. */
export const isWeekday = (word: string): boolean => names.has(word.toLowerCase().replace(/[.,:]$/u, ''))
