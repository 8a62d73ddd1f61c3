import { currencyOfCountry } from '../../domain/money/countries.ts'
import { textLines } from '../../domain/reading/lines/text-lines.ts'
import { decodeText } from '../judging/decode-text.ts'
import { judgeBytes } from '../judging/judge-bytes.ts'
import { judgeText, type TextKind } from '../judging/judge-text.ts'
import { type GivenFile, type OpenedSource, SOURCE_LIMITS, SourceError, type SourceHint } from '../opened.ts'

/**
 * Opens a file that an owner gives, judged by its content. Rooms with large libraries are loaded when a file asks
 * for them.
 * @throws {SourceError} with a sentence for the owner
 */
export async function openSource(file: GivenFile, hint: SourceHint = {}): Promise<OpenedSource> {
  const { bytes } = file
  if (bytes.length === 0) throw empty()
  if (bytes.length > SOURCE_LIMITS.bytes)
    throw new SourceError(
      'too_large',
      `This file is larger than ${SOURCE_LIMITS.bytes / 1_000_000} MB. Save the menu without its large pictures, or give it page by page.`,
    )
  switch (judgeBytes(bytes)) {
    case 'pdf':
      return (await import('../pdf/open-pdf.ts')).openPdf(bytes)
    case 'word':
      return held(await (await import('../word/open-word.ts')).openWord(bytes))
    case 'workbook':
      return { kind: 'table', sheets: await (await import('../sheet/open-sheets.ts')).openSheets(bytes) }
    case 'picture':
      return { kind: 'pictures', pictures: [file] }
    case 'text':
      return openText(bytes, hint)
  }
}

async function openText(bytes: Uint8Array, hint: SourceHint): Promise<OpenedSource> {
  const decoded = decodeText(bytes, hint)
  if (decoded.kind !== 'text')
    throw new SourceError(
      'unknown_format',
      'This file holds no text that could be read. Save the menu as PDF, Word, Excel, CSV or text, or give a photograph of it.',
    )
  const { encoding, isGuessed } = decoded
  const text = await withLetters(decoded.text)
  if (text.trim() === '') throw empty()
  const currency = hint.country === undefined ? undefined : currencyOfCountry(hint.country)
  const opened = await openAs(judgeText(text), text, currency)
  const isOpen = isGuessed || hint.encoding !== undefined
  return isOpen && (opened.kind === 'lines' || opened.kind === 'table') ? { ...opened, encoding } : opened
}

/** What a shop exports has its letters as a page has them; their semicolons would part cells. */
async function withLetters(text: string): Promise<string> {
  if (!/&(?:[a-z]{2,8}|#\w{2,7});/iu.test(text) || /^(?:html|json)$/u.test(judgeText(text))) return text
  return (await import('../html/entities.ts')).withoutEntities(text)
}

async function openAs(kind: TextKind, text: string, currency: string | undefined): Promise<OpenedSource> {
  switch (kind) {
    case 'html':
      return held((await import('../html/open-html.ts')).openHtml(text, currency))
    case 'json':
      return held((await import('../json/open-json.ts')).openJson(text, currency))
    case 'table':
      return { kind: 'table', sheets: (await import('../sheet/csv-rows.ts')).csvSheets(withinLine(text)) }
    case 'lines':
      return held({ kind: 'lines', lines: textLines(withinLine(text)), pages: [] })
  }
}

/** Before a line is taken apart: what takes memory and time without end isn't a menu. */
function withinLine(text: string): string {
  for (let start = 0, end = 0; end >= 0; start = end + 1) {
    end = text.indexOf('\n', start)
    if ((end < 0 ? text.length : end) - start > SOURCE_LIMITS.lineLength)
      throw new SourceError(
        'too_large',
        'This file has everything on one line, longer than any menu has. Save the menu again as Excel, CSV or text.',
      )
  }
  return text
}

function held(opened: OpenedSource): OpenedSource {
  if (opened.kind === 'lines' && opened.lines.length > SOURCE_LIMITS.lines)
    throw new SourceError(
      'too_many_rows',
      `This file has more than ${SOURCE_LIMITS.lines} lines, more than any menu. Give the menu alone.`,
    )
  return opened
}

const empty = (): SourceError =>
  new SourceError('empty', 'There is nothing in this file. Choose another one.')
