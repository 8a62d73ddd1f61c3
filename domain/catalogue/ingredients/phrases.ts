/** A word of a text with its place in it: offsets of UTF-16 units. */
export interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A run of letters and figures, with signs of no width between them; an apostrophe belongs to its word. */
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\u200B-\u200D\u2060\uFEFF]*(?:['’][\p{L}\p{M}]+)*/gu

/** Joins words of one name: spaces, and hyphens of every kind without a space on both sides. */
const JOINT = /^(?:[\s\u00AD]+|[\s\u00AD]?[-\u2010\u2011\u00AD]+[\s\u00AD]?)$/u

/**
 * The words of a text, those together that can be one name. Hyphens part words and keep them together ("oyster-mushroom
 * risotto"); a comma, a dash, a slash, "&" or a bracket ends a phrase.
 */
export function phrasesOf(text: string): Word[][] {
  const phrases: Word[][] = []
  let end = 0
  for (const match of text.matchAll(WORD)) {
    const word = { text: match[0], start: match.index, end: match.index + match[0].length }
    const last = phrases.at(-1)
    if (last && JOINT.test(text.slice(end, word.start))) last.push(word)
    else phrases.push([word])
    end = word.end
  }
  return phrases
}
