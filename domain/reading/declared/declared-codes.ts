import { type AllergenKey, isAllergenKey, isNameless } from '../../allergens/allergen-keys.ts'
import { allergenOfCode } from '../../allergens/codes/code-lists.ts'
import { endOf, MARKET, unitAt } from '../../prices/words/phrases.ts'
import type { LegendEntry } from '../marks/legend.ts'
import { type CodeGroup, codeGroupsIn } from './code-groups.ts'
import type { DeclaredPart } from './declared.ts'
import {
  areLoneLetters,
  areLoneNumbers,
  hasLastNumbers,
  lastLetters,
  lastNumbers,
  OTHER_PAIRS,
} from './last-letters.ts'

/** How a menu writes codes, from the evidence of all its lines. */
export interface CodeHabit {
  readonly legend: ReadonlyMap<string, LegendEntry>
  /** Signs that the legend explains in two ways. */
  readonly twofold: ReadonlySet<string>
  readonly country: string | undefined
  /** Does the legend name allergens or additives? Then no list of a country counts. */
  readonly hasOwnList: boolean
  /** Does the legend explain several allergens by numbers? */
  readonly explainsNumbers: boolean
  /** Do several lines have codes? Then a single one in brackets or in a column is one, too. */
  readonly hasLetters: boolean
  readonly hasNumbers: boolean
  /** Are single letters behind the names of several dishes codes, and numbers alone in brackets? */
  readonly hasLoneLetters: boolean
  readonly hasLoneNumbers: boolean
  /** Are numbers at the ends of names codes? */
  readonly hasLastNumbers: boolean
  /** Do the prices of the menu have signs? */
  readonly areSigned: boolean
  /** Does nobody else read what a legend explains in brackets, `(a,c)`? A table has no reader of marks for them. */
  readonly takesPlain?: boolean
}

/** Lines with codes that make a habit. */
const LEAST_CODED = 2

/** Allergens with numbers that make a legend of numbers. */
const LEAST_NUMBERED = 3

/**
 * What all lines together say of codes.
 * @param areSigned do the prices of the menu have signs?
 */
export function codeHabitOf(
  lines: readonly string[],
  legend: ReadonlyMap<string, LegendEntry>,
  twofold: ReadonlySet<string>,
  country: string | undefined,
  areSigned: boolean,
): CodeHabit {
  const entries = [...legend.values()].filter(({ kind }) => kind === 'allergen' || kind === 'additive')
  const symbols = entries.map(({ symbol }) => symbol)
  const groups = lines.flatMap((line) => codeGroupsIn(line).filter((group) => isLikely(group, line)))
  const count = (is: RegExp) => groups.filter(({ codes }) => codes.some((code) => is.test(code))).length
  return {
    legend,
    twofold,
    country,
    hasOwnList: entries.length > 0,
    explainsNumbers:
      entries.filter(({ kind, symbol }) => kind === 'allergen' && NUMBER.test(symbol)).length >=
      LEAST_NUMBERED,
    hasLetters: symbols.some((symbol) => LETTERS.test(symbol)) || count(LETTERS) >= LEAST_CODED,
    hasNumbers: symbols.some((symbol) => NUMBER.test(symbol)) || count(NUMBER) >= LEAST_CODED,
    hasLoneLetters: areLoneLetters(lines, country),
    hasLoneNumbers: areLoneNumbers(lines, country),
    hasLastNumbers: hasLastNumbers(lines) || (areSigned && symbols.some((symbol) => NUMBER.test(symbol))),
    areSigned,
  }
}

const LETTERS = /^\p{L}\d{0,2}$/u
const NUMBER = /^\d{1,2}\p{L}?$/u

/** Two codes or more, or letters and numbers in one: `a1`. */
const isLikely = (group: CodeGroup, line: string): boolean =>
  (group.codes.length > 1 || /\p{L}\d/u.test(group.codes[0] ?? '')) && !isOtherThing(group, line, false)

/** The codes of a line, with what they say; what isn't a code by the habit of the menu is left where it is. */
export function declaredCodes(text: string, habit: CodeHabit): DeclaredPart[] {
  const ends = habit.hasLastNumbers ? lastNumbers(text, habit.areSigned) : []
  const groups = [...ends, ...codeGroupsIn(text).filter(({ end }) => ends.every(({ start }) => end <= start))]
  return [...groups, ...lastLetters(text, habit, groups)].flatMap((group): DeclaredPart[] => {
    const { end, codes, isMay } = group
    // A star that the legend explains is a separate mark.
    const star = habit.legend.has('*') ? /^\s*\*/u.exec(text.slice(group.start, end))?.[0].length : undefined
    const start = group.start + (star ?? 0)
    const written = text.slice(start, end).trim()
    const read = codes.filter((code) => code !== '*').map((code) => meaningOfCode(code, habit))
    const isWhole = read.every((one) => one !== undefined)
    if (!habit.takesPlain && isPlain(written, codes, habit)) return []
    // Signs of diets and marks alone are the reader's of marks, who knows them from words.
    if (isWhole && read.every((one) => one?.kind !== 'allergen' && one?.kind !== 'additive')) return []
    if (!isCode(group, text, habit, isWhole)) return []
    const known = read.filter((one) => one !== undefined)
    const keys = known.flatMap(({ kind, key }): AllergenKey[] =>
      kind === 'allergen' && key !== undefined && isAllergenKey(key) ? [key] : [],
    )
    const place = { start, end, mayContain: [], isByCountry: isWhole && known.some(isOfCountry) }
    return isWhole
      ? [
          {
            ...place,
            ...(isMay ? { contains: [], mayContain: keys } : { contains: keys }),
            others: known.filter(({ kind }) => kind !== 'allergen'),
            unread: [],
          },
        ]
      : [{ ...place, contains: [], others: [], unread: [written] }]
  })
}

/** `(a, c, g)` with a legend for each: the reader of marks knows them where they are. */
const isPlain = (written: string, codes: readonly string[], { legend }: CodeHabit): boolean =>
  /^[([][^*.\u2010-\u2014-]*[)\]]$/u.test(written) &&
  !/\s\p{L}{2,}\s/u.test(written) &&
  codes.every((code) => legend.has(code) && legend.get(code)?.kind !== 'own')

/** An entry of no legend: the usual list of the country has it. */
const isOfCountry = ({ symbol }: LegendEntry): boolean => symbol === ''

/** What a code says by the legend of the menu, or by the list of the country where the menu has none. */
export function meaningOfCode(code: string, habit: CodeHabit): LegendEntry | undefined {
  const { legend, twofold, country } = habit
  const plain = plainCode(code)
  const spelled = [code, code.toLowerCase(), code.toUpperCase(), raised(code), plain, plain.toLowerCase()]
  const own = spelled.find((one) => legend.has(one) || twofold.has(one))
  if (own !== undefined) return twofold.has(own) || isUnknownWord(own, habit) ? undefined : legend.get(own)
  const numbered = /^(?<number>\d{1,2})\p{Ll}$/u.exec(code)?.groups?.number
  if (numbered !== undefined && habit.hasOwnList) return ofNameless(legend.get(numbered), habit)
  const key = habit.hasOwnList ? undefined : allergenOfCode(country, plain)
  return key && { kind: 'allergen', key, symbol: '', meaning: '' }
}

/** `1a` is one of the cereals, where the legend explains `1` as these and no letters. */
const ofNameless = (entry: LegendEntry | undefined, { legend }: CodeHabit): LegendEntry | undefined =>
  entry?.kind === 'allergen' &&
  isNameless(entry.key ?? '') &&
  ![...legend.values()].some(
    ({ kind, symbol }) => /^(?:allergen|additive)$/u.test(kind) && /^\p{L}$/u.test(symbol),
  )
    ? entry
    : undefined

/** `⑦` as `7`, `⒢` as `g`. */
const plainCode = (code: string): string => code.normalize('NFKC').replaceAll(/[()]/gu, '')

/** `12` as `¹²`: legends explain raised numbers as they are printed. */
const raised = (code: string): string =>
  code.replaceAll(/\d/gu, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))

/** An entry among allergens whose words no table knows: `b = mlijko` below `a = Weizen`. */
const isUnknownWord = (symbol: string, { legend, hasOwnList }: CodeHabit): boolean =>
  hasOwnList && legend.get(symbol)?.kind === 'own' && LETTERS.test(symbol)

/** Returns whether these are codes, by how they are written there and by what the rest of the menu does. */
function isCode(group: CodeGroup, text: string, habit: CodeHabit, isWhole: boolean): boolean {
  const { codes, isMarked } = group
  const isNumeric = codes.every((code) => NUMBER.test(code) || code === '*')
  if (group.isSure) return true
  if (isOtherThing(group, text, isWhole && (habit.hasOwnList || habit.hasNumbers || habit.hasLetters)))
    return false
  const isUsual = isNumeric ? habit.hasNumbers : habit.hasLetters
  if (isWhole) return codes.length > 1 || isUsual || isMarked
  if (/\)\s?\(/u.test(text.slice(group.start, group.end))) return true
  if (isMarked) return isUsual || codes.length > 2 || (isNumeric && habit.hasLoneNumbers)
  return (isUsual && codes.length > 1) || (!isNumeric && codes.length > 2)
}

/** Signs of diets that menus have without codes, clothes sizes, tastes: `(v, gf)`, `S/M/L`. */
const OTHER_LETTERS = /^(?:v|vg|ve|gf|df|n|s|m|l|x|xl|h|k)$/iu

const SIZE = /^(?:x*s|m|x*l)$/iu

const MOST_ALLERGENS = 14

/** No list of additives and allergens has more numbers. */
const MOST_CODES = 30

/** `1/2`, `0,5 l`, `6/12`, `S/M/L`, `R&B`: prices, sizes, counts and words that look like codes. */
function isOtherThing({ codes, isMarked, ...at }: CodeGroup, text: string, isExplained: boolean): boolean {
  const written = text.slice(at.start, at.end)
  const isNumeric = codes.every((code) => NUMBER.test(code))
  if (!isExplained && codes.length < 3 && codes.some((code) => Number.parseInt(code, 10) > MOST_CODES))
    return true
  if (unitAt(text, at.end + (text[at.end] === ' ' ? 1 : 0)) && isNumeric) return true
  // `R$ 14 / R$ 30`: an amount and the sign of the next one.
  const isNextToSign = /^\p{Sc}/u.test(text.slice(at.end)) || /\p{Sc}\s?$/u.test(text.slice(0, at.start))
  if (!isMarked && isNextToSign && codes.some((code) => NUMBER.test(code))) return true
  // `Lubina   S.C.`: what it costs is asked for.
  const market = endOf(MARKET, text, at.start)
  if (!isMarked && market !== undefined && market >= at.end) return true
  // `3,60 0,1 l | 7,90 0,25 l`: a size and the next price.
  if (
    !isMarked &&
    /\d\s*$/u.test(text.slice(0, at.start)) &&
    /^\s*\p{L}[^\p{L}\d]+\d+[.,]\d\d/u.test(written)
  )
    return true
  if (!isExplained && (codes.every((code) => SIZE.test(code)) || OTHER_PAIRS.test(written))) return true
  if (!isExplained && codes.length < 3 && codes.every((code) => OTHER_LETTERS.test(code))) return true
  if (!isExplained && !isMarked && codes.length < 3 && /\p{L}\s?[&+]\s?\p{L}/u.test(written)) return true
  if (!isNumeric) return false
  const numbers = codes.map((code) => Number.parseInt(code, 10))
  const isRising = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
  // `(12,2,3)`: three of the list in brackets are codes in any order.
  const isList = isMarked && new Set(numbers).size === numbers.length && numbers.length > 2
  const areOfList = numbers.every((number) => number > 0 && number <= MOST_ALLERGENS)
  if (!(isRising || (isList && areOfList)) || numbers.includes(0)) return true
  if (isMarked) return false
  return isAmount(written, text.slice(0, at.start), text.slice(at.end), isExplained, at.hasMoreBehind)
}

/** Bare numbers are prices next to a sign of money, at the end of a line, or where they look like one: `1,20`, `1/2`. */
function isAmount(
  written: string,
  ahead: string,
  behind: string,
  isExplained: boolean,
  hasMoreBehind: boolean,
) {
  if (/^\s?(?:\p{Sc}|[A-Z]{3}\b|\p{L}{1,2}\.?(?!\p{L}))/u.test(behind) || /\p{Sc}\s?$/u.test(ahead))
    return true
  if (/^\d+\s?\/\s?\d+$/u.test(written) || /\b1,5$/u.test(written)) return true
  // Two are a decimal or a range as well: behind a name, before a price with cents, in a menu that has codes, they are none.
  if (/^\d+\W+\d+$/u.test(written)) {
    const isBetween =
      /\p{L}\s$/u.test(ahead) &&
      /^\s+(?:\S+\s)?\p{Sc}?\s?\d+(?:[.,]\d\d|[.,][-\u2013]|\s?(?:\p{Sc}|\p{L}{2}))/u.test(behind)
    if (!/^\d{1,2}(?:[,;|·•]\s?| )\d{1,2}$/u.test(written) || !isExplained || !isBetween) return true
  }
  return !hasMoreBehind && !/\d\s?(?:\p{Sc}|\p{L}{1,3}\.?)\s?$|\d[.,]\d\d\s?\p{Sc}?\s?$/u.test(ahead)
}
