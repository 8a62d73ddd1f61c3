/** Longest description that a template card shows, in characters. */
export const CARD_DESCRIPTION_LENGTH = 60

/** The beginning of a text and an ellipsis when it is longer than the limit, in characters as people see them. */
export function shorten(text: string, limit: number): string {
  const characters = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  )
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`
}
