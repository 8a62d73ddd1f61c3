import { GAP } from '../../domain/text/gap.ts'

/** A hyphen at the end of a line; the soft one is printed only there. */
export const HYPHEN = /[\p{L}\p{M}][\u00AD\u2010-]$/u

export const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []

/** Scripts without spaces between words. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`
const GOES_ON_UNSPACED = new RegExp(`${UNSPACED}\n${UNSPACED}`, 'u')

/** Two halves of a word lose their hyphen, unless it is there for good: `slow-roasted`. */
export function wholeText(text: string, next: string, words: ReadonlySet<string>): string {
  if (GOES_ON_UNSPACED.test(`${text}\n${next}`)) return text + next
  if (!HYPHEN.test(text)) return `${text} ${next}`
  if (/-$/u.test(text)) {
    const first = wordsIn(text.slice(0, -1)).at(-1) ?? ''
    const second = wordsIn(next.split(GAP)[0] ?? '')[0] ?? ''
    const isCompound =
      /^\p{Lu}/u.test(next) ||
      words.has(`${first}-${second}`) ||
      (words.has(first) && words.has(second) && second.length > 3)
    if (isCompound) return text + next
  }
  return text.slice(0, -1) + next
}
