import { languageOf } from '#domain/money/locale.ts'
import type { LayoutState } from '#domain/reading/layout/states.ts'
import { type DishLine, type DishWriting, hasPrices, joined, written } from './dish-prices.ts'
import {
  addWords,
  allergenWord,
  describedAs,
  extraLines,
  inlineText,
  marksText,
  numbered,
  withNameSign,
} from './dish-words.ts'
import type { LaidDish, LaidPrice } from './document.ts'
import type { DishOrder } from './layout.ts'
import { inLetters, wrapped } from './letters.ts'
import { priceText } from './money.ts'
import type { ExpectedDish } from './page.ts'

export interface WrittenDish {
  readonly lines: readonly DishLine[]
  /** Prices that are written below all dishes of the section. */
  readonly later: readonly string[]
  readonly expected: Omit<ExpectedDish, 'section'>
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
  const isWeightFirst = dish.weight !== undefined && style.weight === 'before name'
  const isWeightInName =
    dish.weight !== undefined &&
    !isWeightFirst &&
    (style.weight === 'behind name' || !/^(?:NP|TBL)/u.test(order))
  const head =
    style.bullet +
    numbered(
      (isWeightFirst
        ? `${dish.weight}${style.separator === 'gap' || style.separator === 'tab' ? '   ' : ' '}`
        : '') +
        (dish.lead === undefined ? '' : `${dish.lead}: `) +
        withNameSign(shown, style) +
        (isWeightInName ? ` ${dish.weight}` : ''),
      dish.number,
      style,
    )
  const weightBefore = (price: string): string =>
    dish.weight === undefined || isWeightInName || isWeightFirst
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
  /** A number alone isn't a line of the dish to the reader: it takes numbers off before. */
  const numberAbove = (): void => {
    if (dish.number !== undefined && style.number === 'own line')
      push('ornament', dish.number + draw.pick(['.', '', '']))
  }
  /** The name where its price is below it. */
  const nameAlone = (): void => {
    numberAbove()
    const [first = head, ...rest] = wrapped(head, style.nameWrap)
    push('itemN', first)
    for (const text of rest) push('itemMore', text)
  }
  const nameWithPrice = (price: string): void => {
    numberAbove()
    const texts = wrapped(head, style.nameWrap)
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
  const expectedOf = (isDescribed: boolean): WrittenDish['expected'] => ({
    name,
    ...(dish.secondName !== undefined && style.second !== 'none' && { secondName: dish.secondName }),
    ...(isDescribed &&
      dish.description !== undefined && {
        description: inLetters(dish.description, style.descriptionCase, language).replaceAll(
          ', ',
          style.ingredients,
        ),
      }),
    ...(dish.wine !== undefined && { wine: dish.wine }),
    ...(dish.number !== undefined && style.number !== 'none' && { number: dish.number }),
    prices: isPriced ? prices.read : [],
  })

  const nameThenRest = (): void => {
    nameWithPrice(priceLine)
    parts('partP', below)
    behind(false)
  }
  const priceLast = (): void => {
    nameAlone()
    const isExtraFirst = draw.chance(0.5)
    if (isExtraFirst) between()
    parts('partN', below)
    if (!isExtraFirst) between()
    pricesBelow()
    behind(true)
  }
  const priceBelowName = (): void => {
    nameAlone()
    between()
    pricesBelow()
    parts('partP', below)
    behind(true)
  }
  const priceAbove = (): void => {
    push('pre', prices.line)
    push('itemA', head)
    parts('partP', below)
    behind(false)
  }
  /** All on one line, or wrapped with the price at the end. */
  const allInline = (): void => {
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
  }
  const oneLine = (state: 'itemP' | 'item0', text: string, more: readonly string[] = secondLine): void => {
    push(state, text)
    parts('partP', more)
    behind(false)
  }
  const nameOnly = (): void => oneLine('item0', head, [...below, ...(said.length === 0 ? descriptions : [])])
  const usually = prices.lines ? priceLast : nameThenRest

  const orders: Readonly<Record<DishOrder, () => void>> = {
    N: nameOnly,
    'N/D': nameOnly,
    HP: nameOnly,
    ND: () => {
      if (descriptions.length === 0) nameOnly()
      else oneLine('item0', head + inlineText(described, style))
    },
    'NN/PP': () => push('itemN', head),
    'P/N': priceAbove,
    'P/N/D': priceAbove,
    TBL: () => {
      const cells = [head, ...(descriptions.length > 0 ? [described] : []), weightBefore(priceLine)]
      oneLine('itemP', cells.join(style.separator === 'bar' ? ' | ' : '\t'))
    },
    NDP: allInline,
    'NDP/D': () => {
      if (main.length === 0) return usually()
      const cut = described.indexOf(' ', Math.floor(described.length * draw.unit()))
      const [begun, rest] = cut < 0 ? [described, ''] : [described.slice(0, cut), described.slice(cut + 1)]
      oneLine('itemP', joined(head + inlineText(begun, style), priceLine, style, draw), [
        ...(rest === '' ? [] : [rest]),
        ...secondLine,
      ])
    },
    NPD: () => {
      if (descriptions.length === 0) allInline()
      else oneLine('itemP', joined(head, priceLine, style, draw) + inlineText(described, style))
    },
    PN: () => {
      const gap = style.separator === 'tab' ? '\t' : style.separator === 'gap' ? '   ' : ' '
      oneLine('itemP', `${style.bullet}${priceLine}${gap}${head.slice(style.bullet.length)}`, below)
    },
    'N/DP': () => {
      if (below.length === 0 || prices.lines) return usually()
      nameAlone()
      for (const [at, text] of below.entries()) {
        const isLast = at === below.length - 1
        push(isLast ? 'partQ' : 'partN', isLast ? joined(text, priceLine, style, draw) : text, style.indent)
      }
      behind(false)
    },
    'N/P': priceBelowName,
    'N/P/D': priceBelowName,
    'N/D/P': priceLast,
    L: priceLast,
    NP: usually,
    'NP/D': usually,
  }
  const write = isPriced || order === 'ND' ? orders[order] : nameOnly
  write()
  const isBlock = isPriced && order === 'NN/PP'
  return {
    lines,
    later: isBlock ? [priceLine] : [],
    expected: expectedOf(!isBlock),
  }
}

/** The same with another separator, and a space more or less before the sign: as people type a menu. */
const otherWay = (writing: DishWriting): DishWriting => ({
  ...writing,
  style: { ...writing.style, separator: writing.draw.pick(['space', 'gap', 'glued', 'space']) },
  money: { ...writing.money, gap: writing.money.gap === '' ? ' ' : '' },
})

const wrappedOne = (text: string | undefined, width: number): string[] =>
  text === undefined ? [] : wrapped(text, width)
