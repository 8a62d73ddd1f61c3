import { fileURLToPath } from 'node:url'
import typst from '@myriaddreamin/typst-ts-node-compiler'
import { TypesetError } from './errors.ts'
import { readFonts } from './fonts.ts'
import { GlyphCoverage } from './glyph-coverage.ts'

/** A set document, which only the engine that set it can read. */
export type SetDocument = typst.NodeTypstDocument

/** The engine reads files below this folder only: the templates, and pictures that exist in memory alone. */
const WORKSPACE = fileURLToPath(new URL('./templates/', import.meta.url))

/**
 * What a menu shares with the one before it need not be set again: a preview after one edit takes two
 * thirds of the time. More generations save no more and cost memory.
 */
const KEPT_GENERATIONS = 1

/** Accessible PDF (ISO 14289-1); the engine refuses it for a page with characters it cannot draw. */
const ACCESSIBLE = 'ua-1'

/** The native engine together with its fonts. Every failure is a {@link TypesetError} `typeset_failed`. */
export class Engine {
  readonly #fonts = readFonts()
  readonly #coverages = new Map<string, GlyphCoverage>()
  readonly #native = typst.NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: [...this.#fonts.values()].flat() }],
  })

  /** Sets a Typst file of the templates' folder with these texts as its `sys.inputs`. */
  set(source: string, inputs: Record<string, string>): SetDocument {
    const compiled = this.#native.compile({ mainFilePath: `${WORKSPACE}${source}`, inputs })
    const error = compiled.takeError()
    if (error) throw new TypesetError('typeset_failed', JSON.stringify(this.#native.fetchDiagnostics(error)))
    if (!compiled.result) throw new TypesetError('typeset_failed', 'The engine gave no document.')
    return compiled.result
  }

  /** The value of the one mark in the document that the selector finds. */
  query<Value>(document: SetDocument, selector: string): Value {
    const [value] = this.#native.query(document, { selector, field: 'value' })
    return value
  }

  pdf(document: SetDocument, isAccessible: boolean): Uint8Array {
    try {
      return new Uint8Array(this.#native.pdf(document, isAccessible ? { pdfStandard: ACCESSIBLE } : {}))
    } catch (cause) {
      throw new TypesetError('typeset_failed', String(cause), { cause })
    }
  }

  /** Lets templates read a file that exists in memory alone, until {@link tidy}; gives its path for them. */
  lend(name: string, bytes: Buffer): string {
    const path = `lent/${name}`
    this.#native.mapShadow(`${WORKSPACE}${path}`, bytes)
    return `/${path}`
  }

  /** Takes lent files back and forgets what was set before the last menu; after every menu, failed ones too. */
  tidy(): void {
    this.#native.resetShadow()
    this.#native.evictCache(KEPT_GENERATIONS)
  }

  /** Which characters some typefaces have shapes for. */
  coverageOf(typefaces: readonly string[]): GlyphCoverage {
    const key = typefaces.join()
    const coverage =
      this.#coverages.get(key) ??
      new GlyphCoverage(typefaces.flatMap((typeface) => this.#fonts.get(typeface)?.slice(0, 1) ?? []))
    this.#coverages.set(key, coverage)
    return coverage
  }
}
