import { isLabel, readSizeOf } from '../words/labels.ts'
import { labelOf } from './label-of.ts'
import {
  areLetters,
  isLabelHere,
  isLabelOfPrice,
  isOnTop,
  type LabelZone,
  runBefore,
  zoneBefore,
} from './label-zone.ts'
import type { LinePrice } from './line-price.ts'
import type { LineToken } from './line-tokens.ts'
import type { PriceGroupReader } from './price-group.ts'

/** What says of an amount what is got for it, with the first token that says it. */
interface Label {
  readonly fields: Pick<LinePrice, 'label' | 'size' | 'said'>
  readonly first: number
}

/** What says of the amount behind it what is got for it; undefined for the name of a dish. */
export function labelBefore(
  tokens: readonly LineToken[],
  last: number,
  reader: PriceGroupReader,
): Label | undefined {
  const token = tokens[last]
  if (token?.kind === 'note') return labelOfNote(token, tokens, last, reader)
  if (token?.kind === 'separator') return labelBeforeDash(tokens, last, reader)
  if (token?.kind === 'gap') return labelInRun(tokens, last - 1, reader)
  const zone = zoneBefore(tokens, last, reader)
  return zone && labelOfZone(zone)
}

type Note = LineToken & { readonly kind: 'note' }

/** `v`, `gf, df` */
const MARKS = /^\p{L}{1,3}(?:[,/ ]\s?\p{L}{1,3})*$/u

function labelOfNote(
  note: Note,
  tokens: readonly LineToken[],
  last: number,
  reader: PriceGroupReader,
): Label | undefined {
  // `White rice (Pt.) 2.00 (Qt.) 3.50`
  const hasOther = reader.groups.length > 0 || tokens.slice(0, last).some(({ kind }) => kind === 'amount')
  if (reader.thing === 'item' && hasOther && isLabel(note.words))
    return { fields: labelOf(note.words.trim()), first: last }
  // `Choritos (6) 14 (12) 26`: a count for each price.
  if (isCountNote(note) && isCountedTwice(tokens)) return { fields: labelOf(note.words), first: last }
  if (!hasOther || !MARKS.test(note.words) || tokens[last - 1]?.kind !== 'word') return undefined
  // `pork 14, chicken (gf) 13`: marks of a choice stay with it.
  const { fields: { label } = {}, first } = labelBefore(tokens, last - 1, reader) ?? {}
  return label === undefined || first === undefined
    ? undefined
    : { fields: { label: `${label} (${note.words})` }, first }
}

const isCountNote = (token: LineToken | undefined): boolean =>
  token?.kind === 'note' && /^\d{1,2}$/u.test(token.words)

/** Two amounts, each right behind a number in brackets. */
const isCountedTwice = (tokens: readonly LineToken[]): boolean =>
  tokens.filter((token, at) => token.kind === 'amount' && isCountNote(tokens[at - 1])).length > 1

/** `Huîtres, les 6 — 14 € / les 12 — 26 €`, `Tapa: 6 Media: 13`: a dash or a colon before the price. */
function labelBeforeDash(
  tokens: readonly LineToken[],
  last: number,
  reader: PriceGroupReader,
): Label | undefined {
  const dash = tokens[last]
  if (!isDash(dash)) return undefined
  const run = runBefore(tokens, last - 1)
  // `125ml - 7 Btl - 36`: behind a dash the number is a price, and no part of the next label.
  const isPriced = tokens[run]?.kind === 'amount' && run < last - 1 && isDash(tokens[run - 1])
  const first = isPriced ? run + 1 : run
  const opener = tokens[first - 1]
  const words = reader.text.slice(tokens[first]?.start ?? 0, tokens[last - 1]?.end ?? 0)
  // A line that begins with a label, and has more of them, names nothing.
  const isPart =
    opener === undefined
      ? reader.groups.length > 0 && reader.groups.every(({ hasLabel }) => hasLabel)
      : /^(?:separator|gap|amount)$/u.test(opener.kind)
  if (first < last && isPart && isLabelHere(words, reader)) return { fields: labelOf(words), first }
  const zone = reader.groups.some(({ hasLabel }) => hasLabel)
    ? zoneBefore(tokens, last - 1, reader)
    : undefined
  return zone && labelAtEnd(zone)
}

const isDash = (token: LineToken | undefined): boolean =>
  token?.kind === 'separator' && /[\u2013\u2014:-]/u.test(token.sign)

/** `Small   8   Large   12`: labels in separate columns. */
function labelInRun(tokens: readonly LineToken[], last: number, reader: PriceGroupReader): Label | undefined {
  const first = runBefore(tokens, last)
  const opener = tokens[first - 1]
  if (first > last || (opener?.kind !== 'gap' && opener?.kind !== 'amount')) return undefined
  const words = reader.text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0)
  const guests =
    opener.kind === 'gap' ? readSizeOf(words.replace(/^(?:per|for|für|pour|para|voor)\s/iu, '')) : undefined
  if (guests?.unit === 'person') return { fields: { size: guests, said: words }, first }
  return isLabelHere(words, reader) ? { fields: labelOf(words), first } : undefined
}

function labelOfZone(zone: LabelZone): Label | undefined {
  const { first, last, own, words, opener, isShort, reader } = zone
  const size = own.at(-1)
  // `0,2 2,60`: a part of a liter without its unit.
  if (own.length === 1 && size?.kind === 'size' && opener && /^\d[.,]\d+$/u.test(words))
    return { fields: { size: size.size, said: words }, first }
  // `Ø 26 cm 8,50`
  if (size?.kind === 'size' && isDiameter(zone))
    return { fields: labelOf(wordsFrom(zone, last - 1)), first: last - 1 }
  // `für 2 Personen 25,90`
  const isOfGuests = size?.kind === 'size' && size.size.unit === 'person' && opener === undefined
  if (isOfGuests && own.length === 2 && isLabel(words)) return { fields: labelOf(words), first }
  if (size?.kind === 'size' && isSizeOfDish(zone)) return { fields: { size: size.size }, first: last }
  if (isLabelOfPrice(zone)) return { fields: labelOf(words), first }
  if (size?.kind === 'size' && reader.thing === 'item' && (isShort || own.length > 1))
    return { fields: { size: size.size }, first: last }
  return reader.groups.some((group) => group.hasLabel && !isOnTop(group)) ? labelAtEnd(zone) : undefined
}

const wordsFrom = ({ tokens, last, reader }: LabelZone, from: number): string =>
  reader.text.slice(tokens[from]?.start ?? 0, tokens[last]?.end ?? 0)

const isDiameter = ({ tokens, last }: LabelZone): boolean => {
  const sign = tokens[last - 1]
  return sign?.kind === 'word' && /^[Øø⌀]$/u.test(sign.words)
}

const EXTRA = /^(?:add|with|extra|plus|avec|mit|con|com|met)\b/iu

/** `Rioja Crianza, Muga 15 cl 9`: words before a size name the dish, unless they are a label themselves. */
function isSizeOfDish({ tokens, first, own, words, opener, reader }: LabelZone): boolean {
  const isAfterComma = opener === undefined || (opener.kind === 'separator' && opener.sign === ',')
  if (own.length < 2 || !isAfterComma || EXTRA.test(words) || reader.thing !== 'item') return false
  // `au verre 12,5 cl 5,50 € · pichet 50 cl 18 €`: a line that begins with a label, and has more prices, names nothing.
  const isFirstOfSeveral = opener === undefined && reader.groups.some(({ hasLabel }) => hasLabel)
  return !(isLabelHere(words, reader) && (isFirstOfSeveral || tokens[first - 2]?.kind === 'amount'))
}

/** `P 22 | G 34`; `mit Suppe 11,40 ohne Suppe 9,90`: as many words as the next label, with the same last one. */
function isLikeNext(words: string, { groups }: PriceGroupReader): boolean {
  if (areLetters(words, groups)) return true
  const next = groups[0]?.prices[0]?.label?.toLowerCase().split(' ') ?? []
  const own = words.toLowerCase().split(' ')
  return own.length === 2 && next.length === 2 && own[1] === next[1] && own[0] !== next[0]
}

/** `French onion soup cup 9 bowl 14`: the words before the first amount end with its label. */
function labelAtEnd({ tokens, first, last, reader }: LabelZone): Label | undefined {
  for (let from = Math.max(first, last - 2); from <= last; from += 1) {
    const words = reader.text.slice(tokens[from]?.start ?? 0, tokens[last]?.end ?? 0)
    const isLabel = isLabelHere(words, reader) || isLikeNext(words, reader)
    if (from > first && isLabel && !/^\p{Lu}\p{Ll}+\s\p{Ll}/u.test(words))
      return { fields: labelOf(words), first: from }
  }
  return undefined
}
