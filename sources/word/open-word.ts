import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import { htmlLines } from '../html/html-lines.ts'
import { unpack } from '../judging/packed.ts'
import { type OpenedSource, SourceError } from '../opened.ts'

/** What the words of a document need; neither its pictures nor its macros. */
const NEEDED = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[^/]+\.(?:xml|rels))$/u

/**
 * The lines of a Word document (DOCX): its paragraphs, tabs and tables.
 * @throws {SourceError}
 */
export async function openWord(bytes: Uint8Array): Promise<OpenedSource> {
  // Packed again: what is left is within the limits, whatever the directory of the file said.
  const packed = zipSync({ ...unpack(bytes, (name) => NEEDED.test(name)) }, { level: 0 })
  const lines = htmlLines(await htmlOf(packed), { isDocument: true })
  if (lines.length === 0)
    throw new SourceError(
      'no_text',
      'This document holds no text, perhaps only a picture of the menu. Give the picture itself.',
    )
  return { kind: 'lines', lines, pages: [] }
}

async function htmlOf(packed: Uint8Array): Promise<string> {
  // The library takes the one in Node, the other in browsers.
  const input = { buffer: packed, arrayBuffer: packed.buffer } as Parameters<typeof mammoth.convertToHtml>[0]
  try {
    const { value } = await mammoth.convertToHtml(input, {
      ignoreEmptyParagraphs: false,
      externalFileAccess: false,
      styleMap: ['p[style-name="Subtitle"] => h2:fresh'],
    })
    return value
  } catch (cause) {
    throw new SourceError('damaged', 'This document is damaged. Open it in Word, and save it again.', {
      cause,
    })
  }
}
