/** A part of a list of rows: a row by its place, or the height of those that are not in the page. */
export type ShownPart =
  | { readonly kind: 'row'; readonly at: number }
  | { readonly kind: 'gap'; readonly key: number; readonly px: number }

export type ShownRows =
  | { readonly isWhole: true }
  | { readonly isWhole: false; readonly parts: readonly ShownPart[] }

export const allRows: ShownRows = { isWhole: true }

/** Where a row is that is in the page, in px from the top of the list. */
export interface PlacedRow {
  readonly index: number
  readonly start: number
  readonly end: number
}

/**
 * The rows of one section that are in the page, with gaps as high as what is not.
 * @param first the place of its first row among all, and where that begins
 * @param end where its last row ends
 */
export function shownPart(
  rows: readonly PlacedRow[],
  first: { readonly index: number; readonly start: number },
  count: number,
  end: number,
): ShownPart[] {
  const parts: ShownPart[] = []
  let reached = first.start
  const gapTo = (px: number) => {
    if (px > reached) parts.push({ kind: 'gap', key: parts.length, px: px - reached })
  }
  for (const row of rows) {
    const at = row.index - first.index
    if (at < 0 || at >= count) continue
    gapTo(row.start)
    parts.push({ kind: 'row', at })
    reached = row.end
  }
  gapTo(end)
  return parts
}

/** Are these the very rows and gaps that were shown before? */
export const isSameShown = (before: ShownRows, parts: readonly ShownPart[]): boolean =>
  !before.isWhole &&
  before.parts.length === parts.length &&
  before.parts.every((part, at) => isSamePart(part, parts[at]))

const isSamePart = (one: ShownPart, other: ShownPart | undefined): boolean =>
  one.kind === 'row'
    ? other?.kind === 'row' && other.at === one.at
    : other?.kind === 'gap' && other.key === one.key && other.px === one.px
