import type { SourceLine } from '#domain/reading/lines/line.ts'
import { PageError, type PageProblem } from '#server/adapters/recognition/page-error.ts'
import {
  type GivenFile,
  type OpenedSource,
  SOURCE_LIMITS,
  SourceError,
  type SourcePage,
} from '#sources/opened.ts'

/**
 * Reads the letters of pictures: of a photograph, or of every page of a scan. The recognizer is loaded only here.
 * @param language BCP 47, of the words of the menu
 * @throws {SourceError} with a sentence, where there are no letters or the packages that read them are not installed
 */
export async function recognizePages(file: GivenFile, language: string): Promise<OpenedSource> {
  const { doPageTask } = await import('#server/adapters/recognition/on-this-machine/page-task.ts')
  const lines: SourceLine[] = []
  const pages: SourcePage[] = []
  try {
    for (let page = 1, last = 1; page <= Math.min(last, SOURCE_LIMITS.pages); page += 1) {
      const read = await doPageTask({ file: file.bytes, page, language })
      last = read.pageCount
      pages.push({ width: read.width, height: read.height })
      lines.push(...read.lines)
    }
  } catch (cause) {
    if (!(cause instanceof PageError)) throw cause
    throw new SourceError('no_text', SENTENCES[cause.problem] ?? NO_LETTERS, { cause })
  }
  return { kind: 'lines', lines, pages }
}

const NO_LETTERS =
  'No letters were found in the picture. Give a sharper one, taken straight from above, or the text of the menu.'

const SENTENCES: Partial<Record<PageProblem, string>> = {
  no_recognizer:
    'Pictures are read by optional packages that are not installed. Run npm ci with optional packages, or give the text of the menu.',
  not_a_picture: 'This picture is damaged or of a kind that we cannot open. Save it as JPEG or PNG.',
  too_slow: 'A page takes too long to draw. Give a photograph of it, or the text of the menu.',
  heic: 'This picture is in the HEIC format. Save it as JPEG.',
  too_many_pixels: 'This picture has too many pixels. Save it with at most 40 megapixels.',
}
