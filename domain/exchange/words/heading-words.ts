import { categories } from '../../reference/reference.ts'

const usualHeadings = new Set([
  ...categories.map(({ name }) => name.toLowerCase()),
  ...['starters', 'mains', 'entrees', 'entrées', 'salads', 'soups', 'pasta', 'pizza', 'grill', 'drinks'],
  ...['wine', 'wines', 'beer', 'beers', 'cocktails', 'breakfast', 'brunch', 'lunch', 'dinner', 'specials'],
])

/** Characters; what is longer says something. */
export const LONGEST_HEADING = 60

export const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** A heading without what sets it off: `== Soups ==`, `# Soups`, `Soups:`. */
export const withoutOrnaments = (text: string): string =>
  text
    .replace(/^[\s*=~_#\u2022\-\u2013\u2014]+/u, '')
    .replace(/[\s*=~_#:\u2022\-\u2013\u2014]+$/u, '')
    .trim() || text

/** Says a line by itself that it heads a section: by a hash, a colon, or a usual word? */
export function isMarkedHeading(text: string): boolean {
  if (text.length > 2 * LONGEST_HEADING) return false
  const words = withoutOrnaments(text)
  return words.length <= LONGEST_HEADING && (/^#+\s|:$/.test(text) || usualHeadings.has(words.toLowerCase()))
}
