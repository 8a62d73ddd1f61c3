/** About how wide a text is, in em, rather too wide than too narrow: it keeps room free for tabular figures. */
export function widthInEm(text: string, letterWidth: number): number {
  let width = 0
  for (const letter of text) width += inEm[kindOf(letter)](letterWidth)
  return width
}

/** Hardly a letter is wider, in em; those of East Asia are squares. */
export const WIDEST_EM = 0.72

/** What a text is hardly wider than, in em. */
export function mostEm(text: string): number {
  const wide = WIDE.test(text) ? [...text].filter((letter) => WIDE.test(letter)).length : 0
  return wide + WIDEST_EM * (text.length - wide)
}

type LetterKind = 'narrow' | 'figure' | 'square' | 'mark' | 'capital' | 'usual'

/** By the mean width of the letters of a typeface. */
const inEm: Record<LetterKind, (letterWidth: number) => number> = {
  narrow: (letterWidth) => Math.max(0.3, letterWidth - 0.24),
  figure: () => 0.64,
  square: () => 1,
  mark: () => 0,
  capital: (letterWidth) => letterWidth * 1.4,
  usual: (letterWidth) => letterWidth * 1.12,
}

/** There are few letters, and each is looked at in every setting that is planned. */
const kinds = new Map<string, LetterKind>()

function kindOf(letter: string): LetterKind {
  const known = kinds.get(letter)
  if (known) return known
  const kind = kindByPattern(letter)
  kinds.set(letter, kind)
  return kind
}

function kindByPattern(letter: string): LetterKind {
  if (/[.,:;'’|!\s]/u.test(letter)) return 'narrow'
  if (/[\d$€£¥+−–]/u.test(letter)) return 'figure'
  if (WIDE.test(letter)) return 'square'
  if (/\p{M}/u.test(letter)) return 'mark'
  return /\p{Lu}/u.test(letter) ? 'capital' : 'usual'
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u
