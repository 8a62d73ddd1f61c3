import type { PagePictureDpi } from '#contract/menus/typesetting.ts'
import type { SCREEN_DPI } from '#domain/design/paper/editions.ts'
import { fileNameFor } from '#domain/exchange/file-name.ts'
import type { PageSize, TypesetResult } from '#typeset/job/job.ts'
import type { Asker } from '#workers/asker.ts'
import { AppError } from '../errors/app-error.ts'
import { zipStream } from '../http/answers/zip-stream.ts'
import type { FileAnswer } from '../http/bindings.ts'
import type { Printing } from './printing.ts'
import { toAppError } from './typesetting.ts'

/** What one ZIP file may hold: some 120 Letter pages at 300 dpi, a minute of a worker's time. */
const MAX_PIXELS_OF_A_ZIP = 1_000_000_000
const POINTS_PER_INCH = 72

interface PictureOptions {
  readonly dpi: PagePictureDpi | typeof SCREEN_DPI
  /** From 1. */
  readonly page?: number
  readonly menuName: string
  readonly for: Asker
  readonly signal: AbortSignal
}

/**
 * The pages of a finished PDF as pictures: one PNG file, or a ZIP file where several pages are wanted.
 * @throws {AppError} `page_not_found`, `page_picture_too_large` and what the typesetter fails with
 */
export async function pagePictures(
  services: Pick<Printing, 'typesetter'>,
  { pdf, pages }: TypesetResult,
  { dpi, page, menuName, for: asker, signal }: PictureOptions,
): Promise<FileAnswer> {
  const name = fileNameFor(menuName)
  const picture = async (number: number) =>
    Uint8Array.from(
      await toAppError(services.typesetter.pagePng(pdf, { page: number, dpi }, { for: asker, signal })),
    )
  if (page !== undefined) {
    refuseUnknownPage(page, pages.length)
    return {
      bytes: await picture(page),
      fileName: pages.length > 1 ? `${name} - ${page}.png` : `${name}.png`,
    }
  }
  if (pages.length === 1) return { bytes: await picture(1), fileName: `${name}.png` }
  if (pages.reduce((sum, size) => sum + pixelsOf(size, dpi), 0) > MAX_PIXELS_OF_A_ZIP)
    throw new AppError('page_picture_too_large')
  // What is wrong is wrong with the first page too, and is said before the answer begins.
  const first = await picture(1)
  const entryOf = (number: number, bytes: Uint8Array) => ({
    name: `page-${number}.png`,
    pieces: [bytes],
    isCompressed: true,
  })
  const entries = (async function* () {
    yield entryOf(1, first)
    for (let number = 2; number <= pages.length && !signal.aborted; number++)
      yield entryOf(number, await picture(number))
  })()
  return { mediaType: 'application/zip', bytes: zipStream(entries), fileName: `${name}.zip` }
}

function refuseUnknownPage(page: number, pages: number): void {
  if (page <= pages) return
  const message = `This menu has ${pages === 1 ? 'one page' : `${pages} pages`}; there is no page ${page}.`
  throw new AppError('page_not_found', { message })
}

const pixelsOf = ({ widthPt, heightPt }: PageSize, dpi: number): number =>
  widthPt * heightPt * (dpi / POINTS_PER_INCH) ** 2
