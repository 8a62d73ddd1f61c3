import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import type { SheetStyle } from './sheet-style.ts'

/** The column of pictures at the end of the lines, in points. */
export interface PictureColumn {
  readonly width: number
  readonly height: number
  readonly gap: number
}

/** At scale 1. A picture has the shape of four to three, as cameras and our illustrations do. */
const WIDTH_PT = 60
const GAP_PT = 12
const HEIGHT_SHARE = 0.75

/** Of the width of a column, so that words keep theirs. */
const MOST_OF_COLUMN = 0.3

export function pictureColumn(
  { image }: Pick<SheetStyle, 'image'>,
  { scale, columnWidth }: { readonly scale: number; readonly columnWidth: number },
): PictureColumn {
  const width = Math.min(WIDTH_PT * scale * image, MOST_OF_COLUMN * columnWidth)
  return { width, height: HEIGHT_SHARE * width, gap: GAP_PT * scale }
}

/**
 * The ids of the sections that keep a column free for pictures: all items of such a section do, with a picture or
 * without, so that names and prices keep their edges. Where sections share columns of prices, they share this too.
 * @param ancestry of each section itself and those around it
 */
export function sectionsBesidePictures(
  sections: readonly PrintedSection[],
  ancestry: readonly (readonly PrintedSection[])[],
  pictures: ReadonlyMap<number, unknown> | undefined,
): ReadonlySet<number> {
  if (!pictures || pictures.size === 0) return new Set()
  const sharedBy = (index: number) =>
    ancestry[index]?.find(({ heads }) => heads.length > 0) ?? sections[index]
  const owners = new Set(
    sections.flatMap(({ items }, index) => {
      const owner = sharedBy(index)
      return owner && items.some(({ id }) => pictures.has(id)) ? [owner.id] : []
    }),
  )
  return new Set(
    sections.flatMap(({ id }, index) => (owners.has(sharedBy(index)?.id ?? Number.NaN) ? [id] : [])),
  )
}
