import { allergenGroup } from '../allergens/allergen-keys.ts'
import { currencyDigits } from '../money/currency.ts'
import { hasDecimalComma } from '../money/locale.ts'
import { amountsIn, countsLines, type PriceFacts } from '../prices/line/amounts.ts'
import { formsAtHand } from '../prices/line/forms-at-hand.ts'
import { labelsAtHand } from '../prices/line/labels-at-hand.ts'
import { seriesIn } from '../prices/line/series.ts'
import { countedNames, hasRowsOfPrices, writesInThousands } from '../prices/line/unpaid-numbers.ts'
import { declaredLines } from './declared/declared-lines.ts'
import { withDietsAsMarks } from './lines/diet-lines.ts'
import { withoutFurniture } from './lines/furniture.ts'
import {
  bulletsIn,
  type SourceLine,
  textOf,
  withoutBullet,
  withoutBulletOf,
  withoutLetterSpaces,
  withoutPage,
} from './lines/line.ts'
import { factsOf, type LineFacts, MEASURE_FIRST } from './lines/line-facts.ts'
import {
  haveDashes,
  numbersAbove,
  withDotBehindNumber,
  withNumber,
  withNumberBeside,
} from './lines/numbers-above.ts'
import { withColumns } from './lines/with-columns.ts'
import { withLegends } from './lines/with-legends.ts'
import { type LegendEntry, readLegend } from './marks/legend.ts'
import { currencyOf, writesComma } from './whole/currency.ts'
import { type Languages, languagesOf } from './whole/language.ts'
import { noticeKindOf } from './words/notice-words.ts'

/** Words of a line that may be a sentence of the house; headings are shorter, and are in any language that sounds well. */
const SENTENCE = 4

/** What is known of the money of a menu before it is read. */
export interface MoneyChoice {
  readonly currency: string
  readonly isCurrencyChosen: boolean
  readonly country: string | undefined
  readonly isCurrencySaid: boolean
}

/** The lines of a menu with what each line says alone, and what all lines say together. */
export interface PreparedLines {
  readonly languages: Languages
  readonly currency: string
  readonly isCurrencyWritten: boolean
  readonly prices: PriceFacts
  readonly legend: ReadonlyMap<string, LegendEntry>
  readonly twofold: ReadonlySet<string>
  readonly declared: ReturnType<typeof declaredLines>
  /** With the codes of allergens that {@link facts} are without. */
  readonly asWritten: readonly LineFacts[]
  readonly facts: readonly LineFacts[]
}

/** Finds what the lines of a menu say before anything is decided: languages, money, codes, prices at their ends. */
export function prepareLines(
  lines: readonly SourceLine[],
  { currency: expected, isCurrencyChosen, country, isCurrencySaid }: MoneyChoice,
): PreparedLines {
  const text = lines.map(textOf).join('\n')
  // What codes mean is in the language of a list, and says little of the house.
  const spoken = lines.filter((line) => readLegend(textOf(line)) === undefined)
  const languages = languagesOf(
    spoken.map(textOf).join('\n'),
    spoken
      .map(textOf)
      .filter((text) => !/\d/u.test(text) && text.trim().split(/\s+/u).length >= SENTENCE)
      .join('\n'),
    country,
  )
  const { currency: written, isWritten } = currencyOf(text, {
    language: languages.first,
    expected,
    isSaid: isCurrencySaid,
    country,
  })
  const currency = isCurrencyChosen ? expected : written
  const texts = lines.map(textOf)
  const known: PriceFacts = {
    currency,
    hasDecimalComma: writesComma(text) ?? (isCurrencySaid && hasDecimalComma(languages.first, currency)),
    hasCents:
      (text.match(/\d[.,]\d{2}(?!\d)/gu) ?? []).length >
      (text.match(/(?<![\d.,])\d{1,3}(?![\d.,])\s*$/gmu) ?? []).length,
    isNumbered: countsLines(texts),
    hasPricesFirst: texts.filter((line) => PRICE_THEN_NAME.test(line)).length >= LEAST_FIRST,
    counted: countedNames(texts),
    hasRows: hasRowsOfPrices(text),
    isInThousands: writesInThousands(texts, currency),
  }
  const prices: PriceFacts = {
    ...known,
    forms: formsAtHand(texts, known),
    labels: labelsAtHand(texts),
    series: seriesIn(texts),
  }
  const bullets = bulletsIn(lines)
  const numbers = numbersAbove(lines)
  const hasDashes = haveDashes(texts)
  const factsAt = (line: SourceLine, at: number): LineFacts => {
    const unmarked = withoutBullet(withoutBulletOf(line, bullets))
    const bare = withDietsAsMarks(withNumberBeside(withoutPage(withoutLetterSpaces(unmarked))))
    const dotted = hasDashes ? withDotBehindNumber(bare) : bare
    const facts = factsOf(withNumber(dotted, numbers.get(at - 1)), prices)
    return {
      ...facts,
      ...(unmarked !== line && { isBulleted: true }),
      ...(numbers.has(at) && { isOrnament: true }),
    }
  }
  const together = (facts: LineFacts[]) => withLegends(withoutFurniture(withColumns(withSaidOfMarket(facts))))
  const alone = lines.map(factsAt)
  const asWritten = together(alone)
  const { legend, twofold } = legendOf(asWritten)
  const declared = declaredLines(lines, {
    legend,
    twofold,
    country,
    areSigned: areSigned(texts, prices),
    isOfMenu: (at) => asWritten[at]?.legend !== undefined || asWritten[at]?.isOrnament === true,
    isNotice: (at) => asWritten[at]?.isNotice === true && asWritten[at].tail.prices.length === 0,
  })
  const facts =
    declared.size === 0
      ? asWritten
      : together(
          alone.map((facts, at) => {
            const line = declared.get(at)?.line
            return line ? factsAt(line, at) : facts
          }),
        )
  return {
    languages,
    currency,
    isCurrencyWritten: isWritten,
    prices,
    legend,
    twofold,
    declared,
    asWritten,
    facts,
  }
}

const isAlonePriced = (facts: LineFacts | undefined): boolean =>
  facts !== undefined && facts.tail.before === '' && facts.tail.prices.some(({ isEmpty }) => !isEmpty)

/**
 * `Market Fish MP`, below it `ask your server`, or that between a dish and its price: the dish has a price, so this is
 * said of it.
 */
const withSaidOfMarket = (lines: readonly LineFacts[]): LineFacts[] =>
  lines.map((facts, at) => {
    const { text, tail, gapAbove } = facts
    const isMarket = isAlonePriced(facts) && tail.prices.every(({ kind }) => kind === 'market')
    if (!isMarket || !/\p{L}\s\p{L}/u.test(text) || gapAbove >= 1) return facts
    const next = lines[at + 1]
    const isPricedAbove = lines[at - 1]?.tail.prices.some(({ isEmpty }) => !isEmpty) === true
    const isPricedBelow = isAlonePriced(next) && (next?.gapAbove ?? 1) < 1
    return isPricedAbove || isPricedBelow
      ? { ...facts, tail: { before: text, prices: [], behind: [] } }
      : facts
  })

/** `$16   Smoke Signal`, and how many such lines make a habit. */
const PRICE_THEN_NAME = new RegExp(
  String.raw`^${MEASURE_FIRST}?(?:\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?|\d{1,4}(?:[.,]\d{2})?\s?(?:\p{Sc}|Kč|zł|Ft|lei)|\d{1,3}[.,]\d{2})\t\p{Lu}\p{Ll}+(?:[\s,]|$)(?:[^\d\t(]|\([^()\t]*\))*$`,
  'u',
)
const LEAST_FIRST = 3

/** Fewest amounts with a sign that show how a menu writes prices, and the largest number that may be a code. */
const LEAST_SIGNED = 4
const LARGEST_CODE = 30

/** Do nearly all prices of a menu have a sign of money, so that a small number without one isn't a price? */
function areSigned(texts: readonly string[], prices: PriceFacts): boolean {
  const amounts = texts.flatMap((text) => amountsIn(text, prices).at(-1) ?? [])
  const one = 10 ** currencyDigits(prices.currency)
  const signed = amounts.filter(({ hasSign }) => hasSign).length
  const bare = amounts.filter(({ hasSign, value }) => !hasSign && value > LARGEST_CODE * one).length
  return signed >= LEAST_SIGNED && bare * 10 < signed
}

/** Do two entries say that one sign is two things? Two words for one group are none. */
function areTwo(one: LegendEntry, other: LegendEntry): boolean {
  if (one.kind === 'own' || other.kind === 'own') return false
  const groupOf = ({ kind, key = '' }: LegendEntry) =>
    kind === 'allergen' ? `allergen ${allergenGroup(key)}` : `${kind} ${key}`
  return groupOf(one) !== groupOf(other)
}

/** Characters; what is longer is a notice. */
const LONGEST_MEANING = 40

/** The letters and signs that the menu explains itself, by how they are written. */
function legendOf(facts: readonly LineFacts[]): {
  legend: Map<string, LegendEntry>
  twofold: ReadonlySet<string>
} {
  const legend = new Map<string, LegendEntry>()
  const twofold = new Set<string>()
  for (const { legend: line, text } of facts) {
    for (const entry of line?.entries ?? []) {
      const before = legend.get(entry.symbol)
      if (!before) legend.set(entry.symbol, entry)
      else if (areTwo(before, entry)) twofold.add(entry.symbol)
    }
    const [, sign, words = ''] = /^([*†‡°§]+)\s?(\p{L}[^.!]*)/u.exec(text) ?? []
    if (sign !== undefined && noticeKindOf(text) === 'advisory' && !legend.has(sign))
      legend.set(sign, {
        kind: 'mark',
        key: 'raw',
        symbol: sign,
        meaning:
          noticeKindOf(words) === 'advisory' &&
          words.length <= LONGEST_MEANING &&
          /^(?:contains )?(?:raw|under)/iu.test(words)
            ? words.trim()
            : '',
      })
  }
  for (const [symbol, entry] of legend) {
    // `* medium ** hot *** Thai hot`
    const [, sign = ''] = /^([^\p{L}\d])\1+$/u.exec(symbol) ?? []
    if (legend.get(sign)?.key === 'spicy-1')
      legend.set(symbol, { ...entry, kind: 'mark', key: `spicy-${Math.min(3, symbol.length / sign.length)}` })
  }
  const spicy = legend.get('🌶')
  if (spicy && !legend.has('🌶🌶') && facts.some(({ text }) => text.includes('🌶🌶')))
    legend.set('🌶🌶', { kind: 'mark', key: 'spicy-2', symbol: '🌶🌶', meaning: spicy.meaning })
  for (const symbol of twofold) legend.delete(symbol)
  return { legend, twofold }
}
