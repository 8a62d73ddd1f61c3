import { fileURLToPath } from 'node:url'
import typst from '@myriaddreamin/typst-ts-node-compiler'
import { TypesetError } from './errors.ts'
import { glyphFindings, imageFindings, overflowFindings, pageFindings } from './findings.ts'
import { readFonts } from './fonts.ts'
import { GlyphCoverage } from './glyph-coverage.ts'
import { HeightBook, type SheetPart } from './height-book.ts'
import { ImagePress, type PrintImage, type PrintImages } from './images.ts'
import type { Region, TypesetInput, TypesetResult } from './job.ts'
import { planSheet, type SheetPlan } from './plan-sheet.ts'
import { type Sheet, type SheetImages, sheetOf } from './sheet.ts'
import type { TemplateLayout } from './templates/layout.ts'
import { templateLayout } from './templates/registry.ts'

/** The engine reads files below this folder only: the templates, and pictures that exist in memory alone. */
const WORKSPACE = fileURLToPath(new URL('./templates/', import.meta.url))

/**
 * What a menu shares with the one before it need not be set again: a preview after one edit takes two
 * thirds of the time. More generations save no more and cost memory.
 */
const KEPT_GENERATIONS = 1

/** Accessible PDF (ISO 14289-1); the engine refuses it for a page with characters it cannot draw. */
const ACCESSIBLE = 'ua-1'

/**
 * The engine with its fonts. Its calls are synchronous and native: keep it in a process of its own, give
 * it one menu at a time, and let the event loop turn between menus, since only then are they freed.
 */
export class Compiler {
  readonly #fonts = readFonts()
  readonly #engine = typst.NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: [...this.#fonts.values()].flat() }],
  })
  readonly #coverages = new Map<string, GlyphCoverage>()
  readonly #heights = new HeightBook()
  readonly #images = new ImagePress()

  /** Sets the pages of a menu. Throws a {@link TypesetError}: `unknown_template`, `typeset_failed`. */
  async typeset(input: TypesetInput): Promise<TypesetResult> {
    const template = templateLayout(input.templateId)
    const images = await this.#images.pressAll(input)
    try {
      const sheet = sheetOf(input, template, this.#lend(images))
      const heights = this.#heights.heightsOf(sheet, template.id, (parts) =>
        this.#query<number[]>(this.#compile(template, sheet, { parts }), '<heights>'),
      )
      const plan = planSheet(sheet, template, heights)
      const document = this.#compile(template, sheet, { plan })
      const unprintable = glyphFindings(sheet, this.#coverage(sheet))
      const pageSize = { widthPt: sheet.page.width, heightPt: sheet.page.height }
      return {
        pdf: this.#pdf(document, unprintable.length === 0),
        pages: Array.from({ length: document.numOfPages }, () => pageSize),
        regions: this.#query<Region[]>(document, '<regions>'),
        findings: [
          ...overflowFindings(sheet, plan),
          ...pageFindings(sheet, plan),
          ...unprintable,
          ...imageFindings(input, images),
        ],
      }
    } finally {
      if (images.size > 0) this.#engine.resetShadow()
      this.#engine.evictCache(KEPT_GENERATIONS)
    }
  }

  /** One of a template's two passes: it measures `parts`, or sets the pages of `plan`. */
  #compile(
    template: TemplateLayout,
    sheet: Sheet,
    pass: { readonly parts: readonly SheetPart[] } | { readonly plan: SheetPlan },
  ): typst.NodeTypstDocument {
    const inputs = { sheet: JSON.stringify(sheet), pass: JSON.stringify(pass) }
    const compiled = this.#engine.compile({ mainFilePath: `${WORKSPACE}${template.source}`, inputs })
    const error = compiled.takeError()
    if (error) throw new TypesetError('typeset_failed', JSON.stringify(this.#engine.fetchDiagnostics(error)))
    if (!compiled.result) throw new TypesetError('typeset_failed', 'The engine gave no document.')
    return compiled.result
  }

  #query<Value>(document: typst.NodeTypstDocument, selector: string): Value {
    const [value] = this.#engine.query(document, { selector, field: 'value' })
    return value
  }

  #pdf(document: typst.NodeTypstDocument, isAccessible: boolean): Uint8Array {
    try {
      return new Uint8Array(this.#engine.pdf(document, isAccessible ? { pdfStandard: ACCESSIBLE } : {}))
    } catch (cause) {
      throw new TypesetError('typeset_failed', String(cause), { cause })
    }
  }

  /** Puts the pictures where the templates can read them, for one menu. */
  #lend(images: PrintImages): SheetImages {
    const lend = ({ bytes, extension, aspect, name }: PrintImage) => {
      const path = `lent/${name}.${extension}`
      this.#engine.mapShadow(`${WORKSPACE}${path}`, bytes)
      return { path: `/${path}`, aspect }
    }
    const items = new Map<number, { path: string }>()
    const pages: Partial<Record<'logo' | 'background', { path: string; aspect: number }>> = {}
    for (const [role, image] of images) {
      if (typeof role === 'number') items.set(role, lend(image))
      else pages[role] = lend(image)
    }
    return { ...pages, items }
  }

  #coverage(sheet: Sheet): GlyphCoverage {
    const key = sheet.fonts.text.join()
    const coverage =
      this.#coverages.get(key) ??
      new GlyphCoverage(sheet.fonts.text.flatMap((typeface) => this.#fonts.get(typeface)?.slice(0, 1) ?? []))
    this.#coverages.set(key, coverage)
    return coverage
  }
}
