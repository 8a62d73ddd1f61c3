import { matrixWords } from '#domain/menu/allergen-matrix/words/matrix-words.ts'
import { plainLines } from '#domain/menu/plain-text/plain-lines.ts'
import type { TypstEngine } from '../engine/engine.ts'
import type { TypesetResult } from '../job/job.ts'
import { type DocumentToSet, officePaper, setOnPaper } from './document-pages.ts'

/**
 * A menu for who reads with difficulty: all of its words in one column of 18 pt, black on white, without pictures.
 * 18 pt is what the American Council of the Blind (Best Practices and Guidelines for Large Print) asks for.
 */
export function setLargePrint(engine: TypstEngine, job: DocumentToSet): TypesetResult {
  const { printed, design, sheet, language, line } = job
  return setOnPaper(engine, 'large-print.typ', sheet, {
    paper: officePaper(design),
    lines: plainLines(printed, language).map((each) => ({
      ...each,
      text: line(each.text),
      price: line(each.price),
    })),
    noPromise: line(matrixWords(language).noPromise),
    watermark: sheet.watermark,
  }).result
}
