import { rewriteItem } from '../../menu/editing/edits.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { isWithoutRoom } from '../doubts/doubt-words.ts'
import type { LayoutQuestion } from '../layout/second-layout.ts'
import type { LineReading } from '../reading.ts'
import { joinTables } from '../tables/join-tables.ts'
import type { TableRemark } from '../tables/sheet/table-remark.ts'
import { type PartOfWork, partsOfWork, type WorkChoice } from './parts-of-work.ts'
import type { Amendment, ReviewWork, WorkLine } from './review-work.ts'
import { withSaidClaims } from './said-claims.ts'
import { tableOf } from './work-table.ts'

/** A line with what it was read as. */
export interface ReviewRow extends LineReading, Pick<WorkLine, 'key' | 'from'> {
  readonly isSaid: boolean
  /** Should a person look at it? */
  readonly isDoubtful: boolean
  /** The section or the item begins on this line. */
  readonly isFirst: boolean
  /** Is it the row of a sheet? */
  readonly isOfTable: boolean
}

/** A question about many lines, by their keys. */
export type ReviewQuestion = LayoutQuestion

export interface ReviewReading {
  readonly content: MenuContent
  readonly rows: readonly ReviewRow[]
  readonly isCurrencyWritten: boolean
  /** Ids of dishes that their rows bear; absent where several readings were joined. */
  readonly ownIds?: ReadonlySet<number>
  /** What is to be known of the sheets as a whole. */
  readonly remarks: readonly TableRemark[]
  readonly question?: ReviewQuestion
}

/** Below it a reading without any reason is doubtful too. */
const SURE = 0.6

/**
 * Reads the menu from the lines as a person left them. Rows of a sheet that holds no menu aren't lines of it.
 * @param currency ISO 4217, of prices without any sign, where nobody chose one
 * @param known choices and own marks of the menu that it is read for, which rows of a sheet may name; what the
 *   restaurant is called and where it is, and whether its currency was said
 */
export function readWork(
  work: ReviewWork,
  currency: string,
  known: Omit<WorkChoice, 'currency'> = {},
): ReviewReading {
  const parts = partsOfWork(work, { ...known, currency: work.currency ?? currency })
  const { content, lines, isCurrencyWritten, remarks, ownIds } = joinTables(
    parts.map(({ reading }) => reading),
  )
  const places = parts.flatMap((part) => part.places)
  const begun = new Set<number>()
  const read = new Map(lines.map((reading, index) => [places[index] ?? -1, reading] as const))
  const rows = work.lines.flatMap((workLine, at): ReviewRow[] => {
    const reading = read.get(at)
    if (!reading) return []
    const { key, from, said, line } = workLine
    const isSaid = said !== undefined
    const isItem = reading.role === 'item' && reading.itemId !== undefined
    const isFirst = isItem ? !begun.has(reading.itemId ?? 0) : headings.has(reading.role)
    if (isItem) begun.add(reading.itemId ?? 0)
    return [
      {
        ...reading,
        line,
        key,
        from,
        isSaid,
        isDoubtful: isSaid
          ? reading.role !== 'leave-out' && reading.doubts.some(({ code }) => isWithoutRoom(code))
          : reading.doubts.length > 0 || reading.confidence < SURE,
        isFirst,
        isOfTable: tableOf(work, workLine) !== undefined,
      },
    ]
  })
  return {
    content: amended(content, rows, work.amended),
    rows: withoutDoubtOfWritten(rows, work.amended),
    isCurrencyWritten,
    remarks,
    ...questionOf(work, parts),
    ...(ownIds && { ownIds }),
  }
}

/** The question about lines of texts, by their keys. */
function questionOf({ lines }: ReviewWork, parts: readonly PartOfWork[]): Pick<ReviewReading, 'question'> {
  const asked = parts.find(({ reading }) => reading.question)
  const { question } = asked?.reading ?? {}
  if (!asked || !question) return {}
  const keyOf = (at: number): number => lines[asked.places[at] ?? -1]?.key ?? -1
  return {
    question: {
      ...question,
      alike: question.alike.map(keyOf),
      ways: new Map([...question.ways].map(([at, way]) => [keyOf(at), way])),
    },
  }
}

/** Who wrote the prices of an item has looked at its lines. */
function withoutDoubtOfWritten(
  rows: readonly ReviewRow[],
  amendments: ReviewWork['amended'],
): readonly ReviewRow[] {
  const written = new Set(
    rows.flatMap(({ key, isFirst, itemId }) =>
      isFirst && amendments[key]?.prices !== undefined ? (itemId ?? []) : [],
    ),
  )
  const isWritten = ({ role, itemId }: ReviewRow) =>
    (role === 'item' || role === 'prices' || role === 'prices-below') &&
    itemId !== undefined &&
    written.has(itemId)
  return written.size === 0
    ? rows
    : rows.map((row) => (row.isDoubtful && isWritten(row) ? { ...row, isDoubtful: false } : row))
}

const headings = new Set(['section', 'subsection'])

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
        const { name = item.name, prices = item.prices, claims } = ofItems.get(item.id) ?? {}
        const written =
          name === item.name && prices === item.prices
            ? item
            : { ...rewriteItem(item, { name, description: item.description }), prices: [...prices] }
        return withSaidClaims(written, claims)
      }),
    })),
  }
}
