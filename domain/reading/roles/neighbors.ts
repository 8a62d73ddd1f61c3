import { isLabel } from '../../prices/words/labels.ts'
import { headingScore } from './heading-score.ts'
import type { LineFacts } from './line-facts.ts'
import { isFixed, isPriceLine } from './line-kinds.ts'
import type { MenuStyle } from './menu-style.ts'

/** Lines; what is farther off says nothing of a line. */
const LONGEST_BLOCK = 60

/** The lines of a menu, and what is around each of them. */
export class Neighbors {
  readonly lines: readonly LineFacts[]
  private readonly style: MenuStyle
  private readonly scores = new Map<number, number>()

  constructor(lines: readonly LineFacts[], style: MenuStyle) {
    this.lines = lines
    this.style = style
  }

  /** The next line that says something. */
  after(at: number): LineFacts | undefined {
    for (let next = at + 1; next < this.lines.length; next += 1)
      if (!this.lines[next]?.isOrnament) return this.lines[next]
    return undefined
  }

  before(at: number): LineFacts | undefined {
    return this.lines[at - 1]
  }

  /** The lines behind it, up to the next blank line. */
  blockAfter(at: number): LineFacts[] {
    const block: LineFacts[] = []
    for (let next = at + 1; next < Math.min(this.lines.length, at + LONGEST_BLOCK); next += 1) {
      const facts = this.lines[next]
      if (!facts || facts.gapAbove >= 1 || facts.isOrnament || this.isOfHeading(facts)) break
      block.push(facts)
    }
    return block
  }

  /** Is it set in the type of headings? */
  private isOfHeading({ line, headRuns }: LineFacts): boolean {
    return (
      line.tag?.kind === 'heading' ||
      line.size >= this.style.itemSize * 1.08 ||
      (headRuns > 1 && line.isBold === true)
    )
  }

  /** Returns whether no line below it has a price. */
  isChoice(at: number): boolean {
    const block = this.blockAfter(at)
    if (block.length > 0) return !block.some(isFixed)
    // A blank line may part a heading from what it heads.
    const next = this.lines.findIndex(({ isOrnament }, index) => index > at && !isOrnament)
    const first = this.lines[next]
    return !first || ![first, ...this.blockAfter(next)].some(isFixed)
  }

  /** Returns whether its price is on a separate line below. */
  pricesBelow(at: number): boolean {
    const block = this.blockAfter(at)
    const priceAt = block.findIndex(
      (facts) => isPriceLine(facts) || (isFixed(facts) && isLabel(facts.tail.before)),
    )
    return priceAt >= 0 && priceAt < 5
  }

  /** How much a line looks like a heading; see {@link headingScore}. */
  score(at: number): number {
    const known = this.scores.get(at)
    if (known !== undefined) return known
    const facts = this.lines[at]
    if (!facts) return 0
    const score = headingScore(
      facts,
      { before: this.before(at), next: this.after(at), block: this.blockAfter(at) },
      this.style,
    )
    this.scores.set(at, score)
    return score
  }
}
