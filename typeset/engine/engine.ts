import { fileURLToPath } from 'node:url'
import typst from '@myriaddreamin/typst-ts-node-compiler'
import { TypesetError } from '../job/errors.ts'
import { type FontFiles, readFonts, type Typeface } from '../text/fonts.ts'
import { GlyphCoverage } from '../text/glyph-coverage.ts'
import type { Writing } from '../text/writing.ts'

/** A set document, which only the engine that set it can read. */
export type SetDocument = typst.NodeTypstDocument

/** The engine reads files below this folder only: the templates, and pictures that exist in memory alone. */
const WORKSPACE = fileURLToPath(new URL('../../templates/', import.meta.url))

/**
 * What a menu shares with the one before it need not be set again: a preview after one edit takes less
 * than half the time. More generations save no more and cost memory.
 */
const KEPT_GENERATIONS = 1

/** PDF/UA (ISO 14289-1); the engine refuses it for a page with characters that no font draws. */
const ACCESSIBLE = 'ua-1'

/**
 * The engines of a process. Most menus need no face of East Asia, so the engine that holds those is made
 * for the first menu that does: it takes 80 ms and 50 MB then.
 */
export class Engines {
  readonly #usual = new Engine(readFonts({ withEastAsian: false }))
  #eastAsian: Engine | undefined

  engineFor({ eastAsian }: Writing): Engine {
    if (eastAsian.length === 0) return this.#usual
    this.#eastAsian ??= new Engine(readFonts({ withEastAsian: true }))
    return this.#eastAsian
  }
}

/** The native engine together with its fonts. Every failure is a {@link TypesetError} `typeset_failed`. */
export class Engine {
  readonly #native: typst.NodeCompiler
  readonly #coverages: ReadonlyMap<Typeface, GlyphCoverage>
  readonly #unions = new Map<string, GlyphCoverage>()

  constructor(fonts: FontFiles) {
    this.#native = typst.NodeCompiler.create({
      workspace: WORKSPACE,
      fontArgs: [{ fontBlobs: [...fonts.values()].flat() }],
    })
    // The faces of a typeface have the same characters. The files themselves are let go.
    this.#coverages = new Map([...fonts].map(([typeface, [face]]) => [typeface, GlyphCoverage.of(face)]))
  }

  /**
   * Sets a Typst file of the templates' folder, which finds each of these values as `/memory/<name>.json`.
   * Values that went in as `sys.inputs` would make the engine rebuild its standard library: 0.5 ms.
   */
  set(source: string, values: Record<string, unknown>): SetDocument {
    for (const [name, value] of Object.entries(values))
      this.addFile(`${name}.json`, Buffer.from(JSON.stringify(value)))
    const compiled = this.#native.compile({ mainFilePath: `${WORKSPACE}${source}` })
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

  /** An accessible PDF. */
  pdf(document: SetDocument): Uint8Array {
    try {
      return new Uint8Array(this.#native.pdf(document, { pdfStandard: ACCESSIBLE }))
    } catch (cause) {
      throw new TypesetError('typeset_failed', String(cause), { cause })
    }
  }

  /** Adds a file in memory, which templates can read until {@link reset}; gives its path for them. */
  addFile(name: string, bytes: Buffer): string {
    const path = `memory/${name}`
    this.#native.mapShadow(`${WORKSPACE}${path}`, bytes)
    return `/${path}`
  }

  /** Removes the files in memory and forgets what was set before the last menu. To be called after every menu, failed ones too. */
  reset(): void {
    this.#native.resetShadow()
    this.#native.evictCache(KEPT_GENERATIONS)
  }

  /** Which characters some typefaces have shapes for. */
  coverageOf(typefaces: readonly Typeface[]): GlyphCoverage {
    const key = typefaces.join()
    const union =
      this.#unions.get(key) ??
      GlyphCoverage.union(typefaces.flatMap((typeface) => this.#coverages.get(typeface) ?? []))
    this.#unions.set(key, union)
    return union
  }
}
