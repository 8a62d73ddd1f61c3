import sharp from 'sharp'
import type { TypesetResult } from '#typeset/job/job.ts'
import type { OwnTypesetter } from '#typeset/own-typesetter.ts'

/** The colour of a result's first page at a place in points, as `rrggbb`. */
export type Painted = (x: number, y: number) => string

/** Paints the first page of a result with this many pixels per point. */
export async function paint(
  typesetter: OwnTypesetter,
  { pdf }: TypesetResult,
  pixelsPerPoint = 2,
): Promise<Painted> {
  const png = sharp(await typesetter.pagePng(pdf, 1, 72 * pixelsPerPoint)).removeAlpha()
  const { data, info } = await png.raw().toBuffer({ resolveWithObject: true })
  return (x, y) => {
    const at = (Math.round(y * pixelsPerPoint) * info.width + Math.round(x * pixelsPerPoint)) * 3
    return data.subarray(at, at + 3).toString('hex')
  }
}
