import { type CentsStyle, formatAmount, type SignPlace } from '../../money/format.ts'
import { type PriceWords, priceWords, suffixOf } from '../../prices/words/price-words.ts'
import type { Menu } from '../model/menu.ts'
import type { Price, PriceHead, PriceKind } from '../model/price.ts'
import { formatSize } from './format-size.ts'

/** One price as people read it; whatever it does not have is empty. */
export interface PrintedPrice {
  readonly id: string
  readonly kind: PriceKind
  readonly head?: string | undefined
  /** What is sold at it, its size included: `half dozen`, `Glass 0,2 l`. */
  readonly label: string
  /** `from`, `+`, `−` */
  readonly prefix: string
  /** `$9.00`; empty for a price of words. */
  readonly amountText: string
  /** `each`, `/lb`, `per person` */
  readonly suffix: string
  /** In the place of an amount: `Market Price`, `MP`, `included`. */
  readonly words: string
  /** What it cost before: `reg. $16.00`. */
  readonly former: string
  readonly kcal?: number | undefined
  /** Prefix, amount and suffix, or the words: `from $9.00`, `+$8.00`, `$6.50/lb`, `MP`. */
  readonly text: string
}

export interface PrintedPrices {
  readonly prices: readonly PrintedPrice[]
  /** All of them in one line: `cup $9.00 · bowl $14.00`, `$19.00 / $32.00`; empty for none. */
  readonly line: string
}

export interface PriceStyle {
  readonly menu: Pick<Menu, 'currency' | 'language'>
  readonly design: { readonly priceSign: SignPlace; readonly priceCents: CentsStyle }
  /** In the place of the menu's. */
  readonly language?: string | undefined
  /** The columns over these prices. */
  readonly heads?: readonly PriceHead[] | undefined
}

/** The prices of an item or of a whole section as every surface prints them, in their order. */
export function printedPrices(prices: readonly Price[], style: PriceStyle): PrintedPrices {
  const printed = prices.map((price) => printedPrice(price, style))
  const lines = printed.map((price) => lineOf(price, style))
  const isLabelled = lines.some(({ label }) => label !== '')
  return { prices: printed, line: lines.map(({ line }) => line).join(isLabelled ? ' · ' : ' / ') }
}

export const printedAmount = (
  minor: number,
  { menu, design, language = menu.language }: PriceStyle,
): string =>
  formatAmount(minor, menu.currency, { language, sign: design.priceSign, cents: design.priceCents })

/** What is paid on top, of a supplement or an option: `+$2.00`, `−$1.00`; empty for nothing. */
export const printedExtra = (minor: number, style: PriceStyle): string =>
  minor === 0 ? '' : `${minor < 0 ? '−' : '+'}${printedAmount(Math.abs(minor), style)}`

function printedPrice(price: Price, style: PriceStyle): PrintedPrice {
  const { menu, language = menu.language } = style
  const words = priceWords(language, menu.currency)
  const written = amountOf(price, style, words)
  return {
    id: price.id,
    kind: price.kind,
    head: price.head,
    label: [price.label, price.size && formatSize(price.size, language)].filter(Boolean).join(' '),
    ...written,
    former: price.former === undefined ? '' : `${words.formerly} ${printedAmount(price.former, style)}`,
    kcal: price.kcal,
    text: written.words || joined(written, words),
  }
}

type Written = Pick<PrintedPrice, 'prefix' | 'amountText' | 'suffix' | 'words'>

function amountOf(price: Price, style: PriceStyle, words: PriceWords): Written {
  const { kind, amount = 0 } = price
  const none = { prefix: '', amountText: '', suffix: '' }
  if (kind === 'market') return { ...none, words: price.words ?? words.market }
  // Someone who writes 0 means that nothing is to be paid, and no menu prints $0.00.
  if (kind === 'included' || amount === 0) return { ...none, words: price.words ?? words.included }
  const amountText = printedAmount(Math.abs(amount), style)
  const sign = amount < 0 ? '−' : '+'
  if (kind === 'supplement') return { prefix: sign, amountText, suffix: '', words: '' }
  if (kind === 'unit') return { prefix: '', amountText, suffix: suffixOf(price.per, words), words: '' }
  if (kind === 'fixed') return { ...none, amountText, words: '' }
  return words.isFromBehind
    ? { prefix: '', amountText, suffix: words.from, words: '' }
    : { prefix: words.from, amountText, suffix: '', words: '' }
}

const joined = ({ prefix, amountText, suffix }: Written, words: PriceWords): string => {
  const before = prefix === '' || prefix === '+' || prefix === '−' ? prefix : `${prefix} `
  const isClose = suffix === '' || suffix.startsWith('/') || suffix === words.from
  return `${before}${amountText}${isClose ? '' : ' '}${suffix}`
}

function lineOf(price: PrintedPrice, { heads = [] }: PriceStyle): { label: string; line: string } {
  const head = heads.find(({ id }) => id === price.head)
  const label = [head?.label, price.label].filter(Boolean).join(' ')
  const notes = [price.former, price.kcal === undefined ? '' : `${price.kcal} kcal`].filter(Boolean)
  const line = [label, price.text, notes.length > 0 && `(${notes.join(', ')})`].filter(Boolean).join(' ')
  return { label, line }
}
