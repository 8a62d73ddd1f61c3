import type { OutlineStep } from '#domain/allergens/icons/allergen-icons.ts'
import type { Design } from '#domain/design/settings.ts'
import type { DrawingHand, DrawingSubject } from '#templates/shared/drawings.ts'
import type { Margins, TemplateDefinition } from '#templates/shared/template.ts'
import type { PageColors } from '../pictures/page-colors.ts'
import type { PageInks } from '../pictures/press-inks.ts'
import type { QrBlock } from '../pictures/qr.ts'
import type { FontPair } from '../text/fonts.ts'
import type { Writing } from '../text/writing.ts'
import type { FLOORS_PT } from './floors.ts'
import type { Ledger } from './ledger.ts'
import type { NumberRoom } from './number-room.ts'
import type { PictureRoom } from './picture-room.ts'
import type { SheetStyle } from './sheet-style.ts'
import type { SheetMark, SheetUnit } from './units/sheet-units.ts'

/** Everything a template's Typst file reads, as plain JSON; lengths in points, texts ready to print. */
export interface Sheet {
  readonly title: string
  readonly language: Pick<
    Writing,
    'isLanguageSaid' | 'direction' | 'isMixed' | 'isTall' | 'hasTall' | 'hasGreek' | 'foreign'
  > & {
    readonly lang: string
    readonly region: string | null
    /** Whether all of its letters are Latin: then its figures are too, also where no letter is next to them. */
    readonly isLatin: boolean
    /** Of the second lines; null where it is not said. */
    readonly second: string | null
  }
  /** The paper after the cut, with its margins. */
  readonly page: Margins & { readonly width: number; readonly height: number }
  /** The part of the margin where lines begin that a picture along the side takes. */
  readonly side: number
  /** From each edge of the whole page to the paper. */
  readonly slug: number
  /** How far ink runs beyond the paper. */
  readonly bleed: number
  /** The lines that show where to cut, from the paper's corners outwards. */
  readonly cropMarks: { readonly offset: number; readonly length: number } | null
  readonly columns: number
  readonly columnWidth: number
  readonly columnGap: number
  /** Multiplies every size of type and white space. */
  readonly scale: number
  /** Multiplies the white space between units in addition. */
  readonly gapScale: number
  readonly style: SheetStyle
  readonly picture: PictureRoom
  /** How sections are on the page, by their ids. */
  readonly sectionStyles: Design['sectionStyles']
  /** Whether names of sections are across all columns, with their items in even columns below. */
  readonly headsAcross: boolean
  /** Whether sections that are in none may change places. */
  readonly mayReorderSections: boolean
  /** Of the names of items. */
  readonly nameSize: number
  readonly numbers: NumberRoom
  readonly floors: typeof FLOORS_PT
  readonly legendPlace: Design['legend']
  /** Whether the legend says what it means that a dish bears no mark. */
  readonly explainsUnmarked: boolean
  readonly folios: Design['folios']
  /** Whether its pages are folded from sheets, so that the first one is a front. */
  readonly isFolded: boolean
  /** How many pages are panels of a fold, of which none is to stay blank; 0 where they aren't. */
  readonly panels: number
  readonly ledger: Ledger
  /** Between a name and a description that goes on behind it: a space where most descriptions are sentences. */
  readonly runOnSeparator: ', ' | '\u2002'
  /** Figures in running text: of the height of capitals, or with the shapes of small letters. */
  readonly figures: 'lining' | 'old-style'
  readonly fonts: FontPair
  readonly colors: PageColors
  /** The same as inks of offset printing; null for pages that are shown, or printed in an office. */
  readonly inks: PageInks | null
  readonly headerStyle: Design['headerStyle']
  readonly headings: TemplateDefinition['tokens']['alignment']['headings']
  /** Whether the name of the restaurant is on the same axis as the headings. */
  readonly isTitleOnAxis: boolean
  readonly header: SheetHeader
  /** The picture all over the cover, or along the side of each page; its width is that with the bleed. */
  readonly pageCover: { readonly path: string; readonly isSide: boolean; readonly width: number } | null
  /** What is drawn where the last page has room. */
  readonly drawing: { readonly subject: DrawingSubject; readonly hand: DrawingHand } | null
  readonly logo: {
    readonly path: string
    /** Width divided by height. */
    readonly aspect: number
    /** `name`: it stands for the name of the restaurant. */
    readonly position: Exclude<Design['logoPosition'], 'none'> | 'name'
    /** On a band, a plate in the color of the paper, for which it was drawn. */
    readonly hasPlate: boolean
    /** What a screen reader says. */
    readonly description: string
  } | null
  /** Path of the picture that fills every page. */
  readonly background: string | null
  /** What is printed, in reading order. */
  readonly units: readonly SheetUnit[]
  /** The parts of `units` that begin on a new page, by first and last index (exclusive). */
  readonly flows: readonly SheetFlow[]
  /** Whether each flow is a page that the owner composed: it shows the header, and should be one page long. */
  readonly isMultiPage: boolean
  /** What its marks are abbreviations of, by their keys. */
  readonly meanings: Readonly<Record<string, string>>
  /** Outlines of the silhouettes next to names, by their groups. */
  readonly icons: Readonly<Record<string, readonly (readonly OutlineStep[])[]>>
  readonly legend: readonly (SheetMark & { readonly name: string })[]
  /** What is said at the foot of the last page alone. */
  readonly closing: SheetClosing
  /**
   * The code of the shared menu at the foot of the last page: in the colors of the page or in black on white, and whether
   * its ground is seen as a label.
   */
  readonly code: (QrBlock & { readonly isBlackOnWhite: boolean; readonly isLabel: boolean }) | null
  readonly watermark: string | null
}

/** The head of the first page; a text is empty where there is none. */
export interface SheetHeader {
  readonly name: string
  readonly description: string
  readonly title: string
  readonly dateLine: string
  readonly intro: string
  /** Path of the picture across the page, under the name. */
  readonly cover: string | null
  /** Names of the sections of a long list, for an index of its pages; none where it has no index. */
  readonly index: readonly string[]
}

export interface SheetClosing {
  readonly notices: readonly { readonly text: string; readonly secondText: string }[]
  readonly contact: readonly string[]
}

export interface SheetFlow {
  readonly from: number
  readonly to: number
}
