import type { Here } from './here.ts'
import { isFixed, isLower } from './line-kinds.ts'

/**
 * Returns whether a heading heads a separate section, or one in the section above. It is in the section
 * above where that is a meal at one price and none of its dishes has another, or where that has nothing but
 * a larger heading.
 */
export function headingRole(here: Here): 'section' | 'subsection' {
  const { facts, at, around, open } = here
  const { top } = open
  const [level, above] = [facts, top?.facts].map((one) =>
    one?.line.tag?.kind === 'heading' ? one.line.tag.level : 0,
  )
  if (level && above) return level > above || (level === above && top?.isCourse) ? 'subsection' : 'section'
  if (open.isCourses && around.isChoice(at)) return 'subsection'
  if (!top || top.hasItems) return 'section'
  if (
    top.facts.headRuns > 1 &&
    top.facts !== facts &&
    facts.headRuns < 2 &&
    fillsColumns(here, top.facts.headRuns)
  )
    return 'subsection'
  const block = around.blockAfter(at)
  const isMeal = top.isPriced && block.length > 0 && around.isChoice(at) && !facts.isCapitals
  const isSmaller = isLower(facts, top.facts) && top.facts !== facts
  return isMeal || (isSmaller && !top.isPriced) ? 'subsection' : 'section'
}

/**
 * Returns whether it has rows of bare prices for the columns over it:
 * `White` below `Wine   125ml   175ml   Bottle`.
 */
function fillsColumns({ at, around }: Here, columns: number): boolean {
  const next = around.lines.findIndex(({ isOrnament }, index) => index > at && !isOrnament)
  const first = around.lines[next]
  const rows = (first ? [first, ...around.blockAfter(next)] : []).filter(isFixed)
  const isBare = ({ tail }: (typeof rows)[number]) => tail.prices.every(({ label, size }) => !label && !size)
  return (
    rows.some(({ tail }) => tail.prices.length > 1) &&
    rows.every((row) => isBare(row) && row.tail.prices.length <= columns)
  )
}
