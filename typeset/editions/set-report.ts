import type { PrintedReport } from '#domain/design/paper/printed-report.ts'
import type { TypstEngine } from '../engine/engine.ts'
import type { TypesetResult } from '../job/job.ts'
import { type DocumentToSet, officePaper, setOnPaper, writtenDay } from './document-pages.ts'

/** A report, as of preflight, on upright Letter or A4. */
export function setReport(
  engine: TypstEngine,
  { printed, design, sheet, line }: DocumentToSet,
  report: PrintedReport,
): TypesetResult {
  return setOnPaper(engine, 'report.typ', sheet, {
    paper: officePaper(design),
    head: {
      owner: [printed.restaurant.name, printed.title].filter(Boolean).map(line).join(' · '),
      day: writtenDay(report.day, undefined),
    },
    title: line(report.title),
    lead: line(report.lead),
    facts: line(report.facts.join(' · ')),
    note: line(report.note),
    parts: report.parts.map(({ name, entries }) => ({
      name: line(name),
      entries: entries.map(({ title, aside, sentence, lines }) => ({
        title: [title, aside]
          .filter((text) => text !== '')
          .map(line)
          .join(' · '),
        sentence: line(sentence),
        lines: lines
          .filter(({ text }) => text !== '')
          .map(({ label, text }) => ({ label: line(label), text: line(text) })),
      })),
    })),
  }).result
}
