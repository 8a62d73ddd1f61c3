import type { PageLine } from './page-line.ts'

/** Letters; what is longer isn't a heading. */
const LONGEST = 40

/** Of the usual size: a line in such type is a heading itself. */
const LARGE = 1.3

/** Blank lines above a heading, and below it at most. */
const APART = 1.5
const NEAR_HEADING = 0.3

/** The lines of a page with the short turned ones as the headings of what is right of them. */
export function withTurnedLines(lines: readonly PageLine[], turned: readonly PageLine[]): PageLine[] {
  const before = new Map<PageLine, PageLine[]>()
  const left: PageLine[] = []
  for (const line of whole(turned)) {
    const beside = firstOf(
      lines,
      lines.findIndex((other) => isBeside(line, other)),
    )
    if (beside) before.set(beside, [...(before.get(beside) ?? []), apart(line)])
    else left.push(line)
  }
  const placed = lines.flatMap((line) => {
    const headings = before.get(line)
    return headings ? [...headings, near(line)] : [line]
  })
  return [...placed, ...left]
}

/** Points by which the lines of one heading are apart, and by which they overlap at least. */
const NEAR = 12

/** Turned headings of two lines as one. */
function whole(turned: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = []
  for (const here of turned) {
    const at = joined.findIndex((before) => isOneHeading(before, here))
    const before = joined[at]
    if (before) joined.splice(at, 1, join(before, here))
    else joined.push(here)
  }
  return joined
}

function isOneHeading({ line: before }: PageLine, { line: here }: PageLine): boolean {
  const [box, own] = [before.place.box, here.place.box]
  if (!box || !own || own.x < box.x || own.x - box.x - box.width >= NEAR) return false
  return Math.min(own.y + own.height, box.y + box.height) - Math.max(own.y, box.y) > NEAR
}

function join(before: PageLine, here: PageLine): PageLine {
  const { runs, place } = before.line
  const [first] = runs
  const [box, own] = [place.box, here.line.place.box]
  if (!first || !box || !own) return before
  const text = [...runs, ...here.line.runs].map((run) => run.text).join(' ')
  const whole = { ...place, box: { ...box, width: own.x + own.width - box.x } }
  return { ...before, line: { ...before.line, runs: [{ ...first, text }], place: whole } }
}

/** The first line of the block that a line is in: a heading may be next to the middle of what it heads. */
function firstOf(lines: readonly PageLine[], at: number): PageLine | undefined {
  let first = at
  for (; first > 0; first -= 1) {
    const here = lines[first]
    const above = lines[first - 1]
    if (!here || !above || here.line.gapAbove >= 1 || above.line.size > LARGE || here.region !== above.region)
      break
  }
  return lines[first]
}

/** Nearer to its heading than to what is above. */
const near = (line: PageLine): PageLine => ({
  ...line,
  line: { ...line.line, gapAbove: Math.min(line.line.gapAbove, NEAR_HEADING) },
})

const apart = (line: PageLine): PageLine => ({ ...line, line: { ...line.line, gapAbove: APART } })

function isBeside({ line }: PageLine, { line: other }: PageLine): boolean {
  const [box, own] = [line.place.box, other.place.box]
  const text = line.runs.map((run) => run.text).join(' ')
  if (!box || !own || text.length > LONGEST || !/\p{L}{2}/u.test(text)) return false
  const middle = own.y + own.height / 2
  return (
    own.x >= box.x + box.width &&
    middle >= box.y - own.height &&
    middle <= box.y + box.height + own.height * 2
  )
}
