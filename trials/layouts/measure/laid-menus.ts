import type { SourceLine } from '#domain/reading/lines/line.ts'
import { inventedDocument, sampleDocuments } from '../documents.ts'
import { type LaidMenu, layOut, sourceLinesOf } from '../lay-out.ts'
import type { KnownDish, KnownSection } from './score-menu.ts'

/** Menus laid out by seeds, half of them of invented documents. */
export function* laidMenus(
  first: number,
  count: number,
): Generator<{ readonly seed: number; readonly menu: LaidMenu; readonly lines: SourceLine[] }> {
  const samples = sampleDocuments()
  for (let seed = first; seed < first + count; seed += 1) {
    const document = seed % 2 === 1 ? inventedDocument(seed) : samples[seed % samples.length]
    if (!document) continue
    const menu = layOut(document, seed)
    yield { seed, menu, lines: sourceLinesOf(menu) }
  }
}

/** What a menu that was laid out says, as a person would read it. */
export function knownSections({ expected }: LaidMenu): KnownSection[] {
  const bySection = Map.groupBy(expected, ({ section }) => section.join(' / '))
  return [...bySection.values()].map((dishes) => ({
    name: dishes[0]?.section.at(-1) ?? null,
    items: dishes.map(
      ({ name, secondName, wine, description, prices }): KnownDish => ({
        name,
        ...(secondName !== undefined && { secondName }),
        ...((wine ?? description) !== undefined && {
          description: [wine, description].filter((words) => words !== undefined).join(' '),
        }),
        prices: prices.map(({ amount, isMarket, isSupplement }) =>
          isMarket === true
            ? { kind: 'market' }
            : { kind: isSupplement === true ? 'supplement' : 'fixed', amount },
        ),
      }),
    ),
  }))
}
