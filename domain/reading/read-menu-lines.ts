import { allergenGroup } from '../allergens/allergen-keys.ts'
import { DEFAULT_CURRENCY } from '../money/currency.ts'
import { hasDecimalComma } from '../money/locale.ts'
import { countsLines, type PriceFacts } from '../prices/line/amounts.ts'
import { formsAtHand } from '../prices/line/forms-at-hand.ts'
import { countedNames, hasRowsOfPrices, writesInThousands } from '../prices/line/unpaid-numbers.ts'
import { finishMenu } from './building/finish-menu.ts'
import { MenuBuilder } from './building/menu-builder.ts'
import { withLeftovers } from './building/place-leftovers.ts'
import { declaredLines } from './declared/declared-lines.ts'
import { withDeclared } from './declared/with-declared.ts'
import { withDoubts } from './doubts/find-doubts.ts'
import { doubtRecognizedPrices } from './doubts/recognized-prices.ts'
import {
  bulletsIn,
  type SourceLine,
  textOf,
  withoutBullet,
  withoutBulletOf,
  withoutPage,
} from './lines/line.ts'
import { type LegendEntry, readLegend } from './marks/legend.ts'
import type { MenuReading } from './result/menu-reading.ts'
import { type Corrections, classify } from './roles/classify.ts'
import { withoutFurniture } from './roles/furniture.ts'
import { factsOf, type LineFacts } from './roles/line-facts.ts'
import { styleOf } from './roles/menu-style.ts'
import type { ReadLine } from './roles/role.ts'
import { withColumns } from './roles/with-columns.ts'
import { withLegends } from './roles/with-legends.ts'
import { currencyOf, writesComma } from './whole/currency.ts'
import { languagesOf } from './whole/language.ts'
import { noticeKindOf } from './words/notice-words.ts'

export interface ReadingChoice {
  /** Of prices without any sign. */
  readonly currency?: string
  /** Did a person choose that currency? It counts then, whatever signs the prices have. */
  readonly isCurrencyChosen?: boolean
  /** ISO 3166-1 alpha-2, where the restaurant is: its money and its codes of allergens. */
  readonly country?: string | undefined
  /** Did a person say the currency, by the country or by the menu that is read for? Absent, a country says it. */
  readonly isCurrencySaid?: boolean
  /** What a person said that lines are, by their places. */
  readonly corrections?: Corrections
}

/**
 * Reads the lines of a menu into a menu, and says of each line what it was taken for and how sure that is. Nothing is
 * dropped: a line that isn't part of the menu has the role `leave-out` or `ornament`. Never throws.
 */
export function readMenuLines(
  lines: readonly SourceLine[],
  {
    currency: expected = DEFAULT_CURRENCY,
    isCurrencyChosen = false,
    country,
    isCurrencySaid = country !== undefined,
    corrections = new Map(),
  }: ReadingChoice = {},
): MenuReading {
  const text = lines.map(textOf).join('\n')
  // What codes mean is in the language of a list, and says little of the house.
  const spoken = lines.filter((line) => readLegend(textOf(line)) === undefined)
  const languages = languagesOf(
    spoken.map(textOf).join('\n'),
    spoken
      .filter((line) => !/\d/u.test(textOf(line)))
      .map(textOf)
      .join('\n'),
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
    counted: countedNames(texts),
    hasRows: hasRowsOfPrices(text),
    isInThousands: writesInThousands(texts, currency),
  }
  const prices: PriceFacts = { ...known, forms: formsAtHand(texts, known) }
  const bullets = bulletsIn(lines)
  const factsIn = (from: readonly SourceLine[]) =>
    withLegends(
      withoutFurniture(
        withColumns(
          from.map((line) => factsOf(withoutPage(withoutBullet(withoutBulletOf(line, bullets))), prices)),
        ),
      ),
    )
  const asWritten = factsIn(lines)
  const { legend, twofold } = legendOf(asWritten)
  const declared = declaredLines(lines, {
    legend,
    twofold,
    country,
    isOfMenu: (at) => asWritten[at]?.legend !== undefined || asWritten[at]?.isOrnament === true,
    isNotice: (at) => asWritten[at]?.isNotice === true && asWritten[at].tail.prices.length === 0,
  })
  const facts =
    declared.size === 0 ? asWritten : factsIn(lines.map((line, at) => declared.get(at)?.line ?? line))
  const roles = classify(facts, corrections)
  const isLatin = !/^(?:ja|zh|ko|th|he|ar|ru|el)\b/u.test(languages.first ?? 'en')
  const builder = new MenuBuilder(prices, {
    legend,
    isLatin,
    hasSecondLanguage: languages.second !== undefined || !isLatin,
    keepsCommas: styleOf(facts).hasPartsBelow,
    hasBareNumbers: countBareNumbers(facts) > 3,
    hasLetterNumbers:
      facts.filter(
        ({ text, tail }) => tail.prices.length > 0 && /^(?:[A-Z]{1,2}\d{1,3}|[A-Z][.)])\s+\p{L}/u.test(text),
      ).length > 1,
  })
  for (const [at, read] of roles.entries()) {
    const here = isOfDish(read) ? facts[at] : asWritten[at]
    if (here) builder.take(at, here, read)
  }
  builder.end()
  const finished = finishMenu(builder.draft, legend, { currency, languages, isLatin })
  const { content, sectionIds, itemIds, unsureColumns } = finished
  const told = withLeftovers(roles, lines, builder.went, finished)
  const reading = {
    content,
    isCurrencyWritten: isWritten,
    lines: lines.map((line, at) => {
      const read = told[at] ?? { role: 'ornament' as const, confidence: 1, doubts: [] }
      const { section, item } = read.role === 'leave-out' ? {} : (builder.went.get(at) ?? {})
      const sectionId = section && sectionIds.get(section)
      const itemId = item && itemIds.get(item)
      return {
        line,
        // What was taken off it is not looked for among the words of the menu.
        text: textOf(isOfDish(read) ? (declared.get(at)?.line ?? line) : line),
        ...read,
        ...(item &&
          unsureColumns.has(item) && {
            confidence: 0.5,
            doubts: [...read.doubts, { code: 'columns_unclear' as const }],
          }),
        ...(sectionId !== undefined && { sectionId }),
        ...(itemId !== undefined && { itemId }),
      }
    }),
  }
  const doubted = withDoubts(
    withDeclared(withTwofold(reading, asWritten, twofold), declared),
    prices,
    corrections,
  )
  const whole = doubted.lines.map((line) => ({ ...line, text: textOf(line.line) }))
  return { ...doubted, lines: doubtRecognizedPrices(doubted.content, whole, corrections) }
}

/** What was taken off a line is said of a dish; a notice and a title keep all their words. */
const isOfDish = ({ role }: ReadLine): boolean =>
  !/^(?:name|title|notice|contact|legend|leave-out)$/u.test(role)

/** The lines that explain a sign otherwise than others ask which of them is right. */
function withTwofold(
  reading: MenuReading,
  facts: readonly LineFacts[],
  twofold: ReadonlySet<string>,
): MenuReading {
  if (twofold.size === 0) return reading
  return {
    ...reading,
    lines: reading.lines.map((line, at) => {
      const signs = facts[at]?.legend?.entries.filter(({ symbol }) => twofold.has(symbol)) ?? []
      const text = signs.map(({ symbol }) => symbol).join(', ')
      return text === ''
        ? line
        : { ...line, confidence: 0.5, doubts: [...line.doubts, { code: 'legend_twofold' as const, text }] }
    }),
  }
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

const countBareNumbers = (facts: readonly LineFacts[]): number =>
  facts.filter(
    ({ text, tail }) => tail.prices.length > 0 && /^\d{1,3}(?:\s+[\p{Lu}\p{Lo}]|\t\s*\p{L})/u.test(text),
  ).length
