/** How the cells of a row are found by the headings of their columns, whatever their case. */
export function cellsByHeading(
  headings: readonly string[],
): (cells: readonly string[], ...names: readonly string[]) => string {
  const at = new Map(headings.map((heading, index) => [headingWord(heading), index] as const).toReversed())
  return (cells, ...names) => {
    for (const name of names) {
      const column = at.get(name)
      const cell = column === undefined ? '' : (cells[column]?.trim() ?? '')
      if (cell !== '') return cell
    }
    return ''
  }
}

/** A heading as tills' own headings are listed here; Square writes `(locked)` below those that stay as they are. */
export const headingWord = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/\s*\(locked\)$/u, '')
