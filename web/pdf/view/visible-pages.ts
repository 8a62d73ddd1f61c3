/** Top and bottom of a box on the screen, in CSS pixels. */
export interface Extent {
  readonly top: number
  readonly bottom: number
}

/** Numbers (from 1) of the visible pages, the one that fills most of the window first; else the nearest one. */
export function visiblePages(pages: readonly Extent[], window: Extent): number[] {
  const shares = pages.map((page, index) => ({
    number: index + 1,
    // Negative: how far away it is.
    share: Math.min(page.bottom, window.bottom) - Math.max(page.top, window.top),
  }))
  const byShare = shares.toSorted((a, b) => b.share - a.share || a.number - b.number)
  const visible = byShare.filter(({ share }) => share > 0)
  const [nearest] = byShare
  if (visible.length > 0) return visible.map(({ number }) => number)
  return [nearest?.number ?? 1]
}
