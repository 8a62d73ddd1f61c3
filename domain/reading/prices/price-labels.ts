import { isLabel, readSizeOf } from '../words/label-words.ts'
import { labelOf } from './label-of.ts'
import { type Group, isBetween, isConnector, type Reader } from './price-group.ts'
import type { PriceToken } from './price-tokens.ts'
import type { ReadPrice } from './read-price.ts'

/** `v`, `gf, df` */
const MARKS = /^\p{L}{1,3}(?:[,/ ]\s?\p{L}{1,3})*$/u

/** Words; a label that is longer is a sentence. */
const LONGEST_LABEL = 6

/** What says of the amount behind it what is got for it. */
export function labelBefore(
  tokens: readonly PriceToken[],
  last: number,
  reader: Reader,
): { readonly fields: Pick<ReadPrice, 'label' | 'size' | 'said'>; readonly first: number } | undefined {
  const note = tokens[last]
  // `White rice (Pt.) 2.00 (Qt.) 3.50`
  const hasOther = reader.groups.length > 0 || tokens.slice(0, last).some(({ kind }) => kind === 'amount')
  if (note?.kind === 'note' && reader.thing === 'item' && hasOther && isLabel(note.words))
    return { fields: labelOf(note.words.trim()), first: last }
  // `Choritos (6) 14 (12) 26`: so many for each price.
  if (isCountNote(note) && isCountedTwice(tokens)) return { fields: labelOf(note.words), first: last }
  const before = note?.kind === 'note' && hasOther && MARKS.test(note.words) ? tokens[last - 1] : undefined
  if (note?.kind === 'note' && before?.kind === 'word') {
    // `pork 14, chicken (gf) 13`: marks of a choice stay with it.
    const { fields: { label } = {}, first } = labelBefore(tokens, last - 1, reader) ?? {}
    return label === undefined || first === undefined
      ? undefined
      : { fields: { label: `${label} (${note.words})` }, first }
  }
  const dashed = labelBeforeDash(tokens, last, reader)
  if (dashed) return dashed
  let first = last + 1
  while (first > 0 && isLabelToken(tokens[first - 1]) && !isOfAmount(tokens, first - 1)) first -= 1
  while (first < last && isConnector(tokens[first])) first += 1
  const counted = tokens[first - 1]
  if (
    first <= last &&
    counted &&
    isCount(counted, tokens[first - 2]) &&
    isLabel(reader.text.slice(counted.start, tokens[last]?.end ?? 0))
  )
    first -= 1
  // `Wings 6 for 8`: so many for one price.
  if (counted && first === last && isCountFor(counted, tokens[last]))
    return { fields: labelOf(reader.text.slice(counted.start, tokens[last]?.end)), first: first - 1 }
  if (first > last) return tokens[last]?.kind === 'gap' ? labelInRun(tokens, last - 1, reader) : undefined
  const opener = tokens[first - 1]
  const zone = tokens.slice(first, last + 1)
  const whole = reader.text.slice(zone[0]?.start ?? 0, zone.at(-1)?.end ?? 0)
  const isApart = opener === undefined || opener.kind !== 'note'
  // `0,2 2,60`: a part of a liter without its unit.
  const [bare] = zone
  if (zone.length === 1 && bare?.kind === 'size' && opener && /^\d[.,]\d+$/u.test(whole))
    return { fields: { size: bare.size, said: whole }, first }
  const size = zone.at(-1)
  const isAll = zone.length <= LONGEST_LABEL && isApart
  const isAfterComma = opener === undefined || (opener.kind === 'separator' && opener.sign === ',')
  if (
    size?.kind === 'size' &&
    zone.length > 1 &&
    isAfterComma &&
    !EXTRA.test(whole) &&
    reader.thing === 'item' &&
    !isOnlyLabels(opener, whole, reader) &&
    !(tokens[first - 2]?.kind === 'amount' && isLabel(whole))
  )
    return { fields: { size: size.size }, first: last }
  // `Greek Salad (v) small 6.50 / large 9.50`
  if (opener?.kind === 'note' && isLabel(whole) && reader.groups.some(({ hasLabel }) => hasLabel))
    return { fields: labelOf(whole), first }
  // `THALI (for one) Veg 21 | Non-veg 25`: beside prices that are told apart by words it is one of these.
  const isOneOf = zone.length === 1 && reader.groups.length > 0 && reader.groups.every(isLabeled)
  if (opener?.kind === 'note' && isOneOf && isBetween(tokens[last + 2]))
    return { fields: labelOf(whole), first }
  if (isAll && opener !== undefined && isLabel(whole)) return { fields: labelOf(whole), first }
  if (
    isAll &&
    opener === undefined &&
    isLabel(whole) &&
    (reader.thing === 'whole' || reader.groups.length > 0)
  )
    return { fields: labelOf(whole), first }
  if (isAll && opener !== undefined && reader.thing === 'whole') return { fields: labelOf(whole), first }
  if (isAll && opener?.kind === 'amount' && /^\p{Ll}/u.test(whole)) return { fields: labelOf(whole), first }
  // `half rack 44, full rack 78`: what stands between two amounts says what the second is for.
  if (isAll && isBetween(opener) && tokens[first - 2]?.kind === 'amount')
    return { fields: labelOf(whole), first }
  // `Yellow curry: chicken 11.90, prawn 13.50`
  const isListed = opener?.kind === 'separator' && opener.sign === ':'
  if (isAll && isListed && reader.groups.some(({ hasLabel }) => hasLabel))
    return { fields: labelOf(whole), first }
  const priced = tokens[last + 1]
  const isExtra = priced?.kind === 'amount' && priced.amount.sign === '+'
  if (isAll && isExtra && isOnlyComma(opener, tokens.slice(0, first)) && /^\p{Ll}/u.test(whole))
    return { fields: labelOf(whole), first }
  // `Greenhouse   available zero-proof 12`
  if (opener?.kind === 'gap' && /^(?:available|also|auch|aussi|anche|también)\s/iu.test(whole) && isAll)
    return { fields: labelOf(whole), first }
  if (reader.thing === 'item' && isLoneWord(zone) && isBehindName(tokens, first))
    return { fields: labelOf(whole), first }
  if (isAll && opener?.kind === 'gap' && size?.kind === 'size') return { fields: labelOf(whole), first }
  if (
    isAll &&
    ((opener?.kind === 'separator' && opener.sign !== ':') || opener?.kind === 'gap') &&
    isVariant(whole, opener, reader)
  )
    return { fields: labelOf(whole), first }
  if (size?.kind === 'size' && reader.thing === 'item' && (isAll || zone.length > 1)) {
    return { fields: { size: size.size }, first: last }
  }
  return reader.groups.some((group) => group.hasLabel && !isOnTop(group))
    ? labelAtEnd(tokens, first, last, reader)
    : undefined
}

/** `Tee (Pfefferminz, Früchte)   Kännchen 4,20`: a word beside the price, apart from a name that has no other price. */
const isBehindName = (tokens: readonly PriceToken[], first: number): boolean =>
  tokens[first - 1]?.kind === 'gap' &&
  tokens.slice(0, first - 1).some(({ kind }) => kind === 'word') &&
  tokens.slice(0, first - 1).every(({ kind }) => kind === 'word' || kind === 'note' || kind === 'separator')

const isLoneWord = (zone: readonly PriceToken[]): boolean =>
  zone.length === 1 && zone[0]?.kind === 'word' && /^\p{Lu}\p{Ll}{2,}\.?$/u.test(zone[0].words)

/** `Baked potato, loaded +3`, but not `Cheeses, chutney, crackers +3`, whose parts say what it is. */
const isOnlyComma = (opener: PriceToken | undefined, ahead: readonly PriceToken[]): boolean =>
  opener?.kind === 'separator' &&
  opener.sign === ',' &&
  ahead.filter((token) => token.kind === 'separator' && token.sign === ',').length === 1

/** `au verre 12,5 cl 5,50 € · pichet 50 cl 18 €`: a line that begins with a label, and has more prices, names nothing. */
const isOnlyLabels = (opener: PriceToken | undefined, words: string, { groups }: Reader): boolean =>
  opener === undefined && groups.some(({ hasLabel }) => hasLabel) && isLabel(words)

/** `Huîtres, les 6 — 14 € / les 12 — 26 €`: a dash between what is got and its price. */
function labelBeforeDash(tokens: readonly PriceToken[], last: number, { text }: Reader) {
  const dash = tokens[last]
  if (dash?.kind !== 'separator' || !/[\u2013\u2014:-]/u.test(dash.sign)) return undefined
  let first = last
  while (first > 0 && isLabelToken(tokens[first - 1])) first -= 1
  const counted = tokens[first - 1]
  if (counted && isCount(counted, tokens[first - 2])) first -= 1
  const opener = tokens[first - 1]
  const words = text.slice(tokens[first]?.start ?? 0, tokens[last - 1]?.end ?? 0)
  const isPart = opener?.kind === 'separator' || opener?.kind === 'gap'
  return first < last && isPart && isLabel(words) ? { fields: labelOf(words), first } : undefined
}

const isCountFor = (count: PriceToken, word: PriceToken | undefined): boolean =>
  word?.kind === 'word' &&
  /^(?:for|für|pour|voor|por|per)$/iu.test(word.words) &&
  count.kind === 'amount' &&
  !count.amount.isStrong &&
  count.end - count.start < 3

/** `2 palline 4,00`: a whole number at the beginning of a run counts what is sold. */
const isCount = (token: PriceToken, before: PriceToken | undefined): boolean =>
  token.kind === 'amount' &&
  !token.amount.isStrong &&
  token.end - token.start < 3 &&
  (before === undefined || before.kind === 'gap' || before.kind === 'separator')

/** `Small   8   Large   12`: labels in columns of their own. */
function labelInRun(tokens: readonly PriceToken[], last: number, reader: Reader) {
  let first = last + 1
  while (first > 0 && isLabelToken(tokens[first - 1])) first -= 1
  const counted = tokens[first - 1]
  if (counted && first <= last && isCount(counted, tokens[first - 2])) first -= 1
  const opener = tokens[first - 1]
  if (first > last || (opener?.kind !== 'gap' && opener?.kind !== 'amount')) return undefined
  const words = reader.text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0)
  const guests =
    opener.kind === 'gap' ? readSizeOf(words.replace(/^(?:per|for|für|pour|para|voor)\s/iu, '')) : undefined
  if (guests?.unit === 'person') return { fields: { size: guests, said: words }, first }
  return isLabel(words) ? { fields: labelOf(words), first } : undefined
}

const EXTRA = /^(?:add|with|extra|plus|avec|mit|con|com|met)\b/iu

/** `$4.50 each or 3 for $12`: a unit right behind an amount belongs to that. */
const isOfAmount = (tokens: readonly PriceToken[], at: number): boolean =>
  tokens[at]?.kind === 'per' && tokens[at - 1]?.kind === 'amount'

const isLabelToken = (token: PriceToken | undefined): boolean =>
  token?.kind === 'word' ||
  token?.kind === 'size' ||
  token?.kind === 'supplement' ||
  (token?.kind === 'per' && !/^\//u.test(token.words))

const isCountNote = (token: PriceToken | undefined): token is PriceToken & { kind: 'note' } =>
  token?.kind === 'note' && /^\d{1,2}$/u.test(token.words)

/** Two amounts, each right behind a number in brackets. */
const isCountedTwice = (tokens: readonly PriceToken[]): boolean =>
  tokens.filter((token, at) => token.kind === 'amount' && isCountNote(tokens[at - 1])).length > 1

const isLabeled = ({ hasLabel }: Group): boolean => hasLabel

/** `sub sausage +1`, `w/ egg 15.5`: what can be had besides. */
const isOnTop = ({ prices }: Group): boolean =>
  prices.every(
    ({ kind, label = '' }) => kind === 'supplement' || /^(?:w\/|with|mit|avec|con)\s/iu.test(label),
  )

/** `les 12`, `add 10 g`, `chicken 14 / beef 16`: words in small letters apart from what stands before. */
function isVariant(words: string, opener: PriceToken, { groups }: Reader): boolean {
  // `bec – bacon egg cheese on a roll 8.5 / sub sausage +1`: behind a dash a dish is described.
  const isDashed = opener.kind === 'separator' && /[\u2013\u2014-]/u.test(opener.sign)
  if (isDashed && groups.length > 0 && groups.every(isOnTop)) return false
  if (!/^\p{Ll}/u.test(words)) return opener.kind === 'separator' && opener.sign === '/' && groups.length > 0
  if (/^(?:add|with|extra|plus|les|de|avec|mit|con|com|met|klein|groß)\b/iu.test(words)) return true
  return (
    groups.some(({ hasLabel }) => hasLabel) ||
    (groups.length > 0 && opener.kind === 'separator' && opener.sign === '/')
  )
}

/** `French onion soup cup 9 bowl 14`: the words before the first amount end with its label. */
function labelAtEnd(tokens: readonly PriceToken[], first: number, last: number, { text }: Reader) {
  for (let from = Math.max(first, last - 2); from <= last; from += 1) {
    const words = text.slice(tokens[from]?.start ?? 0, tokens[last]?.end ?? 0)
    if (from > first && isLabel(words) && !/^\p{Lu}\p{Ll}+\s\p{Ll}/u.test(words))
      return { fields: labelOf(words), first: from }
  }
  return undefined
}
