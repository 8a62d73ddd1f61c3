import { CARD_FORMATS, type TableCards } from '#domain/design/paper/editions.ts'
import { type PaperPt, POINTS_PER_INCH, paperOf } from '#domain/design/paper/paper.ts'
import type { TypstEngine } from '../engine/engine.ts'
import type { TypesetResult } from '../job/job.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { ImposedCell, Imposition, SheetLine } from './imposition.ts'
import { onSheets } from './set-sheets.ts'

/** From the edges of the sheet to the cards, in points: what printers of offices cannot reach, and the marks. */
const MARGIN_PT = 0.5 * POINTS_PER_INCH

const paperOfCards = ({ paper = 'letter' }: TableCards): PaperPt =>
  paperOf({ pageSize: paper, isLandscape: false, customWidthIn: 0, customHeightIn: 0 })

/** A sign is as large as its sheet, which has nothing to be cut. */
const marginOf = ({ format }: TableCards): number => (format === 'sign' ? 0 : MARGIN_PT)

/** Returns the size of one card of these that a sheet has next to each other. */
export function cardSizeOf(cards: TableCards): PaperPt {
  const { across, down } = CARD_FORMATS[cards.format]
  const sheet = paperOfCards(cards)
  const around = 2 * marginOf(cards)
  return { widthPt: (sheet.widthPt - around) / across, heightPt: (sheet.heightPt - around) / down }
}

/** Returns a sheet full of one card, with marks in its margin where it is cut; a tent is turned above its fold. */
function cardSheetOf(cards: TableCards): Imposition {
  const { across, down, isFolded } = CARD_FORMATS[cards.format]
  const { widthPt, heightPt } = cardSizeOf(cards)
  const margin = marginOf(cards)
  const cells = places(across).flatMap((column) =>
    places(down).map(
      (row): ImposedCell => ({
        x: margin + column * widthPt,
        y: margin + row * heightPt,
        width: widthPt,
        height: heightPt,
        page: 1,
        isTurned: isFolded && row === 0,
      }),
    ),
  )
  const upright = places(across + 1).map((column) => mark('trim', true, margin + column * widthPt))
  const level = places(down + 1).map((row) =>
    mark(isFolded && row === 1 ? 'fold' : 'trim', false, margin + row * heightPt),
  )
  return {
    sheet: paperOfCards(cards),
    sides: [cells],
    lines: [margin === 0 ? [] : [...upright, ...level]],
    marks: { from: MARGIN_PT / 4, to: MARGIN_PT - 4 },
  }
}

const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place)

const mark = (kind: SheetLine['kind'], isUpright: boolean, at: number): SheetLine => ({ kind, isUpright, at })

/** A card that was set, on a sheet full of them; one that takes several pages is left as it is. */
export function setCards(
  engine: TypstEngine,
  cards: TableCards,
  { title, colors }: Pick<Sheet, 'title' | 'colors'>,
  result: TypesetResult,
): TypesetResult {
  if (result.pages.length > 1) return result
  return onSheets(engine, cardSheetOf(cards), { result, title, ground: colors.paper })
}
