import { readMenuFile } from '../../domain/menu/stored/menu-file.ts'
import { textLines } from '../../domain/reading/lines/text-lines.ts'
import { decodeText } from '../judging/decode-text.ts'
import { judgeBytes } from '../judging/judge-bytes.ts'
import { judgeText } from '../judging/judge-text.ts'
import { type GivenFile, type OpenedSource, SOURCE_LIMITS, SourceError } from '../opened.ts'

/**
 * Opens a file that an owner gives, judged by its content. Rooms with large libraries are loaded when a file asks
 * for them.
 * @throws {SourceError} with a sentence for the owner
 */
export async function openSource(file: GivenFile): Promise<OpenedSource> {
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
      return openText(bytes)
  }
}

async function openText(bytes: Uint8Array): Promise<OpenedSource> {
  const decoded = decodeText(bytes)
  if (decoded.kind !== 'text')
    throw new SourceError(
      'unknown_format',
      'This file holds no text that could be read. Save the menu as PDF, Word, Excel, CSV or text, or give a photograph of it.',
    )
  const { text } = decoded
  if (text.trim() === '') throw empty()
  switch (judgeText(text)) {
    case 'html':
      return held((await import('../html/open-html.ts')).openHtml(text))
    case 'json':
      return openJson(text)
    case 'table':
      return { kind: 'table', sheets: await (await import('../sheet/open-sheets.ts')).openSheets(bytes) }
    case 'lines':
      return held({ kind: 'lines', lines: textLines(text), pages: [] })
  }
}

/** A file of ours is checked here, so that its reader need not doubt it. */
function openJson(json: string): OpenedSource {
  try {
    readMenuFile(json)
  } catch (cause) {
    const sentence = cause instanceof Error ? cause.message : 'This file does not hold a menu.'
    throw new SourceError('no_menu', sentence, { cause })
  }
  return { kind: 'menu', json }
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
