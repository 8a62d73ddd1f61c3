import type { Edition } from '#domain/design/paper/editions.ts'
import type { MOST_PAGES_FOLDED } from '#domain/design/paper/sheets.ts'
import type { Design } from '#domain/design/settings.ts'
import type { EditionRecord } from '#domain/editions/edition-record.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Restaurant } from '#domain/menu/model/restaurant.ts'

/** Pictures as the bytes of a PNG, JPEG, WebP, GIF or SVG file; the typesetter fetches nothing itself. */
export interface TypesetImages {
  readonly logo?: Uint8Array
  /** Fills every page; used only when the design asks for a custom background. */
  readonly background?: Uint8Array
  /** Printed across the first page; its design names it. */
  readonly cover?: Uint8Array
  /** By item id; used only when the design shows pictures. An item without one is set without one. */
  readonly items?: ReadonlyMap<number, Uint8Array>
  /** By section id, as those of items. */
  readonly sections?: ReadonlyMap<number, Uint8Array>
}

/** Everything that decides how the pages look; the same input always gives the same bytes. */
export interface TypesetInput {
  readonly restaurant: Pick<Restaurant, 'name'> & Partial<Pick<Restaurant, 'description' | 'market'>>
  readonly menu: Menu
  readonly design: Design
  readonly templateId: number
  /** Ids of the items that are sold out at the moment. */
  readonly soldOut?: readonly number[]
  /** BCP 47, in the place of the menu's own: for fonts and screen readers; judged by its letters where neither is said. */
  readonly language?: string
  readonly images?: TypesetImages
  /** The web address of the menu for its guests, as a QR code where the design has one. */
  readonly link?: string
  /** What it is made into; pages as they are shown where it is not said. */
  readonly edition?: Edition
  /** What editions for guests with an allergy and for the staff say in addition to the menu. */
  readonly record?: EditionRecord
  /** A file of ours with the whole menu, carried by the PDF; for its owner alone, since it holds what no page shows. */
  readonly attachment?: string
  /** Whether the result says which plans were compared. */
  readonly comparesPlans?: boolean
}

/**
 * A page as it is shown: its MediaBox, with bleed and crop marks where the design asks for them. Every
 * place that a result names is in points from the top left of this.
 */
export interface PageSize {
  readonly widthPt: number
  readonly heightPt: number
  /** The paper after the cut, on this page. */
  readonly trim: {
    readonly x: number
    readonly y: number
    readonly widthPt: number
    readonly heightPt: number
  }
}

interface Box {
  /** From 1. */
  readonly page: number
  /** Points from the page's left edge. */
  readonly x: number
  /** Points from the page's top edge. */
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where something is on a page as it is shown ({@link PageSize}); in reading order. */
export type JobRegion =
  | (Box & { readonly kind: 'header'; readonly id: 0 })
  | (Box & { readonly kind: 'section'; readonly id: number })
  /** The items of this section, where they are in one run. */
  | (Box & { readonly kind: 'run'; readonly id: number })
  /** One item id may be in two sections: `sectionId` is the section it was printed in. */
  | (Box & { readonly kind: 'item'; readonly id: number; readonly sectionId: number })

/** Findings that suggest something, and report no fault. */
export const SUGGESTIONS: readonly string[] = [
  'fits_smaller',
  'fills_smaller_paper',
  'many_pages',
] satisfies TypesetFinding['code'][]

/** Something the owner should know about the pages; the screen finds the words. */
export type TypesetFinding =
  /** Something is taller than a page of this paper and had to be continued on the next one. */
  | { readonly code: 'overflow'; readonly params: OverflowParams }
  /** No font at hand draws these characters; the page goes without them (`drawableText`). */
  | {
      readonly code: 'missing_glyph'
      readonly params: { readonly characters: string; readonly text: string }
    }
  /**
   * A page of a multi-page layout holds more than fits: it was continued, and takes this many pages. The
   * ids are those of the first dish that is no longer on it.
   */
  | {
      readonly code: 'page_overflow'
      readonly params: {
        readonly page: number
        readonly pages: number
        readonly id: number
        readonly sectionId: number
      }
    }
  /**
   * Even in the smallest type a menu takes more pages than wanted: its last `overBy` dishes would have to go. It is
   * set as if nothing were wanted. Pages that the owner composed are wanted one page long each; then it counts the
   * dishes of all of them.
   */
  | {
      readonly code: 'does_not_fit'
      readonly params: {
        readonly pages: number
        readonly wanted: number
        readonly overBy: number
        readonly helps: readonly FitHelp[]
      }
    }
  /** In smaller type, of this many percent, the menu would take only this many pages. */
  | {
      readonly code: 'fits_smaller'
      readonly params: { readonly pages: number; readonly scalePercent: number }
    }
  /**
   * The paper has no room for the columns that the owner chose, in type and margins as they are, or the template has no more
   * than `most`.
   */
  | {
      readonly code: 'fewer_columns'
      readonly params: {
        readonly wanted: number
        readonly columns: number
        readonly most: number
        readonly helps: readonly FitHelp[]
      }
    }
  /** A menu fills little of its one page, in type as large as it is read: it would fill a smaller paper. */
  | {
      readonly code: 'fills_smaller_paper'
      readonly params: { readonly filledPercent: number; readonly helps: readonly FitHelp[] }
    }
  /** A menu takes many small pages: on a larger paper it would take about `onLarger`. */
  | {
      readonly code: 'many_pages'
      readonly params: {
        readonly pages: number
        readonly onLarger: number
        readonly helps: readonly FitHelp[]
      }
    }
  /** A menu has too little for all panels of its fold, or for half of a booklet: these stay blank. */
  | {
      readonly code: 'blank_panels'
      readonly params: {
        readonly blank: number
        readonly panels: number
        readonly helps: readonly FitHelp[]
      }
    }
  /** The design has a QR code, but the menu has no address yet: it is printed without. */
  | { readonly code: 'qr_without_link'; readonly params: Readonly<Record<string, never>> }
  /** The paper is too small, or the address too long, for a QR code that phones can read. */
  | { readonly code: 'qr_without_room'; readonly params: Readonly<Record<string, never>> }
  /** More pages than such sheets are meant for: they take further sheets, or make a thick booklet. */
  | {
      readonly code: 'more_than_folds'
      readonly params: {
        readonly sheets: keyof typeof MOST_PAGES_FOLDED
        readonly pages: number
        readonly most: number
      }
    }
  /** A card had no room for the description of its item, or not even for its other words and is taller than others. */
  | {
      readonly code: 'label_without_description' | 'label_taller'
      readonly params: { readonly id: number; readonly sectionId: number }
    }
  /**
   * Somewhere on the picture behind them, words have less than a contrast of 4.5 to their ground: the owner chose a
   * thinner veil than the one, in percent, that they need.
   */
  | {
      readonly code: 'low_contrast'
      readonly params: { readonly contrast: number; readonly neededPercent: number }
    }
  /**
   * The logo is this many times as wide as high, or the other way round, so that no one would see it; the
   * page goes without.
   */
  | {
      readonly code: 'logo_too_thin'
      readonly params: { readonly times: number; readonly longer: 'width' | 'height' }
    }
  /** A picture has fewer pixels than print needs where it is: it looks blurred. With `neededPx` across it would not. */
  | {
      readonly code: 'small_picture'
      readonly params: (
        | { readonly image: 'cover' }
        | { readonly image: 'item' | 'section'; readonly id: number }
      ) & { readonly widthPx: number; readonly neededPx: number }
    }
  /** A picture's bytes aren't an image that can be printed; the page goes without it. */
  | {
      readonly code: 'unreadable_image'
      readonly params:
        | { readonly image: 'logo' | 'background' | 'cover' }
        | { readonly image: 'item' | 'section'; readonly id: number }
    }

/**
 * What was tried and brings a menu onto its pages, or makes room for its columns: a tight density, narrow margins, small
 * type, more columns, a paper, a card that isn't folded, fewer dishes.
 */
export type FitHelp =
  | { readonly kind: 'density' | 'margins' | 'type' | 'card' }
  | { readonly kind: 'columns'; readonly columns: number }
  | { readonly kind: 'paper'; readonly pageSize: Exclude<Design['pageSize'], 'custom'> }
  | { readonly kind: 'drop'; readonly dishes: number }

type OverflowParams =
  | { readonly kind: 'header' }
  | { readonly kind: 'item'; readonly id: number; readonly sectionId: number }

/** The size of type with which a menu was made to fit its pages. */
export interface PageFit {
  /** Of the chosen size: 92 for type that is 8 % smaller. */
  readonly scalePercent: number
  /** The pages that it takes, more than were wanted when it does not fit. */
  readonly pages: number
}

/** A plan that was compared with others, the best first. */
export interface ComparedPlan {
  readonly columns: number
  /** Of the chosen size. */
  readonly typePercent: number
  readonly pages: number
  /** By their reasons (`typeset/planning/pages/costs.ts`); null where it had no rival. */
  readonly costs: Readonly<Record<string, number>> | null
}

export interface TypesetResult {
  /** Only where the input asks for it. */
  readonly plans?: readonly ComparedPlan[]
  /** The finished PDF: what the preview shows and what the download is. Not to be changed. */
  readonly pdf: Uint8Array
  readonly pages: readonly PageSize[]
  readonly regions: readonly JobRegion[]
  /** Null where the design does not ask for a number of pages. */
  readonly fit: PageFit | null
  readonly findings: readonly TypesetFinding[]
}
