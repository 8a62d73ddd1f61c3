import type { Price } from '../model/price.ts'
import { type PlacedSection, printed } from './compared-menu.ts'
import type { ComparedPrice, TextChange } from './comparison.ts'
import { matchParts, spelling } from './match-parts.ts'

export interface PricesAt extends Pick<PlacedSection, 'menu' | 'heads'> {
  readonly prices: readonly Price[]
}

interface LabelledPrice {
  readonly price: Price
  /** Its column, its label and its size. */
  readonly label: string
  readonly text: string
  readonly isOnly: boolean
}

/** Which prices are new, gone or other than before, and whether they are in another order. */
export function comparePrices(
  before: PricesAt,
  after: PricesAt,
): { readonly prices: ComparedPrice[]; readonly fields: TextChange[] } {
  const [was, is] = [labelled(before), labelled(after)]
  const { pairs, removed, added } = matchParts(was, is, [
    ({ label, price, text }) => JSON.stringify([spelling(label), price.kind, text]),
    ({ label, price }) => JSON.stringify([spelling(label), price.kind]),
    ({ label }) => spelling(label),
    ({ price }) => price.id,
    // What is alone on both sides is the price of the same thing, whatever is written at it.
    ({ isOnly }) => (isOnly ? 'only' : undefined),
  ])
  const hasOneCurrency = before.menu.currency === after.menu.currency
  const prices = [
    ...pairs.filter(([one, other]) => one.label !== other.label || one.text !== other.text),
    ...added.map((price) => [null, price] as const),
    ...removed.map((price) => [price, null] as const),
  ].map(([one, other]) => changeOf(one, other, hasOneCurrency))
  const isMoved =
    removed.length + added.length === 0 &&
    pairs.some(([one], at) => at > 0 && was.indexOf(one) < was.indexOf(pairs[at - 1]?.[0] ?? one))
  const line = (list: readonly LabelledPrice[]) => list.map(({ label, text }) => `${label} ${text}`.trim())
  return {
    prices,
    fields: isMoved
      ? [{ field: 'priceOrder', before: line(was).join(' · '), after: line(is).join(' · ') }]
      : [],
  }
}

function labelled({ prices, menu, heads }: PricesAt): LabelledPrice[] {
  const written = printed(prices, { menu, heads }).prices
  return prices.map((price, at) => {
    const { label = '', text = '', former, kcal } = written[at] ?? {}
    const head = heads.find(({ id }) => id === price.head)?.label
    const sodium = price.sodiumMg === undefined ? '' : `${price.sodiumMg} mg of sodium`
    const notes = [former, kcal === undefined ? '' : `${kcal} kcal`, sodium].filter(Boolean).join(', ')
    return {
      price,
      label: [head, label].filter(Boolean).join(' '),
      text: notes ? `${text} (${notes})` : text,
      isOnly: prices.length === 1,
    }
  })
}

function changeOf(
  before: LabelledPrice | null,
  after: LabelledPrice | null,
  hasOneCurrency: boolean,
): ComparedPrice {
  const amounts = { before: before?.price.amount, after: after?.price.amount }
  const isOneKind = (before?.price.kind === 'supplement') === (after?.price.kind === 'supplement')
  const difference =
    hasOneCurrency && isOneKind && amounts.before !== undefined && amounts.after !== undefined
      ? amounts.after - amounts.before
      : null
  const hasPercent = difference !== null && (amounts.before ?? 0) > 0
  return {
    label: after?.label || before?.label || '',
    before: before?.price ?? null,
    after: after?.price ?? null,
    beforeText: textOf(before, after),
    afterText: textOf(after, before),
    difference,
    percent: hasPercent ? Math.round((difference * 1000) / (amounts.before ?? 1)) / 10 : null,
  }
}

/** With its label where that is the change. */
const textOf = (price: LabelledPrice | null, other: LabelledPrice | null): string => {
  if (!price) return ''
  return other && other.label !== price.label ? `${price.label} ${price.text}`.trim() : price.text
}
