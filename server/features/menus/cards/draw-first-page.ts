import sharp from 'sharp'
import { pagesToFill } from '#domain/design/paper/sheets.ts'
import type { Section } from '#domain/menu/model/section.ts'
import type { Output } from '#domain/plans/output.ts'
import type { Asker } from '#workers/asker.ts'
import { pictureWork } from '../../../printing/picture-work.ts'
import type { Printing } from '../../../printing/printing.ts'
import { toAppError, typesetOutput } from '../../../printing/typesetting.ts'

const WIDTH_PX = 480
const POINTS_PER_INCH = 72
const WEBP_QUALITY = 80

/** More than any paper has room for on its first page. */
const MOST_ITEMS = 300

/**
 * The first page of a menu as a small picture. It waits until nobody waits for a page to work on or to print, so that
 * a wall of cards holds no editor up.
 * @throws {AppError} what the typesetter fails with
 */
export async function drawFirstPage(
  services: Printing,
  output: Output,
  by: { readonly ownerId: string; readonly for: Asker; readonly signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const request = { ...by, isPatient: true }
  const { pdf, pages } = await typesetOutput(services, beginningOf(output), request)
  const inches = (pages[0]?.widthPt ?? POINTS_PER_INCH) / POINTS_PER_INCH
  const dpi = Math.ceil(WIDTH_PX / inches)
  const page = await toAppError(services.typesetter.pagePng(pdf, { page: 1, dpi }, request))
  return pictureWork.run(async () => {
    const picture = await sharp(page).resize({ width: WIDTH_PX }).webp({ quality: WEBP_QUALITY }).toBuffer()
    return new Uint8Array(picture)
  })
}

/** Of a long menu, what can be on its first page; one that is fitted to its pages depends on all of it. */
function beginningOf(output: Output): Output {
  if (pagesToFill(output.design)) return output
  let room = MOST_ITEMS
  const sections: Section[] = []
  for (const section of output.content.sections) {
    if (room <= 0) break
    sections.push({ ...section, items: section.items.slice(0, room) })
    room -= section.items.length
  }
  return { ...output, content: { ...output.content, sections } }
}
