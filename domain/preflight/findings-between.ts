import type { Steps } from '../computing/steps.ts'
import type { MenuContent } from '../menu/model/menu.ts'
import { type AsPrinted, preflightInSteps } from './preflight.ts'
import type { Finding, Level } from './rules/rule.ts'

export interface MenuAsPrinted extends Pick<AsPrinted, 'allergenMarks' | 'energy'> {
  readonly content: MenuContent
}

export interface ReadFinding {
  readonly rule: string
  readonly level: Level
  readonly title: string
  /** Whose rule it is. */
  readonly pack: string
  readonly sentence: string
}

/**
 * What preflight finds in one state of a menu and not in the other, the gravest first. A finding that names other places
 * or other numbers than before is gone, and there again. A step is one rule.
 * @param day ISO 8601
 */
export function* findingsBetween(
  before: MenuAsPrinted,
  after: MenuAsPrinted,
  day: string,
): Steps<{ readonly fresh: readonly ReadFinding[]; readonly gone: readonly ReadFinding[] }> {
  const was = yield* findingsIn(before, day)
  const is = yield* findingsIn(after, day)
  return { fresh: without(is, was), gone: without(was, is) }
}

function* findingsIn({ content, ...printing }: MenuAsPrinted, day: string): Steps<ReadFinding[]> {
  const { findings } = yield* preflightInSteps(content, { ...printing, day })
  return findings.map(readFinding)
}

const readFinding = ({ rule, level, pack, sentence }: Finding): ReadFinding => ({
  rule: rule.id,
  level,
  title: rule.title,
  pack: pack.name,
  sentence,
})

const keyOf = ({ rule, sentence }: ReadFinding): string => `${rule} ${sentence}`

function without(some: readonly ReadFinding[], others: readonly ReadFinding[]): ReadFinding[] {
  const known = new Set(others.map(keyOf))
  return some.filter((finding) => !known.has(keyOf(finding)))
}
