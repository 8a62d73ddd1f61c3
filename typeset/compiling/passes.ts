import type { TemplateDefinition } from '#templates/shared/template.ts'
import type { SetDocument, TypstEngine } from '../engine/engine.ts'
import { PdfFinisher } from '../pdf/finished-pdf.ts'
import { standInsFor } from '../pdf/stand-in-colors.ts'
import type { SheetPlan } from '../planning/fit/plan-sheet.ts'
import type { Measured } from '../planning/heights/height-cache.ts'
import type { MeasuredPart } from '../planning/heights/sheet-parts.ts'
import type { PageVeil } from '../sheet/page-veil.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { planToSet } from './plan-to-set.ts'

/** What a second pass is to set. */
interface Setting {
  readonly plan: SheetPlan
  readonly runsOver: boolean
  readonly veil?: PageVeil | undefined
  /** A file that the PDF carries. */
  readonly attachment?: string | undefined
}

interface SetPages {
  /** Not to be changed. */
  readonly pdf: Uint8Array
  readonly count: number
  /** Of the pages in the document by their places in the plan; left out where nothing runs over. */
  readonly numbers: readonly number[] | undefined
}

/** The name under which readers of PDFs list it. */
const ATTACHED_MENU = 'menu.carte.json'

/** Pages with pictures may take more; they are set again. */
const MOST_KEPT_BYTES = 8 * 1024 * 1024

/**
 * The two passes of a template: one measures parts, one sets pages. Both read the same sheet in the same colors, which are
 * those of another menu of the restaurant and of another design too, so that the engine recognises what follows from it.
 */
export class Passes {
  readonly #engine: TypstEngine
  readonly #finisher = new PdfFinisher()
  /** The last pages, as they were set: a menu comes again in other colors. */
  #last: { readonly key: string; readonly pages: SetPages } | undefined

  constructor(engine: TypstEngine) {
    this.#engine = engine
  }

  measured(template: TemplateDefinition, sheet: Sheet, parts: readonly MeasuredPart[]): Measured {
    const document = this.#set(template, { sheet: commonOf(sheet), pass: { parts } })
    return this.#engine.query(document, '<measured>')
  }

  pages(template: TemplateDefinition, sheet: Sheet, { plan, runsOver, veil, attachment }: Setting): SetPages {
    const { legend, closing } = sheet
    const { foot, headerOverflows } = plan
    const { columns, ...planned } = planToSet(sheet, plan)
    const path = attachment && this.#engine.addFile(ATTACHED_MENU, Buffer.from(attachment))
    const pass = { ...planned, foot, headerOverflows, runsOver, veil, legend, closing, attachment: path }
    const values = Object.entries({ sheet: commonOf(sheet), pass, ...columns })
    const texts = Object.fromEntries(values.map(([name, value]) => [name, JSON.stringify(value)]))
    const key = [template.key, attachment, ...Object.values(texts)].join('\n')
    if (this.#last?.key !== key) this.#last = { key, pages: this.#setPages(template, texts, runsOver) }
    const { pages } = this.#last
    if (pages.pdf.byteLength > MOST_KEPT_BYTES) this.#last = undefined
    return { ...pages, pdf: this.#finished(pages.pdf, sheet) }
  }

  /** Sets one card with the head of the template and the code of the sheet. */
  card(template: TemplateDefinition, sheet: Sheet, veil: PageVeil | undefined): Omit<SetPages, 'numbers'> {
    const document = this.#set(template, { sheet: commonOf(sheet), pass: { card: true, veil } })
    const pdf = this.#finished(this.#engine.pdf(document), sheet)
    return { pdf, count: document.numOfPages }
  }

  #finished(pdf: Uint8Array, sheet: Sheet): Uint8Array {
    const expansions = { meanings: sheet.meanings, region: sheet.language.region }
    return this.#finisher.finished(pdf, { colors: sheet.inks ? null : sheet.colors, expansions })
  }

  #setPages(
    template: TemplateDefinition,
    texts: Readonly<Record<string, string>>,
    runsOver: boolean,
  ): SetPages {
    const document = this.#set(template, texts)
    return {
      pdf: this.#engine.pdf(document),
      count: document.numOfPages,
      numbers: runsOver ? this.#engine.query<number[]>(document, '<pages>') : undefined,
    }
  }

  #set({ key }: TemplateDefinition, values: Parameters<TypstEngine['set']>[1]): SetDocument {
    return this.#engine.set(`${key}/${key}.typ`, values)
  }
}

/** Of a sheet what does not differ from menu to menu. */
function commonOf(sheet: Sheet): object {
  const {
    units: _units,
    flows: _flows,
    legend: _legend,
    closing: _closing,
    meanings: _meanings,
    headsAcross: _headsAcross,
    ...common
  } = sheet
  // Inks of a press aren't colors of a PDF that another design could have.
  return sheet.inks ? common : { ...common, colors: standInsFor(sheet.colors) }
}
