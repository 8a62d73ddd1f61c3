import type { Design } from '../../design/settings.ts'
import { currencyDigits, toMajor } from '../../money/currency.ts'
import type { Menu } from '../model/menu.ts'
import type { Price, Size } from '../model/price.ts'
import { menuWords } from './menu-words.ts'

/** One price as people read it. */
export interface PrintedPrice {
  readonly id: string
  /** The column of the section in which it stands. */
  readonly head?: string
  /** What is sold at it: `half dozen`, `14 oz`; empty where it is the item itself. */
  readonly label: string
  /** `$14.00`, `from $32.00`, `$8.00 each`, `+$7.00`, `Market Price`, `included` */
  readonly text: string
  /** What it cost before. */
  readonly former?: string
  /** `450 cal` */
  readonly energy?: string
}

export type PricesShown = Pick<Design, 'priceSign' | 'priceCents'>

export function printedPrice(
  price: Price,
  menu: Pick<Menu, 'currency' | 'language'>,
  design: PricesShown,
): PrintedPrice {
  const { id, head, former, kcal } = price
  const label = [price.label, price.size && printedSize(price.size, menu.language)].filter(Boolean).join(' ')
  return {
    id,
    ...(head !== undefined && { head }),
    label,
    text: textOf(price, menu, design),
    ...(former !== undefined && { former: amountText(former, menu, design) }),
    ...(kcal !== undefined && { energy: `${kcal} ${menuWords(menu.language).energy}` }),
  }
}

function textOf(price: Price, menu: Pick<Menu, 'currency' | 'language'>, design: PricesShown): string {
  const { kind, amount = 0, words, per = 'each' } = price
  if (kind === 'market') return words ?? 'Market Price'
  if (kind === 'included') return words ?? 'included'
  const said = amountText(Math.abs(amount), menu, design)
  if (kind === 'supplement') return `${amount < 0 ? '−' : '+'}${said}`
  if (kind === 'from') return `from ${said}`
  if (kind === 'unit') return `${said} ${per}`
  return said
}

export function amountText(
  amount: number,
  { currency, language = 'en-US' }: Pick<Menu, 'currency' | 'language'>,
  _design: PricesShown,
): string {
  const digits = currencyDigits(currency)
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
  }).format(toMajor(amount, currency))
}

export function printedSize({ amount, unit }: Size, language = 'en-US'): string {
  const number = new Intl.NumberFormat(language).format(amount)
  return unit === 'in' ? `${number}″` : `${number} ${unit === 'floz' ? 'fl oz' : unit}`
}
