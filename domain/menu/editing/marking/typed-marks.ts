import { stateClaims } from '../../claims/claims.ts'
import { type Contradiction, contradictionSentence } from '../../claims/contradictions.ts'
import type { MenuItem } from '../../model/item.ts'
import { chiliesIn, isSign } from '../../model/mark-symbols.ts'
import { type ItemMark, itemMarks, type MenuMark } from '../../model/marks.ts'
import { setFields } from '../../model/set-fields.ts'
import { refusedByRecipe } from '../../recipes/judged-claims.ts'

/** What is left of a line without its marks, and what these say of the dish, each once in its order. */
export interface MarkedLine {
  readonly text: string
  readonly marks: readonly MenuMark[]
}

const CHILIES = /\s*(?:\u{1f336}\ufe0f?\s*)+/gu

/** `2,3 (a,j)`: the codes of additives may be before the brackets. */
const BRACKETS = /(?:\s+(?<codes>\d{1,2}(?:,\d{1,2})*))?\s*\((?<inner>[^()]+)\)/gu

/** `1,3,9` has two commas, so it isn't an amount. */
const CODES = /\s+(?<codes>\d{1,2}(?:,\d{1,2}){2,})(?=\s|$)/gu

/** `– vegetarisch` at the end, or before an amount. */
const NAMED = /\s+[\u2013\u2014]\s+(?<symbol>\p{L}{3,})(?=\s*$|\s+[\d\p{Sc}])/gu

const ON_REQUEST =
  /^(?<diet>.+?)\s+(?:on request|option|optional|auf Wunsch|sur demande|su richiesta|a petici\u00F3n)$/iu

/** Signs that are usual between words mark nothing there. */
const IS_PUNCTUATION = /^[-\u2013\u2014/&+.,:;!?'"()]/u

/**
 * Reads the marks of a dish as a menu prints them, so far as the menu explains them: `Oysters*`, `Beets (v, gf)`,
 * `Salad 2,3 (a,j)`, `Nut roast (vg on request)`. One to three chilies need no explanation. Brackets of which the
 * menu does not know every part are words, and stay.
 */
export function readMarks(line: string, known: readonly MenuMark[]): MarkedLine {
  const found = new Map<string, MenuMark>()
  const take = (marks: readonly MenuMark[]) => {
    for (const mark of marks) found.set(`${mark.kind} ${mark.key ?? mark.id}`, mark)
    return ''
  }
  const codesIn = (codes: string) => allOf(codes.split(','), known)
  let text = line.replaceAll(CHILIES, (chilies) => `${take(spiceOf(chilies, known))} `)
  text = text.replaceAll(BRACKETS, (all, codes: string | undefined, inner: string, at: number) => {
    const marks = allOf([inner], known) ?? allOf(inner.split(/[,;\u00B7]/u), known)
    if (!marks) return all
    const isPriced = /\d/u.test(text.slice(at + all.length))
    const additives = codes !== undefined && isPriced ? codesIn(codes) : undefined
    take(additives ?? [])
    take(marks)
    return additives || codes === undefined ? '' : ` ${codes}`
  })
  text = text.replaceAll(CODES, (all, codes: string) => {
    const marks = codesIn(codes)
    return marks ? take(marks) : all
  })
  text = text.replaceAll(NAMED, (all, symbol: string) => {
    const mark = markOf(symbol, known)
    return mark ? take([mark]) : all
  })
  for (const { mark, sign } of signsOf(known)) text = text.replaceAll(sign, () => take([mark]))
  const rest = text.replaceAll(/\s+/gu, ' ').trim()
  return rest === '' ? { text: line, marks: [] } : { text: rest, marks: [...found.values()] }
}

/** The marks of these symbols; undefined where one of them is none. */
function allOf(symbols: readonly string[], known: readonly MenuMark[]): MenuMark[] | undefined {
  const marks = symbols.map((symbol) => markOf(symbol.trim(), known))
  return marks.every((mark) => mark !== undefined) ? marks : undefined
}

/** Capital letters may be typed as small ones where that leaves one mark. */
function markOf(symbol: string, known: readonly MenuMark[]): MenuMark | undefined {
  const alike = known.filter((mark) => mark.symbol.toLowerCase() === symbol.toLowerCase())
  const mark = alike.find((one) => one.symbol === symbol) ?? (alike.length === 1 ? alike[0] : undefined)
  if (mark) return mark
  const diet = ON_REQUEST.exec(symbol)?.groups?.diet
  const onRequest = diet === undefined ? undefined : markOf(diet, known)
  return onRequest?.kind === 'diet' ? { ...onRequest, kind: 'diet-on-request' } : undefined
}

function spiceOf(chilies: string, known: readonly MenuMark[]): MenuMark[] {
  const count = Math.min(chiliesIn(chilies), 3)
  const symbol = '\u{1f336}'.repeat(count)
  const key = `spicy-${count}`
  const own = known.find((mark) => chiliesIn(mark.symbol) === count)
  return [own ?? { id: key, kind: 'mark', key, symbol, meaning: '' }]
}

/** Signs right behind a word, the longest first: `**` is not twice `*`. */
const signsOf = (known: readonly MenuMark[]) =>
  known
    .filter(({ symbol }) => isSign(symbol) && !IS_PUNCTUATION.test(symbol))
    .toSorted((one, other) => other.symbol.length - one.symbol.length)
    .map((mark) => ({
      mark,
      sign: new RegExp(`(?<=[\\p{L})\u201D"'\u2019])\\s?${escaped(mark.symbol)}(?=[\\s,]|$)`, 'gu'),
    }))

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * The dish with what its typed marks say. What they claim, its owner states of its present words.
 * @returns a sentence where the claims cannot all be true
 */
export function withMarks(item: MenuItem, marks: readonly MenuMark[]): MenuItem | string {
  const keys = (kind: MenuMark['kind']) =>
    marks.flatMap((mark) => (mark.kind === kind ? [mark.key ?? mark.id] : []))
  const listOf = <One>(list: readonly One[]) => (list.length > 0 ? [...list] : undefined)
  const isMark = (key: string): key is ItemMark => itemMarks.some((mark) => mark === key)
  const marked = setFields<MenuItem>(item, {
    ...(keys('mark').length > 0 && { marks: keys('mark').filter(isMark) }),
    ...(keys('own').length > 0 && { ownMarks: keys('own') }),
    ...(keys('additive').length > 0 && { additives: keys('additive') }),
  })
  const claimed = stateClaims(marked, {
    confirmed: keys('diet').map(Number),
    dietsOnRequest: listOf(keys('diet-on-request').map(Number)),
    allergens: listOf(keys('allergen')),
  })
  const refused: Contradiction | null = refusedByRecipe(claimed)
  return refused ? contradictionSentence(item.name, refused) : claimed
}
