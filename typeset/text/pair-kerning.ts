import { tableAt } from './font-tables.ts'

/** How much nearer one glyph is to the one before it, in units of the font; 0 where nothing is said. */
export type Kerning = (left: number, right: number) => number

/** Undefined where this part of a table says nothing of the pair, so that the next one is asked. */
type PairRule = (left: number, right: number) => number | undefined

const PAIR_POSITIONS = 2
const EXTENSION = 9
const X_ADVANCE = 0x4

/** The kerning of pairs, from the feature `kern` (OpenType 1.9, "GPOS — Glyph Positioning Table", lookup type 2). */
export function pairKerning(font: Buffer): Kerning {
  const gpos = tableAt(font, 'GPOS')
  const lookups = gpos === undefined ? [] : [...kernLookups(font, gpos)]
  return (left, right) => {
    let sum = 0
    for (const rules of lookups)
      for (const rule of rules) {
        const value = rule(left, right)
        if (value === undefined) continue
        sum += value
        break
      }
    return sum
  }
}

/** The rules of each lookup that `kern` names, in its order. */
function* kernLookups(font: Buffer, gpos: number): Generator<readonly PairRule[]> {
  const features = gpos + font.readUInt16BE(gpos + 6)
  const list = gpos + font.readUInt16BE(gpos + 8)
  const named = new Set<number>()
  for (let index = 0; index < font.readUInt16BE(features); index++) {
    const record = features + 2 + index * 6
    if (font.toString('latin1', record, record + 4) !== 'kern') continue
    const feature = features + font.readUInt16BE(record + 4)
    for (let at = 0; at < font.readUInt16BE(feature + 2); at++)
      named.add(font.readUInt16BE(feature + 4 + at * 2))
  }
  for (const index of [...named].sort((a, b) => a - b))
    yield [...pairRules(font, list + font.readUInt16BE(list + 2 + index * 2))]
}

function* pairRules(font: Buffer, lookup: number): Generator<PairRule> {
  const type = font.readUInt16BE(lookup)
  for (let index = 0; index < font.readUInt16BE(lookup + 4); index++) {
    const subtable = lookup + font.readUInt16BE(lookup + 6 + index * 2)
    const isExtension = type === EXTENSION
    const at = isExtension ? subtable + font.readUInt32BE(subtable + 4) : subtable
    if ((isExtension ? font.readUInt16BE(subtable + 2) : type) !== PAIR_POSITIONS) continue
    yield font.readUInt16BE(at) === 1 ? glyphPairs(font, at) : classPairs(font, at)
  }
}

/** Of a value record: its size, and where in it the advance is; undefined where it has none. */
function advanceIn(format: number): { readonly bytes: number; readonly at: number | undefined } {
  const fields = (bits: number) => [1, 2, 4, 8, 16, 32, 64, 128].filter((bit) => bits & bit).length
  return {
    bytes: fields(format) * 2,
    at: format & X_ADVANCE ? fields(format & (X_ADVANCE - 1)) * 2 : undefined,
  }
}

/** Format 1: for each left glyph the right ones that it is kerned with. */
function glyphPairs(font: Buffer, table: number): PairRule {
  const first = advanceIn(font.readUInt16BE(table + 4))
  const recordBytes = 2 + first.bytes + advanceIn(font.readUInt16BE(table + 6)).bytes
  const places = coverageOf(font, table + font.readUInt16BE(table + 2))
  return (left, right) => {
    const place = places.get(left)
    if (place === undefined) return undefined
    const pairs = table + font.readUInt16BE(table + 10 + place * 2)
    for (let index = 0; index < font.readUInt16BE(pairs); index++) {
      const record = pairs + 2 + index * recordBytes
      if (font.readUInt16BE(record) === right)
        return first.at === undefined ? 0 : font.readInt16BE(record + 2 + first.at)
    }
    return undefined
  }
}

/** Format 2: a value for each pair of classes of glyphs. */
function classPairs(font: Buffer, table: number): PairRule {
  const first = advanceIn(font.readUInt16BE(table + 4))
  const recordBytes = first.bytes + advanceIn(font.readUInt16BE(table + 6)).bytes
  const places = coverageOf(font, table + font.readUInt16BE(table + 2))
  const leftClasses = classesOf(font, table + font.readUInt16BE(table + 8))
  const rightClasses = classesOf(font, table + font.readUInt16BE(table + 10))
  const rightCount = font.readUInt16BE(table + 14)
  return (left, right) => {
    if (!places.has(left)) return undefined
    const record = (leftClasses.get(left) ?? 0) * rightCount + (rightClasses.get(right) ?? 0)
    return first.at === undefined ? 0 : font.readInt16BE(table + 16 + record * recordBytes + first.at)
  }
}

/** The place of each glyph in a coverage table ("OpenType Layout Common Table Formats"). */
function coverageOf(font: Buffer, table: number): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  const count = font.readUInt16BE(table + 2)
  for (let index = 0; index < count; index++) {
    if (font.readUInt16BE(table) === 1) places.set(font.readUInt16BE(table + 4 + index * 2), index)
    else {
      const range = table + 4 + index * 6
      const [start, end] = [font.readUInt16BE(range), font.readUInt16BE(range + 2)]
      for (let glyph = start; glyph <= end; glyph++)
        places.set(glyph, font.readUInt16BE(range + 4) + glyph - start)
    }
  }
  return places
}

/** The class of each glyph that is not in class 0. */
function classesOf(font: Buffer, table: number): ReadonlyMap<number, number> {
  const classes = new Map<number, number>()
  if (font.readUInt16BE(table) === 1) {
    const start = font.readUInt16BE(table + 2)
    for (let index = 0; index < font.readUInt16BE(table + 4); index++)
      classes.set(start + index, font.readUInt16BE(table + 6 + index * 2))
    return classes
  }
  for (let index = 0; index < font.readUInt16BE(table + 2); index++) {
    const range = table + 4 + index * 6
    const [start, end] = [font.readUInt16BE(range), font.readUInt16BE(range + 2)]
    for (let glyph = start; glyph <= end; glyph++) classes.set(glyph, font.readUInt16BE(range + 4))
  }
  return classes
}
