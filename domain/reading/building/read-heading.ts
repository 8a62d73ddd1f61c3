import type { PriceFacts } from '../../prices/line/amounts.ts'
import type { LinePrice } from '../../prices/line/line-price.ts'
import { priceTail } from '../../prices/line/price-tail.ts'
import { isLabel, OF_ALL, readSizeOf } from '../../prices/words/labels.ts'
import { columnRuns, hasCapitalsFirst, isCapitals, withoutOrnaments } from '../lines/line-facts.ts'
import { headingWithList } from '../lines/several.ts'
import { sectionWordShare } from '../words/section-words.ts'
import { isServedUntil, isServingTime, servingTimeAt } from '../words/time-words.ts'

export interface ReadHeading {
  readonly name: string
  readonly daypart?: string
  readonly intro: readonly string[]
  readonly prices: readonly LinePrice[]
  /** Items that are on the line of the heading: `FAMILY DEAL  1 large cheese, 12 wings  39.95`. */
  readonly list: string
  /** Labels of columns. */
  readonly columns: readonly { readonly label: string; readonly at: number; readonly end: number }[]
}

/** What the line of a heading says: its name, when it is served, what is said of it, prices of the whole, columns. */
export function readHeading(
  written: string,
  headRuns: number,
  facts: PriceFacts,
  isCourse = false,
): ReadHeading {
  const text = withLettersTogether(written)
  if (isCourse && STEP.test(text)) {
    const name = text.replace(/^[^.):]*[.):]\s+/u, '')
    return { name, intro: [], prices: [], list: '', columns: [] }
  }
  const course = isCourse ? /^([^:\t]{2,30}):\s+(.*)$/u.exec(text) : null
  if (course?.[1] && course[2])
    return { name: course[1].trim(), intro: [], prices: [], list: course[2], columns: [] }
  const listed = headingWithList(text)
  if (listed)
    return { name: withoutOrnaments(listed.head), intro: [], prices: [], list: listed.list, columns: [] }
  const columns = headRuns > 1 ? columnsOf(text, headRuns) : undefined
  const rest = columns ? columns.before : text
  const isUnpriced = columns !== undefined || isServedUntil(rest)
  const tail = isUnpriced ? { before: rest, prices: [], behind: [] } : priceTail(rest, facts, 'whole')
  const isListed = tail.prices.length > 0 && hasCapitalsFirst(rest) && /,/u.test(tail.before)
  const priced = isListed ? priceTail(rest, facts, 'item') : tail
  const parts = partsOf(priced.prices.length > 0 ? priced.before.replace(ALL_AT_LAST, '') : priced.before)
  const said = [...parts.said, ...priced.behind].filter(
    (words) => !(ONLY_ALL_AT.test(words) && priced.prices.length > 0),
  )
  const times = said.filter(isServingTime)
  const intro = said.filter((part) => !isServingTime(part))
  // `THE KIDS £9`, `FOR THE TABLE 14`: words that may be a label are the name where there is no other.
  const [only, ...more] = priced.prices
  const words = only?.label ?? only?.per
  const isLabelName = (parts.name === '' || FOR.test(parts.name)) && more.length === 0 && words !== undefined
  const time = times[0] ?? parts.daypart
  const split = time === undefined ? undefined : timeAndMore(time)
  return {
    name: isLabelName ? `${parts.name} ${words}`.trim() : parts.name,
    ...(split && { daypart: split.time }),
    intro: [...(split?.more ? [split.more] : []), ...times.slice(1), ...intro],
    prices: isLabelName && only ? [withoutLabel(only)] : priced.prices,
    list: parts.list,
    columns: columns?.columns ?? [],
  }
}

/** `前 菜`, `K I D S $9.00 each`: letters that are set apart at the beginning. */
const LETTERS_APART =
  /^(?:[\p{Lu}&] ){2,}\p{Lu}(?= |$)|^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] )+[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}](?= |$)/u

const withLettersTogether = (text: string): string =>
  text.replace(LETTERS_APART, (letters) =>
    isLabel(letters.replaceAll(' ', '-')) ? letters : letters.replaceAll(' ', ''),
  )

const ALL_AT = String.raw`(?:${OF_ALL.join('|')})(?:\s(?:at|zu|für|à|a|por))?$`
const ONLY_ALL_AT = new RegExp(`^${ALL_AT}`, 'iu')
const ALL_AT_LAST = new RegExp(`\\s+${ALL_AT}`, 'iu')

const withoutLabel = ({ label: _, per: __, kind, ...price }: LinePrice): LinePrice => ({
  ...price,
  kind: kind === 'unit' ? 'fixed' : kind,
})

/** `Mon–Fri 11–3, with soup and egg roll` */
function timeAndMore(text: string): { time: string; more: string } {
  const at = /,\s+(?=with|includes?|choose|mit|avec|con\b)/iu.exec(text)?.index
  return at === undefined
    ? { time: text, more: '' }
    : { time: text.slice(0, at), more: text.slice(at).replace(/^,\s+/u, '') }
}

function partsOf(text: string): { name: string; said: string[]; daypart?: string; list: string } {
  const said: string[] = []
  const colon = /:\s+/u.exec(text)
  let list =
    colon && !/[(\t]/u.test(text.slice(0, colon.index))
      ? text.slice(colon.index + colon[0].length).trim()
      : ''
  const isServed = isServingTime(list)
  let rest = (list === '' ? text : text.slice(0, colon?.index))
    .replaceAll(/\s*[([（]([^()[\]（）]*)[)\]）]/gu, (_, inner: string) => {
      said.push(inner.trim())
      return ''
    })
    .trim()
  if (isServed) {
    said.unshift(list)
    list = ''
  }
  const gap = rest.indexOf('\t')
  if (gap > 0) {
    const behind = rest
      .slice(gap + 1)
      .replaceAll('\t', ' ')
      .trim()
    rest = rest.slice(0, gap)
    if (isServingTime(behind)) said.unshift(behind)
    else if (/^(?:\d+ (?:and|&) under|under \d|with|includes?|served|for|all)\b/iu.test(behind))
      said.unshift(behind)
    else if (/,/u.test(behind)) list = behind
    else if (/^\p{Ll}/u.test(behind) || isRemark(behind, rest)) said.unshift(behind)
    else if (behind !== '') rest = `${rest} ${behind}`
  }
  const dash = /\s+[\u2013\u2014-]\s+/u.exec(rest)
  const hours = servingTimeAt(rest) ?? rest.length
  if (dash && dash.index > 0 && dash.index < hours && !/^[\s\p{P}]*$/u.test(rest.slice(0, dash.index))) {
    const behind = rest.slice(dash.index + dash[0].length).trim()
    if (withoutOrnaments(rest.slice(0, dash.index)) !== '' && behind !== '') {
      said.unshift(behind)
      rest = rest.slice(0, dash.index)
    }
  }
  const [, first = '', behindComma] = /^([^,]+),\s+(\p{Ll}[^,]*)$/u.exec(rest) ?? []
  if (behindComma !== undefined && sectionWordShare(first) === 1) {
    said.unshift(behindComma)
    rest = first
  }
  const time = servingTimeAt(rest)
  const before = withoutOrnaments(rest.slice(0, time))
  const isNamed = time !== undefined && /\p{L}/u.test(before) && !/^(?:available|served|open)$/iu.test(before)
  const daypart = isNamed ? rest.slice(time).trim() : undefined
  if (isNamed) rest = rest.slice(0, time)
  // `KHAI VỊ / Starters` is one name in two languages.
  const isInTwo = /^[^/]*\p{Lu}\s\/\s\p{Lu}/u.test(rest)
  if (hasCapitalsFirst(rest) && !isCapitals(rest) && !isInTwo && list === '') {
    const capitals = /^(?:[\p{Lo}\s]+)?(?:\d*-?[\p{Lu}&][\p{Lu}\d&'’-]*(?:\s+|$))+/u.exec(rest)?.[0] ?? rest
    const behind = rest.slice(capitals.length).trim()
    if (behind !== '' && /,\s/u.test(behind)) list = behind
    else if (behind !== '') said.unshift(behind)
    rest = capitals
  }
  const name = withoutOrnaments(rest.replace(/[\s,;:·–—(-]+$/u, ''))
  return { name, said: said.filter(Boolean), ...(daypart !== undefined && { daypart }), list }
}

/** `돼지고기 Pork   1인분 180g`: in the script of the heading and without a capital letter, so no second name. */
const isRemark = (behind: string, heading: string): boolean =>
  !/\p{Lu}/u.test(behind) && (!/\p{Lo}/u.test(behind) || /\p{Lo}/u.test(heading))

/** The heads of columns at the end of a line, and what is before the first. */
function columnsOf(
  text: string,
  count: number,
): { before: string; columns: { label: string; at: number; end: number }[] } | undefined {
  const runs = columnRuns(text)
  const heads = runs.slice(-count)
  let from = text.length
  const columns: { label: string; at: number; end: number }[] = []
  for (const head of heads.toReversed()) {
    from = text.lastIndexOf(head, from - head.length < 0 ? 0 : from - 1)
    columns.unshift({ label: head, at: from, end: from + head.length })
  }
  const [first] = columns
  if (!first) return undefined
  // A head in a separate run is whole: `TACOS   orden de 3   pieza`.
  const words = runs.length > heads.length ? { before: '', label: first.label } : labelAtEnd(first.label)
  if (words.before === '') return { before: text.slice(0, first.at).replace(/[\s\t/(]+$/u, ''), columns }
  const start = first.at + first.label.length - words.label.length
  return {
    before: text.slice(0, start).replace(/[\s\t/]+$/u, ''),
    columns: [{ label: words.label, at: start, end: first.end }, ...columns.slice(1)],
  }
}

/** `1. base`: a number and one to four words, without a price. */
const STEP = /^(?:(?:step|schritt|étape|paso)\s)?\d[.):]\s+\p{L}[^\d,]{1,24}$/iu

/** `For 2 people`: no heading is but this. */
const FOR = /^(?:for|für|pour|para|per|voor)\s*$/iu

/** `Vins au verre (12,5 cl)`: the name of the section, then the label of the first column. */
function labelAtEnd(text: string): { before: string; label: string } {
  const bare = text.replace(/\s?\([^()]*\)$/u, '')
  if (isLabel(bare) || /^(?:XS|S|M|L|XL|XXL)$/u.test(bare)) return { before: '', label: text }
  const words = [...bare.matchAll(/\S+/gu)]
  for (const { index } of words.slice(1))
    if (isLabel(bare.slice(index)) && !FOR.test(bare.slice(0, index)))
      return { before: bare.slice(0, index).trim(), label: text.slice(index) }
  return { before: '', label: text }
}

/** A label of a column with the size in it: `pichet 50 cl`, `au verre (12,5 cl)`, `10"`. */
export function headOfColumn(label: string) {
  // A deciliter isn't a unit of the model: the label says it.
  if (/\bdl\b/iu.test(label)) return { label }
  const own = readSizeOf(label)
  if (own) return { label, size: own }
  const [, words, measured] = /^(.*?)\s*\(?(\d[^()]*)\)?$/u.exec(label) ?? []
  const size = measured === undefined ? undefined : readSizeOf(measured)
  // `Ø 26 cm`: the sign alone says nothing.
  if (size && words && /^[Øø⌀]$/u.test(words)) return { label, size }
  return size && words ? { label: words.trim(), size } : { label }
}
