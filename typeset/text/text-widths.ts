import { readFileSync } from 'node:fs'
import { glyphRuns, tableOffset } from './font-tables.ts'
import { pairKerning } from './pair-kerning.ts'

/** Codes of the letters of most words; and of all, two of which make one key. */
const USUAL_LETTERS = 2 ** 8
const CODES = 2 ** 16
/** Before the first letter of a text: no letter has this code. */
const NO_LETTER = 0

/**
 * Latin with its additions, and punctuation: beyond it letters stack or run from right to left. Of what is
 * below, combining marks and what steers the text around it have no width.
 */
const LAST_LETTER = 0x2122
const HAS_NO_WIDTH =
  /[\p{M}\p{Cf}\p{Cc}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u

/** A width that is known to lie between two, in em. */
export interface WidthRange {
  readonly least: number
  readonly most: number
}

/**
 * What kerning across ends of lines and rounding change, as a share. Of sixty descriptions the widths in each face for text
 * were those of HarfBuzz to 0.04 %.
 */
const TOLERANCE = 0.001

const [SMALL_F, CAPITAL_T, SMALL_H] = [102, 84, 104] as const
const BEHIND_F = new Set(Array.from('fijlbhkt', (letter) => letter.charCodeAt(0)))

/** Letters that an `f` or `T` before them may join to one shape, which is as wide as the first of them at least. */
const mayJoin = (before: number, code: number): boolean =>
  (before === SMALL_F && BEHIND_F.has(code)) || (before === CAPITAL_T && code === SMALL_H)

/**
 * About how wide texts are in one face: the advances of their letters with kerning. The engine's own widths differ by
 * ligatures and contextual shapes. Only of letters that have one character and one glyph.
 */
export class TextWidths {
  /** By the codes of letters; 0 for what isn't a letter, or has no shape. */
  readonly #glyphs = new Uint16Array(LAST_LETTER + 1)
  readonly #advances: readonly number[]
  /** Widths of letters behind others, by the codes of both, once they were asked for: of the usual ones, and of others. */
  readonly #usual = new Float64Array(USUAL_LETTERS ** 2)
  readonly #others = new Map<number, number>()
  readonly #kerning: (left: number, right: number) => number

  private constructor(font: Buffer) {
    for (const { first, last, glyphOf } of glyphRuns(font))
      for (let code = first; code <= Math.min(last, LAST_LETTER); code++) {
        const glyph = glyphOf(code)
        if (glyph !== 0 && !HAS_NO_WIDTH.test(String.fromCharCode(code))) this.#glyphs[code] = glyph
      }
    const em = font.readUInt16BE(tableOffset(font, 'head') + 18)
    this.#advances = advancesIn(font).map((advance) => advance / em)
    const kerning = pairKerning(font)
    this.#kerning = (left, right) => kerning(left, right) / em
  }

  /** @param path of a TrueType file */
  static of(path: string): TextWidths {
    return new TextWidths(readFileSync(path))
  }

  /**
   * Undefined where the typeface lacks a character, or where one isn't a letter that is written next to
   * others.
   */
  widthOf(text: string): WidthRange | undefined {
    let [width, joined, before] = [0, 0, NO_LETTER]
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (!this.#glyphs[code]) return undefined
      width += this.#widthBehind(before, code)
      if (mayJoin(before, code)) joined += this.#advanceOf(code)
      before = code
    }
    return { least: width * (1 - TOLERANCE) - joined, most: width * (1 + TOLERANCE) }
  }

  /** Of a letter, with its kerning. */
  #widthBehind(before: number, code: number): number {
    const isUsual = before < USUAL_LETTERS && code < USUAL_LETTERS
    const place = isUsual ? before * USUAL_LETTERS + code : before * CODES + code
    const known = isUsual ? this.#usual[place] : this.#others.get(place)
    if (known) return known
    const [left = 0, right = 0] = [this.#glyphs[before], this.#glyphs[code]]
    const width = this.#advanceOf(code) + (before === NO_LETTER ? 0 : this.#kerning(left, right))
    if (isUsual) this.#usual[place] = width
    else this.#others.set(place, width)
    return width
  }

  #advanceOf(code: number): number {
    return this.#advances[this.#glyphs[code] ?? 0] ?? this.#advances.at(-1) ?? 0
  }
}

/** The advance of each glyph, in units of the font; of those beyond the last one it is the same (OpenType 1.9, "hmtx"). */
function advancesIn(font: Buffer): number[] {
  const count = font.readUInt16BE(tableOffset(font, 'hhea') + 34)
  const hmtx = tableOffset(font, 'hmtx')
  return Array.from({ length: count }, (_, glyph) => font.readUInt16BE(hmtx + glyph * 4))
}
