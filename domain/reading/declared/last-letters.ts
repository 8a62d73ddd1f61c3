import { allergenOfCode } from '../../allergens/codes/code-lists.ts'
import { allergenLists } from '../../allergens/markets/allergen-lists.ts'
import type { LegendEntry } from '../marks/legend.ts'
import { usualMeaning } from '../words/claim-words.ts'
import type { CodeGroup } from './code-groups.ts'

/** What is behind the codes of a name: the end, a column or a price. */
const BEHIND = String.raw`(?=\s*(?:$|\t)|\s+(?:\p{Sc}\s?)?\d|\s?\p{Sc})`

/** `Pilzsuppe acg`: letters in the order of the alphabet, without anything between them. */
const GLUED = new RegExp(String.raw`(?<=\p{L}{3}\s)(?<letters>\p{Ll}{2,12}|\p{Lu}{2,12})${BEHIND}`, 'gu')

/** `Backhendl A C G M`: capital letters of a list, set apart. */
const SPACED = new RegExp(String.raw`(?<=\p{L}{3}[)\]]?\s)(?<letters>[A-R](?:\s[A-R]){1,12})${BEHIND}`, 'gu')

/** Short words that are in the order of the alphabet, too. */
const WORDS =
  /^(?:al|am|an|as|at|de|di|do|el|em|en|in|is|it|no|or|os|ei|bio|bis|dip|fly|hot|not|aux|du|for|gin|cs|st|xy|abv|dry|aop|dop|bei|beim|den|dem|der|del|fin|chip|ein|ab|abc|acht|film|clip|dim|ego|ago|ahoi|elm|fino|gio|la|le|lo|il|da|du|re|mi|fa|so|si|bo|xo|ok)$/iu

/** `Hummus V GF N`, `Butty GFM`, `Beans VE/GF/N`: letters of diets and allergens behind a name, that are no word. */
const DIETS_AND_MORE = new RegExp(
  String.raw`(?<=\p{Ll}[)\]]?\s)(?<letters>(?:[A-Z]{1,2}[\s/]){1,6}[A-Z]{1,2}|(?:VG|VE|GF|DF|NF|V){1,3}[CEFGMN]{1,6})${BEHIND}`,
  'gu',
)
const IS_DIET = /^(?:V|VG|VE|GF|DF|NF)/u
/** `N/A`, `W/O`, `AC/DC`, `S/XL` */
export const OTHER_PAIRS = /^(?:N\/A|W\/O|W\/|AC\/DC|AM\/PM|B\/B|R\/B|F\/B|(?:X*[SML])(?:\/X*[SML])+)$/u

/** `Selleriesuppe Aa Ca Ga`: syllables that all end alike. `Fish F!` */
const SYLLABLES = new RegExp(
  String.raw`(?<=\p{Ll}\s)(?<letters>\p{Lu}(?<same>\p{Ll})(?:[\s,/]\s?\p{Lu}\k<same>){1,12}|\p{Lu}!)${BEHIND}`,
  'gu',
)

/** One letter behind a name: `Käse G`, and no `R$`. */
const LONE = new RegExp(String.raw`(?<=(?<word>\p{L}{3,})\s)(?<letters>[A-Z])(?!\p{Sc})${BEHIND}`, 'gu')
/** One letter behind a price, not a size: `Schinken € 11,50 J`, `Guláš 175 Kč A1`. */
const LONE_BEHIND =
  /(?<=(?:\d[.,]\d\d|\d\s?(?:\p{Sc}|Kč|zł|kr\.?|Ft|lei)|\p{Sc}\s?\d{1,5})(?:\s?\p{Sc})?\s)(?<letters>[A-KN-RT-W]\d{0,2})(?=\s*$)/gu

/** One small letter behind cents: `9,50 a`. `13,50 g` isn't a weight. */
const LONE_SMALL = /(?<=\p{L}\s\d{1,3}[.,]\d\d\s)(?<letters>[a-km-r])(?=\s*$)/gu

/** What letters count or name: `Plan B`, `Menü A`, `Vitamin C`, `Cuvée N`. */
const LETTERED =
  /^(?:plan|vitamine?|menu|menü|menú|cuvée|cuvee|typ|type|class|klasse|formule|option|version|variante|paket|set|platte|gruppe|group|block|model|mister|mr|big|lot|team|room|salon|hepatitis|doctor|dr|jay|special|brut)$/iu

/** Letters behind the names of two dishes in a country that counts allergens so, of three elsewhere. */
const LEAST_OF_COUNTRY = 2
const LEAST_ELSEWHERE = 3

const loneLetters = (text: string) =>
  [...text.matchAll(LONE)].filter(({ groups }) => !LETTERED.test(groups?.word ?? ''))

/** Are the single letters behind names codes? Then the names of several dishes end in one that isn't a size, each after another word. */
export function areLoneLetters(lines: readonly string[], country: string | undefined): boolean {
  const found = lines.flatMap(loneLetters).filter(([letter]) => !/^[SML]$/u.test(letter))
  const words = new Set(found.map(({ groups }) => groups?.word))
  const isCounted = allergenOfCode(country, 'A') !== undefined && allergenOfCode(country, '1') === undefined
  return words.size >= (isCounted ? LEAST_OF_COUNTRY : LEAST_ELSEWHERE)
}

const LONE_NUMBER = /\p{L}\s?[([](?<number>\d{1,2})[)\]]/gu
/** `Oysters (6)` are six pieces; nobody serves these many. */
export const NO_COUNTS: ReadonlySet<number> = new Set([1, 7, 11, 13, 14])
const MOST_ALLERGENS = 14

/** Are numbers alone in brackets codes, where no list of the country has them? Then one of them can't be a count. */
export function areLoneNumbers(lines: readonly string[], country: string | undefined): boolean {
  if (country === undefined || ![...allergenLists.EU.countries, 'GB'].includes(country)) return false
  const numbers = lines.flatMap((line) =>
    [...line.matchAll(LONE_NUMBER)].map(({ groups }) => Number(groups?.number)),
  )
  return (
    numbers.every((number) => number <= MOST_ALLERGENS) && numbers.some((number) => NO_COUNTS.has(number))
  )
}

/** `Jajecznica 3,7`, `Volcano 12 2 7   17`: numbers that end a name, at the end of the line or before the gap to its price. */
const LAST_NUMBERS =
  /(?<=\p{L}[)\]'’"”.!?]?\s)(?<codes>\d{1,2}(?:(?:,\s?|\s)\d{1,2}){0,12})(?=\s*$|\s*\t[^\t]*$|\s*(?:\t(?:\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?|[–—-])){2,}$)/u

/** Two numbers and more, the last of two of one figure: no menu writes cents so. */
const SURE_LIST = /^(?:\d{1,2}(?:,\s?|\s)){2,12}\d{1,2}$|^\d{1,2},\s?\d$/u

/** Two prices with signs, in columns. */
const ROW = /^\s*(?:\t(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc}|[–—-])){2,}$/u

/** No list of allergens and additives is longer. */
const MOST_ADDITIVES = 30

/** Lists at the ends of lines that make a habit. */
const LEAST_LISTS = 2

const numbersOf = (codes: string): number[] => codes.split(/,\s?|\s/u).map(Number)

/** Two numbers rise: `7,5` is a price more often. */
function areCodes(codes: string): boolean {
  const numbers = numbersOf(codes)
  const [first = 0, second] = numbers
  if (numbers.some((number) => number === 0 || number > MOST_ADDITIVES)) return false
  if (new Set(numbers).size < numbers.length) return false
  return numbers.length !== 2 || first < (second ?? 0)
}

const isBeforeGap = (text: string, codes: string): boolean => !text.trimEnd().endsWith(codes)

/** Are there lists of numbers at the ends of names that can't be prices? */
export const hasLastNumbers = (lines: readonly string[]): boolean =>
  lines.filter((line) => {
    const match = LAST_NUMBERS.exec(line)
    const codes = match?.groups?.codes ?? ''
    const isBeforeRow =
      match !== null && /\D/u.test(codes) && ROW.test(line.slice(match.index + codes.length))
    return (SURE_LIST.test(codes) || isBeforeRow) && areCodes(codes)
  }).length >= LEAST_LISTS

/**
 * The numbers that end a name: before the gap to its price, or at the end of the line where all prices of the menu have
 * a sign, or are alone on their lines.
 */
export function lastNumbers(text: string, areSigned: boolean): CodeGroup[] {
  const match = LAST_NUMBERS.exec(text)
  const codes = match?.groups?.codes
  if (!match || codes === undefined || !areCodes(codes)) return []
  // `0,2 l 3,20`: what a size costs.
  if (/\d\s?(?:c|d|m)?l\s$/u.test(text.slice(0, match.index))) return []
  const hasMoreBehind = isBeforeGap(text, codes)
  if (!hasMoreBehind && !areSigned) return []
  const end = match.index + codes.length
  if (hasMoreBehind && !/\d|\p{Sc}/u.test(text.slice(end)) && !areSigned) return []
  return [
    {
      start: match.index,
      end,
      codes: codes.split(/,\s?|\s/u),
      isMarked: false,
      isSure: true,
      isMay: false,
      hasMoreBehind,
    },
  ]
}

interface LetterHabit {
  readonly legend: ReadonlyMap<string, LegendEntry>
  readonly country: string | undefined
  readonly hasOwnList: boolean
  readonly hasLetters: boolean
  readonly hasLoneLetters: boolean
}

/**
 * Letters behind a name with nothing that marks them: codes where the legend or the list of the country has each, where
 * a diet is among them, and where several dishes have them.
 */
export function lastLetters(text: string, habit: LetterHabit, groups: readonly CodeGroup[]): CodeGroup[] {
  const { legend, hasOwnList, country } = habit
  const entryOf = (letter: string) =>
    legend.get(letter) ?? legend.get(letter.toLowerCase()) ?? legend.get(letter.toUpperCase())
  const explains = (letter: string) =>
    hasOwnList
      ? /^(?:allergen|additive)$/u.test(entryOf(letter)?.kind ?? '')
      : allergenOfCode(country, letter) !== undefined
  const isKnown = (code: string) => legend.has(code) || usualMeaning(code) !== undefined
  const found = [
    ...[...text.matchAll(GLUED)].flatMap((match) => {
      const letters = match[0]
      const isRising = [...letters].every((letter, at) => at === 0 || letter > letters.charAt(at - 1))
      const isLong = hasOwnList || letters.length > 2
      return isRising && isLong && !WORDS.test(letters) && [...letters].every(explains)
        ? [{ match, codes: [...letters], isSure: false }]
        : []
    }),
    ...[...text.matchAll(DIETS_AND_MORE)].flatMap((match) => {
      const codes = match[0].split(/[^A-Z]+/u).filter(Boolean)
      const isMeant = match[0].includes('/') || codes.some((code) => IS_DIET.test(code))
      return codes.every(isKnown) || !isMeant || OTHER_PAIRS.test(match[0])
        ? []
        : [{ match, codes, isSure: true }]
    }),
    ...[...text.matchAll(SPACED)].flatMap((match) => {
      const codes = match[0].split(' ')
      const isRising = codes.every((code, at) => at === 0 || code > (codes[at - 1] ?? ''))
      return isRising && codes.every(explains) ? [{ match, codes, isSure: true }] : []
    }),
    ...[...text.matchAll(SYLLABLES)].flatMap((match) => {
      const codes = match[0].split(/[^\p{L}]+/u).filter(Boolean)
      return codes.some((code) => WORDS.test(code)) ? [] : [{ match, codes, isSure: true }]
    }),
    ...(habit.hasLoneLetters ? loneLetters(text) : []).flatMap((match) =>
      isKnown(match[0]) ? [] : [{ match, codes: [match[0]], isSure: true }],
    ),
    // Nobody else reads what is behind a price.
    ...(habit.hasLetters ? [...text.matchAll(LONE_BEHIND), ...text.matchAll(LONE_SMALL)] : []).flatMap(
      (match) =>
        isKnown(match[0]) && !explains(match[0]) ? [] : [{ match, codes: [match[0]], isSure: true }],
    ),
  ]
  return found.flatMap(({ match, codes, isSure }) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const isTaken = groups.some((group) => start < group.end && group.start < end)
    const hasMoreBehind = /[\p{L}\d]/u.test(text.slice(end))
    return isTaken ? [] : [{ start, end, codes, isMarked: false, isSure, isMay: false, hasMoreBehind }]
  })
}
