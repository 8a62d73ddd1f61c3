import { remembered } from '../computing/remembered.ts'

/** Names and words of all dishes of the catalog, and of some menus. */
const MOST_REMEMBERED = 10_000

const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Letters that Unicode takes apart into nothing, as people type them who don't have them. */
const typed: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}

/** A text as it is searched: in lower case, without diacritics, joined letters and punctuation. */
export const foldText = (text: string): string =>
  withoutMarks(text).replaceAll(/[æœßøłđðþħı]/gu, (letter) => typed[letter] ?? letter)

const folded = remembered(withoutMarks, MOST_REMEMBERED)

/** A name in lower case without diacritics and punctuation, remembered: what makes two names the same to a guest. */
export const foldName = (name: string): string => folded(name)
