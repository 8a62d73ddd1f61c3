import { strFromU8 } from 'fflate'
import { SourceError } from '../opened.ts'
import type { FileKind } from './file-kinds.ts'
import { entryNames } from './packed.ts'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** Bytes; programs that send PDFs put their own lines before the file, and readers look so far for its beginning. */
const PDF_START_ROOM = 1024

/**
 * Judges a file by its content, never by its name.
 * @throws {SourceError} with what to do instead, for a kind that is known and cannot be read
 */
export function judgeBytes(bytes: Uint8Array): FileKind {
  const beginning = strFromU8(bytes.subarray(0, PDF_START_ROOM), true)
  if (beginning.includes('%PDF-')) return 'pdf'
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return judgePackage(bytes)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw oldOffice(bytes)
  if (beginning.startsWith('{\\rtf')) throw saveAs('a Rich Text file', 'DOCX or PDF')
  if (isPicture(bytes, beginning)) return 'picture'
  if (/^....ftyp(?:hei|hev|mif|msf|avi)/su.test(beginning))
    throw saveAs('a picture in the HEIC or AVIF format', 'JPG or PNG')
  return 'text'
}

const isPicture = (bytes: Uint8Array, beginning: string): boolean =>
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  /^RIFF....WEBP/su.test(beginning)

function judgePackage(bytes: Uint8Array): FileKind {
  const names = entryNames(bytes)
  const has = (start: string) => names.some((name) => name.startsWith(start))
  if (has('word/')) return 'word'
  if (has('xl/')) return 'workbook'
  if (has('Index/') || has('index.apxl') || has('Index.zip'))
    throw saveAs('a file of Pages or Numbers', 'Word, Excel or PDF')
  if (has('content.xml')) throw saveAs('an OpenDocument file', 'DOCX, XLSX or PDF')
  if (has('ppt/')) throw saveAs('a presentation', 'PDF')
  throw new SourceError(
    'unknown_format',
    'This is a packed folder. Unpack it, and give the menu that is in it.',
  )
}

/** A compound file: Office of before 2007, or one of today behind a password. */
function oldOffice(bytes: Uint8Array): SourceError {
  const text = strFromU8(bytes, true)
  const wide = (word: string) => [...word].join('\0')
  if (text.includes(wide('EncryptedPackage')))
    return new SourceError(
      'encrypted',
      'This file is protected by a password. Save it without one, and give it again.',
    )
  if (text.includes(wide('WordDocument'))) return saveAs('a Word file of the old kind (.doc)', 'DOCX or PDF')
  return saveAs('a workbook or a document of the old kind', 'XLSX, DOCX or PDF')
}

const saveAs = (what: string, better: string): SourceError =>
  new SourceError('unknown_format', `This is ${what}. Save it as ${better}, and give that.`)
