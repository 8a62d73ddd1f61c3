import { glyphRuns } from './font-tables.ts'

/** Characters that steer the text around them and need no shape. */
const SHAPELESS = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]$/u

/**
 * Characters that no font counts for: private ones, which an accessible PDF may not have, and halves of flags, which
 * EB Garamond draws as letters.
 */
const NEVER_DRAWN = /^[\p{Co}\p{Regional_Indicator}]$/u

/** Of Latin, Greek, Cyrillic and punctuation, below those of East Asia and halves of others. */
const REMEMBERED_CODES = 0x2200

/** Which characters some fonts have shapes for. */
export class GlyphCoverage {
  readonly #ranges: readonly Range[]
  /** Of single fonts; this one alone where it is that of a font. */
  readonly #fonts: readonly GlyphCoverage[]
  /** By their codes, those that were looked for and are not missing. */
  readonly #found = new Uint8Array(REMEMBERED_CODES)

  private constructor(ranges: readonly Range[], fonts: readonly GlyphCoverage[] = []) {
    this.#ranges = ranges
    this.#fonts = fonts.length > 0 ? fonts : [this]
  }

  /**
   * What a TrueType or OpenType font has shapes for, read from its `cmap` table (OpenType 1.9, "cmap —
   * Character to Glyph Index Mapping Table").
   */
  static of(font: Buffer): GlyphCoverage {
    return new GlyphCoverage(merged([...cmapRanges(font)]))
  }

  /** What at least one of them has. */
  static union(coverages: readonly GlyphCoverage[]): GlyphCoverage {
    return new GlyphCoverage(
      merged(coverages.flatMap((coverage) => coverage.#ranges)),
      coverages.flatMap((coverage) => coverage.#fonts),
    )
  }

  /** The characters of a text that no font draws, each once, in the order in which they appear. */
  missingFrom(text: string): string {
    let index = 0
    while (index < text.length && this.#found[text.charCodeAt(index)] === 1) index++
    if (index === text.length) return ''
    return [...new Set(text.slice(index))].filter((character) => !this.#draws(character)).join('')
  }

  /** Whether one font draws all of a letter with its marks: the engine takes no mark from another. */
  isOfOneFont(grapheme: string): boolean {
    return this.#fonts.some((font) => font.missingFrom(grapheme) === '')
  }

  #draws(character: string): boolean {
    const draws = SHAPELESS.test(character) || this.#has(character)
    if (draws) this.#found[character.charCodeAt(0)] = 1
    return draws
  }

  #has(character: string): boolean {
    if (NEVER_DRAWN.test(character)) return false
    const codePoint = character.codePointAt(0) ?? 0
    let low = 0
    let high = this.#ranges.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const [first, last] = this.#ranges[middle] ?? [0, 0]
      if (codePoint < first) high = middle - 1
      else if (codePoint > last) low = middle + 1
      else return true
    }
    return false
  }
}

type Range = readonly [first: number, last: number]

function* cmapRanges(font: Buffer): Generator<Range> {
  for (const { first, last, isComplete, glyphOf } of glyphRuns(font))
    if (isComplete) yield [first, last]
    else for (let code = first; code <= last; code++) if (glyphOf(code) !== 0) yield [code, code]
}

function merged(ranges: readonly Range[]): Range[] {
  const result: [number, number][] = []
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const previous = result.at(-1)
    if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last)
    else result.push([first, last])
  }
  return result
}
