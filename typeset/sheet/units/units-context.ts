import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import type { Meanings } from './meanings.ts'
import type { SheetMeasure } from './sheet-prices.ts'
import type { SheetItem, SheetItemMore } from './sheet-units.ts'

/** What an item says in columns of any width. */
export interface SaidItem
  extends Pick<
    SheetItem,
    | 'name'
    | 'signs'
    | 'markText'
    | 'meanings'
    | 'description'
    | 'isPlainlyDescribed'
    | 'isBoundAtEnd'
    | 'widestLetters'
  > {
  /** What it has apart from its prices, and whether that is anything. */
  readonly more: Omit<SheetItemMore, 'prices'>
  readonly saysMore: boolean
  /** How wide its name is with all that is next to it but its price and its picture: at most, and roughly; in em. */
  readonly mostEm: number
  readonly roughlyEm: () => number
}

export interface UnitsContext {
  /** The room of the lines of a section. */
  readonly measureOf: (section: PrintedSection) => SheetMeasure
  /** Between the choices of a course. */
  readonly or: string
  /** Before allergens in brackets. */
  readonly mayContain: string
  /** Of all marks of the menu, to which those of its items are added. */
  readonly meanings: Meanings
  /** What items say, once it is known. */
  readonly said: WeakMap<PrintedItem, SaidItem>
  /** Whether a section that is in no other is in a box. */
  readonly isBoxed: (sectionId: number) => boolean
  /** Paths of pictures by the ids of what they show. */
  readonly pictures: {
    readonly items?: ReadonlyMap<number, { readonly path: string }> | undefined
    readonly sections?: ReadonlyMap<number, { readonly path: string }> | undefined
  }
  /** How wide the picture of a dish is with the gap next to it, in em of the names. */
  readonly pictureEm: number
  /** Whether the pictures of dishes are together over the dishes of their section. */
  readonly picturesInGrids: boolean
  /** Whether the first of several prices may be next to the name: no leader leads to those below it. */
  readonly beginsPrices: boolean
  /** Whether set menus are set as courses, with their price at the foot and wines as pairings. */
  readonly setsCourses: boolean
  /** Where facts of wines are: in columns at the ends of rows, in the paragraph of the name, or in two lines where one is too short. */
  readonly wines: 'in-columns' | 'in-paragraph' | 'in-lines'
}
