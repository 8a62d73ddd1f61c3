import type { PriceFacts } from '../../prices/line/amounts.ts'
import type { PriceTail } from '../../prices/line/price-group.ts'
import { priceTail } from '../../prices/line/price-tail.ts'
import { readSizeOf } from '../../prices/words/labels.ts'
import type { LineFacts } from '../lines/line-facts.ts'
import { takeMarks } from '../marks/item-marks.ts'
import type { LegendEntry } from '../marks/legend.ts'
import { isServingTime } from '../words/time-words.ts'
import type { HeadDraft, ItemDraft, PlacedPrice, SectionDraft } from './drafts.ts'
import { placed, withWords } from './place-prices.ts'
import { saidOfSection } from './section-note.ts'

/** What a line of prices says of what is above it. */
export interface PricesBelow {
  readonly prices: readonly PlacedPrice[]
  /** A sentence before the prices: `Served with fries.` */
  readonly said?: string
  /** Remarks behind them. */
  readonly behind: readonly string[]
  /** No words but labels. */
  readonly isBare: boolean
}

/** Words; what is longer says something of the section: `All plates are served with fried rice and egg roll  11.50`. */
const LONGEST_LABEL = 7

/** The prices of a line below a dish, or below the heading of a section. */
export function readPricesBelow(facts: LineFacts, isOfSection: boolean, known: PriceFacts): PricesBelow {
  const parts = isOfSection ? pricedParts(facts.text, known) : undefined
  if (parts) return { ...withoutLead(asAddOns(parts)), behind: [], isBare: false }
  const whole = priceTail(facts.text, known, 'whole')
  const isFuller = facts.tail.prices.length > whole.prices.length
  const { before, prices, behind } = isFuller ? facts.tail : whole
  const isSaid = isOfSection && (isServingTime(before) || before.split(/\s+/u).length > LONGEST_LABEL)
  if (isSaid) return { prices: placed(facts.line, prices), said: before, behind, isBare: false }
  const [, said, label = before] = /^(.*\p{L}{2}[.!])\s+([^.!]*)$/u.exec(before) ?? []
  const own = placed(facts.line, prices).map((price, index) =>
    index === 0 ? withWords(price, label) : price,
  )
  const [first, ...rest] = own.map(asAddOn)
  const sentence = /^(.*\p{L}{2}[.!])\s+([^.!]+)$/u.exec(first?.label ?? '')
  if (first && sentence && said === undefined)
    return {
      prices: [{ ...first, label: sentence[2] ?? '' }, ...rest],
      said: sentence[1] ?? '',
      behind,
      isBare: false,
    }
  return { prices: own.map(asAddOn), ...(said !== undefined && { said }), behind, isBare: before === '' }
}

/** Adds the prices of a line to the item above it; marks at them are those of the item: `Schweizer Art (g) 11,20`. */
export function addPricesBelow(
  item: ItemDraft,
  at: number,
  { prices, said, behind }: PricesBelow,
  legend: ReadonlyMap<string, LegendEntry>,
): void {
  item.lines.push(at)
  for (const price of prices) {
    const marked = price.label === undefined ? undefined : takeMarks(price.label, legend)
    item.said.push(...(marked?.said ?? []))
    item.prices.push(marked && marked.text !== '' ? { ...price, label: marked.text } : price)
  }
  item.description = [item.description, said, ...behind].filter(Boolean).join(', ')
}

/** Adds them to a section that has no items yet. */
export function pricesOfSection(section: SectionDraft, { prices, said, behind, isBare }: PricesBelow): void {
  if (section.heads.length > 1 && section.heads.length === prices.length && isBare) {
    // `small   regular   large` above `12.95   14.95   17.95`: what each of the sizes costs.
    const heads = section.heads.splice(0)
    section.prices.push(...prices.map((price, at) => ({ ...price, ...saidBy(heads[at]) })))
    return
  }
  section.hasPricesBelow ||= section.prices.length === 0 && isBare
  if (said !== undefined) saidOfSection(section, said)
  section.prices.push(...prices)
  section.footer.push(...behind)
}

/** What a head says of the price below it; a head that is a size has no other words. */
const saidBy = (head: HeadDraft | undefined): Pick<PlacedPrice, 'label' | 'size'> =>
  head === undefined
    ? {}
    : { ...(readSizeOf(head.label) ? {} : { label: head.label }), ...(head.size && { size: head.size }) }

/** `Chicken 9.95 | Lamb 10.95`, `6 for 9.99 | 10 for 14.99`, `Veggies $12.95, shrimp $15.95`: each part has one price. */
function pricedParts(text: string, known: PriceFacts): PlacedPrice[] | undefined {
  for (const separator of [/\s[|/·]\s|\t/u, /,\s+/u]) {
    const parts = text.split(separator)
    const tails = parts.map((part) => priceTail(part, known, 'item'))
    if (parts.length > 1 && tails.every((one) => one.prices.length === 1 && /\p{L}/u.test(labelOf(one))))
      return tails.flatMap((one) =>
        one.prices.map((price) => ({ ...price, label: labelOf(one), from: 0, to: 0 })),
      )
  }
  return undefined
}

/** `Choose from: vegetable 10.95, chicken 11.95`: what is before the first label is said of all. */
function withoutLead([first, ...rest]: readonly PlacedPrice[]): Pick<PricesBelow, 'prices' | 'said'> {
  const [lead, said] = /^([^:]{3,40}):\s+(?=\S)/u.exec(first?.label ?? '') ?? []
  return first && lead !== undefined && said !== undefined
    ? { prices: [{ ...first, label: (first.label ?? '').slice(lead.length) }, ...rest], said }
    : { prices: first ? [first, ...rest] : rest }
}

const labelOf = ({ before, prices: [price] }: PriceTail): string =>
  [before, price?.label].filter(Boolean).join(' ')

/** `add chicken 6 · salmon 8`: what follows an addition is one as well. */
export const asAddOns = (prices: readonly PlacedPrice[]): readonly PlacedPrice[] =>
  prices[0] && asAddOn(prices[0]).kind === 'supplement'
    ? prices.map((price) =>
        price.kind === 'fixed' ? { ...asAddOn(price), kind: 'supplement' as const } : price,
      )
    : prices

/** `Substitute onion rings for 2.00` is on top of the dish. */
const asAddOn = (price: PlacedPrice): PlacedPrice => {
  const words = price.label?.replace(/^.*[.,;]\s/u, '') ?? ''
  return price.kind === 'fixed' && /^(?:add|substitute|sub|swap|upgrade|extra|make it)\s|\sadd$/iu.test(words)
    ? { ...price, kind: 'supplement', label: (price.label ?? '').replace(/\s(?:for|für|pour|por|per)$/u, '') }
    : price
}
