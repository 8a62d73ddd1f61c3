import type { HeadDraft, SectionDraft } from './drafts.ts'

/** A line of heads that nothing but a heading or rows can tell the meaning of. */
interface Waiting {
  readonly at: number
  readonly heads: readonly HeadDraft[]
}

/**
 * Heads of columns that are above a heading, and not below one: they head the columns of all sections from there on
 * whose rows fill them (`Tapa   Media   Ración` above `CHACINAS`, `FRÍOS` and `FRITOS`).
 */
export class HeadsAbove {
  private waiting: Waiting | undefined
  private over: readonly HeadDraft[] = []
  private readonly sections = new Map<SectionDraft, readonly HeadDraft[]>()

  /** Keeps a line of heads until the next line tells whether a heading follows. */
  wait(at: number, heads: readonly HeadDraft[]): void {
    this.waiting = { at, heads }
  }

  /** The line that waits, which heads the rows that follow at once. */
  release(): Waiting | undefined {
    const { waiting } = this
    this.waiting = undefined
    if (waiting) this.over = []
    return waiting
  }

  /** A heading follows: the section is below what waits, and below what was above earlier headings. */
  enter(section: SectionDraft): void {
    if (this.waiting) this.over = this.waiting.heads
    this.waiting = undefined
    if (this.over.length > 0) this.sections.set(section, this.over)
  }

  /**
   * Gives heads to the sections whose rows fill them and that have none: the heads above, or those of the
   * section before where the rows continue in its columns.
   */
  settle(sections: readonly SectionDraft[]): void {
    let before: SectionDraft | undefined
    for (const section of sections) {
      const hasOwn = section.heads.length > 0 || (section.parent?.heads.length ?? 0) > 0
      const above = this.sections.get(section)
      if (!hasOwn && above && rowsThatFill(section, above).length > 0) section.heads.push(...above)
      else if (!hasOwn && before && goesOn(section, before)) section.heads.push(...before.heads)
      before = section
    }
  }
}

type Row = SectionDraft['prices']

/** The rows with a bare price, or a dash, for each head. */
const rowsThatFill = ({ items }: SectionDraft, heads: readonly HeadDraft[]): Row[] =>
  items
    .map(({ prices }) => prices)
    .filter((prices) => prices.length === heads.length && prices.every(({ label, size }) => !label && !size))

/** Characters that columns of two sections are apart at most. */
const ASIDE = 2

/** Returns whether rows of a section are in the columns of the one before. */
function goesOn(section: SectionDraft, before: SectionDraft): boolean {
  const { heads } = before
  if (heads.length < 2 || heads.some(({ isApart }) => !isApart)) return false
  const [row] = rowsThatFill(section, heads)
  const [above] = rowsThatFill(before, heads)
  return (
    row !== undefined &&
    above !== undefined &&
    row.every(({ to, from }, at) => {
      const other = above[at]
      return other && (Math.abs(to - other.to) <= ASIDE || Math.abs(from - other.from) <= ASIDE)
    })
  )
}
