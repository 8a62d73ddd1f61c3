import { longDayNames, longMonthNames, shortDayNames, shortMonthNames } from './calendar-names.ts'
import { foldName } from './fold-name.ts'

/** `П'ятниця` and `Пʼятниця` are one word. */
const fold = (word: string): string => foldName(word.replaceAll(/['’ʼ]/gu, ''))

const namesIn = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(/\s*\|\s*/u)
      .map((name) => name.trim())
      .flatMap((name) => [name, ...name.split(' ')])
      // A single Latin letter is a size or the sign of money more often: `S/ 14`.
      .filter((name) => /\p{L}/u.test(name) && !/^\p{Script=Latin}$/u.test(name)),
  )

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const longDays = once(() => namesIn(longDayNames))
const shortDays = once(() => namesIn(shortDayNames))
const longMonths = once(() => namesIn(longMonthNames))
const shortMonths = once(() => namesIn(shortMonthNames))

/** Letters of a stem that no other word of a menu begins with. */
const LEAST_STEM = 6

/** `maanantaina`, `hétfőn`, `Montags`: names of days with the endings of their language. */
const dayStems = once(() => {
  const stems = new Map<string, number>()
  for (const name of longDays())
    if (name.length > LEAST_STEM && !name.includes(' ')) stems.set(name.slice(0, -1), name.length)
  return stems
})

const isInflectedDay = (word: string): boolean => {
  if (longDays().has(word.slice(0, -1)) && word.length > 4) return true
  for (let cut = 1; cut <= 3 && word.length - cut >= LEAST_STEM; cut += 1) {
    const length = dayStems().get(word.slice(0, word.length - cut))
    if (length !== undefined && word.length <= length + 2) return true
  }
  return false
}

/** Shorter ways to say a day than the CLDR has, folded. */
const MORE_DAYS: ReadonlySet<string> = new Set(
  'mon tue tues wed thu thur thurs fri sat sun seg ter qua qui sex sab segunda terca quarta quinta sexta 2ª 3ª pn wt sr cz pt nd 周一 周二 周三 周四 周五 周六 周日 礼拜一'.split(
    ' ',
  ),
)

const isDay = (word: string): 'long' | 'short' | undefined => {
  const folded = fold(word)
  if (folded === '') return undefined
  if (longDays().has(folded) || isInflectedDay(folded)) return 'long'
  return shortDays().has(folded) || MORE_DAYS.has(folded) ? 'short' : undefined
}

/** The name of a day in any language that we read, or its usual short form: `Poniedziałek`, `Tiistai`, `Mo`. */
export const isWeekday = (word: string): boolean => isDay(word) !== undefined

/** The name of a month in any language that we read, written out. */
export const isMonth = (word: string): boolean => longMonths().has(fold(word))

const AROUND: ReadonlySet<string> = new Set(
  'd the of on le la les el los il lo o a ao den der am vom de del dia dne dnia dna dan dana den ziua rok roku r yr ag and und et y e i og och oraz feira fair jour tag day giorno dzien diena diena tonight today'.split(
    ' ',
  ),
)

/** Words for a week before its number: `Woche 4`, `KW 4`, `Viikko 12`. */
const WEEK: ReadonlySet<string> = new Set(
  'week woche kw kalenderwoche semaine semana settimana uke uge vecka viikko nadal savaite tydzien tyden tyzden tjedan teden het hafta vika неделя тиждень седмица minggu tuan'.split(
    ' ',
  ),
)

const isOfDate = (word: string): boolean => {
  const folded = fold(word)
  return (
    AROUND.has(folded) ||
    WEEK.has(folded) ||
    isDay(word) !== undefined ||
    longMonths().has(folded) ||
    shortMonths().has(folded) ||
    /^(?:st|nd|rd|th|er)$/iu.test(folded)
  )
}

/** `20.01.`, `20/1`, `20-01-2026`, `2026-01-20` */
const DATE = /^(?:(\d{1,2})[./-](\d{1,2})(?:[./-](?:\d{4}|\d{2})?)?|\d{4}[./-](\d{1,2})[./-](\d{1,2}))$/u

function isDateInFigures(word: string): boolean {
  const [, first, second, month, day] = DATE.exec(word) ?? []
  const [one, other] = [Number(first ?? month), Number(second ?? day)]
  const isDated = (a: number, b: number) => a >= 1 && a <= 12 && b >= 1 && b <= 31
  return isDated(one, other) || isDated(other, one)
}

/** `20`, `20.`, `20th`, `1er`, `20º`, `20-го` */
const ORDINAL = /^(\d{1,2})(?:\.|st|nd|rd|th|er|ère|e|º|ª|°|-?го|-?ое)?$/iu
const YEAR = /^20\d\d(?:г|р|r)?\.?$/iu

/** Dates in figures with signs for month and day, days in brackets behind them: `1月20日（月）`. */
const EAST =
  /^(?:\d{4}[年년]\s?)?(?:\d{1,2}[月월]\s?)?\d{1,2}[日일]?\s?[(（]?[月火水木金土日월화수목금토일][)）]?$/u
const EAST_DAY = '(?:(?:星期|周|週|礼拜|禮拜)[一二三四五六日天]|[月火水木金土日]曜日?|[월화수목금토일]요일)'
const EAST_ALONE = new RegExp(
  String.raw`^(?:(?:\d{4}[年년]\s?)?\d{1,2}[月월]\s?\d{1,2}[日일]?\s?)?[(（]?${EAST_DAY}[)）]?$|^(?:\d{4}[年년]\s?)?\d{1,2}[月월]\s?\d{1,2}[日일]?$`,
  'u',
)

/** Words of the longest line that is nothing but days and dates. */
const MOST_WORDS = 9

/**
 * Is a text nothing but days of the week and dates: `Dienstag, den 21. Januar`, `MONDAY, JANUARY 20TH`, `Tiistai 21.1.`,
 * `月曜日`, `KW 4`? A span of days without a date (`Mon–Fri`) is none: it says when a house is open.
 */
export function isDate(text: string): boolean {
  const written = text.trim()
  if (written.length > 60 || !/\p{L}|^\d{1,4}[./-]\d/u.test(written)) return false
  if (EAST_ALONE.test(written) || EAST.test(written)) return true
  // Most lines are dishes: their first word says so.
  const first = /[\p{L}\p{M}'’ʼ]+/u.exec(written)?.[0]
  if (first !== undefined && !isOfDate(first)) return false
  const words = written
    .replaceAll(/[|·•*(),:;"“”]|(?<=\s|\d)[–—-](?=\s)|(?<=\p{L})[./-](?=\d)|(?<=\p{L})\./gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '' && word !== '&' && word !== '/' && word !== '+')
  if (words.length === 0 || words.length > MOST_WORDS) return false
  let [days, shorts, months, figures, dates, weeks] = [0, 0, 0, 0, 0, 0]
  for (const word of words) {
    const folded = fold(word)
    if (isDateInFigures(word.replace(/[rг]\.?$/iu, ''))) dates += 1
    else if (ORDINAL.test(word)) figures += Number.parseInt(word, 10) <= 31 ? 1 : 99
    else if (YEAR.test(word) || AROUND.has(folded)) continue
    else if (isDay(word) === 'long') days += 1
    else if (longMonths().has(folded) || shortMonths().has(folded)) months += 1
    else if (isDay(word) === 'short') shorts += 1
    else if (WEEK.has(folded)) weeks += 1
    else return false
  }
  const isDated = dates > 0 || (months > 0 && figures > 0)
  if (figures > 3) return false
  if (/\p{L}\.?\s?[-–—]\s?\p{L}/u.test(written) && days + shorts > 1 && !isDated) return false
  if (days > 0) return true
  if (shorts > 0) return isDated || figures > 0 || (shorts === 1 && /^\p{L}{2,5}[.:]$/u.test(written))
  if (weeks > 0) return figures > 0 || dates > 0
  return months > 0 ? figures > 0 && isDated : dates > 0 && /\d{4}/u.test(written)
}
