import { readSourcePicture } from '#contract/sources.ts'
import { call } from '../../../../lib/api.ts'
import { bytesOfBase64 } from '../../../../pdf/base64.ts'
import type { OpenedFile } from './brought.ts'

/** Pages that one scanned document may have here: each takes the server some seconds. */
const MOST_PAGES = 20

/**
 * Recognizes the letters of a picture or of each page of a scanned PDF, on the server. Each page is a source of its
 * own, shown as the picture that was read.
 * @throws {ApiError} with a sentence for the owner
 */
export async function readPictures(
  file: File,
  signal: AbortSignal,
  onPage: (page: number, count: number) => void,
): Promise<OpenedFile[]> {
  const opened: OpenedFile[] = []
  let count = 1
  for (let page = 1; page <= Math.min(count, MOST_PAGES); page += 1) {
    onPage(page, count)
    const read = await call(
      readSourcePicture,
      { upload: { file, page, language: navigator.language } },
      { signal },
    )
    count = read.pageCount
    opened.push({
      file: {
        name: count > 1 ? `${file.name}, page ${page}` : file.name,
        showing: 'picture',
        bytes: new Uint8Array(bytesOfBase64(read.picture)),
        pages: [read.page],
      },
      opened: {
        kind: 'lines',
        lines: read.lines.map((line) => ({ ...line, place: { ...line.place, page: 1 } })),
        pages: [read.page],
      },
    })
  }
  return opened
}
