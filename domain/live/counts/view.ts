/** How guests come to a menu: by its printed code, by a link, on the restaurant's own website, on a screen on the wall. */
export const viewSources = ['code', 'link', 'embed', 'board'] as const

export type ViewSource = (typeof viewSources)[number]

/** Views of one hour: of the page itself where `menuId` is empty. The hour is UTC: `2026-12-24T17`. */
export interface CountedHour {
  readonly menuId: string
  readonly hour: string
  readonly source: ViewSource
  readonly views: number
}

export const hourOf = (at: Date): string => at.toISOString().slice(0, 13)

/** Counted hours are kept for this long. */
export const COUNTED_DAYS = 400
