import type { SheetHead, SheetPriceLine, SheetPrices } from './sheet-prices.ts'

/** What is printed in one piece, in reading order. */
export type SheetUnit = SheetSection | SheetItem | SheetRun | SheetNote

/** What follows of a block of courses, which begins with its section, and of the box of a section. */
export interface InBlock {
  /** Its place in a box that is around a section and those in it; null outside of boxes. */
  readonly box: 'open' | 'in' | 'close' | 'only' | null
  /** Whether it is in a block of courses. */
  readonly isCourse: boolean
  /** Whether that block ends with it. */
  readonly closesBlock: boolean
}

/** The heading of a section. A text is null where there is none. */
export interface SheetSection extends InBlock {
  readonly kind: 'section'
  readonly id: number
  readonly name: string
  /** How deep it is in other sections: 0 for one that is in none. */
  readonly level: number
  /** Names of sections as deep that need the most room: all are in the largest size that holds these too. */
  readonly peers: readonly string[]
  /** How many dishes follow it in one piece: 0 to 8, 8 for more. */
  readonly rows: number
  /** Whether a block of courses begins with it. */
  readonly opensBlock: boolean
  readonly secondName: string | null
  readonly daypart: string | null
  readonly intro: string | null
  readonly choose: string | null
  /** Of the whole. */
  readonly prices: readonly SheetPriceLine[]
  /** Columns that begin here, in the widths of their prices. */
  readonly heads: readonly SheetHead[]
  /** Columns over its prices where it continues: its own, or those of a section around it. */
  readonly allHeads: readonly SheetHead[]
  /** The section whose columns are repeated where this one begins a page: its place among the units of its flow. */
  readonly headsOf: number | null
  /** Whether nothing that belongs to it follows. */
  readonly isAlone: boolean
  /** Path of a wide picture. */
  readonly image: string | null
  /** Pictures of its dishes, together over them. */
  readonly pictures: readonly SheetPicture[]
}

/** The picture of a dish over those of its section. */
export interface SheetPicture {
  readonly path: string
  /** Its number and its name. */
  readonly caption: string
}

export interface SheetMark {
  readonly text: string
  /** How many chilies are drawn in the place of the text. */
  readonly chilies: number
  /** The silhouette that is before the text, in a bracket where the dish may contain it; null for none. */
  readonly icon: { readonly group: string; readonly opening: string } | null
  /** What a screen reader says for drawn chilies; empty for letters. */
  readonly alt: string
  /** Of what its letters are an abbreviation, as a key of the sheet's meanings; empty where they are none. */
  readonly meaning: string
}

/**
 * An item: what most have, and apart from it what some have. The engine remembers what it has set by all that is
 * given for it, so that each field of every item costs time.
 */
export interface SheetItem extends InBlock {
  readonly kind: 'item'
  readonly id: number
  readonly sectionId: number
  /** How deep its section is in others. */
  readonly level: number
  readonly name: string
  /** Right behind the name: `*` */
  readonly signs: string
  /** Its marks in one text; empty where there are none, or where one of them is drawn. */
  readonly markText: string
  /** Of what its signs and that text are abbreviations, as keys of the sheet's meanings; null for neither. */
  readonly meanings: { readonly signs: string; readonly letters: string } | null
  /** The price of an item that has one and nothing to say of it; else null. */
  readonly price: string | null
  readonly description: string | null
  /** Whether its name surely is on one line with its prices: such a line need not be tried, which takes half the time. */
  readonly isOneLine: boolean
  /**
   * Letters of the longest part that stays on one line with the price next to it: a word of the name, the
   * last one with its marks. Null where more must be known about the name: it begins with a sign that
   * hangs, or its words may be divided.
   */
  readonly widestLetters: number | null
  /** Whether its description neither begins with such a sign nor has words that may be divided. */
  readonly isPlainlyDescribed: boolean
  /** Whether the last two words of its description are on one line. */
  readonly isBoundAtEnd: boolean
  /** Whether most items of its section have no price, so that no edge of prices holds them. */
  readonly isUnpriced: boolean
  /** Path of the picture next to it. */
  readonly image: string | null
  readonly more: SheetItemMore | null
}

/** What some items have. A text is null where there is none. */
export interface SheetItemMore {
  readonly number: string | null
  /** All of them, where one is drawn. */
  readonly marks: readonly SheetMark[]
  readonly wine: string | null
  /** The region in what is said of the wine. */
  readonly region: string | null
  /** The wine next to a course; empty where others of its section have one, null where none has. */
  readonly pairing: string | null
  /** `Sold out`: its name and its prices are struck through. */
  readonly soldOut: string | null
  readonly secondName: string | null
  readonly prices: SheetPrices
  readonly secondDescription: string | null
  /** Origin, how many it serves, its energy. */
  readonly detail: string | null
  readonly extras: readonly SheetExtras[]
  readonly isFeatured: boolean
}

/** The marks next to a name. */
export interface SheetMarks extends Pick<SheetItem, 'signs' | 'markText' | 'meanings'> {
  readonly marks: readonly SheetMark[]
}

/** Choices or extras in a line. */
export interface SheetExtras {
  readonly name: string
  /** Next to its name. */
  readonly sign: SheetMarks
  readonly options: readonly (SheetMarks & { readonly name: string; readonly price: string })[]
  /** Between its options. */
  readonly between: string
  /** All of them in one line. */
  readonly words: string
}

/** The items of a section in one run: `Fries · Broccolini`. */
export interface SheetRun extends InBlock {
  readonly kind: 'run'
  /** Of the section. */
  readonly id: number
  readonly items: readonly SheetRunItem[]
}

export interface SheetRunItem extends SheetMarks {
  readonly name: string
  /** Empty where there is none. */
  readonly price: string
  /** `Sold out`, with which its name and its price are struck through; else null. */
  readonly soldOut: string | null
  /** What is between it and the next one. */
  readonly after: string
}

/** What a section says below its items. */
export interface SheetNote extends InBlock {
  readonly kind: 'note'
  /** Of the section. */
  readonly id: number
  readonly extras: readonly SheetExtras[]
  readonly footer: string | null
  /** Of the whole, where they are at its foot. */
  readonly prices: readonly SheetPriceLine[]
}
