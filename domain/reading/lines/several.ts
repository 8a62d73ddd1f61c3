import { isLabel, readSizeOf } from '../../prices/words/labels.ts'
import { GAP } from '../../text/gap.ts'
import { sectionWordShare } from '../words/section-words.ts'
import { isServingTime } from '../words/time-words.ts'

/** Items of one line without prices: `Fries · Creamed spinach`, `Mild, Medium, Hot`. */
export function wordParts(text: string): string[] {
  if (/;|\p{L}{3}\.$/u.test(text)) return [text]
  const [first = text] = text.replace(/\s[·•|]$/u, '').split(/\.\s(?=\p{Lu})/u)
  const runs = first.split('\t').map((part) => part.trim())
  if (runs.length > 1 && runs.every((run) => /^[\p{Lu}\p{Lo}]/u.test(run) && run.length < 50)) return runs
  const dashes = first.split(/\s[\u2013\u2014-]\s/u)
  if (dashes.length > 2 && dashes.every((part) => /^[\p{Lu}\p{Lo}]/u.test(part) && part.length < 50))
    return dashes
  const sign = [/\s[·•|~]\s/u, /\s\/\s/u, /,\s(?![^(]*\))/u].find((pattern) => pattern.test(first))
  if (!sign) return [text]
  const parts = withLastOr(first.split(sign))
  if (
    !/[·•|]|\s\/\s/u.test(first) &&
    (isSaid(parts) || isNameAndMore(parts) || parts.some((part) => PREPOSITION.test(part)))
  )
    return [text]
  if (parts.length === 2 && /[·•|]/u.test(first) && isDescribed(parts)) return [text]
  return parts.every((part) => part.trim().length > 0 && part.length < 50)
    ? parts.map((part) => part.trim())
    : [text]
}

/** `Assiette de fromages affinés, confiture de figues`: a name and what comes with it. */
export const isNameAndMore = ([name = '', more = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && /^\p{Lu}\S*\s\S/u.test(name) && /^\p{Ll}\S*\s\S/u.test(more.trim())

/** `Help yourself to pastries, cereals, fresh fruit`: it begins with a capital letter and several words, and goes on small. */
const isSaid = ([first = '', ...rest]: readonly string[]): boolean =>
  /^\p{Lu}/u.test(first) &&
  rest.length > 1 &&
  rest.every((part) => /^[\p{Ll}\d]/u.test(part.trim())) &&
  first.trim().split(/\s+/u).length > 3

/** `Slider, Mac Bowl or Chicken Bites`: the last of several names is after an `or`. */
function withLastOr(parts: readonly string[]): string[] {
  const [, one, other] =
    /^(\p{Lu}.*\S)\s(?:or|oder|ou|o|oppure|of|eller|tai|lub|albo|nebo|vagy|или|або)\s(\p{Lu}.*)$/u.exec(
      parts.at(-1)?.trim() ?? '',
    ) ?? []
  return one !== undefined && other !== undefined && parts.every((part) => /^\p{Lu}/u.test(part.trim()))
    ? [...parts.slice(0, -1), one, other]
    : [...parts]
}

/** `on telera w/ avocado`: no dish begins so. */
const PREPOSITION = /^(?:on|w\/|in|served|topped|over|sur|auf|sobre|servi|serviert|servito)\s/u

/** `Green Machine | spinach, mango, banana`: a name, and in small letters what is in it. */
const isDescribed = ([name = '', said = '']: readonly string[]): boolean =>
  /^\p{Lu}/u.test(name) && !name.includes(',') && /^\p{Ll}/u.test(said.trim()) && said.includes(',')

/** Returns the parts of a line if each has a name and a price. */
export function severalParts(text: string): string[] {
  const gaps = text
    .split(/\s[·•|・~]\s/u.test(text) ? /\s[·•|・~]\s/u : /\t/u)
    .map((part) => part.replaceAll(/\s+/gu, ' ').trim())
  const pairs = pairedRuns(text) ?? signedPairs(text)
  if (pairs) return pairs
  const hasBoth = (part: string) =>
    /\p{Lu}.*\p{Ll}|\p{Lu}{3}|\p{Lo}{2}/u.test(part) &&
    /(?:^|[\s\p{Sc}])(?:\d+(?:[.,]\d{1,3})?|[.,]\d{2})(?:\s?(?:\p{Sc}|[.,:]?[-\u2013]|zł|Kč|Ft|kr\.?|lei|TL|kn|each|ea\.?|\(.*\)))?\s*$|[+]\p{Sc}?\d+$/u.test(
      part,
    )
  if (gaps.length > 1 && gaps.every(hasBoth) && !areSizes(gaps)) return gaps
  // `drip 4   cold brew 5   oat latte 6`: in small letters, three at least.
  if (gaps.length > 2 && gaps.every((part) => SMALL_AND_PRICE.test(part)) && !gaps.some(isPricedLabel))
    return gaps
  const commas = text.includes(GAP) ? [] : text.split(/,\s+/u).map((part) => part.trim())
  const isPricedEach = commas.every(
    (part) =>
      !/^(?:mit|with|avec|con|com|met)\s/u.test(part) &&
      hasBoth(part) &&
      !/\b(?:19|20)\d\d$/u.test(part) &&
      !isLabel(part.replace(/\s\S+$/u, '')),
  )
  if (commas.length > 1 && isPricedEach) return commas
  const dashes = text.split(/\s[\u2013\u2014]\s/u).map((part) => part.trim())
  if (dashes.length > 2 && dashes.every((part) => /\p{L}.*\d$/u.test(part))) return dashes
  const slashes = text.split(/\s\/\s/u).map((part) => part.trim())
  return slashes.length > 1 && slashes.every((part) => hasBoth(part) && !isLabel(part.replace(/\s\S+$/u, '')))
    ? slashes
    : [text]
}

/** `Cono piccolo € 2,50 Cono medio € 3,00 Cono grande € 3,50`: names with nothing but their prices between them. */
function signedPairs(text: string): string[] | undefined {
  const pairs = text.match(SIGNED_PAIR) ?? []
  const isWhole = pairs.length > 2 && pairs.join('').length === text.trim().length
  return isWhole && !areSizes(pairs) ? pairs.map((pair) => pair.trim()) : undefined
}

const SIGNED_PAIR =
  /\p{Lu}[\p{L}\s'’&-]{4,40}?\s(?:\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?|\d{1,4}(?:[.,]\d{2})?\s?\p{Sc})(?:[\s\t]+(?=\p{Lu})|\s*$)/gu

const SMALL_AND_PRICE = /^\p{Ll}[\p{Ll}\s&'’-]{2,}\s\p{Sc}?\d+(?:[.,]\d{1,2})?$/u

/** `les 6   les 9`, `small 4   large 5` */
const isPricedLabel = (part: string): boolean => isLabel(part) || isLabel(part.replace(/\s\S+$/u, ''))

/** Labels with their prices, or a size among them: `Soda (can) 1.50   2 Liter 3.75`, `Fruit small: 55   Large: 98` is one dish. */
function areSizes(parts: readonly string[]): boolean {
  const [first = '', ...others] = parts.map((part) =>
    part
      .replace(/\s\S+$/u, '')
      .replaceAll(/\s?\([^()]*\)/gu, '')
      .replace(/:$/u, ''),
  )
  return others.every(isLabel) || [first, ...others].some((name) => readSizeOf(name) !== undefined)
}

/** `Grits   2.95   Toast   2.50`: names and amounts by turns, in columns. */
function pairedRuns(text: string): string[] | undefined {
  const runs = text.split('\t').map((run) => run.trim())
  if (runs.length < 4 || runs.length % 2 !== 0) return undefined
  const isAmount = (run: string) => /^\p{Sc}?\s?\d*[.,]?\d+(?:\s?\p{Sc})?$/u.test(run)
  const fits = runs.every(
    (run, at) =>
      isAmount(run) === (at % 2 === 1) && (at % 2 === 1 || (/^[\p{Lu}\p{Lo}\d]/u.test(run) && !isLabel(run))),
  )
  if (!fits) return undefined
  return runs.flatMap((run, at) => (at % 2 === 0 ? [`${run}\t${runs[at + 1]}`] : []))
}

/** The heading and the items of a line that has both: `Sides  Edamame 5 · Miso soup 3.5`, `POSTRES: Flan $5 / Churros $4`. */
export function headingWithList(text: string): { readonly head: string; readonly list: string } | undefined {
  const [, head, list] = /^([^\t\d:]{2,30})(?:\t|:\s)(.*)$/u.exec(text) ?? []
  if (head === undefined || list === undefined || isServingTime(list)) return undefined
  return sectionWordShare(head) === 1 && severalParts(list).length > 1 ? { head, list } : undefined
}
