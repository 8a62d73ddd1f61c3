import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { LineRole } from '../../domain/reading/roles/role.ts'
import { type OpenedSource, SOURCE_LIMITS, SourceError, type SourcePage } from '../opened.ts'
import { attachedMenu } from './attached-menu.ts'
import { withoutDishHeadings } from './dish-headings.ts'
import { withTypedGaps } from './gaps.ts'
import { joinedLines } from './joined-lines.ts'
import { withPdf } from './load-pdf.ts'
import { measuresOf } from './measures.ts'
import { pageLines } from './page-lines.ts'
import { type PiecesOfPage, pagePieces } from './page-pieces.ts'
import { withPricesLast } from './prices-first.ts'
import { withoutRunningLines } from './running-lines.ts'

/**
 * The menu that a PDF of ours carries, or the lines of any other one.
 * @throws {SourceError}
 */
export const openPdf = (bytes: Uint8Array): Promise<OpenedSource> => withPdf(bytes, readPdf)

async function readPdf(pdf: PDFDocumentProxy): Promise<OpenedSource> {
  const json = await attachedMenu(pdf)
  if (json !== undefined) return { kind: 'menu', json }
  if (pdf.numPages > SOURCE_LIMITS.pages)
    throw new SourceError(
      'too_many_pages',
      `This PDF has ${pdf.numPages} pages; ${SOURCE_LIMITS.pages} are read. Give the pages of the menu alone.`,
    )
  const end = performance.now() + SOURCE_LIMITS.milliseconds
  const pages: SourcePage[] = []
  const pieces: PiecesOfPage[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    if (performance.now() > end)
      throw new SourceError(
        'took_too_long',
        'Reading this PDF takes too long. Give fewer pages, or print it as a new PDF.',
      )
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    pages.push({ width, height })
    pieces.push(await pagePieces(page))
    page.cleanup()
  }
  return linesOf(withoutDishHeadings(pieces), pages)
}

/** Letters on a page, on average; a scan has a stamp or a number at most. */
const LEAST_LETTERS = 12

function linesOf(pieces: readonly (readonly PiecesOfPage[])[], pages: readonly SourcePage[]): OpenedSource {
  const letters = pieces.flat(2).flatMap((group) => group.pieces)
  if (letters.reduce((sum, { text }) => sum + text.length, 0) < LEAST_LETTERS * pages.length)
    throw new SourceError(
      'no_text',
      'This PDF holds pictures of pages and no text. Give it as photographs or scans (JPG or PNG), so that its letters can be recognized.',
    )
  const measures = measuresOf(pieces)
  const set = pieces.map((groups, at) => pageLines(groups, at + 1, measures))
  const told = withPricesLast(withTypedGaps(set)).map((lines) => joinedLines(lines, measures))
  const { lines, running } = withoutRunningLines(told, pages)
  const roles = new Map<number, LineRole>(running.map((_, at) => [lines.length + at, 'leave-out']))
  return { kind: 'lines', lines: [...lines, ...running], pages, ...(roles.size > 0 && { roles }) }
}
