import type { PriceFacts } from '../../prices/line/amounts.ts'
import type { Corrections, Doubt } from '../layout/role.ts'
import type { MenuReading } from '../result/menu-reading.ts'
import { doubtCurrencies } from './doubt-currencies.ts'
import { doubtExceptions } from './doubt-exceptions.ts'
import { doubtLostWords } from './doubt-lost-words.ts'
import { doubtMarks } from './doubt-marks.ts'
import { doubtNames } from './doubt-names.ts'
import { doubtAmounts, doubtPrices } from './doubt-prices.ts'
import { doubtOnMostPages, doubtRepeated } from './doubt-repeated.ts'
import { doubtSections } from './doubt-sections.ts'
import { doubtSplits } from './doubt-splits.ts'
import { type DoubtfulLine, readParts } from './read-parts.ts'

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
  return withDoubtful(
    reading,
    [
      ...doubtNames(parts),
      ...doubtMarks(parts),
      ...doubtRepeated(parts),
      ...doubtOnMostPages(parts),
      ...doubtPrices(parts, facts),
      ...doubtSections(parts),
      ...doubtSplits(parts),
      ...doubtExceptions(parts),
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
      for (const { code, text, role } of here) {
        if (known.has(code)) continue
        known.add(code)
        more.push({ code, ...(text && { text }), ...(role && { role }) })
      }
      return more.length === 0
        ? line
        : { ...line, confidence: Math.min(line.confidence, DOUBTED), doubts: [...line.doubts, ...more] }
    }),
  }
}
