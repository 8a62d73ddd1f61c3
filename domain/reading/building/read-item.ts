import type { MenuItem } from '../../menu/model/item.ts'
import { labelOf } from '../../prices/line/label-of.ts'
import { isLabel, readSizeOf } from '../../prices/words/labels.ts'
import { MARK_SIGN } from '../../text/mark-sign.ts'
import { leadOf } from '../lines/leads.ts'
import { takeMarks } from '../marks/item-marks.ts'
import type { LegendEntry } from '../marks/legend.ts'
import { isOfDay } from '../words/time-words.ts'
import type { ItemDraft, PlacedPrice } from './drafts.ts'
import { isInFirstScript, isInSecondScript, type Scripts } from './scripts.ts'
import { splitName } from './split-name.ts'
import { twoNames } from './two-names.ts'
import { wineOf } from './wine.ts'

/** What the text around an item says of how to read it. */
export interface ItemContext {
  readonly legend: ReadonlyMap<string, LegendEntry>
  readonly isLatin: boolean
  readonly hasSecondLanguage: boolean
  readonly isWine: boolean
  /** Its section is one of drinks. */
  readonly isDrink: boolean
  /** Descriptions are on separate lines, so a comma belongs to the name. */
  readonly keepsCommas: boolean
  /** Items are numbered one after the other: `12 Wonton soup`. */
  readonly hasBareNumbers: boolean
  /** Several begin with a letter and a number: `L1`, `L2`. */
  readonly hasLetterNumbers: boolean
  /** Most begin in capitals, and go on in small letters. */
  readonly hasCapitalNames: boolean
  /** Courses that the menu says before a colon, in small letters. */
  readonly leads: ReadonlySet<string>
}

const NUMBER =
  /^(?:(?:no|nr)\.?\s?)?(\d{1,3}[A-Za-z]?|[A-Z]{1,2}\d{1,3})\s?[.):](?:\s*(?=[\p{L}(「"“]|[*†‡🌶]\s?\p{L}|\d{2,4}\s?(?:g|ml)\s)|\s+(?=\d{1,2}["″”]?\s\p{L}))|^#([A-Z]?\d{1,3})\s+|^([A-Z])\s+(?=[\p{Lo}])/u
const LETTER_NUMBER = /^([A-Z]{1,2}\d{1,3})\s+(?=\p{L})|^([A-Z])[.)]\s+(?=\p{Lu})/u
const BARE_NUMBER = /^(?!\d{2,3}\s?(?:G|GR|ML)\s)(\d{1,3}[A-Za-z]?)(?:\s+(?=[\p{Lu}\p{Lo}])|\s{2,}(?=\p{L}))/u

/** `200 g Bryndzové halušky`, `0,33 l Vývar`, `250/120 Goulash`: how much it is, before the name. */
const MEASURED_FIRST =
  /^(\d{2,4}(?:\/\d{2,4})*\s?(?:g|gr|dkg|dag|ml|гр?|мл)\.?|0[.,]\d{1,2}\s?[lл]|(?:\d{1,2}|[½¼]|1\/[248])\s?(?:ks|szt\.?|db|kom\.?|бр\.?|шт\.?|adet|τεμ\.?)|\d{2,4}(?:\/\d{2,4})+)\s+(?=\p{L})(.*)$/iu

/** `300 ml   Żurek`: how much it is, in a column before the name. */
const MEASURE_APART =
  /^(\d{2,4}(?:\/\d{2,4})*\s?(?:g|gr|dkg|dag|ml|cl|гр?|мл)\.?|(?:\d{1,2}|[½¼]|1\/[248])\s?(?:ks|szt\.?|db|шт\.?))\t(?=\p{L})/iu

/** `Gezond   ham en kaas`: a gap between a name and what is said of it in small letters, or in several parts. */
const SAID_APART =
  /(?<=\p{L}{2}[^\t]*)\t(?!\p{L}{1,3}(?:[/,|+]\s?\p{L}{1,3})*$)(?=\p{Ll}{2}[^\t]*$|\p{L}{2}[^\t]*,[^\t]*$)/u

const SIGNS_FIRST = new RegExp(`^\\s*((?:${MARK_SIGN})+)\\s`, 'u')

/** The words of an item, its number and its marks; `written` is what is before its prices. */
export function readItem(
  written: string,
  prices: readonly PlacedPrice[],
  behind: readonly string[],
  line: number,
  context: ItemContext,
): ItemDraft {
  const bare = (isOfDay(written) ? written.replace('\t', ' | ') : written.replace(MEASURE_APART, '$1 '))
    .replace(SAID_APART, ' | ')
    .replaceAll('\t', '  ')
    .replace(/^[-–•·*‣▪◦](?:\s+|(?=\d{1,3}[.)]\s))/u, '')
    .trim()
  const numbered =
    NUMBER.exec(bare) ??
    (context.hasLetterNumbers ? LETTER_NUMBER.exec(bare) : null) ??
    (context.hasBareNumbers ? BARE_NUMBER.exec(bare) : null)
  const number = numbered?.slice(1).find((group) => group !== undefined)
  const unnumbered = numbered ? bare.slice(numbered[0].length) : bare
  const led = leadOf(unnumbered, context.leads)
  const [, weight, weighed] = MEASURED_FIRST.exec(led?.rest ?? unnumbered) ?? []
  const rest = weighed ?? led?.rest ?? unnumbered
  const [first, second] = context.hasSecondLanguage ? parted(rest, context) : [rest]
  const { text, said: own, origin } = takeMarks(apartFromMarks(first, context), context.legend)
  // `* 12. Hot & Sour Soup`: a sign of the legend before the number.
  const leading = context.legend.get(SIGNS_FIRST.exec(written)?.[1] ?? '')
  const said = leading ? [leading, ...own] : [...own]
  const { words: heavy, kcal, serves: guests } = takeCounts(apartBySlashes(text))
  const weights = WEIGHTS.exec(heavy)?.[1]
  const counted = weights === undefined ? heavy : heavy.replace(WEIGHTS, '')
  const [strong = '', strength] = STRENGTH.exec(counted) ?? []
  const words =
    strong === '' || context.isWine
      ? counted
      : counted.slice(0, -strong.length).replace(/\s[\u2013\u2014-]$/u, '')
  const wine = context.isWine ? wineOf(words) : undefined
  const split =
    wine ??
    splitName(words, context.keepsCommas, context.isDrink && strength === undefined, context.hasCapitalNames)
  const { measured, serves } = servesOf(prices, guests)
  const bareName = labelsInto(measured, split.name)
  const described = unitInto(measured, sizeInto(measured, split.description))
  const description =
    strength === undefined || context.isWine ? described : [described, strength].filter(Boolean).join(', ')
  const whole = weight === undefined ? bareName : `${bareName} ${weight}`
  const named = sizeOfName(serves ? whole.replace(FOR_LAST, '') : whole, measured)
  const names =
    second !== undefined
      ? { name: named, secondName: second }
      : context.hasSecondLanguage
        ? twoNames(named, context.isLatin)
        : { name: named }
  const remarks: string[] = []
  for (const remark of behind) {
    const marked = takeMarks(`(${remark})`, context.legend)
    if (marked.said.length > 0 && marked.text === '') said.push(...marked.said)
    else {
      const unmarked = takeMarks(remark, context.legend)
      said.push(...unmarked.said)
      if (unmarked.text !== '') remarks.push(unmarked.text)
    }
  }
  const all = [led?.lead, description, weights, ...remarks].filter(Boolean).join(', ')
  return {
    lines: [line],
    name: names.name.replace(/[\s,;:–—-]+$/u, '').replaceAll(/\s{2,}/gu, ' '),
    description: all.replaceAll(/\s{2,}/gu, ' '),
    prices: measured,
    said,
    groups: [],
    ...(number !== undefined && !context.isWine && { number }),
    ...(kcal !== undefined && { kcal }),
    ...(serves && { serves }),
    ...('secondName' in names &&
      names.secondName !== undefined &&
      names.secondName !== '' && { secondName: names.secondName }),
    ...(origin !== undefined && { origin }),
    ...((wine?.wine || (context.isWine && number !== undefined)) && {
      wine: { ...wine?.wine, ...(number !== undefined && { bin: number }) },
    }),
  }
}

/** `Wedge (v, gf) iceberg, bacon, chive`: marks between a name and a list in small letters end the name. */
function apartFromMarks(text: string, { legend }: ItemContext): string {
  const [, name = '', marks = '', list = ''] = MARKS_WITHIN.exec(text) ?? []
  const { text: unread, said } = takeMarks(marks, legend)
  return said.length > 0 && unread === '' ? `${name} ${marks} | ${list}` : text
}

const MARKS_WITHIN =
  /^([^([,|:\u2013\u2014]*\p{L}) ?([([][^()[\]]{1,30}[)\]]) ((?:\p{Ll}[^,]*,|with|served|mit|con|avec|com|met)\s.*)$/u

/** `Kibbeh, 4 pieces (n)   كبة`: the name in the other script is separate. */
function parted(text: string, scripts: Scripts): [string, string?] {
  const [, first, second] = /^(\S.*?)\s{2,}(\S.*)$/u.exec(text) ?? []
  return first !== undefined &&
    second !== undefined &&
    isInSecondScript(second, scripts) &&
    isInFirstScript(first, scripts)
    ? [first, second]
    : [text]
}

/** For how many guests it is, said with its words or with its only price: `per 2 persone 18,00`. */
function servesOf(
  prices: readonly PlacedPrice[],
  said: MenuItem['serves'],
): { measured: PlacedPrice[]; serves?: MenuItem['serves'] } {
  const [only] = prices
  if (said || prices.length !== 1 || only?.size?.unit !== 'person')
    return { measured: prices.map((price) => ({ ...price })), ...(said && { serves: said }) }
  const { size, label, ...bare } = only
  // `for 1 person`
  const price = label === undefined || FOR.test(label) ? bare : { ...bare, label }
  return { measured: [price], serves: { from: size.amount, to: size.amount } }
}

const FOR = /^(?:for|für|pour|para|per|voor)$/iu

/** `Brotzeitplatte für`, before the number of guests that was read */
const FOR_LAST = /\s(?:for|für|pour|para|per|voor)$/iu

/** `serves 3–4`, `(serves 8 to 10)` */
const SERVES = /[\s,(]+serves\s(\d{1,3})(?:\s?(?:[-\u2013\u2014]|to)\s?(\d{1,3}))?\)?/iu

/** `(for 2)`, `(2 pessoas)`, `(8-10 pers.)`, `(2-3인)` at the end */
const GUESTS =
  /\s\((?:for|für|pour|para|per|voor|ab|från)?\s?(\d{1,3})(?:\s?(?:[-\u2013\u2014]|to|bis|à|a)\s?(\d{1,3}))?(?:(?<=\((?:for|für|pour|para|per|voor)\s\S+)|\s?(?:pers(?:\.|on(?:s|as|e|en|es|nes|er|ne)?|onnes)?|pessoas?|people|guests|pax|osób|osoby|人|名|인))\)$/iu

/** `für 2 Personen` at the end, without brackets */
const GUESTS_LAST =
  /\s(?:for|für|pour|para|per|voor|dla|till|til)\s(\d{1,3})(?:\s?(?:[-\u2013\u2014]|to|bis|à|a)\s?(\d{1,3}))?\s(?:pers(?:\.|on(?:s|as|e|en|es|nes|er|ne)?|onnes)?|pessoas?|people|guests|pax|osób|osoby)$/iu

/** Takes `410 cal` and `serves 3–4` off the words of a dish. */
function takeCounts(text: string): { words: string; kcal?: number; serves?: { from: number; to: number } } {
  const energy =
    /[\s,(/]+(?:\d{2,4}\s?[-\u2013]\s?)?(\d{2,4})\s?(?:k?cal(?:ories)?\b|ккал|kkal)\.?\)?/iu.exec(text)
  const rest = energy ? text.replace(energy[0], '') : text
  const guests = SERVES.exec(rest) ?? GUESTS.exec(rest) ?? GUESTS_LAST.exec(rest)
  const [from, to] = [Number(guests?.[1]), Number(guests?.[2] ?? guests?.[1])]
  return {
    words: (guests ? withoutCount(rest, guests[0]) : rest).trim(),
    ...(energy && { kcal: Number(energy[1]) }),
    ...(guests && from > 0 && from <= to && to <= 100 && { serves: { from, to } }),
  }
}

/** Without a count, of which more may be said in its brackets: `(serves 10, order a day ahead)`. */
const withoutCount = (text: string, count: string): string =>
  /^[\s,]*\(/u.test(count) && !count.endsWith(')')
    ? text.replace(count, ' (').replace(/\(\s*[,;·]?\s*/u, '(')
    : text.replace(count, '')

/** `Борщ 350/30/50 г`: what the parts of a dish weigh. */
const WEIGHTS = /\s(\d{2,4}(?:\/\d{2,4})+(?:\s?(?:g|gr|г|гр|ml|мл)\.?)?)$/iu

/** `Цезарь / 240 г / 520 ккал`: a size and energy behind slashes. */
function apartBySlashes(text: string): string {
  const [name = text, ...parts] = text.split(/\s\/\s/u)
  const areMeasures = parts.every(
    (part) => readSizeOf(part) !== undefined || /^\d{1,4}\s?(?:k?cal|ккал)$/iu.test(part),
  )
  return parts.length > 0 && areMeasures ? [name, ...parts.toReversed()].join(' ') : text
}

/** `Guinness 4.2%`: how strong a drink is, which is said of it. */
const STRENGTH =
  /[\s,(]+(\d{1,2}(?:[.,]\d{1,2})?\s?%(?:\s?(?:abv|vol\.?|alc\.?(?:\/vol\.?)?))?(?:[\s,/·|]+\d{1,3}\s?IBU)?)\)?$/iu

/** `Cappuccino (klein/groot)`: what its prices are for, in their order. */
function labelsInto(prices: PlacedPrice[], name: string): string {
  const [whole = '', listed = ''] = /\s\(([^()]+)\)$/u.exec(name) ?? []
  const labels = listed.split(/\s?[/|]\s?/u)
  const isBare = prices.every(({ label, size }) => !label && !size)
  if (labels.length < 2 || labels.length !== prices.length || !isBare || !labels.every(isLabel)) return name
  prices.splice(0, prices.length, ...prices.map((price, at) => ({ ...price, ...labelOf(labels[at] ?? '') })))
  return name.slice(0, -whole.length)
}

/** `Soju 360ml`: how much its only price is for. */
function sizeOfName(name: string, prices: PlacedPrice[]): string {
  const [price] = prices
  const [whole = '', inner, bare] =
    /\s(?:\((\d{1,5}\s?[^()]+)\)|(\d{1,5}(?:[.,]\d{1,3})?\s?\p{L}+\.?))$/u.exec(name) ?? []
  const size = readSizeOf(inner ?? bare ?? '')
  if (prices.length !== 1 || !price || price.size || price.kind !== 'fixed' || !size || size.unit === 'piece')
    return name
  prices[0] = { ...price, size }
  return name.slice(0, -whole.length)
}

/** `Coffee service, per gallon`: all that is said of it is for what its only price is. */
function unitInto(prices: PlacedPrice[], description: string): string {
  const [price] = prices
  const per = /^(?:per|pro|par|por|je|za)\s(\p{L}+)$/iu.exec(description)?.[1]
  if (prices.length !== 1 || price?.kind !== 'fixed' || price.size) return description
  // `Vin rouge ou blanc, le verre`
  if (per === undefined && !price.label && !/\d/u.test(description) && isLabel(description)) {
    prices[0] = { ...price, label: description }
    return ''
  }
  if (per === undefined) return description
  prices[0] = { ...price, kind: 'unit', per }
  return ''
}

/** A size among what is said of a dish is that of its only price. */
function sizeInto(prices: PlacedPrice[], description: string): string {
  const [price] = prices
  if (prices.length !== 1 || !price || price.size || description === '') return description
  const parts = description.split(/,\s+/u)
  const at = parts.findIndex((part) => {
    const size = readSizeOf(part)
    return size !== undefined && size.unit !== 'person' && (size.unit !== 'piece' || parts.length === 1)
  })
  const size = at === -1 ? undefined : readSizeOf(parts[at] ?? '')
  if (!size) return description
  prices[0] = { ...price, size }
  return parts.filter((_, index) => index !== at).join(', ')
}
