import { sure } from './answer.ts'
import { headingRole } from './heading-role.ts'
import type { Here } from './here.ts'
import { judgeEnd } from './judge-end.ts'
import { findBody, judgeHead } from './judge-head.ts'
import { judgePriced } from './judge-priced.ts'
import { judgeWords } from './judge-words.ts'
import type { LineFacts } from './line-facts.ts'
import { isFixed } from './line-kinds.ts'
import { styleOf } from './menu-style.ts'
import { Neighbors } from './neighbors.ts'
import { OpenParts } from './open-parts.ts'
import type { LineRole, ReadLine } from './role.ts'

/** What a person said that lines are, by their places. */
export type Corrections = ReadonlyMap<number, LineRole>

/** The role of each line of a menu; what a person said of a line counts before anything else. */
export function classify(written: readonly LineFacts[], corrections: Corrections): ReadLine[] {
  const style = styleOf(written)
  const lines = style.hasSmallNames ? written.map(withoutSmallStart) : written
  const around = new Neighbors(lines, style)
  const open = new OpenParts(around)
  const bodyAt = findBody(around, style)
  return lines.map((facts, at) => {
    const said = corrections.get(at)
    const read = said === undefined ? judge({ facts, at, around, open, style }, bodyAt) : sure(said)
    open.keep(read.role, facts, at)
    return read
  })
}

/** Where dishes begin with small letters, these say nothing about a line that has a price. */
const withoutSmallStart = (facts: LineFacts): LineFacts =>
  isFixed(facts) && facts.tail.before !== '' ? { ...facts, startsSmall: false } : facts

const SAID_OF_DISHES: ReadonlySet<LineRole> = new Set<LineRole>(['part', 'part-below', 'note'])

function judge(here: Here, bodyAt: number): ReadLine {
  if (here.facts.isOrnament) return sure('ornament')
  if (here.facts.isDate && here.style.hasDays) return sure('section')
  if (here.at < bodyAt) return judgeHead(here, bodyAt)
  const tag = here.facts.line.tag
  if (tag?.kind === 'heading' && here.facts.headRuns < 2 && !here.facts.isNotice)
    return sure(headingRole(here))
  const read = judgeEnd(here) ?? judgePriced(here) ?? judgeWords(here)
  // What the source calls a dish is said of none.
  return tag?.kind === 'dish' && SAID_OF_DISHES.has(read.role) ? sure('item') : read
}
