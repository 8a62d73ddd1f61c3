import { unmetDietClaims } from '../catalogue/claimed-diets.ts'
import { type DietaryOptionId, dietaryOptions } from '../reference/reference.ts'

/** Characters that a proposed text may have, both ends included. */
export interface TextLimits {
  readonly min: number
  readonly max: number
}

export const PROPOSED_TEXT_LIMITS = {
  name: { min: 3, max: 80 },
  description: { min: 20, max: 300 },
} as const satisfies Record<string, TextLimits>

export type TextFault = 'text_length' | 'text_not_plain' | 'text_has_address'

/**
 * Latin letters, figures and the marks that a menu prints. Everything else is refused rather than
 * taken out: markup, line breaks, emoji, invisible and direction-changing characters.
 */
const PLAIN = /^[\p{Script=Latin}\p{N} .,;:'’‘"“”()&!?–—\-/%°+]*$/u

/** A word, a full stop and a word without a space between is an address, as is anything with `//`. */
const ADDRESS = /\/\/|www\.|\p{L}\.\p{L}{2,}/iu

/** What keeps a text from being printed; a text has been trimmed and composed (NFC) before. */
export function faultOf(text: string, { min, max }: TextLimits): TextFault | undefined {
  if (text.length < min || text.length > max) return 'text_length'
  if (!PLAIN.test(text) || !/\p{L}/u.test(text)) return 'text_not_plain'
  return ADDRESS.test(text) ? 'text_has_address' : undefined
}

/** "Nut-free" and its like: nothing that we know of a kitchen can prove them. */
const OTHER_FREE_FROM = /\b(?!gluten|dairy)\p{L}+[- ]free\b/iu

/** The first claim of a dish's words that these proved diets do not cover. */
export function unprovedClaim(
  words: { readonly name: string; readonly description: string },
  proved: readonly DietaryOptionId[],
): string | undefined {
  const [broken] = unmetDietClaims(words, proved)
  if (broken) return dietaryOptions.find(({ id }) => id === broken.params.dietaryOption)?.name
  return OTHER_FREE_FROM.exec(`${words.name}. ${words.description}`)?.[0]
}
