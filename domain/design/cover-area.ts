import { printAreaOf } from './paper/print-area.ts'
import type { Design } from './settings.ts'

/** Where the cover picture of a menu is, and the shape of its place; lengths in points, with the bleed. */
export interface CoverArea {
  readonly place: Design['coverPlace']
  readonly widthPt: number
  readonly heightPt: number
}

/** On narrower paper a picture along the side would leave no room for two columns of words and prices. */
const LEAST_FOR_SIDE_PT = 390

/** Of the width of the paper. */
const SIDE_SHARE = 0.28

/** A band is as wide as the text, and so much as high as wide; on wide paper this share of the shape of the paper at most. */
const BAND_WIDTH_PT = 792
const BAND_HEIGHT = { small: 0.25, medium: 0.333, large: 0.566 } as const
const MOST_OF_PAPER = 0.44

/** Where the cover picture is: as its owner chose, if the menu has such a place. */
export function coverAreaOf(design: Design): CoverArea {
  const { trim, bleedPt } = printAreaOf(design)
  const heightPt = trim.heightPt + 2 * bleedPt
  if (design.coverPlace === 'side' && trim.widthPt >= LEAST_FOR_SIDE_PT)
    return { place: 'side', widthPt: SIDE_SHARE * trim.widthPt + bleedPt, heightPt }
  if (design.coverPlace === 'page' && design.hasCover && design.pageLayout === 'single')
    return { place: 'page', widthPt: trim.widthPt + 2 * bleedPt, heightPt }
  const share = Math.min(BAND_HEIGHT[design.imageSize], (MOST_OF_PAPER * trim.heightPt) / trim.widthPt)
  return { place: 'band', widthPt: BAND_WIDTH_PT, heightPt: share * BAND_WIDTH_PT }
}

/** How much of the paper's width the picture along the side of every page takes; 0 where there is none. */
export function sideOfCover(design: Design): number {
  const { place, widthPt } = coverAreaOf(design)
  return design.coverImageUrl !== null && place === 'side' ? widthPt - printAreaOf(design).bleedPt : 0
}
