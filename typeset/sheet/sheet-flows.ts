import type { Design } from '#domain/design/settings.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import type { SheetFlow } from './sheet.ts'
import type { SheetUnit } from './units/sheet-units.ts'

/**
 * The sections that share a run of pages: all of them in a single layout, behind a cover without any if it has one;
 * in a multi-page layout those of each page. A section is with the one that it is in, unless it is placed itself; one that is on no page is on
 * all. A page without a section shows the header alone.
 */
export function sectionsByFlow(
  sections: readonly PrintedSection[],
  design: Design,
): (readonly PrintedSection[])[] {
  if (design.pageLayout === 'single') return design.hasCover ? [[], sections] : [sections]
  const pages = Array.from(
    { length: design.pageCount },
    (_, index) => design.categoriesPerPage[index + 1] ?? [],
  )
  const placed = new Set(pages.flat())
  /** Itself, or the nearest section around it that is placed. */
  const placeOf = ({ id, parentId }: PrintedSection): number | undefined => {
    if (placed.has(id)) return id
    const around = sections.find((section) => section.id === parentId)
    return around && placeOf(around)
  }
  const places = sections.map(placeOf)
  return pages.map((ids) =>
    sections.filter((_, index) => {
      const place = places[index]
      return place === undefined || ids.includes(place)
    }),
  )
}

/** The place of each part in all of the units. */
export function flowsOf(parts: readonly (readonly SheetUnit[])[]): SheetFlow[] {
  let from = 0
  return parts.map((part) => {
    const flow = { from, to: from + part.length }
    from = flow.to
    return flow
  })
}
