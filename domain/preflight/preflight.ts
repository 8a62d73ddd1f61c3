import type { MenuContent } from '../menu/model/menu.ts'
import { type Facts, factsOf } from './facts.ts'
import { packs } from './packs.ts'
import type { Finding, Level, Pack, Rule } from './rule.ts'

export interface Preflight {
  readonly facts: Facts
  /** Whose rules were asked, in their order. */
  readonly packs: readonly Pack[]
  /** The gravest first. */
  readonly findings: readonly Finding[]
}

const levels: readonly Level[] = ['must', 'should', 'know']

/** A menu under the rules of its market and of the house. Nothing is guessed: what a rule cannot tell, it asks. */
export function preflight(menu: MenuContent): Preflight {
  const facts = factsOf(menu)
  const asked = packs.filter((pack) => pack.isFor(facts))
  const findings = asked.flatMap((pack) => pack.rules.flatMap((rule) => findingsOf(pack, rule, menu, facts)))
  return { facts, packs: asked, findings: inOrderOfLevel(findings) }
}

const inOrderOfLevel = (findings: readonly Finding[]): Finding[] =>
  levels.flatMap((level) => findings.filter((finding) => finding.level === level))

/** What a rule found; where nobody can tell whether it binds, what it found is only worth knowing, and it asks. */
function findingsOf(pack: Pack, rule: Rule, menu: MenuContent, facts: Facts): Finding[] {
  const bound = rule.bind(facts)
  if (bound === 'exempt') return []
  const asks = bound === 'bound' ? [] : bound.unless
  const level = asks.length > 0 ? 'know' : rule.level
  return rule.check(menu, facts).map((breach) => ({ ...breach, rule, pack, level, asks }))
}
