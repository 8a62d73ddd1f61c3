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
  return isDate(bare) ? bare : undefined
}

/** Does a text name a month, written out: `May 2026`, `ab März`? */
export const namesMonth = (text: string): boolean => (text.match(/\p{L}{3,}/gu) ?? []).some(isMonth)
