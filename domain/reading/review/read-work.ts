import { rewriteItem } from '../../menu/editing/edits.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { readMenuLines } from '../read-menu-lines.ts'
import type { LineReading } from '../reading.ts'
import type { Amendment, ReviewWork, WorkLine } from './review-work.ts'

/** A line with what it was read as. */
export interface ReviewRow extends LineReading, Pick<WorkLine, 'key' | 'from'> {
  readonly isSaid: boolean
  /** Should a person look at it? */
  readonly isDoubtful: boolean
  /** The section or the item begins on this line. */
  readonly isFirst: boolean
}

export interface ReviewReading {
  readonly content: MenuContent
  readonly rows: readonly ReviewRow[]
  readonly isCurrencyWritten: boolean
}

/** Below it a reading without any reason is doubtful too. */
const SURE = 0.6

const begins = new Set(['section', 'subsection', 'item'])

/**
 * Reads the menu from the lines as a person left them.
 * @param currency ISO 4217, of prices without any sign, where nobody chose one
 */
export function readWork(work: ReviewWork, currency: string): ReviewReading {
  const corrections = new Map(
    work.lines.flatMap(({ said, told }, at) => {
      const role = said ?? told
      return role === undefined ? [] : [[at, role] as const]
    }),
  )
  const { content, lines, isCurrencyWritten } = readMenuLines(
    work.lines.map(({ line }) => line),
    { currency: work.currency ?? currency, corrections },
  )
  const rows = lines.flatMap((reading, at): ReviewRow[] => {
    const line = work.lines[at]
    if (!line) return []
    const isSaid = line.said !== undefined
    return [
      {
        ...reading,
        key: line.key,
        from: line.from,
        isSaid,
        isDoubtful: !isSaid && (reading.doubts.length > 0 || reading.confidence < SURE),
        isFirst: begins.has(reading.role),
      },
    ]
  })
  return { content: amended(content, rows, work.amended), rows, isCurrencyWritten }
}

/** The menu with what a person wrote in the place of what was read. */
function amended(
  content: MenuContent,
  rows: readonly ReviewRow[],
  amendments: ReviewWork['amended'],
): MenuContent {
  const ofItems = new Map<number, Amendment>()
  const ofSections = new Map<number, Amendment>()
  for (const { key, isFirst, itemId, sectionId } of rows) {
    const amendment = amendments[key]
    if (!amendment || !isFirst) continue
    if (itemId !== undefined) ofItems.set(itemId, amendment)
    else if (sectionId !== undefined) ofSections.set(sectionId, amendment)
  }
  if (ofItems.size + ofSections.size === 0) return content
  return {
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      name: ofSections.get(section.id)?.name ?? section.name,
      items: section.items.map((item) => {
        const { name = item.name, prices = item.prices } = ofItems.get(item.id) ?? {}
        return name === item.name && prices === item.prices
          ? item
          : { ...rewriteItem(item, { name, description: item.description }), prices: [...prices] }
      }),
    })),
  }
}
