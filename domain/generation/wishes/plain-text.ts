import { remembered } from '../../computing/remembered.ts'
import { inEnglish } from './in-english.ts'
import { withPlainLogic } from './plain-logic.ts'
import { withoutSayings } from './sayings.ts'

/** What owners write for short, in the words that the readers know; pictures are of what guests can't eat, as a rule. */
const PLAINER: readonly (readonly [RegExp, string])[] = [
  [/🚫|❌|⛔/gu, ' no '],
  [/🥑/gu, ' avocado '],
  [/🥜/gu, ' peanuts '],
  [/🌰/gu, ' nuts '],
  [/🦐|🍤/gu, ' shrimp '],
  [/🦀|🦞|🦪/gu, ' shellfish '],
  [/🐟|🐠|🎣/gu, ' fish '],
  [/🐷|🐖|🥓/gu, ' pork '],
  [/🐄|🐮|🥩/gu, ' beef '],
  [/🥛/gu, ' milk '],
  [/🧀/gu, ' cheese '],
  [/🥚|🍳/gu, ' egg '],
  [/🍄/gu, ' mushrooms '],
  [/🧄/gu, ' garlic '],
  [/🧅/gu, ' onion '],
  [/🌶️?/gu, ' spicy '],
  [/🍅/gu, ' tomato '],
  [/🍷|🍺|🍸/gu, ' alcohol '],
  // "86 the salmon", "salmon is 86'd": what a kitchen is out of.
  [/\b(?:is |are )?(?:86|eighty[- ]?six)(?:ed|[’']?d)\b/gi, 'is out'],
  [
    /\b(?:86|eighty[- ]?six)(?: on)?(?=\s+(?!guests?\b|people\b|pax\b|covers\b|heads?\b|seats?\b|persons?\b|of us\b)[a-z])/gi,
    'no',
  ],
  [/(?<=[a-z]\s)(?:is |are )?(?:86|eighty[- ]?six)(?=\s*(?:[.,;!?]|$))/gi, 'is out'],
  [/\bal+[ea]r[gj](?=y\b|ies\b|ic\b|ys\b)/gi, 'allerg'],
  [/\bwith?[uo]+t\b|\bw\/(?:o|out)\b/gi, 'without'],
  [/\bw\/(?=\s?[a-z])\s?/gi, 'with '],
  [/\ba ?l+ot+ of\b/gi, 'plenty of'],
  [/\bple(?:se|as)\b/gi, 'please'],
  [/\bspic(?:e?y|ie|ey)\b/gi, 'spicy'],
  [/\bcurr(?:ys|eys|eis)\b/gi, 'curries'],
  [/([a-z])\s*[!?.]+\s*(?=(?:allerg(?:y|ies|ic)|intoleran(?:t|ce))\b\s*(?:[!?.;,]|$))/gi, '$1 '],
  // On signs of half of India, and wherever its guests are.
  [/\b(?:pure veg(?:etarian)?|shudh (?:shakahari|veg))\b/gi, 'vegetarian. no eggs'],
  [
    /\b(?:(?:100 ?%|only|all|strictly) veg|veg(?: only| restaurant))\b|(?<=^\s*)veg(?=\s*[,.;]|$)/gi,
    'vegetarian',
  ],
  [
    /\b(?:kitchen|we|bar|restaurant) (?:closes?|opens?|is open) (?:at|from|until|till) \d{1,2}(?::\d\d)?\s*(?:am|pm)?\b(?!\s*(?:dollars|[$€£]))/gi,
    '',
  ],
  [
    /\b(?:nistisim\w+|(?:greek|orthodox) lent(?:en)?)(?: (?:menu|dishes|food))?(?: \(lent(?:en)?\))?/gi,
    'no meat, no fish, no dairy, no eggs',
  ],
  [/\blent(?:en)? (?:menu|card|dishes|specials)\b/gi, 'no meat'],
  [/\bwhite meat\b/gi, 'poultry'],
  [/\bbottomless (?=[a-z])/gi, ''],
  [/\b(cow|goat|sheep|ewe)[’']s\b/gi, '$1'],
  [/(?<=\d)\s?%/g, ' percent'],
  [/\s*=\s*/g, ' '],
  [/(?<=\d)\s?[-–]\s?(?=\$?\d)/g, ' to '],
  [/(?<=\d),(?=\d\d?\b)/g, '.'],
  [/[$€£]\s?(\d+(?:\.\d\d?)?)/g, '$1 dollars'],
  [/(?<=\d)\s?(?:[$€£]|(?:euros?|eur|gbp|quid|bucks)\b)/gi, ' dollars'],
]

/** A list behind a colon is one wish, though its parts end like sentences. */
const LISTED = /\b(?:no|avoid|without|allerg\w+(?: list)?)\s*:[^.\n]+/gi

/** A menu reads parts of its wishes again and again. */
const MOST_REMEMBERED = 1_000

/** A text of wishes as it would be written out in plain English. */
export const plainText = remembered(
  (notes: string): string =>
    withoutSayings(
      withPlainLogic(inEnglish(PLAINER.reduce((text, [short, plain]) => text.replace(short, plain), notes))),
    ).replace(LISTED, (list) => list.replaceAll(';', ',')),
  MOST_REMEMBERED,
)
