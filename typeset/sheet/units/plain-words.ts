/** Opening quotes and signs of notes, which hang outside of the text (`templates/shared/patterns.typ`). */
const HANGS = /^[“”„‟"‘’‚‛'«»‹›*†‡]/u
/** Where a word may be divided. */
const DIVIDES = /[\u{200b}\u{ad}]/u

/** Whether nothing has to be known of a text but its letters. */
export const isPlain = (text: string): boolean => !HANGS.test(text) && !DIVIDES.test(text)

/** Bytes aren't fewer than letters, and three for one that is as wide as it is high; a space that binds is one. */
const lettersOf = (text: string): number => Buffer.byteLength(text.replaceAll('\u{a0}', ' '))

/** Figures are wide letters. */
const LETTERS_OF_A_FIGURE = 1.3
/** What is between a name and its marks. */
const LETTERS_BEFORE_MARKS = 3

/** Letters of the longest of what stays on one line: a word of a name, the last one with its marks. */
export function widestLettersOf(name: string, markText: string): number {
  const words = name.split(' ').map(lettersOf)
  const marks = markText === '' ? 0 : LETTERS_BEFORE_MARKS + lettersOf(markText)
  return Math.max(...words, (words.at(-1) ?? 0) + marks)
}

/** Letters of a price next to a name, or of none. */
export const lettersOfPrice = (price: string | null): number =>
  price === null ? 0 : LETTERS_OF_A_FIGURE * Buffer.byteLength(price)
