import { hasHeadingBeforeHeads, hasOrnaments, type LineFacts } from './line-facts.ts'
import type { MenuStyle } from './menu-style.ts'

/** One to three words that are a heading on many menus, and nothing else. */
const isShortWord = ({ sectionWords, text, head }: LineFacts): boolean =>
  sectionWords === 1 && head === text && text.split(/\s+/u).length <= 3

/** From here on a line is taken for a heading. */
export const HEADING = 3

/** What is around a line. */
export interface Around {
  readonly before: LineFacts | undefined
  readonly next: LineFacts | undefined
  /** The lines behind it, up to the next blank line. */
  readonly block: readonly LineFacts[]
}

/**
 * How much a line looks like the heading of a section. The figures were set by the sample menus: a known word, capital
 * letters, large or bold type, or the first place of a block of priced lines each nearly make a heading.
 */
export function headingScore(facts: LineFacts, { before, next, block }: Around, style: MenuStyle): number {
  const { line, head, text, tail } = facts
  const isBelowHeads = before !== undefined && before.headRuns > 1 && before.gapAbove >= 1
  const isFirstOfBlock =
    line.gapAbove >= 1 ||
    before === undefined ||
    before.isOrnament ||
    (isBelowHeads && !hasHeadingBeforeHeads(before) && tail.prices.length === 0 && !facts.startsSmall)
  const leads = next !== undefined && (next.tail.prices.length > 0 || next.headRuns > 1)
  const spaced = style.gapBeforeItem > 0.5
  const scores = [
    line.tag?.kind === 'heading' && 5,
    line.tag?.kind !== 'heading' && style.hasHeadingTags && -3,
    line.size >= style.itemSize * 1.2 ? 3 : line.size >= style.itemSize * 1.08 && 1.5,
    line.isBold && style.boldItems < 0.3 && 2,
    facts.isCapitals && style.capitalItems < 0.3 && 2.5,
    hasOrnaments(text) && 2.5,
    facts.isAdorned && (tail.prices.length === 0 && text.length < 40 ? 4 : 2.5),
    facts.sectionWords === 1 ? 2.5 : facts.sectionWords >= 0.5 ? 1.5 : facts.sectionWords > 0 && 0.75,
    isFirstOfBlock ? (spaced ? 0.5 : 1.25) : style.hasBlankLines && -0.75,
    leads && (facts.tail.prices.length === 0 ? 1 : 0.25),
    !leads &&
      next &&
      !next.isOrnament &&
      !next.isNotice &&
      next.gapAbove < 1 &&
      tail.prices.length === 0 &&
      isFirstOfBlock &&
      0.25,
    block.length > 1 &&
      block.every((one) => one.tail.prices.length > 0) &&
      !block[0]?.startsSmall &&
      tail.prices.length === 0 &&
      isFirstOfBlock &&
      1.5,
    !style.hasPricesBelow &&
      !spaced &&
      isFirstOfBlock &&
      tail.prices.length === 0 &&
      !facts.startsSmall &&
      block.filter((one) => one.tail.prices.length > 0).length > 1 &&
      !block.every((one) => one.tail.prices.length > 0) &&
      head === text &&
      1.25,
    // A dish without a price where nearly all have one: hardly so at the head of a block of several.
    line.gapAbove >= 1 &&
      leads &&
      block.length > 2 &&
      style.pricedShare < 0.2 &&
      !spaced &&
      !style.hasPricesBelow &&
      tail.prices.length === 0 &&
      /^\p{Lu}\D*$/u.test(text) &&
      text.split(/\s+/u).length < 4 &&
      0.5,
    isShortWord(facts) && leads && 0.75,
    /:$/u.test(text) && 1.5,
    next?.startsSmall && !style.hasSmallNames && next.headRuns < 2 && !/^[([]/u.test(next.text) && -0.75,
    head.length > 45 && -2,
    head.length > 70 && -4,
    (/[.!]$/u.test(text) || (text.endsWith('?') && text.length > 16)) && -2,
    // Alone between blank lines, before the next dish with its price: not a separate dish where dishes have
    // prices.
    style.pricedShare > (spaced ? 0.6 : 0.35) &&
      !style.hasPricesBelow &&
      line.gapAbove >= 1 &&
      block.length === 0 &&
      leads &&
      tail.prices.length === 0 &&
      text.length < 45 &&
      1.75,
    /^\p{Ll}/u.test(head) && !style.hasSmallNames && !(style.hasSmallHeadings && isFirstOfBlock) && -3,
    style.hasSmallHeadings &&
      facts.startsSmall &&
      isFirstOfBlock &&
      leads &&
      tail.prices.length === 0 &&
      head === text &&
      text.split(/\s+/u).length < 4 &&
      1.75,
    /^[([]/u.test(text) && -2.5,
    /\d/u.test(head) && -0.5,
    text[head.length] === ',' && facts.sectionWords < 1 && !facts.isCapitals && -1,
    line.isItalic && -0.5,
    style.hasCapitalHeadings && !facts.isCapitals && facts.sectionWords < 1 && line.size < 1.1 && -0.75,
  ]
  return scores.reduce((sum: number, score) => sum + (score || 0), 0)
}
