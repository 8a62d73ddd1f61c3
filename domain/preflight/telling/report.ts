import type { MenuContent } from '../../menu/model/menu.ts'
import { type AsPrinted, type Preflight, preflight } from '../preflight.ts'
import type { Finding } from '../rules/rule.ts'
import { namedPlaces } from './places.ts'
import {
  coverageWords,
  factLines,
  factWords,
  levelNames,
  levels,
  NO_LEGAL_ADVICE,
  sourceWords,
} from './words.ts'

/** What preflight found, in the words of its report; everything in it is a text to be set as it is. */
export interface PreflightReport {
  /** ISO 8601, the day on which the menu was asked. */
  readonly day: string
  readonly coverage: string
  readonly facts: readonly string[]
  readonly levels: readonly {
    readonly name: string
    readonly findings: readonly ReportedFinding[]
  }[]
  readonly advice: string
}

export interface ReportedFinding {
  readonly title: string
  readonly pack: string
  readonly sentence: string
  /** Names of dishes, sections and notices, as many as there are. */
  readonly places: string
  readonly binds: string
  readonly source: string
  /** Empty where it is known that the rule binds. */
  readonly depends: string
}

/**
 * @param day ISO 8601
 * @param printing how the menu is printed, as the screens ask
 */
export function preflightReport(menu: MenuContent, day: string, printing: AsPrinted = {}): PreflightReport {
  const answer: Preflight = preflight(menu, { ...printing, day })
  return {
    day,
    coverage: coverageWords(answer),
    facts: factLines(answer.facts),
    levels: levels.map((level) => ({
      name: levelNames[level],
      findings: answer.findings
        .filter((finding) => finding.level === level)
        .map((finding) => reported(finding, menu)),
    })),
    advice: NO_LEGAL_ADVICE,
  }
}

const reported = ({ rule, pack, sentence, places, asks }: Finding, menu: MenuContent): ReportedFinding => ({
  title: rule.title,
  pack: pack.name,
  sentence,
  places: namedPlaces(menu, places)
    .map(({ name }) => name)
    .join(', '),
  binds: rule.binds,
  source: sourceWords(rule.source, rule.certainty),
  depends: asks.length > 0 ? `Whether it binds depends on ${factWords(asks)}, which isn’t set.` : '',
})
