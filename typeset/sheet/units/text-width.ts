/** About how wide a text is, in em, rather too wide than too narrow: it keeps room free for tabular figures. */
export function widthInEm(text: string, letterWidth: number): number {
  let width = 0
  for (const letter of text) width += widthOf(letter, letterWidth)
  return width
}

/** Hardly a letter is wider, in em; those of East Asia are squares. */
export const WIDEST_EM = 0.72

/** What a text is hardly wider than, in em. */
export function mostEm(text: string): number {
  const wide = WIDE.test(text) ? [...text].filter((letter) => WIDE.test(letter)).length : 0
  return wide + WIDEST_EM * (text.length - wide)
}

function widthOf(letter: string, letterWidth: number): number {
  if (/[.,:;'’|!\s]/u.test(letter)) return Math.max(0.3, letterWidth - 0.24)
  if (/[\d$€£¥+−–]/u.test(letter)) return 0.64
  if (WIDE.test(letter)) return 1
  if (/\p{M}/u.test(letter)) return 0
  return /\p{Lu}/u.test(letter) ? letterWidth * 1.4 : letterWidth * 1.12
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u
