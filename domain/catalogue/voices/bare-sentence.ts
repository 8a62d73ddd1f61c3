import type { Dish } from '../dish.ts'
import { mentionsIn } from './mentions.ts'
import { PLACE } from './statements.ts'
import { capitalized } from './words.ts'

const WHERE =
  / (?:over|in|on|from|off) (?:(?:a|an|the|hot|live|dry|big|stone) )*(?:charcoal|coals|embers|tandoor|clay pot|clay oven|wood oven|wood fire|mortar|griddle|comal|plancha|wok|spit|smoker|cast iron|skillet|mesquite)\b/gi

const MADE =
  /\b(?:(?:hand|house|home|stone|cold|charcoal|wood)-\w+|freshly|fresh|wild|organic|heirloom|local) (?=\p{Ll})/giu

const COUNT = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen|a pair of) (?=\p{Ll})/iu

/** "Ligurian olive oil", "Square-cut Roman egg pasta": a capital before a common word, and not after a preposition. */
const ORIGIN_BEFORE =
  /(?<!\b(?:of|from|in|at|as|the|for|like|to) )\b(?<=[\p{Ll},-] )(?:\p{Lu}[\p{L}'’-]* )+(?=\p{Ll}|—)/gu

/** "from Modena", "of Kerala", "in the manner of Aomori", at the end of a clause. */
const ORIGIN_AFTER =
  / (?:from|of|in|in the manner of|as in|as sold in|as at) (?:the )?(?:\p{Lu}[\p{L}'’-]*)(?: \p{Lu}[\p{L}'’-]*)*(?: coast)?(?=$|[,:;]| with | in | over | under )/gu

/** Keeps the place of an ingredient's name while the words around it are read. */
const held = (index: number): string => `—${'‹'.repeat(index + 1)}—`

/**
 * A sentence of an author without the words in it that only the house can vouch for, where the rest stands without
 * them: "Hand-cut Kennebec potatoes" is "Potatoes". What cannot be cut out stays, for the reader to judge.
 */
export function bareSentence(sentence: string, recipe: Pick<Dish, 'ingredients'>): string {
  const mentions = mentionsIn(sentence, recipe)
  const names = mentions.map(({ start, end }) => sentence.slice(start, end))
  const masked = mentions
    .map((mention, index) => ({ ...mention, index }))
    .toReversed()
    .reduce((rest, { start, end, index }) => rest.slice(0, start) + held(index) + rest.slice(end), sentence)
  const cut = masked
    .replace(PLACE, (word, ...rest) => (isBeforeCommonWord(masked, word, rest) ? '' : word))
    .replace(WHERE, '')
    .replace(ORIGIN_AFTER, '')
    .replace(ORIGIN_BEFORE, '')
    .trim()
    .replace(COUNT, '')
    .replace(MADE, '')
  const unmasked = names.reduceRight((text, name, index) => text.replace(held(index), name), cut)
  return capitalized(unmasked.replace(/\s+/g, ' ').replace(/ ,/g, ',').replace(/,+/g, ',').trim())
}

const isBeforeCommonWord = (text: string, word: string, _: readonly unknown[]): boolean =>
  /^ (?:\p{Ll}|—)/u.test(text.slice(word.length))
