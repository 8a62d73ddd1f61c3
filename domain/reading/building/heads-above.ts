import type { HeadDraft, SectionDraft } from './drafts.ts'

/** A line of heads that nothing but a heading or rows can tell the meaning of. */
interface Waiting {
  readonly at: number
  readonly heads: readonly HeadDraft[]
}

/**
 * Heads of columns that stand above a heading, and not below one: they head the columns of all sections from there on
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

  /** A heading follows: the section is below what waits, and below what stood above earlier headings. */
  enter(section: SectionDraft): void {
    if (this.waiting) this.over = this.waiting.heads
    this.waiting = undefined
    if (this.over.length > 0) this.sections.set(section, this.over)
  }

  /** Gives their heads to the sections whose rows fill them and that have none of their own. */
  settle(): void {
    for (const [section, heads] of this.sections) {
      const hasOwn = section.heads.length > 0 || (section.parent?.heads.length ?? 0) > 0
      if (!hasOwn && section.items.some(({ prices }) => fills(prices, heads))) section.heads.push(...heads)
    }
  }
}

const fills = (prices: SectionDraft['prices'], heads: readonly HeadDraft[]): boolean =>
  prices.length === heads.length && prices.every(({ label, size }) => !label && !size)
