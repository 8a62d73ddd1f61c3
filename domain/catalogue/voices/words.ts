/** `beef, carrots`, each after a comma. */
export const listed = (words: readonly string[]): string => words.join(', ')

/** `beef, carrots and thyme`. */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** A word of a text with where it is. */
export interface WordToken {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a text; a hyphen or an apostrophe belongs to its word. */
export const tokensOf = (text: string): WordToken[] =>
  [...text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
