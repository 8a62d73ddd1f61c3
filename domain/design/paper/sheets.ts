/**
 * How pages stand on the sheets that are printed:
 * - `single`: each on a sheet of its own
 * - `two-up`: each twice, side by side, with a line to cut along
 * - `folded`: two side by side on both sides of a sheet, in the order of a booklet stitched in the fold
 * - `tri-fold`: three side by side on both sides, the third panel folded in
 * - `tent`: one above the other, the upper one upside down
 */
export const SHEET_KEYS = ['single', 'two-up', 'folded', 'tri-fold', 'tent'] as const

export type SheetKey = (typeof SHEET_KEYS)[number]

/** Pages for which each way of folding is meant: more of them take further sheets, or make a thick spine. */
export const MOST_PAGES_FOLDED = { folded: 16, 'tri-fold': 6, tent: 2 } as const

/** How much narrower the panel is that is folded inside, in inches; the usual allowance of printers for one sheet. */
export const SHORT_PANEL_IN = 1 / 16
