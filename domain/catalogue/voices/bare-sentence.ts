import type { Dish } from '../dish.ts'
import { mentionsIn } from './mentions.ts'
import { PLACE } from './statements.ts'
import { capitalized } from './words.ts'

const NUMBER = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|a few|several)'

/** Where a phrase ends: it can be cut out when one of these follows it. */
const END = '(?=$|[,;:]| (?:with|and|in|on|over|under|until|before|then|beside)\\b)'

/** "for two days", "overnight", "within the hour", "by hand", "to order". */
const TIME = new RegExp(
  `,? (?:(?:for|within|left|half|through) )*(?:about |at least |only )?(?:(?:${NUMBER}|the) (?:full |whole |long )?(?:second|minute|hour|day|week|month|year|night)s?(?: or more| at a time)?|overnight|(?:each|every) (?:morning|day)|by hand|to order|twice|slowly|daily)${END}`,
  'giu',
)

const TOOL =
  '(?:charcoal|coals|embers|tandoor|clay|wood(?! ear)|straw|mortar|griddle|comal|plancha|wok|spit|smoker|cast[- ]iron|skillet|mesquite|post oak|cone|copper|molcajete|rotisserie|bamboo|stone|flame)'

/** "over hot charcoal", "from a smoking plancha", "in a clay cazuela". */
const WHERE = new RegExp(
  `(?: straight)? (?:over|in|into|on|onto|off|from|under) (?:(?:a|an|the|hot|live|dry|big|smoking|roaring|smoldering) )*${TOOL}(?: (?:pot|oven|fire|flame|wall|cazuela|dish|mug|jar|tagine|steamer|basket|skillet|pan|pit))?${END}`,
  'giu',
)

/** Before what it says of: a word, or the name of an ingredient. */
const OF_WHAT = '(?=\\p{Ll}|—)'

const MADE = new RegExp(
  `\\b(?:(?:hand|house|home|stone|cold)-\\w+|freshly|fresh|wild|organic|heirloom|local|free-range|grass-fed|day-old|homemade|griddled|generous|plenty of|slowly|long-aged|aged|dry-aged|sun-cured) ${OF_WHAT}`,
  'giu',
)

/** "fire-roasted" and "slow-cooked" are "roasted" and "cooked". */
const HOW =
  /\b(?:(?:slow|fire|flame|charcoal|wood|wok|tandoor|spit|pit)-(?=\p{Ll}+ed\b)|(?:hand|stone|house|home|cold)-(?=\p{Ll}+ (?:to|in|into|with|over|on|until|and|by)\b))/giu

/** "two fried eggs"; not "two parts rye", "three of them", "one in ten" nor "folded in four". */
const COUNT = new RegExp(
  `(?<=^|[ ,])(?<!\\bin )(?:two|three|four|five|six|seven|eight|nine|ten|twelve|half a dozen|a dozen|a pair of) (?!(?:parts?|pounds?|ounces?|dashes|cubes|scoops|slices|pieces|times|ways|kinds|colors|sides|layers|fingers|heads|quarters|thirds|inches|hours?|days?|nights?|minutes?|seconds|more|to|or|and|of|on|in|with)\\b)${OF_WHAT}`,
  'giu',
)

/** "Neapolitan style", "in Taiwanese style". */
const STYLE = /(?:^|,? )(?:in (?:the )?)?(?:\p{Lu}[\p{L}'’]*(?: |-))+(?:style|fashion)(?=$|[,;:])/gu
const STYLED = /\b\p{Lu}[\p{L}'’]*-style (?=\p{Ll}|—)/gu

/** After these a place is who does something, not where something is from: "the roll Los Angeles gave the world". */
const ACTS =
  'style|inheritance|table|name|gave|learned|learn|kept|claims|orders|does|call|calls|drinks|plates|makes|means|puts|eats|brought|in|on|at|over|under|and|with|without|from|whisked|poured|riced|called|original|cooks|way|kitchens|evening|summer|breakfast|lunch|childhood|children|fishermen|roadside|hotel|shophouses'

/** "Ligurian olive oil", "Square-cut Roman egg pasta": a capital before a common word, and not after a preposition. */
const ORIGIN_BEFORE = new RegExp(
  `(?<!\\b(?:of|from|in|at|as|the|for|like|to|every|di|as an?) )\\b(?<=[\\p{Ll},-] )(?:\\p{Lu}[\\p{L}'’-]* )+(?!(?:${ACTS})\\b)${OF_WHAT}`,
  'gu',
)

/** "from Modena", "of Kerala", "in the manner of Aomori", at the end of a clause. */
const ORIGIN_AFTER =
  /(?<!\b(?:south|north|east|west|straight|invented|made|kitchens|hills|cocktail|kebab)) (?:from|of|in|in the manner of|as in|as sold in|as at) (?:the )?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(?:\p{Lu}[\p{L}'’-]*)(?: \p{Lu}[\p{L}'’-]*)*(?: coast)?(?=$|[,:;]| with | in (?!the (?:north|south|east|west))| over | under )/gu

/** Keeps the place of an ingredient's name while the words around it are read. */
const held = (index: number): string => `—${'‹'.repeat(index + 1)}—`

/**
 * A sentence of an author without the words in it that only the house can vouch for, where the rest makes
 * sense without them: "Hand-cut Kennebec potatoes" is "Potatoes". What cannot be cut out stays, for the
 * reader to judge.
 */
export function bareSentence(sentence: string, recipe: Pick<Dish, 'ingredients'>): string {
  const mentions = mentionsIn(sentence, recipe)
  const names = mentions.map(({ start, end }) => sentence.slice(start, end))
  const masked = mentions
    .map((mention, index) => ({ ...mention, index }))
    .toReversed()
    .reduce((rest, { start, end, index }) => rest.slice(0, start) + held(index) + rest.slice(end), sentence)
  const cut = masked
    .replace(STYLE, '')
    .replace(STYLED, '')
    .replace(PLACE, (word) => (isBeforeCommonWord(masked, word) ? '' : word))
    .replace(WHERE, '')
    .replace(TIME, '')
    .replace(ORIGIN_AFTER, '')
    .replace(ORIGIN_BEFORE, '')
    .trim()
    .replace(COUNT, '')
    .replace(HOW, '')
    .replace(MADE, '')
  const unmasked = names.reduceRight((text, name, index) => text.replace(held(index), name), cut)
  return capitalized(
    withArticles(unmasked, sentence)
      .replace(/\s+/g, ' ')
      .replace(/ ,/g, ',')
      .replace(/,+/g, ',')
      .replace(/[,;]\s*$/, '')
      .trim(),
  )
}

/** "An aged cheddar" without its age is "a cheddar". */
const withArticles = (text: string, before: string): string =>
  text.replace(/\b(an?) (\p{L}+)/giu, (words, article: string, next: string) => {
    if (before.includes(words)) return words
    return `${article.charAt(0)}${/^[aeio]/i.test(next) ? 'n' : ''} ${next}`
  })

const isBeforeCommonWord = (text: string, word: string): boolean =>
  /^ (?:\p{Ll}|—)/u.test(text.slice(word.length))
