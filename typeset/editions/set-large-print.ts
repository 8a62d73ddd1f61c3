import { everydayPaperFor, paperOf } from '#domain/design/paper/paper.ts'
import type { Design } from '#domain/design/settings.ts'
import { matrixWords } from '#domain/menu/allergen-matrix/words/matrix-words.ts'
import { plainLines } from '#domain/menu/plain-text/plain-lines.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { TypstEngine } from '../engine/engine.ts'
import type { TypesetResult } from '../job/job.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { documentPages } from './document-pages.ts'

interface LargePrintToSet {
  readonly printed: PrintedMenu
  readonly design: Design
  readonly sheet: Sheet
  /** BCP 47, of the menu. */
  readonly language: string | undefined
  /** A text of which every character has a shape. */
  readonly line: (text: string) => string
}

/**
 * A menu for who reads with difficulty: all of its words in one column of 18 pt, black on white, without pictures.
 * 18 pt is what the American Council of the Blind (Best Practices and Guidelines for Large Print) asks for.
 */
export function setLargePrint(engine: TypstEngine, job: LargePrintToSet): TypesetResult {
  const { printed, design, sheet, language, line } = job
  const paper = paperOf({ ...design, pageSize: everydayPaperFor(design.pageSize), isLandscape: false })
  const { units: _, ...common } = sheet
  const document = engine.set('shared/editions/large-print.typ', {
    sheet: common,
    pass: {
      paper,
      lines: plainLines(printed, language).map((each) => ({
        ...each,
        text: line(each.text),
        price: line(each.price),
      })),
      noPromise: line(matrixWords(language).noPromise),
      watermark: sheet.watermark,
    },
  })
  return documentPages(engine, document, paper)
}
