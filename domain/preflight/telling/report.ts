import type { PrintedReport, ReportEntry } from '../../design/paper/printed-report.ts'
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

/**
 * What preflight found, in the words of its report.
 * @param day ISO 8601
 * @param printing how the menu is printed, as the screens ask
 */
export function preflightReport(menu: MenuContent, day: string, printing: AsPrinted = {}): PrintedReport {
  const answer: Preflight = preflight(menu, { ...printing, day })
  return {
    title: 'Preflight',
    day,
    lead: coverageWords(answer),
    facts: factLines(answer.facts),
    parts: levels.map((level) => ({
      name: levelNames[level],
      entries: answer.findings
        .filter((finding) => finding.level === level)
        .map((finding) => reported(finding, menu)),
    })),
    note: NO_LEGAL_ADVICE,
  }
}

const reported = ({ rule, pack, sentence, places, asks }: Finding, menu: MenuContent): ReportEntry => ({
  title: rule.title,
  aside: pack.name,
  sentence,
  lines: [
    {
      label: '',
      text: asks.length > 0 ? `Whether it binds depends on ${factWords(asks)}, which isn’t set.` : '',
    },
    {
      label: 'Places:',
      text: namedPlaces(menu, places)
        .map(({ name }) => name)
        .join(', '),
    },
    { label: 'Binds:', text: rule.binds },
    { label: 'Source:', text: sourceWords(rule.source, rule.certainty) },
  ],
})
