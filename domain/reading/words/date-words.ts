import { isDate, isMonth } from '../../text/calendar-words.ts'

/** Signs around a heading. */
const ORNAMENTS = /^[\s*=~_#•·●■◆❖✦|<>\u2013\u2014-]+|[\s*=~_#:•·●■◆❖✦|<>\u2013\u2014-]+$/gu

/**
 * The day or the date that a line is, without the signs around it: `Dienstag, den 21. Januar`, `MONDAY, JANUARY 20TH`,
 * `Poniedziałek 20.01`, `Pirmdiena`, `月曜日`. Undefined where it says anything else, such as a dish, its price, or the
 * hours of a house. In some fifty languages; weekly menus have such lines as headings.
 */
export function dateHeadingIn(text: string): string | undefined {
  const bare = text.replaceAll('\t', ' ').replaceAll(ORNAMENTS, '')
  return isDate(bare) || WHOLE_WEEK.test(bare) ? bare : undefined
}

/** `Hela veckan`: what is served on all days of a week. */
const WHOLE_WEEK =
  /^(?:hela veckan|hele (?:ugen|uken)|hele week|(?:die )?ganze woche|toute la semaine|tutta la settimana|toda (?:la|a) semana|cały tydzień|celý týden|celý týždeň|koko viikon|joka päivä|all week|egész héten)$/iu

/** Does a text name a month, written out: `May 2026`, `ab März`? */
export const namesMonth = (text: string): boolean => (text.match(/\p{L}{3,}/gu) ?? []).some(isMonth)
