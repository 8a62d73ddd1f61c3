export interface Label {
  readonly text: string
  readonly x: number
}

export interface PlacedLabel extends Label {
  readonly anchor: 'start' | 'end'
}

/** Mean width of a letter at 12 px. */
const LETTER = 6.2
const GAP = 8

/** The labels that fit on one line, those furthest out first; the others are left to the table. */
export function placeLabels(labels: readonly Label[], width: number, dot: number): PlacedLabel[] {
  const taken: (readonly [number, number])[] = []
  const byDistance = labels.toSorted((a, b) => Math.abs(b.x - width / 2) - Math.abs(a.x - width / 2))
  return byDistance.flatMap((label) => {
    const anchor = label.x > width / 2 ? 'end' : 'start'
    const length = label.text.length * LETTER
    const [from, to] =
      anchor === 'end' ? [label.x + dot - length, label.x + dot] : [label.x - dot, label.x - dot + length]
    if (from < 0 || to > width + dot) return []
    if (taken.some(([start, end]) => from < end + GAP && to > start - GAP)) return []
    taken.push([from, to])
    return [{ ...label, anchor }]
  })
}
