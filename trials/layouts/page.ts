import type { LayoutState } from '#domain/reading/layout/states.ts'
import type { LaidPrice } from './document.ts'
import type { Draw } from './draw.ts'
import type { Layout } from './layout.ts'

/** A line of a menu that was laid out, with what it is. */
export interface LaidLine {
  readonly text: string
  readonly state: LayoutState
  readonly blankAbove: number
  /** Height of its letters as a multiple of the usual ones; of a printed menu alone. */
  readonly size?: number
  readonly isBold?: boolean
  readonly isItalic?: boolean
  /** Spaces before it. */
  readonly indent?: number
  /** The dish that it belongs to, as an index of `expected`. */
  readonly dish?: number
}

/** A dish as its menu can be read: a layout without prices loses them, a menu of whole numbers rounds them. */
export interface ExpectedDish {
  /** Names of the sections that it is in, outermost first; none where no heading is written. */
  readonly section: readonly string[]
  readonly name: string
  readonly secondName?: string
  readonly description?: string
  /** The producer and vintage of a wine, behind its name. */
  readonly wine?: string
  readonly number?: string
  readonly prices: readonly LaidPrice[]
}

/** Where a line is: blank lines and type are by that. */
export type LinePlace = 'heading' | 'below heading' | 'dish' | 'inside' | 'block' | 'block inside'

export interface Line {
  readonly text: string
  readonly state: LayoutState
  readonly place: LinePlace
  readonly dish?: number
  readonly indent?: number
}

/** Lines of a menu in order, with the blank lines above them by the layout. */
export class Page {
  readonly lines: LaidLine[] = []
  readonly expected: ExpectedDish[] = []
  readonly #layout: Layout
  readonly #draw: Draw
  readonly #afterHeading: boolean
  readonly #inBlocks: boolean
  #isBelowHeading = false

  constructor(layout: Layout, draw: Draw) {
    this.#layout = layout
    this.#draw = draw
    this.#afterHeading = draw.chance(layout.blanks === 'dishes' ? 0.6 : 0.15)
    this.#inBlocks = layout.blanks === 'none' && draw.chance(0.35)
  }

  add(line: Line): void {
    const text = line.text.trim()
    if (text === '') return
    this.lines.push({
      text,
      state: line.state,
      blankAbove: this.lines.length === 0 ? 0 : this.#blanksAbove(line.place),
      ...(line.indent !== undefined && line.indent > 0 && { indent: line.indent }),
      ...(line.dish !== undefined && { dish: line.dish }),
      ...this.#typeOf(line),
    })
    this.#isBelowHeading =
      line.place === 'heading' || (this.#isBelowHeading && line.place === 'below heading')
  }

  #blanksAbove(place: LinePlace): number {
    const { blanks } = this.#layout
    const isFirstDish = this.#isBelowHeading && place === 'dish'
    if (blanks === 'everywhere') return 1
    if (blanks === 'random')
      return this.#draw.chance(place === 'inside' ? 0.12 : 0.35) ? this.#draw.whole(1, 2) : 0
    if (place === 'inside' || place === 'block inside' || place === 'below heading') return 0
    if (place === 'block') return blanks === 'none' ? Number(this.#inBlocks) : 1
    if (blanks === 'none') return 0
    if (place === 'heading') return this.#draw.chance(0.1) ? 2 : 1
    if (isFirstDish) return Number(this.#afterHeading || blanks === 'around headings')
    return Number(blanks === 'dishes')
  }

  #typeOf({ state, place }: Line): Pick<LaidLine, 'size' | 'isBold' | 'isItalic'> {
    const { print } = this.#layout
    if (!print) return {}
    if (state === 'name') return { size: 2 }
    if (state === 'title') return { size: 1.6 }
    if (place === 'heading' && state !== 'heads')
      return { size: print.heading, ...(print.isHeadingBold && { isBold: true }) }
    if (state.startsWith('item')) return print.isNameBold ? { isBold: true } : {}
    if (!/^(?:part|note|notice|legend|contact)/u.test(state)) return {}
    return { size: print.description, ...(print.isDescriptionItalic && { isItalic: true }) }
  }
}
