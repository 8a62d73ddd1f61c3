import sharp from 'sharp'
import { LINK_PICTURE } from '#contract/pages.ts'
import type { Output } from '#domain/plans/output.ts'
import { pageColors } from '#typeset/pictures/page-colors.ts'
import type { Asker } from '#workers/asker.ts'
import { pictureWork } from './picture-work.ts'
import type { OwnedOutput, Printing } from './printing.ts'
import { toAppError, typesetOutput } from './typesetting.ts'

/** Of the page on it: wide enough that the names of dishes can be read. */
const PAGE_WIDTH = 1000
const LEAST_MARGIN = 48

const POINTS_PER_INCH = 72
const MAX_DPI = 300

/**
 * The head of a menu's first page on a ground of its own colour, as PNG.
 * @throws {AppError} what the typesetter fails with
 */
export async function linkPicture(
  services: Printing,
  { row, output }: OwnedOutput,
  { link, for: asker }: { readonly link: string; readonly for: Asker },
): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, pages } = await typesetOutput(services, output, { link, for: asker, ownerId: row.ownerId })
  const inches = (pages[0]?.widthPt ?? POINTS_PER_INCH) / POINTS_PER_INCH
  const dpi = Math.min(MAX_DPI, Math.ceil(PAGE_WIDTH / inches))
  const page = await toAppError(services.typesetter.pagePng(pdf, { page: 1, dpi }, { for: asker }))
  return pictureWork.run(() => onGround(page, output))
}

/** The head of a page on a ground of its own colour. */
async function onGround(page: Uint8Array, output: Output): Promise<Uint8Array<ArrayBuffer>> {
  const { data, info } = await sharp(page).resize({ width: PAGE_WIDTH }).toBuffer({ resolveWithObject: true })
  const height = Math.min(info.height, LINK_PICTURE.height - LEAST_MARGIN)
  const top = Math.max(LEAST_MARGIN, Math.round((LINK_PICTURE.height - height) / 2))
  const head = await sharp(data).extract({ left: 0, top: 0, width: PAGE_WIDTH, height }).toBuffer()
  const { heading } = pageColors(output.design)
  const picture = await sharp({ create: { ...LINK_PICTURE, channels: 3, background: heading } })
    .composite([{ input: head, left: (LINK_PICTURE.width - PAGE_WIDTH) / 2, top }])
    .png({ palette: true, effort: 7 })
    .toBuffer()
  return new Uint8Array(picture)
}
