import { fileURLToPath } from 'node:url'
import typst from '@myriaddreamin/typst-ts-node-compiler'
import { TypesetError } from './errors.ts'
import { fontPair, readFonts } from './fonts.ts'
import type { Region, TypesetFinding, TypesetInput, TypesetResult } from './job.ts'
import { type PagePlan, planPages } from './page-plan.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import type { TemplateLayout } from './templates/layout.ts'
import { templateLayout } from './templates/registry.ts'

const WORKSPACE = fileURLToPath(new URL('./templates/', import.meta.url))

/** What the first pass reports, in points. */
interface Heights {
  readonly header: number
  readonly foot: number
  readonly continued: number
  readonly units: readonly number[]
}

type Document = typst.NodeTypstDocument

/**
 * The engine with its fonts. Calls are synchronous and native: keep it in a process of its own, and let
 * the event loop turn between documents, since only then are they freed.
 */
export class Compiler {
  readonly #engine = typst.NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: readFonts() }],
  })

  /** Sets the pages of a menu. Throws a {@link TypesetError}: `unknown_template`, `typeset_failed`. */
  typeset(input: TypesetInput): TypesetResult {
    try {
      return this.#typeset(input)
    } finally {
      this.#engine.evictCache(0)
    }
  }

  #typeset(input: TypesetInput): TypesetResult {
    const template = templateLayout(input.templateId)
    const sheet = sheetOf(input, template, null)
    const heights = this.#query<Heights>(this.#compile(template, sheet), '<heights>')
    const plan = planPages(
      sheet.units.map((unit, index) => ({ kind: unit.kind, height: heights.units[index] ?? 0 })),
      frameOf(template, sheet, heights),
    )
    const document = this.#compile(template, sheet, setPlan(plan, heights))
    const regions = this.#query<Region[]>(document, '<regions>')
    const pages = Array.from({ length: document.numOfPages }, () => ({
      widthPt: sheet.page.width,
      heightPt: sheet.page.height,
    }))
    return { pdf: this.#pdf(document), pages, regions, findings: findingsOf(input, sheet, plan) }
  }

  #compile(template: TemplateLayout, sheet: Sheet, plan?: object): Document {
    const inputs: Record<string, string> = { sheet: JSON.stringify(sheet) }
    if (plan) inputs.plan = JSON.stringify(plan)
    const compiled = this.#engine.compile({ mainFilePath: `${WORKSPACE}${template.source}`, inputs })
    const error = compiled.takeError()
    if (error) throw this.#failure(error)
    const document = compiled.result
    if (!document) throw new TypesetError('typeset_failed', 'the engine gave no document')
    return document
  }

  #pdf(document: Document): Uint8Array {
    return new Uint8Array(this.#engine.pdf(document, {}))
  }

  #query<Value>(document: Document, selector: string): Value {
    const [value] = this.#engine.query(document, { selector, field: 'value' })
    return value
  }

  #failure(error: typst.NodeError): TypesetError {
    return new TypesetError('typeset_failed', JSON.stringify(this.#engine.fetchDiagnostics(error)))
  }
}

function frameOf(template: TemplateLayout, sheet: Sheet, heights: Heights) {
  const { page, scale } = sheet
  const foot = heights.foot > 0 ? heights.foot + template.aboveFoot * scale : 0
  return {
    height: page.height - page.top - page.bottom - foot,
    headerHeight: heights.header,
    continuedHeight: heights.continued,
    columns: template.columns,
    gaps: {
      afterHeader: template.gaps.afterHeader * scale,
      beforeSection: template.gaps.beforeSection * scale,
      afterHeading: template.gaps.afterHeading * scale,
      betweenItems: template.gaps.betweenItems * scale,
    },
  }
}

const setPlan = (plan: PagePlan, heights: Heights) => ({
  header: heights.header,
  heights: heights.units,
  pages: plan.pages.map((page, index) => ({ ...page, header: index === 0 })),
})

function findingsOf(input: TypesetInput, sheet: Sheet, plan: PagePlan): TypesetFinding[] {
  const findings: TypesetFinding[] = []
  const family = input.design.fontFamily
  if (!fontPair(family).isInstalled) findings.push({ code: 'font_unavailable', params: { family } })
  for (const page of plan.pages)
    for (const column of page.columns)
      for (const placed of column.units) {
        const unit = sheet.units[placed.unit]
        if (placed.overflows && unit?.kind === 'item')
          findings.push({ code: 'overflow', params: { id: unit.id, categoryId: unit.categoryId } })
      }
  return findings
}
