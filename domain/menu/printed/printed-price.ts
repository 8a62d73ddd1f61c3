import type { Design } from '../../design/settings.ts'
import type { Menu } from '../model/menu.ts'
import type { Price, PriceHead } from '../model/price.ts'
import { formatSize } from '../prices/format-size.ts'
import { printedPrices } from '../prices/printed-prices.ts'
import { type EnergyShown, energyPrint, energyText } from './energy/energy-text.ts'

export interface ShownPrice {
  readonly id: string
  /** The column of the section in which it is. */
  readonly head?: string
  /** What is sold at it: `half dozen`, `14 oz`; empty where it is the item itself. */
  readonly label: string
  /** `$14.00`, `from $32.00`, `$8.00 each`, `+$7.00`, `Market Price`, `included` */
  readonly text: string
  /** What it cost before: `reg. $16.00`. */
  readonly former?: string
  /** `450 Cal`, `1883 kJ` */
  readonly energy?: string
}

export type PricesShown = Pick<Design, 'priceSign' | 'priceCents'> & EnergyShown

/** The prices of an item or a section, in order; an energy that the item's words say is not said again. */
export function printedPricesOf(
  prices: readonly Price[],
  menu: Pick<Menu, 'currency' | 'language' | 'market'>,
  design: PricesShown,
  said = '',
): ShownPrice[] {
  if (prices.length === 0) return []
  const print = energyPrint(menu, design)
  return printedPrices(prices, { menu, design }).prices.map(({ id, head, label, text, former, kcal }) => {
    const energy = kcal === undefined ? '' : energyText(kcal, print, { said: `${said}\n${label}\n${text}` })
    return {
      id,
      ...(head !== undefined && { head }),
      label,
      text,
      ...(former && { former }),
      ...(energy && { energy }),
    }
  })
}

/** What is over a column: `Bottle`, `Glass 125 ml`; a label that names the size says it alone. */
export function headLabel({ label, size }: PriceHead, { language }: Pick<Menu, 'language'>): string {
  const measure = size && formatSize(size, language)
  return measure === undefined || inOneWord(label).includes(inOneWord(measure))
    ? label
    : `${label} ${measure}`
}

const inOneWord = (text: string): string => text.replaceAll(/[\s"”″]/gu, '').toLowerCase()
