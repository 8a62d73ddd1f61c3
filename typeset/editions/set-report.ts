import { everydayPaperFor, paperOf } from '#domain/design/paper/paper.ts'
import type { PrintedReport } from '#domain/design/paper/printed-report.ts'
import type { Design } from '#domain/design/settings.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { TypstEngine } from '../engine/engine.ts'
import type { TypesetResult } from '../job/job.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { documentPages, writtenDay } from './document-pages.ts'

interface ReportToSet {
  readonly printed: PrintedMenu
  readonly design: Design
  readonly sheet: Sheet
  readonly report: PrintedReport
  /** A text of which every character has a shape. */
  readonly line: (text: string) => string
}

/** A report, as of preflight, on upright Letter or A4. */
export function setReport(
  engine: TypstEngine,
  { printed, design, sheet, report, line }: ReportToSet,
): TypesetResult {
  const paper = paperOf({ ...design, pageSize: everydayPaperFor(design.pageSize), isLandscape: false })
  const { units: _, ...common } = sheet
  const document = engine.set('shared/editions/report.typ', {
    sheet: common,
    pass: {
      paper,
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
    },
  })
  return documentPages(engine, document, paper)
}
