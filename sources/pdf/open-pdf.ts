import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { LineRole } from '#domain/reading/layout/role.ts'
import { readMenuFile } from '../../domain/menu/stored/menu-file.ts'
import type { Run } from '../../domain/reading/lines/line.ts'
import { type OpenedSource, SOURCE_LIMITS, SourceError, type SourcePage } from '../opened.ts'
import { spanTextsOf } from './actual-texts.ts'
import { withoutDishHeadings } from './dish-headings.ts'
import { withTypedGaps } from './gaps.ts'
import { joinedPages } from './joined-lines.ts'
import { withPdf } from './load-pdf.ts'
import { setPages } from './measures.ts'
import type { PageLine } from './page-line.ts'
import { pageLines } from './page-lines.ts'
import { type PiecesOfPage, pagePieces } from './page-pieces.ts'
import { endsWithPrice, hasWords, priceShareOf } from './piece.ts'
import { withoutCopies, withoutRunningLines } from './running-lines.ts'

/**
 * The menu that a PDF of ours carries, or the lines of any other one.
 * @throws {SourceError}
 */
export const openPdf = (bytes: Uint8Array): Promise<OpenedSource> =>
  withPdf(bytes, (pdf) => readPdf(pdf, bytes))

async function readPdf(pdf: PDFDocumentProxy, bytes: Uint8Array): Promise<OpenedSource> {
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
  const textsFor = spanTextsOf(bytes)
  for (let number = 1; number <= pdf.numPages; number++) {
    if (performance.now() > end)
      throw new SourceError(
        'took_too_long',
        'Reading this PDF takes too long. Give fewer pages, or print it as a new PDF.',
      )
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    pages.push({ width, height })
    pieces.push(await pagePieces(page, textsFor))
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
  const { pages: set, measures } = setPages(pieces)
  const written = set.map((groups, at) => pageLines(groups, at + 1, measures))
  const joined = joinedPages(withPricesLast(withTypedGaps(written)), measures)
  const sheets = joined.map(withoutCopies)
  const parted = withoutRunningLines(
    sheets.map(({ lines }) => lines),
    pages,
  )
  const left = [...parted.running, ...sheets.flatMap(({ running }) => running)]
  const roles = new Map<number, LineRole>(left.map((_, at) => [parted.lines.length + at, 'leave-out']))
  return { kind: 'lines', lines: [...parted.lines, ...left], pages, ...(roles.size > 0 && { roles }) }
}

/** Bytes; a menu of a thousand items has a fifth of it. */
const LARGEST = 5_000_000

/** The maximum number of attached files that are looked at in a PDF. */
const MOST = 10

/** The menu that a PDF of ours carries; undefined where it carries none that can be read. */
async function attachedMenu(pdf: PDFDocumentProxy): Promise<string | undefined> {
  const attachments = await pdf.getAttachments()
  for (const id of [...(attachments?.keys() ?? [])].slice(0, MOST)) {
    const content = await pdf.getAttachmentContent(id)
    if (!(content instanceof Uint8Array) || content.length > LARGEST) continue
    const json = new TextDecoder().decode(content)
    try {
      readMenuFile(json)
      return json
    } catch {
      // Another program's attachment, or a menu of a later version: the pages themselves can still be read.
    }
  }
  return undefined
}

/** Lines; fewer aren't a habit of a menu. */
const FEW = 3

/** Where a menu sets its prices left of the names, lines with the prices behind them, as they are read. */
function withPricesLast(pages: readonly (readonly PageLine[])[]): PageLine[][] {
  const all = pages.flat()
  const moved = new Map(all.map((line) => [line, pricesLast(line)]))
  const first = all.filter((line) => moved.get(line) !== undefined)
  const last = all.filter((line) => !first.includes(line) && isPricedAtEnd(line.line.runs))
  if (first.length < FEW || first.length <= last.length) return pages.map((lines) => [...lines])
  return pages.map((lines) => lines.map((line) => moved.get(line) ?? line))
}

/** Undefined for a line that does not begin with prices before words without any. */
function pricesLast(line: PageLine): PageLine | undefined {
  const { runs } = line.line
  const from = runs.findIndex(({ text }) => !isBarePrice(text))
  const words = runs.slice(from)
  if (from < 1 || !words.some(({ text }) => hasWords(text))) return undefined
  // Words as `ask your server` behind a price aren't another one.
  if (isPricedAtEnd(words) && /\d/u.test(words.at(-1)?.text ?? '')) return undefined
  return { ...line, line: { ...line.line, runs: [...words, ...runs.slice(0, from)] } }
}

const isPricedAtEnd = (runs: readonly Run[]): boolean => endsWithPrice(runs.at(-1)?.text ?? '')

const isBarePrice = (text: string): boolean => /^[–—-]$/u.test(text) || priceShareOf(text) === 'all'
