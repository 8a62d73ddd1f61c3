import { everydayPaperFor, paperOf } from '#domain/design/paper/paper.ts'
import type { Design } from '#domain/design/settings.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { PreflightReport } from '#domain/preflight/telling/report.ts'
import type { TypstEngine } from '../engine/engine.ts'
import type { TypesetResult } from '../job/job.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { documentPages, writtenDay } from './document-pages.ts'

interface ReportToSet {
  readonly printed: PrintedMenu
  readonly design: Design
  readonly sheet: Sheet
  readonly report: PreflightReport
  /** A text of which every character has a shape. */
  readonly line: (text: string) => string
}

/** What preflight found, in English as the screens are, on upright Letter or A4. */
export function setPreflightReport(
  engine: TypstEngine,
  { printed, design, sheet, report, line }: ReportToSet,
): TypesetResult {
  const paper = paperOf({ ...design, pageSize: everydayPaperFor(design.pageSize), isLandscape: false })
  const { units: _, ...common } = sheet
  const document = engine.set('shared/editions/preflight-report.typ', {
    sheet: common,
    pass: {
      paper,
      head: {
        owner: [printed.restaurant.name, printed.title].filter(Boolean).map(line).join(' · '),
        day: writtenDay(report.day, undefined),
      },
      coverage: line(report.coverage),
      facts: line(report.facts.join(' · ')),
      advice: report.advice,
      levels: report.levels.map(({ name, findings }) => ({
        name,
        findings: findings.map((finding) =>
          Object.fromEntries(Object.entries(finding).map(([key, text]) => [key, line(text)])),
        ),
      })),
    },
  })
  return documentPages(engine, document, paper)
}
