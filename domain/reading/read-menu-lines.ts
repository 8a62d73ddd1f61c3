import { DEFAULT_CURRENCY } from '../money/currency.ts'
import { withTaglines } from './building/below-name.ts'
import { finishMenu } from './building/finish-menu.ts'
import { MenuBuilder } from './building/menu-builder.ts'
import { withLeftovers } from './building/place-leftovers.ts'
import { CAPITALS_NAME } from './building/split-name.ts'
import { withDeclared } from './declared/with-declared.ts'
import { type LineChances, withRiskyDishes } from './doubts/dish-risk.ts'
import { withDoubts } from './doubts/find-doubts.ts'
import { doubtRecognizedPrices } from './doubts/recognized-prices.ts'
import { withKnownName } from './layout/known-name.ts'
import { hasPartsBelow, readLayout } from './layout/read-layout.ts'
import type { Corrections, ReadLine } from './layout/role.ts'
import { leadsIn } from './lines/leads.ts'
import { type SourceLine, textOf } from './lines/line.ts'
import type { LineFacts } from './lines/line-facts.ts'
import { prepareLines } from './prepare-lines.ts'
import type { MenuReading } from './result/menu-reading.ts'

export interface ReadingChoice {
  /** Of prices without any sign. */
  readonly currency?: string
  /** Did a person choose that currency? It counts then, whatever signs the prices have. */
  readonly isCurrencyChosen?: boolean
  /** ISO 3166-1 alpha-2, where the restaurant is: its money and its codes of allergens. */
  readonly country?: string | undefined
  /** Did a person say the currency, by the country or by the menu that is read for? Absent, a country says it. */
  readonly isCurrencySaid?: boolean
  /** As its owner wrote it before. */
  readonly restaurantName?: string | undefined
  /** What a person said that lines are, by their places. */
  readonly corrections?: Corrections
}

/**
 * Reads the lines of a menu into a menu, and says of each line what it was taken for and how sure that is. Nothing is
 * dropped: a line that isn't part of the menu has the role `leave-out` or `ornament`. Never throws.
 */
export function readMenuLines(lines: readonly SourceLine[], choice: ReadingChoice = {}): MenuReading {
  const { reading, chances } = readWithAllDoubts(lines, choice)
  return withRiskyDishes(reading, chances, choice.corrections ?? new Map())
}

/** The reading with all that checks doubt of it, and how sure the layout is of each line. */
export function readWithAllDoubts(
  lines: readonly SourceLine[],
  {
    currency: expected = DEFAULT_CURRENCY,
    isCurrencyChosen = false,
    country,
    isCurrencySaid = country !== undefined,
    corrections: said = new Map(),
    restaurantName,
  }: ReadingChoice = {},
): { readonly reading: MenuReading; readonly chances: LineChances } {
  const corrections = withKnownName(lines, said, restaurantName)
  const { languages, currency, isCurrencyWritten, prices, legend, twofold, declared, asWritten, facts } =
    prepareLines(lines, { currency: expected, isCurrencyChosen, country, isCurrencySaid })
  const { roles: found, states, chances, pricesOf, question } = readLayout(facts, corrections)
  const roles = withTaglines(found, asWritten, prices, corrections)
  const dishesLike = (form: RegExp): number =>
    facts.filter(({ text }, at) => roles[at]?.role === 'item' && form.test(text)).length
  const isLatin = !/^(?:ja|zh|ko|th|he|ar|ru|uk|bg|el)\b/u.test(languages.first ?? 'en')
  const builder = new MenuBuilder(prices, {
    legend,
    isLatin,
    hasSecondLanguage: languages.second !== undefined || !isLatin,
    keepsCommas: hasPartsBelow(states),
    hasBareNumbers: dishesLike(BARE_NUMBER) > 3,
    hasLetterNumbers: dishesLike(LETTER_NUMBER) > 1,
    hasCapitalNames: dishesLike(CAPITALS_NAME) > 2,
    leads: leadsIn(dishesBySection(facts, roles)),
  })
  for (const [at, read] of roles.entries()) {
    const here = isOfDish(read) ? facts[at] : asWritten[at]
    if (here)
      builder.take(at, here, read, corrections.has(at) ? {} : { state: states.get(at), of: pricesOf.get(at) })
  }
  builder.end()
  const finished = finishMenu(builder.draft, legend, { currency, languages, isLatin })
  const { content, sectionIds, itemIds, unsureColumns } = finished
  const told = withLeftovers(roles, lines, builder.went, finished)
  const reading = {
    content,
    isCurrencyWritten,
    ...(question && { question }),
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
  return {
    reading: { ...doubted, lines: doubtRecognizedPrices(doubted.content, whole, corrections) },
    chances,
  }
}

/** The lines of dishes, by the headings above them. */
function dishesBySection(facts: readonly LineFacts[], roles: readonly ReadLine[]): string[][] {
  const sections: string[][] = [[]]
  for (const [at, { text }] of facts.entries()) {
    const role = roles[at]?.role
    if (role === 'section' || role === 'subsection') sections.push([])
    else if (role === 'item') sections.at(-1)?.push(text)
  }
  return sections
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

/** `12 Wonton soup` */
const BARE_NUMBER = /^\d{1,3}(?:\s+[\p{Lu}\p{Lo}]|\t\s*\p{L})/u

/** `L1 Larb`, `A. Spring rolls` */
const LETTER_NUMBER = /^(?:[A-Z]{1,2}\d{1,3}|[A-Z][.)])\s+\p{L}/u
