import type { MenuItem } from '../../menu/model/item.ts'
import { isLabel } from '../../prices/words/labels.ts'
import type { DoubtCode, LineRole } from '../layout/role.ts'

/** The fields of a line that its prices depend on, with the item that it went into. */
export interface PrintedLine {
  readonly role: LineRole
  readonly text: string
  readonly item: MenuItem | undefined
  /** All items of its section. */
  readonly neighbors: readonly MenuItem[]
  /** Returns whether the name of its item is on a line with a price. */
  readonly isPricedAbove: boolean
  /** Returns whether it is right below a heading. */
  readonly isFirst: boolean
  /** Returns whether words are between it and the name of its item. */
  readonly isBelowWords: boolean
}

/** Numbers that a habit of a menu needs to be one, and the share of them that has to keep to it. */
const LEAST = 6
const MOST = 0.8

/** Of the lines with prices, the share that has to begin with a name where prices are next to names. */
const BESIDE = 0.6

/** A price at the end of a part of a line; no year. */
const PRICE = /(?:^|[\s+(])(\p{Sc}?)\s?(?!(?:19|20)\d\d$)\d{1,4}([.,]\d{1,2})?\s?(\p{Sc}?)\)?$/u

/** A part that is nothing else. */
const ONLY_PRICE = /^\+?\p{Sc}?\s?\d{1,4}(?:[.,]\d{1,2})?\s?\p{Sc}?$/u

/** `inkl. 8,1`: one decimal place, which a digit was lost of. */
const CUT = /\s\p{Sc}?\d{1,3}[.,]\d(?=$|\t)/u

/** Lines of a menu that may have one by mistake. */
const MOST_CUT = 2

/** `19 / 32`: two prices, on purpose. */
const SLASHED = /\d\s?\/\s?\p{Sc}?\d/u

/** Between the parts of a line. */
const PARTED = /\t(?:·\s)?|\s·\s/u

/** `Martini 9 House wine 7` */
const TWO_IN_ONE = /\d\)?\s+\p{L}{3}.*\d/u

/** `Pork chop, mustard fruit 32%`: a price at the end of words, its half taken for a sign. */
const PRICE_BEHIND_WORDS =
  /[\p{L})]\s*[·\t ]\s*[\p{Sc}+]?\d{1,3}(?:[.,]\d{2}|½|%|!)?(?:\s?\/\s?\d{1,3}(?:[.,]\d{2})?)?[;,!)]?$/u

/** `three (lobster +20)`: what is added, among words. */
const ADDED = /[+]\s?\p{Sc}?(\d{1,3})(?:[.,](\d{2}))?(?!\d)/u

/** `43 Chef's Special £14.50`: a number, a name and a price aren't a price of what is above. */
const NUMBERED_NAME = /^\d{1,3}[.\t ]\s*\p{Lu}\p{L}/u

/** `6pcl2`: letters and digits grown together. */
const GROWN_TOGETHER = /\d\p{L}+\d|\p{L}{2}\d/u

/** `6 st`, `12 oz`: a portion, and no name. */
const PORTION = /^\d+\s?\p{L}{1,3}\.?$/u

const ofItems = new Set<LineRole>(['item', 'prices', 'prices-below'])
const words = new Set<LineRole>(['part', 'part-below', 'note', 'notice', 'section', 'subsection'])

/** How the prices of a menu are written, where nearly all are written alike. */
interface Habits {
  readonly hasSigns: boolean
  readonly hasDecimals: boolean
  /** `5.4`, which some menus write for 5.40. */
  readonly hasOneDecimal: boolean
  /** On the line of the name. */
  readonly isBesideNames: boolean
}

export function habitsOf(lines: readonly PrintedLine[]): Habits {
  const written = lines.flatMap(({ role, text }) => (ofItems.has(role) ? pricesIn(text) : []))
  const areMost = (is: (price: WrittenPrice) => boolean) =>
    written.length >= LEAST && written.filter(is).length >= written.length * MOST
  const priced = lines.filter(({ role, text }) => ofItems.has(role) && endsInPrice(text))
  return {
    hasSigns: areMost(({ hasSign }) => hasSign),
    hasDecimals: areMost(({ hasDecimals }) => hasDecimals),
    hasOneDecimal: lines.filter(({ text }) => CUT.test(text)).length > MOST_CUT,
    isBesideNames: priced.filter(({ role }) => role === 'item').length > priced.length * BESIDE,
  }
}

/**
 * What in the words of a recognized line makes its prices less likely than others: a sign of the currency or a decimal
 * mark that was lost, a name among prices, a price among words, more or fewer prices than its neighbors have.
 */
export function unlikelyPrices(line: PrintedLine, habits: Habits): DoubtCode[] {
  const { role, text, item } = line
  const codes: (DoubtCode | false)[] = [
    role === 'prices' && NUMBERED_NAME.test(text) && 'may_be',
    words.has(role) && PRICE_BEHIND_WORDS.test(text) && 'price_in_words',
    words.has(role) && isAddedAmong(line) && 'price_in_words',
    role === 'prices' && hasNames(line) && 'may_be',
    role === 'item' && GROWN_TOGETHER.test(text) && 'price_in_words',
    role === 'item' && item !== undefined && isNoName(item.name) && !line.isFirst && 'name_unclear',
    role === 'item' && item !== undefined && isAdditionAmong(line.neighbors, item) && 'may_be',
    isUnclear(line, habits) && 'price_unclear',
  ]
  return codes.filter((code) => code !== false)
}

/** `6 st`, `Tasse`: the prices of a dish, whose name is lost. */
const isNoName = (name: string): boolean => PORTION.test(name) || isLabel(name)

/** An addition that its item does not have. */
function isAddedAmong({ text, item }: PrintedLine): boolean {
  const [added, whole = '', cents = '00'] = ADDED.exec(text) ?? []
  return (
    added !== undefined && !(item?.prices ?? []).some(({ amount }) => amount === Number(`${whole}${cents}`))
  )
}

/** `Oysters 2 each · Martini 9 · House wine 7` taken for prices: several of its parts begin with names. */
const hasNames = ({ text, item }: PrintedLine): boolean =>
  item === undefined &&
  text.split(PARTED).filter((part) => {
    const name = /^(\p{Lu}[^\d]{3,}?)\s+\p{Sc}?\d/u.exec(part)?.[1]
    return name !== undefined && !isLabel(name)
  }).length > 1

const isUnclear = (line: PrintedLine, habits: Habits): boolean =>
  isUnlike(line, habits) ||
  hasOtherCount(line) ||
  isSaidOfExtra(line) ||
  isSecond(line) ||
  areJoined(line) ||
  (ofItems.has(line.role) && !habits.hasOneDecimal && CUT.test(line.text)) ||
  (line.role === 'prices' && line.isBelowWords && habits.isBesideNames)

interface WrittenPrice {
  readonly hasSign: boolean
  readonly hasDecimals: boolean
}

/** The parts of a line that are prices, and one at its end. */
const pricesIn = (text: string): WrittenPrice[] =>
  text.split(PARTED).flatMap((part, at, parts) => {
    const [found, before, decimals, behind] = PRICE.exec(part) ?? []
    if (found === undefined || (at < parts.length - 1 && !ONLY_PRICE.test(part))) return []
    return [{ hasSign: Boolean(before || behind), hasDecimals: Boolean(decimals) }]
  })

export const endsInPrice = (text: string): boolean => pricesIn(text).length > 0

/** `612,50` among `€ 12,50`, or `475` among `4,75`. */
const isUnlike = ({ role, text }: PrintedLine, habits: Habits): boolean =>
  ofItems.has(role) &&
  pricesIn(text).some(
    ({ hasSign, hasDecimals }) => (habits.hasSigns && !hasSign) || (habits.hasDecimals && !hasDecimals),
  )

/** One price where nearly all neighbors have two or three, or several without a word where they have one. */
function hasOtherCount({ role, text, item, neighbors }: PrintedLine): boolean {
  if (!ofItems.has(role) || !item || neighbors.length < 3 || !endsInPrice(text)) return false
  const counts = neighbors.map(({ prices }) => prices.length)
  const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0
  if (counts.filter((count) => count === usual).length < counts.length * 0.6) return false
  if (item.prices.length < usual) return usual > 1
  if (SLASHED.test(text)) return false
  const bare = item.prices.filter(
    ({ label, size, head, kind }) => kind === 'fixed' && !label && !size && !head,
  )
  return item.prices.length > usual && bare.length > 1
}

/** Among dishes with prices, what is only added to one is an extra. */
const isAdditionAmong = (neighbors: readonly MenuItem[], item: MenuItem): boolean =>
  isAddition(item) &&
  neighbors.filter(({ prices }) => prices.some(({ kind }) => kind === 'fixed')).length * 2 > neighbors.length

const isAddition = ({ prices }: MenuItem): boolean =>
  prices.length > 0 && prices.every(({ kind }) => kind === 'supplement')

/**
 * Returns whether a line of prices is below an item that has some on its own line: they may belong to the
 * item next to it.
 */
const isSecond = ({ role, text, isPricedAbove }: PrintedLine): boolean =>
  role === 'prices' && isPricedAbove && !text.includes('+') && !isLabelled(text)

/** `klein 6,50`: the price of another size. */
const isLabelled = (text: string): boolean => isLabel(text.replace(/[\s\p{Sc}]*\d[\d.,]*[\s\p{Sc}]*$/u, ''))

/** `sauce au poivre ou béarnaise + 2` below a dish: what is added isn't a price of it. */
function isSaidOfExtra({ role, text, item }: PrintedLine): boolean {
  const added = /^(\p{L}[^+\d]*?)\s*\+\s?\p{Sc}?\d/u.exec(text)?.[1]
  return role === 'prices' && item !== undefined && added !== undefined && !isLabel(added)
}

const areJoined = ({ role, text }: PrintedLine): boolean =>
  role === 'items' && text.split(PARTED).some((part) => TWO_IN_ONE.test(part))
