import type { PaperPt } from '#domain/design/paper/paper.ts'
import type { Design } from '#domain/design/settings.ts'

const FONT_SCALE = { small: 0.9, medium: 1, large: 1.1 } as const

/** Type is drawn for a Letter page; other papers change it by the root of their shorter side. */
const LETTER_WIDTH_PT = 612
const PAPER_SCALE = { least: 0.72, most: 1.5 } as const

/** Below the size of a coaster type has to shrink with the paper, down to what still can be read. */
const COASTER_PT = 216
const LEAST_COASTER_SHARE = 0.6

/** The scale of the type on a paper. */
export const usualScale = (paper: PaperPt, { fontSize }: Pick<Design, 'fontSize'>): number =>
  FONT_SCALE[fontSize] * paperScale(paper)

function paperScale({ widthPt, heightPt }: PaperPt): number {
  const short = Math.min(widthPt, heightPt)
  const scale = Math.min(PAPER_SCALE.most, Math.max(PAPER_SCALE.least, Math.sqrt(short / LETTER_WIDTH_PT)))
  return scale * Math.min(1, Math.max(LEAST_COASTER_SHARE, short / COASTER_PT))
}
