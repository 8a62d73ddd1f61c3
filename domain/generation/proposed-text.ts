import { type DietaryOptionId, diet } from '../catalogue/reference.ts'

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

const claimWords: readonly (readonly [RegExp, DietaryOptionId])[] = [
  [/\bvegetarian\b/i, diet.vegetarian],
  [/\bvegan\b/i, diet.vegan],
  [/\bgluten[- ]free\b/i, diet.glutenFree],
  [/\bdairy[- ]free\b/i, diet.dairyFree],
  [/\bketo(genic)?\b/i, diet.keto],
]

/** "Nut-free" and its like: nothing that we know of a kitchen can prove them. */
const OTHER_FREE_FROM = /\b(?!gluten|dairy)\p{L}+[- ]free\b/iu

/** The first claim of a text that these proved diets do not cover, in the text's own words. */
export function unprovedClaim(text: string, proved: readonly DietaryOptionId[]): string | undefined {
  const [other] = OTHER_FREE_FROM.exec(text) ?? []
  if (other) return other
  for (const [word, option] of claimWords) {
    const [claim] = word.exec(text) ?? []
    if (claim && !proved.includes(option)) return claim
  }
  return undefined
}
