import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import typst from '@myriaddreamin/typst-ts-node-compiler'
import { TypesetError } from '../job/errors.ts'
import { facePaths, readFace, type Typeface, typefaces } from '../text/faces.ts'
import { GlyphCoverage } from '../text/glyph-coverage.ts'

/** A set document, which only the engine that set it can read. */
export type SetDocument = typst.NodeTypstDocument

/** The engine reads files below this folder only: the templates, and pictures that exist in memory alone. */
const WORKSPACE = fileURLToPath(new URL('../../templates/', import.meta.url))

/**
 * What a menu shares with those before it need not be typeset again. How much the engine remembers of a
 * menu follows from the size of its input, so it drops what no menu of the last bytes needed. These are three menus of
 * forty items, or one of a hundred; a picture is more.
 */
const REMEMBERED_BYTES = 64 * 1024

/** An age that no result has. */
const FORGETS_NOTHING = 1000

/** PDF/UA (ISO 14289-1); the engine refuses it for a page with characters that no font draws. */
const ACCESSIBLE = 'ua-1'

/**
 * Pages are set side by side, each by one thread. Where they are as many as the cores, one of them often sets its second
 * page alone; the system shares the cores out evenly among a few more. The engine reads this when it is first used.
 */
process.env.RAYON_NUM_THREADS ??= String(availableParallelism() + 2)

/**
 * The native engine, which knows all fonts by their paths. It reads their names and lists of characters when it is
 * made, and maps a file into memory when a page first uses it. Every failure is a {@link TypesetError}
 * `typeset_failed`.
 */
export class TypstEngine {
  readonly #native = typst.NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontPaths: typefaces.flatMap(facePaths) }],
  })
  readonly #coverages = new Map<Typeface, GlyphCoverage>()
  readonly #unions = new Map<string, GlyphCoverage>()
  /** How many bytes the engine was given for each document that it remembers, the last one first. */
  #given: readonly number[] = []
  #givenBytes = 0
  #hasSetOne = false

  /**
   * Sets a Typst file of the templates' folder, which finds each of these values as `/memory/<name>.json`; a string is
   * JSON already.
   * Values that went in as `sys.inputs` would make the engine rebuild its standard library: 0.5 ms.
   *
   * For each thing that the engine is asked until it forgets, it keeps a table, as large as it ever was. With those of one
   * document at a time it has some ten thousand of them, and not a hundred thousand, which grow for a thousand menus.
   */
  set(source: string, values: Readonly<Record<string, object | string>>): SetDocument {
    if (this.#hasSetOne) this.#native.evictCache(FORGETS_NOTHING)
    for (const [name, value] of Object.entries(values))
      this.addFile(`${name}.json`, Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)))
    this.#hasSetOne = true
    this.#given = [this.#givenBytes, ...this.#given]
    this.#givenBytes = 0
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
    return this.#written(document, { pdfStandard: ACCESSIBLE })
  }

  /** A PDF that conforms to no further standard. */
  plainPdf(document: SetDocument): Uint8Array {
    return this.#written(document, {})
  }

  #written(document: SetDocument, options: typst.RenderPdfOpts): Uint8Array {
    try {
      return new Uint8Array(this.#native.pdf(document, options))
    } catch (cause) {
      throw new TypesetError('typeset_failed', String(cause), { cause })
    }
  }

  /** Adds a file in memory, which templates can read until {@link reset}; gives its path for them. */
  addFile(name: string, bytes: Buffer): string {
    const path = `memory/${name}`
    this.#native.mapShadow(`${WORKSPACE}${path}`, bytes)
    this.#givenBytes += bytes.byteLength
    return `/${path}`
  }

  /**
   * Removes the files in memory and forgets what was set before the last menus. To be called after every menu, failed ones
   * too.
   */
  reset(): void {
    this.#native.resetShadow()
    if (!this.#hasSetOne) return
    this.#hasSetOne = false
    let bytes = 0
    this.#given = this.#given.filter((given) => {
      bytes += given
      return bytes - given < REMEMBERED_BYTES
    })
    this.#native.evictCache(this.#given.length)
  }

  /** Which characters some typefaces have shapes for. */
  coverageOf(typefaces: readonly Typeface[]): GlyphCoverage {
    const key = typefaces.join()
    const union =
      this.#unions.get(key) ?? GlyphCoverage.union(typefaces.map((typeface) => this.#coverageOfOne(typeface)))
    this.#unions.set(key, union)
    return union
  }

  #coverageOfOne(typeface: Typeface): GlyphCoverage {
    const coverage = this.#coverages.get(typeface) ?? GlyphCoverage.of(readFace(typeface))
    this.#coverages.set(typeface, coverage)
    return coverage
  }
}
