import { readSourcePicture, type SourcePicture } from '#contract/generating/sources.ts'
import { ApiError, call } from '../../../../lib/api.ts'
import { isTrial } from '../../../../menu/trial/trial.ts'
import { bytesOfBase64 } from '../../../../pdf/base64.ts'
import { UnreadableSourceError } from '../reading/reader.ts'
import type { OpenedFile } from './brought.ts'

/** Pages that one scanned document may have here: each takes the server some seconds. */
const MOST_PAGES = 20

/** How a PDF begins. */
const PDF = '%PDF-'

/**
 * Recognizes the letters of a picture or of each page of a scanned PDF, on the server. Each page is a
 * separate source, shown as the picture that was read; empty pages of a scan are passed over.
 * @throws {ApiError | UnreadableSourceError} with a sentence for the owner
 */
export async function readPictures(
  file: File,
  signal: AbortSignal,
  onPage: (page: number, count: number) => void,
): Promise<OpenedFile[]> {
  if (isTrial())
    throw new UnreadableSourceError(
      `${file.name} is a picture, which the server reads for accounts. Register first, which is free, or bring the menu as a file or as text.`,
    )
  const isScan = (await file.slice(0, PDF.length).text()) === PDF
  const opened: OpenedFile[] = []
  let empty: unknown
  // How many there are, the first page that is read says.
  let count = 1
  for (let page = 1; page <= count; page += 1) {
    onPage(page, count)
    try {
      const read = await call(
        readSourcePicture,
        { upload: { file, page, language: navigator.language } },
        { signal },
      )
      count = read.pageCount
      opened.push(pageOf(read, count > 1 ? `${file.name}, page ${page}` : file.name))
    } catch (error) {
      if (!isScan || !(error instanceof ApiError)) throw error
      // There is no page behind an empty one.
      if (error.code === 'source_unreadable' && empty !== undefined && opened.length === 0) throw empty
      if (error.code !== 'picture_without_text') throw error
      empty = error
      if (opened.length === 0) count = page + 1
    }
    if (count > MOST_PAGES)
      throw new UnreadableSourceError(
        `${file.name} has more than ${MOST_PAGES} scanned pages. Save those of the menu alone, or give them in parts.`,
      )
  }
  return opened
}

const pageOf = (read: SourcePicture, name: string): OpenedFile => ({
  file: {
    name,
    showing: 'picture',
    bytes: new Uint8Array(bytesOfBase64(read.picture)),
    pages: [read.page],
    ...(read.notice !== null && { notice: read.notice }),
  },
  opened: {
    kind: 'lines',
    lines: read.lines.map((line) => ({ ...line, place: { ...line.place, page: 1 } })),
    pages: [read.page],
  },
})
