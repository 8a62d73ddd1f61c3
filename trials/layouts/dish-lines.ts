import { languageOf } from '#domain/money/locale.ts'
import type { LayoutState } from '#domain/reading/layout/states.ts'
import type { LaidDish, LaidExtra, LaidPrice } from './document.ts'
import type { Draw } from './draw.ts'
import type { DishLayout } from './layout.ts'
import { inLetters, wrapped } from './letters.ts'
import { type Money, priceText } from './money.ts'
import type { ExpectedDish } from './page.ts'

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

export interface WrittenDish {
  readonly lines: readonly DishLine[]
  /** Prices that are written below all dishes of the section. */
  readonly later: readonly string[]
  readonly expected: Omit<ExpectedDish, 'section'>
}

/** The prices of a dish: on one line, or a line each. */
interface WrittenPrices {
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

const gapBefore = (before: string, after: string, width: number): string =>
  ' '.repeat(Math.max(3, width - before.length - after.length))

/** Two parts of a line with what the layout has between them. */
function joined(before: string, after: string, { separator, width }: DishLayout, draw: Draw): string {
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

function written(prices: readonly LaidPrice[], writing: DishWriting): WrittenPrices {
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

const addWords: Readonly<Record<string, readonly string[]>> = {
  en: ['Add', 'Extra', 'with', 'add', 'Add-on:'],
  de: ['Extra', 'mit', 'dazu', 'Aufpreis'],
  fr: ['Supplément', 'avec', 'Suppl.'],
  es: ['Extra de', 'con', 'Suplemento'],
  it: ['Aggiunta', 'con', 'Extra'],
  nl: ['extra', 'met'],
  pt: ['Extra', 'com'],
  da: ['Ekstra', 'Tilvalg', 'med'],
  sv: ['Extra', 'med', 'Tillägg'],
  nb: ['Ekstra', 'med'],
  pl: ['Dodatek', 'dodatkowo'],
  cs: ['Extra', 'příplatek'],
  fi: ['Lisä', 'Extra'],
}

/** Lines of what can be added. */
export function extraLines(
  extras: readonly LaidExtra[],
  { money, language, draw }: Pick<DishWriting, 'money' | 'language' | 'draw'>,
): string[] {
  const word = draw.pick(addWords[languageOf(language)] ?? ['Extra', '+'])
  const plus = draw.pick(['+', '+ ', '', '+'])
  const one = ({ name, amount }: LaidExtra): string =>
    amount === undefined
      ? name
      : `${name} ${draw.chance(0.1) ? '(' : ''}${plus}${priceText({ amount }, money, { language, isFirst: false, draw })}`
  const closed = (text: string): string => (/\([^)]*$/u.test(text) ? `${text})` : text)
  const texts = extras.map(one).map(closed)
  return draw.chance(0.5) && texts.length > 1
    ? [`${word} ${texts.join(draw.pick([', ', ' / ', ' | ', ' · ']))}`]
    : texts.map((text) => `${word} ${text}`)
}

function withNameSign(name: string, { nameSign }: DishLayout): string {
  switch (nameSign) {
    case 'none':
      return name
    case 'colon':
      return `${name}:`
    case 'quotes':
      return `“${name}”`
    case 'bold':
      return `**${name}**`
  }
}

function describedAs(text: string, style: DishLayout, language: string): string {
  const { description, descriptionCase, ingredients } = style
  const letters = inLetters(text, descriptionCase, language).replaceAll(', ', ingredients)
  switch (description) {
    case 'plain':
      return letters
    case 'brackets':
      return `(${letters})`
    case 'slashes':
      return `/${letters}/`
    case 'dash':
      return `- ${letters}`
    case 'stars':
      return `*${letters}*`
  }
}

function numbered(name: string, number: string | undefined, { number: how }: DishLayout): string {
  switch (number === undefined ? 'none' : how) {
    case 'dot':
      return `${number}. ${name}`
    case 'space':
      return `${number} ${name}`
    case 'bracket':
      return `${number}) ${name}`
    case 'glued':
      return `${number}.${name}`
    case 'gap':
      return `${number}   ${name}`
    case 'hash':
      return `#${number} ${name}`
    default:
      return name
  }
}

function marksText(marks: readonly string[] | undefined, style: DishLayout, draw: Draw): string {
  if (marks === undefined || marks.length === 0 || style.marks === 'none') return ''
  if (style.marks === 'brackets' || (style.marks === 'behind price' && draw.chance(0.7)))
    return `(${marks.join(',')})`
  if (style.marks === 'square') return `[${marks.join(' ')}]`
  return marks.join(style.marks === 'spaced' ? ' ' : style.marks === 'hyphens' ? '-' : ',')
}

/** A dish in its layout: its lines with what each is, and what can be read from them. */
export function dishLines(dish: LaidDish, usual: DishWriting): WrittenDish {
  const writing = usual.draw.chance(usual.style.uneven) ? otherWay(usual) : usual
  const { style, language, draw, money } = writing
  const { order } = style
  const name = inLetters(dish.name, style.nameCase, language)
  const marks = marksText(dish.marks, style, draw)
  const isMarkBehind = style.marks === 'behind price' && marks !== ''
  const isMarkLine = style.marks === 'own line' && marks !== ''
  const isExtra = ({ isSupplement, label }: LaidPrice): boolean =>
    isSupplement === true && label !== undefined
  const ownPrices = hasPrices(style) ? dish.prices.filter((price) => !isExtra(price)) : []
  const supplements = hasPrices(style) ? dish.prices.filter(isExtra) : []
  const prices = written(ownPrices, writing)
  const isPriced = ownPrices.length > 0
  const priceLine = isPriced ? prices.line + (isMarkBehind ? ` ${marks}` : '') : ''

  const secondIsBeside = dish.secondName !== undefined && /^(?:beside|slash|bar)$/u.test(style.second)
  const besideSign = { slash: ' / ', bar: ' | ', beside: '  ' }[style.second as 'slash' | 'bar' | 'beside']
  const nameText = [
    dish.wine === undefined ? name : `${name}, ${dish.wine}`,
    ...(secondIsBeside ? [inLetters(dish.secondName ?? '', style.nameCase, language)] : []),
  ].join(besideSign)
  const shown =
    marks !== '' && !isMarkLine && (!isMarkBehind || !isPriced) ? `${nameText} ${marks}` : nameText
  const isWeightInName = dish.weight !== undefined && !/^(?:NP|TBL)/u.test(order)
  const head =
    style.bullet +
    numbered(withNameSign(shown, style) + (isWeightInName ? ` ${dish.weight}` : ''), dish.number, style)
  const weightBefore = (price: string): string =>
    dish.weight === undefined || isWeightInName
      ? price
      : `${dish.weight}${style.separator === 'tab' || order === 'TBL' ? '\t' : draw.pick(['   ', '  ', ' / ', ' '])}${price}`

  const descriptions = [
    dish.description === undefined ? '' : describedAs(dish.description, style, language),
    dish.secondDescription !== undefined && style.second !== 'none'
      ? describedAs(dish.secondDescription, style, language)
      : '',
  ].filter((text) => text !== '')
  const described = descriptions.join(secondIsBeside ? (besideSign ?? ' ') : ' ')
  const secondLine =
    dish.secondName !== undefined && /^(?:below|after description)$/u.test(style.second)
      ? [dish.secondName]
      : []
  const said = /^(?:NDP|ND|NPD|TBL)$/u.test(order)
    ? []
    : descriptions.flatMap((text) => wrapped(text, style.wrap))
  const [main = [], other = []] =
    said.length === 0
      ? []
      : [wrappedOne(descriptions[0], style.wrap), wrappedOne(descriptions[1], style.wrap)]
  const below =
    style.second === 'after description'
      ? [...main, ...secondLine, ...other]
      : [...secondLine, ...main, ...other]

  const lines: DishLine[] = []
  const push = (state: LayoutState, text: string, indent?: number): void => {
    lines.push({ text, state, ...(indent !== undefined && indent > 0 && { indent }) })
  }
  const parts = (state: 'partN' | 'partP', texts: readonly string[]): void => {
    for (const text of texts) push(state, text, style.indent)
  }
  const extraTexts = [
    ...(dish.extras && style.extras !== 'none' ? extraLines(dish.extras, { money, language, draw }) : []),
    ...supplements.map(
      (price) =>
        `${price.label ?? draw.pick(addWords[languageOf(language)] ?? ['Extra'])} ${priceText(price, money, { language, isFirst: false, draw })}`,
    ),
  ]
  const remark = dish.remark !== undefined && style.remark !== 'none' ? [dish.remark] : []
  const allergens = isMarkLine ? [`${allergenWord(language)}${marks}`] : []
  /** Between the name and a price that is on a line below. */
  const between = (): void => {
    if (style.extras === 'between') for (const text of extraTexts) push('extrasN', text, style.indent)
    if (style.remark === 'between') parts('partN', remark)
  }
  const behind = (hadBetween: boolean): void => {
    parts('partP', allergens)
    if (!hadBetween || style.extras !== 'between')
      for (const text of extraTexts) push('extras', text, style.indent)
    if (!hadBetween || style.remark !== 'between') parts('partP', remark)
  }
  /** The name where its price is below it. */
  const nameAlone = (): void => {
    if (dish.number !== undefined && style.number === 'own line') {
      push('itemN', dish.number + draw.pick(['.', '', '']))
      push('itemMore', head)
      return
    }
    const [first = head, ...rest] = wrapped(head, style.nameWrap)
    push('itemN', first)
    for (const text of rest) push('itemMore', text)
  }
  const nameWithPrice = (price: string): void => {
    const isNumberApart = dish.number !== undefined && style.number === 'own line'
    const texts = isNumberApart ? [dish.number ?? '', head] : wrapped(head, style.nameWrap)
    for (const [at, text] of texts.entries()) {
      const isLast = at === texts.length - 1
      const state = at === 0 ? (isLast ? 'itemP' : 'itemN') : 'itemMore'
      push(state, isLast ? joined(text, weightBefore(price), style, draw) : text)
    }
  }
  const pricesBelow = (): void => {
    if (prices.lines) lines.push(...prices.lines)
    else push(prices.state, priceLine)
  }
  const expectedOf = (later: readonly string[], isDescribed = true): WrittenDish => ({
    lines,
    later,
    expected: {
      name,
      ...(dish.secondName !== undefined && style.second !== 'none' && { secondName: dish.secondName }),
      ...(isDescribed &&
        dish.description !== undefined && {
          description: inLetters(dish.description, style.descriptionCase, language).replaceAll(
            ', ',
            style.ingredients,
          ),
        }),
      ...(dish.number !== undefined && style.number !== 'none' && { number: dish.number }),
      prices: [...(isPriced ? prices.read : [])],
    },
  })

  if (order === 'ND' && descriptions.length > 0) {
    push('item0', head + inlineText(described, style))
    parts('partP', secondLine)
    behind(false)
    return expectedOf([])
  }
  if (!isPriced) {
    push('item0', head)
    parts('partP', [...below, ...(said.length === 0 ? descriptions : [])])
    behind(false)
    return expectedOf([])
  }
  if (order === 'NN/PP') {
    push('itemN', head)
    return expectedOf([priceLine], false)
  }
  if (order === 'P/N' || order === 'P/N/D') {
    push('pre', prices.line)
    push('itemA', head)
    parts('partP', below)
    behind(false)
    return expectedOf([])
  }
  if (order === 'TBL') {
    const sign = style.separator === 'bar' ? ' | ' : '\t'
    push('itemP', [head, ...(descriptions.length > 0 ? [described] : []), weightBefore(priceLine)].join(sign))
    parts('partP', secondLine)
    behind(false)
    return expectedOf([])
  }
  if (order === 'NDP' || (order === 'NPD' && descriptions.length === 0)) {
    const whole = head + (descriptions.length > 0 ? inlineText(described, style) : '')
    const texts = wrapped(whole, style.wrap === 0 ? 0 : style.wrap + 24)
    for (const [at, text] of texts.entries()) {
      const isLast = at === texts.length - 1
      push(
        at === 0 ? (isLast ? 'itemP' : 'itemN') : isLast ? 'partQ' : 'partN',
        isLast ? joined(text, priceLine, style, draw) : text,
      )
    }
    parts('partP', secondLine)
    behind(false)
    return expectedOf([])
  }
  if (order === 'NDP/D' && main.length > 0) {
    const whole = described
    const cut = whole.indexOf(' ', Math.floor(whole.length * draw.unit()))
    const [begun, rest] = cut < 0 ? [whole, ''] : [whole.slice(0, cut), whole.slice(cut + 1)]
    push('itemP', joined(head + inlineText(begun, style), priceLine, style, draw))
    if (rest !== '') parts('partP', [rest])
    parts('partP', secondLine)
    behind(false)
    return expectedOf([])
  }
  if (order === 'NPD') {
    push('itemP', joined(head, priceLine, style, draw) + inlineText(described, style))
    parts('partP', secondLine)
    behind(false)
    return expectedOf([])
  }
  if (order === 'PN') {
    push(
      'itemP',
      `${style.bullet}${priceLine}${style.separator === 'tab' ? '\t' : style.separator === 'gap' ? '   ' : ' '}${head.slice(style.bullet.length)}`,
    )
    parts('partP', below)
    behind(false)
    return expectedOf([])
  }
  if (order === 'N/DP' && below.length > 0 && !prices.lines) {
    nameAlone()
    for (const [at, text] of below.entries()) {
      const isLast = at === below.length - 1
      push(isLast ? 'partQ' : 'partN', isLast ? joined(text, priceLine, style, draw) : text, style.indent)
    }
    behind(false)
    return expectedOf([])
  }
  if (order === 'N/P' || order === 'N/P/D') {
    nameAlone()
    between()
    pricesBelow()
    parts('partP', below)
    behind(true)
    return expectedOf([])
  }
  if (order === 'N/D/P' || order === 'L' || prices.lines) {
    nameAlone()
    const isExtraFirst = draw.chance(0.5)
    if (isExtraFirst) between()
    parts('partN', below)
    if (!isExtraFirst) between()
    pricesBelow()
    behind(true)
    return expectedOf([])
  }
  nameWithPrice(priceLine)
  parts('partP', below)
  behind(false)
  return expectedOf([])
}

/** The same with another separator, and a space more or less before the sign: as people type a menu. */
const otherWay = (writing: DishWriting): DishWriting => ({
  ...writing,
  style: { ...writing.style, separator: writing.draw.pick(['space', 'gap', 'glued', 'space']) },
  money: { ...writing.money, gap: writing.money.gap === '' ? ' ' : '' },
})

const wrappedOne = (text: string | undefined, width: number): string[] =>
  text === undefined ? [] : wrapped(text, width)

const inlineText = (description: string, { inline }: DishLayout): string =>
  inline === ' (' ? ` (${description.replaceAll(/^\(|\)$/gu, '')})` : inline + description

const allergenWords: Readonly<Record<string, string>> = {
  de: 'Allergene: ',
  fr: 'Allergènes : ',
  it: 'Allergeni: ',
  es: 'Alérgenos: ',
  nl: 'Allergenen: ',
  pt: 'Alergénios: ',
  da: 'Allergener: ',
  sv: 'Allergener: ',
  pl: 'Alergeny: ',
  cs: 'Alergeny: ',
  hu: 'Allergének: ',
}
const allergenWord = (language: string): string => allergenWords[languageOf(language)] ?? 'Allergens: '
