import type { PriceFacts } from '../../prices/line/amounts.ts'
import type { Corrections, Doubt, DoubtCode } from '../layout/role.ts'
import { headOf, isCapitals } from '../lines/line-facts.ts'
import type { LineReading, MenuReading } from '../result/menu-reading.ts'
import { doubtCurrencies } from './doubt-currencies.ts'
import { doubtExceptions } from './doubt-exceptions.ts'
import { doubtLanguages } from './doubt-languages.ts'
import { doubtLostWords } from './doubt-lost-words.ts'
import { doubtMarks } from './doubt-marks.ts'
import { doubtNames } from './doubt-names.ts'
import { doubtAmounts, doubtPrices } from './doubt-prices.ts'
import { doubtOnMostPages, doubtRepeated } from './doubt-repeated.ts'
import { doubtRoles } from './doubt-roles.ts'
import { doubtSections } from './doubt-sections.ts'
import { doubtSplits } from './doubt-splits.ts'
import { doubtTexts } from './doubt-texts.ts'
import { type DoubtfulLine, type ReadSection, readParts } from './read-parts.ts'

/** How sure a line is at most that a check looks twice at. */
const DOUBTED = 0.6

/**
 * The reading with what does not fit together marked as doubtful. A line is read by itself and what is around it; these
 * checks look at the menu that came out. A line of which a person said what it is has no more doubts.
 */
export function withDoubts(
  reading: MenuReading,
  facts: PriceFacts,
  corrections: Corrections = new Map(),
): MenuReading {
  const parts = readParts(reading)
  const isHeading = new Set(parts.sections.filter(isSurelySection(reading)).map(({ heading }) => heading))
  const sure = {
    ...reading,
    lines: reading.lines.map((line, at) =>
      isHeading.has(at) ? withoutDoubt(line, 'heading_or_item') : line,
    ),
  }
  return withDoubtful(
    sure,
    [
      ...doubtNames(parts),
      ...doubtMarks(parts),
      ...doubtRepeated(parts),
      ...doubtOnMostPages(parts),
      ...doubtPrices(parts, facts),
      ...doubtSections(parts),
      ...doubtSplits(parts),
      ...doubtExceptions(parts),
      ...doubtRoles(parts),
      ...doubtTexts(parts),
      ...doubtLanguages(parts),
      ...doubtCurrencies(parts, facts),
      ...doubtLostWords(parts, facts),
    ],
    corrections,
  )
}

/**
 * The reading of a table with the doubts that come of its menu. Its columns say what cells are, so that what is
 * doubted of how lines are laid out has no meaning for it.
 */
export function withTableDoubts<Reading extends MenuReading>(
  reading: Reading,
  corrections: Corrections = new Map(),
): Reading {
  const parts = readParts(reading)
  return withDoubtful(
    reading,
    [...doubtMarks(parts), ...doubtRepeated(parts), ...doubtAmounts(parts)],
    corrections,
  )
}

function withDoubtful<Reading extends MenuReading>(
  reading: Reading,
  found: readonly DoubtfulLine[],
  corrections: Corrections,
): Reading {
  const doubtful = Map.groupBy(found, ({ at }) => at)
  return {
    ...reading,
    lines: reading.lines.map((line, at) => {
      const here = corrections.has(at) ? undefined : doubtful.get(at)
      if (!here) return line
      const known = new Set(line.doubts.map(({ code }) => code))
      const more: Doubt[] = []
      for (const { code, text } of here) {
        if (known.has(code)) continue
        known.add(code)
        more.push({ code, ...(text !== undefined && text !== '' && { text }) })
      }
      return more.length === 0
        ? line
        : { ...line, confidence: Math.min(line.confidence, DOUBTED), doubts: [...line.doubts, ...more] }
    }),
  }
}

/** A heading that stands out from its menu and has several items below it isn't an item. */
const isSurelySection =
  ({ lines }: MenuReading) =>
  ({ heading, items }: ReadSection): boolean => {
    const line = lines[heading ?? -1]
    if (!line || items.length < 2) return false
    return line.line.gapAbove >= 1 || line.line.size > 1.1 || isCapitals(headOf(line.text))
  }

function withoutDoubt(line: LineReading, code: DoubtCode): LineReading {
  const doubts = line.doubts.filter((doubt) => doubt.code !== code)
  return doubts.length === line.doubts.length
    ? line
    : { ...line, doubts, confidence: doubts.length === 0 ? 1 : line.confidence }
}
