import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { LINK_PICTURE } from '#contract/pages/pages.ts'
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

/** Some hundred pictures: one takes some 150 KB. */
const KEPT_BYTES = 16 * 1024 * 1024

interface Asked {
  /** Of the menu: printed where it shows its code. */
  readonly link: string
  readonly for: Asker
}

export type LinkPicture = (owned: OwnedOutput, asked: Asked) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Draws the head of a menu's first page on a ground of its color, as PNG. Those that were drawn last are
 * kept by what they show: most reports from the kitchen change nothing of it.
 * @throws {AppError} from what it draws, what the typesetter fails with
 */
export function createLinkPicture(services: Printing): LinkPicture {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  return async (owned, asked) => {
    const { row, output } = owned
    const key = createHash('sha256')
      .update(JSON.stringify([row.ownerId, output, asked.link]))
      .digest('base64url')
    const picture = kept.get(key) ?? (await drawn(services, owned, asked))
    kept.set(key, picture)
    return picture
  }
}

async function drawn(
  services: Printing,
  { row, output }: OwnedOutput,
  { link, for: asker }: Asked,
): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, pages } = await typesetOutput(services, output, { link, for: asker, ownerId: row.ownerId })
  const inches = (pages[0]?.widthPt ?? POINTS_PER_INCH) / POINTS_PER_INCH
  const dpi = Math.min(MAX_DPI, Math.ceil(PAGE_WIDTH / inches))
  const page = await toAppError(services.typesetter.pagePng(pdf, { page: 1, dpi }, { for: asker }))
  return pictureWork.run(() => onGround(page, output))
}

/** Puts the head of a page on a ground of its color. */
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
