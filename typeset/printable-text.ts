/** Words longer than this get places where they may be broken; German dishes stay whole. */
const LONGEST_UNBROKEN_WORD = 24
const ZERO_WIDTH_SPACE = '\u200b'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text on one line: white space of every kind becomes single spaces, control characters go. */
export const plainLine = (text: string): string => withoutControls(text).replace(/\s+/gu, ' ').trim()

/** A plain line whose overlong words may be broken anywhere, at invisible marks. */
export const printableLine = (text: string): string => breakableWords(plainLine(text))

/** A text that keeps its line ends and is otherwise as {@link printableLine}. */
export const printableText = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map(printableLine)
    .join('\n')
    .trim()

const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\s]|\p{Cs}|\ufffe|\uffff/gu, '')

function breakableWords(line: string): string {
  return line
    .split(' ')
    .map((word) => {
      if (word.length <= LONGEST_UNBROKEN_WORD) return word
      return Array.from(graphemes.segment(word), ({ segment }) => segment).join(ZERO_WIDTH_SPACE)
    })
    .join(' ')
}
