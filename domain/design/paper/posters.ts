import { MM_PER_INCH, type PaperPt, POINTS_PER_INCH } from './paper.ts'
import { CAPITAL_HEIGHT, LETTER_ARC_MINUTES, letterHeightMm } from './viewing-distance.ts'

/** From this short side on paper hangs on a wall; smaller paper is held, or lies on the table. */
const LEAST_POSTER_PT = 16 * POINTS_PER_INCH

/** People stand so far from a poster that they see all of it, in its diagonals. */
const DIAGONALS_AWAY = 1.37

export const isPoster = ({ widthPt, heightPt }: PaperPt): boolean =>
  Math.min(widthPt, heightPt) >= LEAST_POSTER_PT

/** Size of type of the names of items on a poster, in points: as they are read from where it is seen whole. */
export function posterNamesPt({ widthPt, heightPt }: PaperPt): number {
  const diagonalM = (Math.hypot(widthPt, heightPt) / POINTS_PER_INCH) * (MM_PER_INCH / 1000)
  const capitalMm = letterHeightMm(DIAGONALS_AWAY * diagonalM, LETTER_ARC_MINUTES.names)
  return (capitalMm / CAPITAL_HEIGHT / MM_PER_INCH) * POINTS_PER_INCH
}
