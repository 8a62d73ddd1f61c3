import { remembered } from '../computing/remembered.ts'

/** Names and words of all dishes of the catalog, and of some menus. */
const MOST_REMEMBERED = 10_000

const folded = remembered(
  (name: string): string =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  MOST_REMEMBERED,
)

/** A name in lower case without diacritics and punctuation: what makes two names the same to a guest. */
export const foldName = (name: string): string => folded(name)
