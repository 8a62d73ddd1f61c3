import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'

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
