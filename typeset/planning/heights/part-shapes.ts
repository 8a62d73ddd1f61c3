import type { Sheet } from '../../sheet/sheet.ts'
import type { SheetItem, SheetSection } from '../../sheet/units/sheet-units.ts'
import { facePathFor, type Typeface } from '../../text/faces.ts'
import { TextWidths, type WidthRange } from '../../text/text-widths.ts'
import { linesOf } from './line-count.ts'
import type { PartTypes, TextType } from './part-types.ts'
import type { MeasuredPart, SheetPart } from './sheet-parts.ts'

/** What a part is but for its words: parts of one shape are equally tall. */
export type PartShape = Record<string, unknown>

const ROUNDING_PT = 0.1

const NOTHING: WidthRange = { least: 0, most: 0 }

/** By the path of their file; there are few. */
const widthsByPath = new Map<string, TextWidths>()

/**
 * Computes the shapes of the parts of one sheet: for each text its number of lines, where that is certain.
 * Only for letters from left to right in the first typeface of the text.
 */
export class PartShapes {
  readonly #sheet: Sheet
  readonly #types: PartTypes
  readonly #faces = new Map<TextType, TextWidths | undefined>()

  private constructor(sheet: Sheet, types: PartTypes) {
    this.#sheet = sheet
    this.#types = types
  }

  /** Undefined where the sheet has other letters. */
  static of(sheet: Sheet, types: PartTypes): PartShapes | undefined {
    const { direction, isMixed, isTall, hasTall, foreign, second } = sheet.language
    const isPlain = direction === 'ltr' && !isMixed && !isTall && !hasTall && foreign.length === 0 && !second
    return isPlain ? new PartShapes(sheet, types) : undefined
  }

  /** Undefined where the height of a part is not certain without its words. */
  shapeOf({ part, isWide }: MeasuredPart): PartShape | undefined {
    const shape = this.#shapeOf(part, isWide ? this.#fullWidth : this.#sheet.columnWidth)
    return shape && { isWide, ...shape }
  }

  get #fullWidth(): number {
    const { width, left, right } = this.#sheet.page
    return width - left - right
  }

  #shapeOf(part: SheetPart, room: number): PartShape | undefined {
    if (part.kind === 'item') return this.#itemShape(part, room)
    if (part.kind === 'section') return this.#sectionShape(part, room)
    if (part.kind !== 'foot' || !part.closing) return undefined
    const notices = part.closing.notices.map(({ text, secondText }) =>
      secondText === '' ? this.#lines(text, this.#types.notice, room) : undefined,
    )
    return notices.includes(undefined) ? undefined : { ...part, closing: { ...part.closing, notices } }
  }

  #sectionShape(part: SheetSection, room: number): PartShape | undefined {
    if (part.intro === null) return undefined
    const intro = this.#lines(part.intro, this.#types.quiet, room)
    return intro === undefined ? undefined : { ...part, id: 0, headsOf: null, intro }
  }

  #itemShape(item: SheetItem, room: number): PartShape | undefined {
    if (item.image !== null || item.isUnpriced) return undefined
    const name = this.#nameLines(item, room)
    const more = this.#moreShape(item.more, room)
    const { description: type } = this.#types
    const description =
      item.description === null
        ? 0
        : type &&
          this.#lines(item.description, type, room * type.share, {
            divides: this.#sheet.language.isLanguageSaid,
          })
    if (name === undefined || more === undefined || typeof description !== 'number') return undefined
    const { signs, meanings, markText } = item
    return {
      ...item,
      id: 0,
      sectionId: 0,
      name,
      isOnOneLine: name === 1,
      signs: signs !== '',
      markText: markText !== '',
      meanings: meanings && [meanings.signs !== '', meanings.letters !== ''],
      price: item.price !== null,
      description,
      widestLetters: null,
      isBoundAtEnd: false,
      more,
    }
  }

  /**
   * Counts the lines of a name, whose marks stay with its last word, next to its price; undefined for a
   * name with a word that is too wide for that.
   */
  #nameLines({ name, signs, markText, price, more }: SheetItem, room: number): number | undefined {
    const { line } = this.#types
    if (!line || (more && more.prices.line.length > 0)) return undefined
    const before = markText === '' ? NOTHING : this.#widthOf(line.beforeMark, line.name)
    const marks = markText === '' ? NOTHING : this.#widthOf(markText, line.mark)
    const gap = price === null ? { beside: 0, least: 0, kept: 0 } : line.gap
    const priced = price === null ? NOTHING : this.#widthOf(price, line.price)
    if (!before || !marks || !priced) return undefined
    const words = name + signs
    const roomPt = room - priced.most - gap.beside
    const last = before.most + marks.most
    const whole = this.#widthOf(words, line.name)
    const most = last + gap.least + ROUNDING_PT
    // Of most names, which one look tells: no word is too wide then.
    if (whole && whole.most + most <= roomPt - gap.kept) return 1
    const isTooWide = (word: string, index: number, all: readonly string[]) =>
      this.#mostWidth(word, line.name) + (index === all.length - 1 ? last : 0) > roomPt - gap.kept
    if (words.split(' ').some(isTooWide)) return undefined
    return linesOf(words, (part) => this.#widthOf(part, line.name), {
      roomPt,
      behind: { least: before.least + marks.least + gap.least, most },
    })
  }

  /** Null where an item has no more, undefined where it has anything but prices on separate lines. */
  #moreShape(more: SheetItem['more'], room: number): PartShape | null | undefined {
    if (more === null) return null
    const { prices, marks, extras, isFeatured, ...texts } = more
    const hasOthers =
      Object.values(texts).some((text) => text !== null) ||
      marks.length + extras.length + prices.cells.length > 0
    const { priceLine } = this.#types
    if (hasOthers || prices.isTabular || !priceLine) return undefined
    const areShort = prices.lines.every(
      ({ label, text, former, energy }) =>
        priceLine.gap + this.#mostWidth(`${label} ${text} (${former}) (${energy})`, priceLine) <= room,
    )
    if (!areShort) return undefined
    return { isFeatured, areBelow: prices.areBelow, lines: prices.lines.map(({ label }) => label !== '') }
  }

  #mostWidth(text: string, type: TextType): number {
    return text === '' ? 0 : (this.#widthOf(text, type)?.most ?? Infinity)
  }

  #lines(text: string, type: TextType, room: number, { divides = false } = {}): number | undefined {
    return linesOf(text, (part) => this.#widthOf(part, type), { roomPt: room, divides })
  }

  /** In points. */
  #widthOf(text: string, type: TextType) {
    // The figures of most typefaces have other widths where they rise and fall.
    if (this.#sheet.figures === 'old-style' && /\d/.test(text)) return undefined
    const em = this.#faceOf(type)?.widthOf(text)
    const between = type.tracking * text.length
    return em && { least: (em.least + between) * type.size, most: (em.most + between) * type.size }
  }

  #faceOf(type: TextType): TextWidths | undefined {
    if (this.#faces.has(type)) return this.#faces.get(type)
    const path = facePathFor(this.#sheet.fonts.text[0] as Typeface, type.weight, type.style === 'italic')
    const face = path === undefined ? undefined : (widthsByPath.get(path) ?? TextWidths.of(path))
    if (path !== undefined && face) widthsByPath.set(path, face)
    this.#faces.set(type, face)
    return face
  }
}
