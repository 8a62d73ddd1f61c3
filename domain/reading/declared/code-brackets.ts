import { type AllergenKey, allergenGroup, isAllergenKey, isNameless } from '../../allergens/allergen-keys.ts'
import { groupOfKind } from '../../allergens/words/kinds.ts'
import type { LegendEntry } from '../marks/legend.ts'
import { usualMeaning } from '../words/claim-words.ts'
import { type Declared, type DeclaredPart, joinDeclared, NOTHING } from './declared.ts'
import { type CodeHabit, meaningOfCode } from './declared-codes.ts'
import { allergenIn, clausesIn, hasLead, SAYS_NONE } from './declared-words.ts'
import { NO_COUNTS } from './last-letters.ts'

/** `(1 wheat, 7)`, `[7; may contain 8]`, `(1 (wheat), 3)`: a bracket, with brackets in it at most once. */
const BRACKET = /[^\S\t]?(?:\((?<round>(?:[^()]|\([^()]{1,40}\)){1,160})\)|\[(?<square>[^[\]]{1,160})\])/gu

/** A list behind a price and a dash, or behind the word for allergens, up to the end of the line. */
const TAIL =
  /(?:(?<=(?:\p{Sc}\s?\d[\d.,]*|\d\s?\p{Sc}))\s+(?:[\u2013\u2014-]\s+)?|\s+(?=\p{L}*aller?g[\p{L}.]*:))(?<inner>[^()[\]\t]{1,160})$/u

/** `1 (wheat), 7` and `1 wheat, 7` are the same. */
const INNER = /\s*\(([^()]*)\)/gu

/** Between what a bracket lists. `1.3.7` are three, the end of a sentence is one. */
const BETWEEN =
  /\s*[,;/|·+&\n]\s*|\.\s+|(?<=\d)\.(?=\d)|\s+(?:and|und|et|y|e|en|og|och|i|oraz|or|oder|ou|o)\s+/iu

/** `8`, `1a`, `a1`, `12*` with what it is tied to: `8 walnut`, `1: wheat`, `8 – hazelnut`, `1-wheat`. */
const CODED =
  /^(?<code>\d{1,2}\p{L}?(?![\p{L}\d])|\p{L}\d{0,2}(?![\p{L}\d]))(?<star>\*{0,3})(?:\s*[:=\u2010-\u2014-]\s*|\s+|$)(?<name>.*)$/u

/** A code and nothing else. */
const CODE = /^(?:\d{1,2}\p{L}?|\p{L}\d{0,2})$/u

/** `0,3 l`, `250 g`, `6 pcs`: sizes and counts, whose numbers are no codes. */
const AMOUNT =
  /(?<!\d)0[.,]\d|\d\s?(?:[cdm]?l|k?g|oz|cm|%|pcs?|pieces?|st(?:k|ück)?|ks|people|persons?)(?!\p{L})/iu

/** `1-3-7` */
const DASHED = /^\d{1,2}(?:\s?[\u2010-\u2014-]\s?\d{1,2})+$/u

/** What says that a code counts for some guests alone. */
const PERHAPS =
  /^(?:(?:is |if |on |upon )?(?:optional|request(?:ed)?|removable|omitted)|can be (?:removed|omitted|left out)|option|auf wunsch|sur demande|opcional|facoltativo|naar wens)$/iu

interface Token {
  readonly code: string
  readonly star: string
  readonly name: string
  readonly isMay: boolean
}

/**
 * Brackets, lines and ends of lines in which codes are with words: names of the cereal or the nut, “may contain”,
 * “none”. Each is read whole or asked: where a part isn't understood, nothing of it is declared, and its words stay.
 */
export function codeBrackets(text: string, habit: CodeHabit): DeclaredPart[] {
  const brackets = [...text.matchAll(BRACKET)].flatMap((match): DeclaredPart[] => {
    const read = readInner(match.groups?.round ?? match.groups?.square ?? '', habit, false)
    const place = { start: match.index, end: match.index + match[0].length }
    const kept = read && read.unread.length > 0 ? [{ text: match[0].trim(), isOfName: false }] : []
    return read ? [{ ...read, kept, ...place }] : []
  })
  if (brackets.length > 0 || !habit.explainsNumbers) return brackets
  const tail = TAIL.exec(text)
  const inner = tail?.groups?.inner ?? (/^\s*\d/u.test(text) ? text : '')
  const read = readInner(inner, habit, true)
  return read && read.unread.length === 0 ? [{ ...read, start: tail?.index ?? 0, end: text.length }] : []
}

/** What codes with words, or `none` on a menu that has codes, say; undefined where these are none, or are codes alone, which `declaredCodes` reads. */
function readInner(inner: string, habit: CodeHabit, takesPlain: boolean): Declared | undefined {
  const { hasOwnList, hasNumbers, hasLetters } = habit
  const said = inner.trim()
  if (SAYS_NONE.test(said) && (hasOwnList || hasNumbers || hasLetters || /aller?g/iu.test(said)))
    return { ...NOTHING, isNone: true }
  const clauses = clausesIn(inner.replaceAll(INNER, ' $1').trim())
  const tokens = clauses.flatMap(({ words, isMay }): Token[] =>
    words
      .split(BETWEEN)
      .map((word) => word.replace(/[.:;]+$/u, '').trim())
      .filter(Boolean)
      .flatMap((word) => (DASHED.test(word) ? word.split(/\s?[\u2010-\u2014-]\s?/u) : [word]))
      .map((word) => ({ ...tokenOf(word, habit), isMay })),
  )
  const isPlain = !hasLead(said) && tokens.every(({ code, name, star }) => CODE.test(code + star + name))
  if (isPlain && !takesPlain) return undefined
  const coded = tokens.filter(({ code }) => meaningOfCode(code, habit)?.kind === 'allergen')
  if (coded.length === 0) return undefined
  const read = tokens.map((token, at) => readToken(token, tokens[at - 1], habit))
  if (read.every((one) => one !== undefined)) return withoutNamedGroups(joinDeclared(read))
  const bare = coded.filter(({ name }) => name === '')
  const isListed = habit.explainsNumbers && bare.some(({ code }) => /^\d/u.test(code)) && tokens.length > 1
  const isAsked = bare.length > 1 || isListed || coded.some(({ name }) => PERHAPS.test(name))
  return isAsked && !AMOUNT.test(said) ? { ...NOTHING, unread: [inner.trim()] } : undefined
}

function tokenOf(word: string, habit: CodeHabit): Omit<Token, 'isMay'> {
  const { code = '', star = '', name = '' } = CODED.exec(word)?.groups ?? {}
  return code !== '' && meaningOfCode(code, habit)
    ? { code, star, name: name.trim() }
    : { code: '', star: '', name: word }
}

/** What one of the list says, behind the one ahead of it: `oats` behind `1 wheat` is the other cereal. */
function readToken(
  { code, star, name, isMay }: Token,
  ahead: Token | undefined,
  habit: CodeHabit,
): Declared | undefined {
  const signs = star === '' ? [] : [habit.legend.get(star)]
  const own = code === '' ? undefined : meaningOfCode(code, habit)
  const key =
    own?.kind === 'allergen' && own.key !== undefined && isAllergenKey(own.key) ? own.key : undefined
  const others = [...(own && !key ? [own] : []), ...signs.filter((sign) => sign !== undefined)]
  if (others.length < (own && !key ? 1 : 0) + signs.length) return undefined
  if (code === '') return readName(name, isMay, ahead && groupAhead(ahead, habit))
  if (name === '') return { ...saidOf(key ? [key] : [], isMay), others, isByCountry: own?.symbol === '' }
  const named = key && namedOf(key, name)
  return named && { ...saidOf(named, isMay), others, isByCountry: own?.symbol === '' }
}

const groupAhead = ({ code, name }: Token, habit: CodeHabit): string | undefined => {
  const key = name === '' ? undefined : meaningOfCode(code, habit)?.key
  return key === undefined ? undefined : allergenGroup(key)
}

/** A name without a code: of an allergen, of another kind of what is ahead, or the sign of a diet. */
function readName(name: string, isMay: boolean, group: string | undefined): Declared | undefined {
  const key = allergenIn(name)
  if (key) return saidOf([key], isMay)
  if (group !== undefined && groupOfKind(name) === group) return NOTHING
  const sign: LegendEntry | undefined = usualMeaningOf(name)
  return sign && { ...NOTHING, others: [sign] }
}

const usualMeaningOf = (sign: string): LegendEntry | undefined => {
  const meaning = usualMeaning(sign)
  return meaning && { ...meaning, symbol: sign, meaning: sign }
}

const saidOf = (keys: readonly AllergenKey[], isMay: boolean): Declared =>
  isMay ? { ...NOTHING, mayContain: keys } : { ...NOTHING, contains: keys }

/** The key of a code with the name behind it: `8 walnut` walnuts, `2 crab` crustaceans; undefined where they differ. */
function namedOf(key: AllergenKey, name: string): readonly AllergenKey[] | undefined {
  const group = allergenGroup(key)
  const named = allergenIn(name)
  if (named) return allergenGroup(named) === group ? [isNameless(key) ? named : key] : undefined
  return groupOfKind(name) === group ? [key] : undefined
}

/** `1 wheat, 1` declares wheat: a group gives way to what is named of it, in contains and in traces alike. */
function withoutNamedGroups(declared: Declared): Declared {
  const bare = (keys: readonly AllergenKey[]) =>
    keys.filter(
      (key) => !isNameless(key) || !keys.some((other) => other !== key && allergenGroup(other) === key),
    )
  return { ...declared, contains: bare(declared.contains), mayContain: bare(declared.mayContain) }
}

/** A number that serves guests: `Oysters (3)`, `Arancini (4)`. */
const COUNT =
  /(?<=(?:\p{L}s|\p{L}i|bao|gyoza|dim sum|taco|nigiri|maki|sashimi|croqueta|empanada)[’'”"]?)\s?\((?<count>\d{1,2})\)/giu
const LONE = /(?<=\p{L})\s?\((?<count>\d{1,2})\)/gu
const PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}|\d[.,]\d\d/u

/**
 * A number alone in brackets behind a name, where a legend explains it: it's asked, since it may count pieces, where the
 * name is of several or the dish has codes elsewhere.
 * @param below the lines below
 */
export function possibleCounts(text: string, below: readonly string[], habit: CodeHabit): DeclaredPart[] {
  if (!habit.explainsNumbers) return []
  const next = below.findIndex((line) => line === '' || PRICE.test(line))
  const own = below.slice(0, next === -1 ? 2 : Math.min(next, 2))
  const hasOthers = (at: number) =>
    [text.slice(at), ...own].some((line) =>
      [...line.matchAll(BRACKET)].some(([one]) => isOfCodes(one, habit)),
    )
  return [...text.matchAll(LONE)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const isCount = !NO_COUNTS.has(Number(match.groups?.count)) && !PRICE.test(text.slice(0, start))
    const isSeveral = [...text.matchAll(COUNT)].some(({ index }) => index === start)
    const isAsked = isCount && (isSeveral || hasOthers(end))
    const words = match[0].trim()
    return isAsked
      ? [{ ...NOTHING, unread: [words], kept: [{ text: words, isOfName: true }], start, end }]
      : []
  })
}

/** Does a bracket hold codes alone, or codes with words? */
const isOfCodes = (bracket: string, habit: CodeHabit): boolean =>
  (readInner(bracket.trim().slice(1, -1), habit, true)?.contains.length ?? 0) > 0
