import type { Draw } from './draw.ts'
import { type Money, moneyFor } from './money.ts'

/**
 * Where name (N), price (P) and description (D) of a dish are: `/` is a line break. `L` is a line for each size, `HP`
 * the price in the heading, `NN/PP` a block of names and a block of prices, `TBL` a row of a table.
 */
const dishOrders = {
  'NP/D': 30,
  NP: 20,
  'N/D/P': 17,
  'N/D': 6.5,
  'N/DP': 7,
  N: 5,
  NDP: 4,
  'N/P': 3,
  'N/P/D': 4,
  TBL: 1.8,
  NPD: 1.2,
  'NN/PP': 0.8,
  ND: 1,
  PN: 0.7,
  'P/N': 0.7,
  'P/N/D': 0.4,
  L: 2.5,
  HP: 1,
  /** The name with the beginning of the description and the price, the rest of the description below. */
  'NDP/D': 1,
} as const

export type DishOrder = keyof typeof dishOrders

/** How several prices of a dish are written. */
const severalForms = { heads: 22, above: 7, cells: 11, beside: 20, bar: 7, lines: 22, slash: 11 } as const
export type SeveralForm = keyof typeof severalForms

export type TextCase = 'as it is' | 'capitals' | 'small' | 'words'

/** How the dishes of one kind are written. */
export interface DishLayout {
  readonly order: DishOrder
  /** Between the name, or the description, and the price. */
  readonly separator:
    | 'gap'
    | 'space'
    | 'leader'
    | 'tab'
    | 'dash'
    | 'bar'
    | 'colon'
    | 'comma'
    | 'glued'
    | 'brackets'
  /** The column in which prices end, where a gap or a leader is before them. */
  readonly width: number
  readonly several: SeveralForm
  readonly labelsBehind: boolean
  readonly labelSign: ': ' | ' ' | ' - ' | ' – ' | ' -' | '\t'
  /** Between prices without labels. */
  readonly slash: ' / ' | '/' | ' - ' | '-' | ' – ' | ' | '
  readonly inline: ' – ' | ' - ' | ', ' | ': ' | ' ' | ' (' | ' | '
  readonly description: 'plain' | 'brackets' | 'slashes' | 'dash' | 'stars'
  /** Characters of a line; a longer description goes on below. */
  readonly wrap: number
  readonly indent: number
  readonly nameCase: TextCase
  readonly descriptionCase: TextCase | 'first small' | 'first large'
  readonly bullet: string
  readonly number: 'none' | 'dot' | 'space' | 'bracket' | 'own line' | 'hash' | 'glued' | 'gap'
  readonly marks: 'none' | 'brackets' | 'bare' | 'behind price' | 'own line' | 'spaced' | 'hyphens' | 'square'
  readonly second: 'below' | 'beside' | 'slash' | 'bar' | 'after description' | 'none'
  readonly extras: 'between' | 'behind' | 'none'
  readonly remark: 'between' | 'behind' | 'none'
  /** Names of a line before they go on below; 0 where they never do. */
  readonly nameWrap: number
  readonly wordBeforePrice: boolean
  /** Where it is said how much a dish is. */
  readonly weight: 'before price' | 'before name' | 'behind name'
  readonly nameSign: 'none' | 'colon' | 'quotes' | 'bold'
  /** Before each of the lines of sizes. */
  readonly sizeBullet: string
  /** Between the ingredients of a description, in the place of commas. */
  readonly ingredients: ', ' | ' - ' | ' · ' | ' | ' | ' / ' | '; '
  /** The share of dishes that are written in another way than the rest. */
  readonly uneven: number
}

export interface HeadingLayout {
  readonly letters: TextCase | 'spaced'
  readonly sign:
    | 'none'
    | 'markdown'
    | 'equals'
    | 'colon'
    | 'dashes'
    | 'stars'
    | 'rule below'
    | 'brackets'
    | 'icon'
  /** Where the price of the section is, if it has one. */
  readonly price: 'beside' | 'below'
  readonly second: 'beside' | 'slash' | 'below' | 'none'
  readonly indent: number
  readonly tableWords: boolean
  /** Whether heads of columns are over each section, or over the first alone. */
  readonly heads: 'each' | 'once'
  /** Where what is said of the section is. */
  readonly intro: 'below' | 'beside'
  /** Characters of a line of a heading; 0 where none is broken. */
  readonly wrap: number
}

/** Heights of letters as multiples of the usual ones, and gaps between dishes in lines. */
export interface PrintLayout {
  readonly heading: number
  readonly description: number
  readonly isHeadingBold: boolean
  readonly isNameBold: boolean
  readonly isDescriptionItalic: boolean
  readonly gap: number
}

/** Which lines have a blank line above them. */
export type Blanks = 'dishes' | 'headings' | 'none' | 'everywhere' | 'random' | 'around headings'

export interface Layout {
  readonly dishes: DishLayout
  /** Of the drinks, or the second half of the sections; the same as `dishes` in most menus. */
  readonly others: DishLayout
  readonly heading: HeadingLayout
  /** Of headings within a section. */
  readonly subheading: HeadingLayout
  readonly headings: 'written' | 'none' | 'none first'
  readonly blanks: Blanks
  readonly first:
    | 'house'
    | 'title'
    | 'heading'
    | 'contact'
    | 'dish'
    | 'note'
    | 'greeting'
    | 'heads'
    | 'ornament'
    | 'tagline'
    | 'date'
    | 'legend'
  readonly house: boolean
  readonly foot: boolean
  /** The type of a printed menu; absent where it is pasted. */
  readonly print?: PrintLayout
  readonly isCentered: boolean
  readonly pages: 'none' | 'number' | 'name' | 'both'
  /** Between sections. */
  readonly rules: 'none' | 'rules' | 'stars'
  /** The share of sections that a line about the whole menu follows. */
  readonly asides: number
  /** The share of sections of short dishes that are run into lines of several. */
  readonly runs: number
  readonly noise: 'none' | 'photograph'
  readonly money: Money
}

const separators = {
  gap: 46,
  space: 24,
  leader: 12,
  dash: 6,
  bar: 3,
  colon: 3,
  tab: 4,
  glued: 1,
  brackets: 1.5,
  comma: 0.6,
} as const

const nordic = /^(?:da|sv|nb|no|fi)/u

function orderFor(draw: Draw, language: string, kind: 'food' | 'drinks'): DishOrder {
  const weights: Record<DishOrder, number> = { ...dishOrders }
  if (nordic.test(language)) {
    weights['N/D/P'] *= 2.2
    weights['NP/D'] *= 0.6
  }
  if (kind === 'drinks') {
    weights.NP *= 1.5
    weights['N/D/P'] *= 0.6
    weights.N = 1
    weights['N/D'] = 1
  }
  return draw.weighted(weights)
}

function dishLayoutFor(draw: Draw, language: string, kind: 'food' | 'drinks'): DishLayout {
  const order = orderFor(draw, language, kind)
  const nameCase = draw.weighted({ 'as it is': 71, capitals: 19, small: 6, words: 4 })
  return {
    order,
    separator: draw.weighted(separators),
    width: draw.whole(38, 84),
    several: draw.weighted(severalForms),
    labelsBehind: draw.chance(0.2),
    labelSign: draw.weighted({ ': ': 38, ' ': 44, ' - ': 7, ' – ': 4, ' -': 2, '\t': 5 }),
    slash: draw.weighted({ ' / ': 68, '/': 22, ' - ': 3, '-': 2, ' – ': 2, ' | ': 3 }),
    inline: draw.weighted({ ' – ': 25, ' - ': 20, ', ': 18, ': ': 12, ' ': 12, ' (': 9, ' | ': 4 }),
    description: draw.weighted({ plain: 84, brackets: 9, slashes: 1.5, dash: 3, stars: 2.5 }),
    wrap: Number(draw.weighted({ 0: 45, 34: 10, 46: 15, 60: 15, 76: 15 })),
    indent: draw.chance(0.15) ? draw.whole(2, 8) : 0,
    nameCase,
    descriptionCase: draw.weighted({
      'as it is': 60,
      'first small': 18,
      'first large': 14,
      small: 5,
      capitals: 1.5,
      words: 1.5,
    }),
    bullet: draw.chance(0.1) ? draw.pick(['- ', '• ', '* ', '– ', '· ', '▪ ', '◦ ', '-', '➢ ']) : '',
    number: draw.weighted({
      none: 26,
      dot: 38,
      space: 12,
      gap: 6,
      bracket: 7,
      hash: 3,
      glued: 2,
      'own line': 6,
    }),
    marks: draw.weighted({
      none: 22,
      brackets: 25,
      bare: 18,
      'behind price': 15,
      'own line': 8,
      spaced: 8,
      hyphens: 2,
      square: 2,
    }),
    second: draw.weighted({ below: 40, slash: 18, bar: 12, beside: 10, 'after description': 14, none: 6 }),
    extras: draw.weighted({ behind: 65, between: 27, none: 8 }),
    remark: draw.weighted({ behind: 60, between: 35, none: 5 }),
    nameWrap: draw.chance(0.03) ? draw.whole(16, 26) : 0,
    wordBeforePrice: draw.chance(0.02),
    weight: draw.weighted({ 'before price': 45, 'before name': 40, 'behind name': 15 }),
    nameSign: draw.weighted({ none: 98.5, colon: 1, quotes: 0.5, bold: 0 }),
    sizeBullet: draw.chance(0.03) ? draw.pick(['- ', '• ', '– ', '* ', '· ']) : '',
    ingredients: draw.weighted({ ', ': 97, ' - ': 0.8, ' · ': 0.8, ' | ': 0.4, ' / ': 0.6, '; ': 0.4 }),
    uneven: draw.chance(0.04) ? 0.15 : 0,
  }
}

function headingLayoutFor(draw: Draw): HeadingLayout {
  return {
    letters: draw.weighted({ 'as it is': 50, capitals: 36, spaced: 1.6, small: 2, words: 10 }),
    sign: draw.weighted({
      none: 84,
      colon: 4,
      dashes: 3,
      markdown: 2,
      equals: 1.2,
      stars: 1.5,
      'rule below': 1.6,
      brackets: 0.8,
      icon: 1.5,
    }),
    price: draw.weighted({ beside: 55, below: 45 }),
    second: draw.weighted({ slash: 33, beside: 20, below: 42, none: 5 }),
    indent: draw.chance(0.08) ? draw.whole(4, 30) : 0,
    tableWords: draw.chance(0.04),
    heads: draw.weighted({ each: 80, once: 20 }),
    intro: draw.weighted({ below: 80, beside: 20 }),
    wrap: draw.chance(0.02) ? draw.whole(8, 14) : 0,
  }
}

const printLayoutFor = (draw: Draw): PrintLayout => ({
  heading: draw.pick([1, 1.15, 1.3, 1.5, 1.8]),
  description: draw.pick([1, 0.9, 0.8]),
  isHeadingBold: draw.chance(0.5),
  isNameBold: draw.chance(0.3),
  isDescriptionItalic: draw.chance(0.2),
  gap: draw.pick([0, 0.2, 0.4, 0.7]),
})

export function layoutFor(draw: Draw, language: string, currency: string): Layout {
  const plain = dishLayoutFor(draw, language, 'food')
  const hasTwo = draw.chance(0.17)
  const heading = headingLayoutFor(draw)
  const dishes: DishLayout =
    heading.sign === 'markdown' && draw.chance(0.4) ? { ...plain, nameSign: 'bold' } : plain
  const first = draw.weighted({
    house: 29,
    title: 21,
    heading: 30,
    contact: 5,
    dish: 4,
    note: 4,
    greeting: 3,
    heads: 1,
    ornament: 1.2,
    tagline: 1,
    date: 1.2,
    legend: 0.6,
  })
  const house =
    first === 'house' ||
    (!['heading', 'dish', 'heads'].includes(first) && draw.chance(0.55)) ||
    draw.chance(0.06)
  return {
    dishes,
    others: hasTwo ? dishLayoutFor(draw, language, 'drinks') : dishes,
    heading,
    subheading: draw.chance(0.5) ? heading : headingLayoutFor(draw),
    headings: draw.weighted({ written: 93, none: 5, 'none first': 2 }),
    blanks: draw.weighted({
      dishes: 35,
      none: 36,
      headings: 9,
      'around headings': 5,
      random: 10,
      everywhere: 5,
    }),
    first,
    house,
    foot: draw.chance(0.6),
    ...(draw.chance(0.3) && { print: printLayoutFor(draw) }),
    isCentered: draw.chance(0.03),
    pages: draw.weighted({ none: 92, number: 3, name: 3, both: 2 }),
    rules: draw.weighted({ none: 92, rules: 5, stars: 3 }),
    asides: draw.chance(0.08) ? 0.25 : 0,
    runs: draw.chance(0.02) ? 0.6 : 0,
    noise: draw.weighted({ none: 96.5, photograph: 3.5 }),
    money: moneyFor(draw, language, currency),
  }
}
