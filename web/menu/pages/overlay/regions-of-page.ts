import type { PageRegion } from '#contract/menus/typesetting.ts'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'

const none: readonly PageRegion[] = []
const byPage = new WeakMap<readonly PageRegion[], ReadonlyMap<number, readonly PageRegion[]>>()

/** The regions of one page: the same array as long as `regions` is the same. */
export function regionsOfPage(regions: readonly PageRegion[], page: number): readonly PageRegion[] {
  const known = byPage.get(regions) ?? Map.groupBy(regions, (region) => region.page)
  byPage.set(regions, known)
  return known.get(page) ?? none
}

/** An item, if a page shows it; else null. */
export const litOnPage = (lit: ItemPlace | null, regions: readonly PageRegion[]): ItemPlace | null =>
  lit &&
  regions.some(
    ({ kind, id, sectionId }) => kind === 'item' && id === lit.itemId && sectionId === lit.sectionId,
  )
    ? lit
    : null
