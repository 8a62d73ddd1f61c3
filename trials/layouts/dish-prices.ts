import { languageOf } from '#domain/money/locale.ts'
import type { LayoutState } from '#domain/reading/layout/states.ts'
import type { LaidPrice } from './document.ts'
import type { Draw } from './draw.ts'
import type { DishLayout } from './layout.ts'
import { type Money, priceText } from './money.ts'

/** What a dish is written with: its menu's prices and language, and the heads of its section. */
export interface DishWriting {
  readonly style: DishLayout
  readonly money: Money
  readonly language: string
  readonly draw: Draw
  /** Labels of the columns of prices, where the section has heads for them. */
  readonly heads: readonly string[]
  /** Whether no price was written in the section before. */
  readonly isFirst: boolean
}

export interface DishLine {
  readonly text: string
  readonly state: LayoutState
  readonly indent?: number
}

/** The prices of a dish: on one line, or a line each. */
export interface WrittenPrices {
  readonly line: string
  readonly lines?: readonly DishLine[]
  readonly state: 'prices' | 'pricesL'
  readonly read: readonly LaidPrice[]
}

const withoutPrices = /^(?:N|N\/D|ND|HP)$/u
/** Orders in whose menus few dishes have a description. */
const withoutDescription = /^(?:N|NP|N\/P)$/u

export const hasPrices = ({ order }: DishLayout): boolean => !withoutPrices.test(order)
export const hasDescriptions = ({ order }: DishLayout): boolean => !withoutDescription.test(order)

/** Prices in their layout. */
export function written(prices: readonly LaidPrice[], writing: DishWriting): WrittenPrices {
  const { style, money, language, draw, heads } = writing
  const texts = prices.map((price, at) =>
    priceText(price, money, { language, isFirst: writing.isFirst && at === 0, draw }),
  )
  const [only = ''] = texts
  const [price] = prices
  const hasLabels = prices.every(({ label }) => label !== undefined)
  if (prices.length === 1 && price?.label === undefined)
    return {
      line: style.wordBeforePrice ? `${priceWord(language)} ${only}` : only,
      state: 'prices',
      read: prices,
    }
  if (hasLabels && heads.length > 0 && prices.every(({ label }) => heads.includes(label ?? ''))) {
    const cells = heads.map((head) => texts[prices.findIndex(({ label }) => label === head)])
    return style.several === 'cells'
      ? {
          line: texts.join('   '),
          lines: cells.flatMap((cell) =>
            cell === undefined ? [] : [{ text: cell, state: 'prices' as const }],
          ),
          state: 'prices',
          read: prices,
        }
      : {
          line: cells
            .map((cell) => cell ?? draw.pick(['-', '-', '–', '--']))
            .map((cell, at) => (style.separator === 'tab' || at === 0 ? cell : cell.padStart(9)))
            .join(style.separator === 'tab' ? '\t' : style.separator === 'space' ? ' ' : '  '),
          state: 'prices',
          read: prices,
        }
  }
  if (!hasLabels || style.several === 'slash')
    return {
      line: texts.join(style.separator === 'gap' && draw.chance(0.4) ? '   ' : style.slash),
      state: 'prices',
      read: prices.map(({ label: _, ...rest }) => rest),
    }
  const labelled = prices.map(({ label = '' }, at) =>
    style.labelsBehind ? `${texts[at]} ${label}` : `${label}${style.labelSign}${texts[at]}`,
  )
  const isEach = style.order === 'L' || (style.several === 'lines' && prices.length > 1)
  const between = style.several === 'bar' ? ' | ' : draw.pick(['  ', '   ', ', ', ' / ', ' '])
  return {
    line: labelled.join(style.labelSign === '\t' ? '   ' : between),
    ...(isEach && {
      lines: labelled.map((text) => ({
        text: style.sizeBullet + text,
        state: 'pricesL' as const,
        indent: style.indent,
      })),
    }),
    state: 'pricesL',
    read: prices,
  }
}

const priceWords: Readonly<Record<string, string>> = {
  da: 'Pris:',
  sv: 'Pris:',
  nb: 'Pris',
  de: 'Preis:',
  en: 'Price:',
  fr: 'Prix :',
  es: 'Precio:',
  it: 'Prezzo:',
  nl: 'Prijs:',
  pt: 'Preço:',
  pl: 'Cena:',
  cs: 'Cena:',
  hu: 'Ár:',
  ru: 'Цена:',
  uk: 'Ціна:',
}
const priceWord = (language: string): string => priceWords[languageOf(language)] ?? 'Price:'

const gapBefore = (before: string, after: string, width: number): string =>
  ' '.repeat(Math.max(3, width - before.length - after.length))

/** Two parts of a line with what the layout has between them. */
export function joined(before: string, after: string, { separator, width }: DishLayout, draw: Draw): string {
  switch (separator) {
    case 'gap':
      return before + gapBefore(before, after, width) + after
    case 'space':
      return `${before} ${after}`
    case 'tab':
      return `${before}\t${after}`
    case 'leader': {
      const room = Math.max(4, width - before.length - after.length - 2)
      return draw.chance(0.9)
        ? `${before} ${'.'.repeat(room)} ${after}`
        : `${before}${'.'.repeat(room)}${after}`
    }
    case 'dash':
      return `${before} ${draw.chance(0.5) ? '-' : '–'} ${after}`
    case 'bar':
      return `${before} | ${after}`
    case 'colon':
      return `${before}: ${after}`
    case 'comma':
      return `${before}, ${after}`
    case 'glued':
      return `${before}${/\d$/u.test(before) ? ' ' : ''}${after}`
    case 'brackets':
      return `${before} (${after})`
  }
}
