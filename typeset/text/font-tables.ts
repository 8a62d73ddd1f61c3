/** The bytes of a TrueType or OpenType font, and where its tables begin (OpenType 1.9, "Table Directory"). */

/** Where a table begins; undefined where the font has none of this name. */
export function tableAt(font: Buffer, tag: string): number | undefined {
  const tables = font.readUInt16BE(4)
  for (let index = 0; index < tables; index++) {
    const record = 12 + index * 16
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  return undefined
}

/** The same of a table that each font has. */
export function tableOffset(font: Buffer, tag: string): number {
  const at = tableAt(font, tag)
  if (at === undefined) throw new Error(`A font has no table "${tag}".`)
  return at
}

/** Characters in a row, and the glyph of each; 0 where the font has none. */
export interface GlyphRun {
  readonly first: number
  readonly last: number
  /** Whether each of them has a glyph. */
  readonly isComplete: boolean
  readonly glyphOf: (code: number) => number
}

/** What `cmap` maps to glyphs (OpenType 1.9, "cmap — Character to Glyph Index Mapping Table"), formats 4 and 12. */
export function* glyphRuns(font: Buffer): Generator<GlyphRun> {
  const cmap = tableOffset(font, 'cmap')
  const encodings = font.readUInt16BE(cmap + 2)
  for (let index = 0; index < encodings; index++) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4)
    const format = font.readUInt16BE(subtable)
    if (format === 4) yield* segments(font, subtable)
    if (format === 12) yield* groups(font, subtable)
  }
}

/** Format 4: segments of the basic plane, each either shifted or looked up in a list of glyphs. */
function* segments(font: Buffer, subtable: number): Generator<GlyphRun> {
  const doubled = font.readUInt16BE(subtable + 6)
  const ends = subtable + 14
  const starts = ends + doubled + 2
  const deltas = starts + doubled
  const offsets = deltas + doubled
  for (let at = 0; at < doubled; at += 2) {
    const last = Math.min(0xfffe, font.readUInt16BE(ends + at))
    const first = font.readUInt16BE(starts + at)
    const delta = font.readUInt16BE(deltas + at)
    const offset = font.readUInt16BE(offsets + at)
    const glyphOf = (code: number) => {
      const listed = offset === 0 ? code : font.readUInt16BE(offsets + at + offset + 2 * (code - first))
      return offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff
    }
    yield { first, last, isComplete: false, glyphOf }
  }
}

/** Format 12: groups of code points of all planes that map to glyphs in a row. */
function* groups(font: Buffer, subtable: number): Generator<GlyphRun> {
  const count = font.readUInt32BE(subtable + 12)
  for (let index = 0; index < count; index++) {
    const group = subtable + 16 + index * 12
    const start = font.readUInt32BE(group)
    const glyph = font.readUInt32BE(group + 8)
    yield {
      first: glyph === 0 ? start + 1 : start,
      last: font.readUInt32BE(group + 4),
      isComplete: true,
      glyphOf: (code) => glyph + code - start,
    }
  }
}
