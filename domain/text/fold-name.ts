import { remembered } from '../computing/remembered.ts'

/** Names and words of all dishes of the catalog, and of some menus. */
const MOST_REMEMBERED = 10_000

/** A text in lower case without diacritics and punctuation; nothing of it is remembered. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const folded = remembered(foldText, MOST_REMEMBERED)

/** The same of a name, remembered: what makes two names the same to a guest. */
export const foldName = (name: string): string => folded(name)
