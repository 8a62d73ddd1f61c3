/** Marks that steer the text around them and need no shape of their own. */
const SHAPELESS = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]$/u

/**
 * Characters that no font counts for: private ones, which an accessible PDF may not have, and halves of flags, which
 * EB Garamond draws as letters.
 */
const NEVER_DRAWN = /^[\p{Co}\p{Regional_Indicator}]$/u

/** Which characters some fonts have shapes for. */
export class GlyphCoverage {
  readonly #ranges: readonly Range[]
  /** Of single fonts; this one alone where it is that of a font. */
  readonly #fonts: readonly GlyphCoverage[]

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
    return [...new Set(text)]
      .filter((character) => !SHAPELESS.test(character) && !this.#has(character))
      .join('')
  }

  /** Whether one font draws all of a letter with its marks: the engine takes no mark from another. */
  isOfOneFont(grapheme: string): boolean {
    return this.#fonts.some((font) => font.missingFrom(grapheme) === '')
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
  const cmap = tableOffset(font, 'cmap')
  const encodings = font.readUInt16BE(cmap + 2)
  for (let index = 0; index < encodings; index++) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4)
    const format = font.readUInt16BE(subtable)
    if (format === 4) yield* segmentRanges(font, subtable)
    if (format === 12) yield* groupRanges(font, subtable)
  }
}

/** Format 4: segments of the basic plane, each either shifted or looked up in a list of glyphs. */
function* segmentRanges(font: Buffer, subtable: number): Generator<Range> {
  const doubled = font.readUInt16BE(subtable + 6)
  const ends = subtable + 14
  const starts = ends + doubled + 2
  const deltas = starts + doubled
  const offsets = deltas + doubled
  for (let at = 0; at < doubled; at += 2) {
    const last = font.readUInt16BE(ends + at)
    const first = font.readUInt16BE(starts + at)
    const delta = font.readUInt16BE(deltas + at)
    const offset = font.readUInt16BE(offsets + at)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = offset === 0 ? code : font.readUInt16BE(offsets + at + offset + 2 * (code - first))
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) yield [code, code]
    }
  }
}

/** Format 12: groups of code points of all planes that map to glyphs in a row. */
function* groupRanges(font: Buffer, subtable: number): Generator<Range> {
  const groups = font.readUInt32BE(subtable + 12)
  for (let index = 0; index < groups; index++) {
    const group = subtable + 16 + index * 12
    const first = font.readUInt32BE(group)
    const isNotdef = font.readUInt32BE(group + 8) === 0
    yield [isNotdef ? first + 1 : first, font.readUInt32BE(group + 4)]
  }
}

function tableOffset(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4)
  for (let index = 0; index < tables; index++) {
    const record = 12 + index * 16
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`A font has no table "${tag}".`)
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
