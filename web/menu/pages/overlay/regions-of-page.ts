import type { Region } from '#contract/typesetting.ts'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'

const none: readonly Region[] = []
const byPage = new WeakMap<readonly Region[], ReadonlyMap<number, readonly Region[]>>()

/** The regions of one page: the same array as long as `regions` is the same. */
export function regionsOfPage(regions: readonly Region[], page: number): readonly Region[] {
  const known = byPage.get(regions) ?? Map.groupBy(regions, (region) => region.page)
  byPage.set(regions, known)
  return known.get(page) ?? none
}

/** An item, if a page shows it; else null. */
export const litOnPage = (lit: ItemPlace | null, regions: readonly Region[]): ItemPlace | null =>
  lit &&
  regions.some(
    ({ kind, id, sectionId }) => kind === 'item' && id === lit.itemId && sectionId === lit.sectionId,
  )
    ? lit
    : null
