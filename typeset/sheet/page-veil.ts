import type { Design } from '#domain/design/settings.ts'
import type { TypesetFinding } from '../job/job.ts'
import type { PrintImage } from '../pictures/images.ts'
import { coveringPart, type PicturePart } from '../pictures/tiles.ts'
import { neededVeil } from '../pictures/veil.ts'
import type { Sheet } from './sheet.ts'

/** The paper's color between a picture and the words. */
export interface PageVeil {
  readonly percent: number
  /** In points from the top left of the paper; null where it covers the whole page with its bleed. */
  readonly panel: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  } | null
}

/**
 * Up to this percentage the whole picture is made paler; above, the words get a panel and the picture
 * around it stays as it is.
 */
const MOST_WHOLE = 30

/** From the edge of the paper to a panel, as a share of the margins: where templates draw their frames. */
const PANEL_INSET = 0.42

/**
 * The veil of every page of a menu on a picture, and a finding where the owner has chosen a thinner one than
 * its words need.
 */
export function pageVeil(
  { page, bleed, colors }: Pick<Sheet, 'page' | 'bleed' | 'colors'>,
  { tiles, aspect }: Pick<PrintImage, 'tiles' | 'aspect'>,
  chosen: Design['veil'],
): { readonly veil: PageVeil; readonly findings: readonly TypesetFinding[] } {
  if (!tiles) return { veil: { percent: 0, panel: null }, findings: [] }
  const inset = PANEL_INSET * Math.min(page.left, page.right, page.top, page.bottom)
  const panel = { x: inset, y: inset, width: page.width - 2 * inset, height: page.height - 2 * inset }
  const part = partUnder(panel, { page, bleed, aspect })
  const { percent: needed, contrastAt } = neededVeil(tiles, part, colors)
  const percent = chosen === 'auto' ? needed : chosen
  return {
    veil: { percent, panel: needed > MOST_WHOLE ? panel : null },
    findings:
      percent < needed
        ? [
            {
              code: 'low_contrast',
              params: { contrast: Math.floor(contrastAt(percent) * 10) / 10, neededPercent: needed },
            },
          ]
        : [],
  }
}

/** The part of a picture that fills the paper and its bleed, under a rectangle of the paper. */
function partUnder(
  { x, y, width, height }: NonNullable<PageVeil['panel']>,
  { page, bleed, aspect }: Pick<Sheet, 'page' | 'bleed'> & { readonly aspect: number },
): PicturePart {
  const [fullWidth, fullHeight] = [page.width + 2 * bleed, page.height + 2 * bleed]
  const shown = coveringPart(aspect, fullWidth / fullHeight)
  const across = (at: number) => shown.left + ((shown.right - shown.left) * (at + bleed)) / fullWidth
  const down = (at: number) => shown.top + ((shown.bottom - shown.top) * (at + bleed)) / fullHeight
  return { left: across(x), right: across(x + width), top: down(y), bottom: down(y + height) }
}
