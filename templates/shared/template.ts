import type { DrawingHand, DrawingSubject } from './drawings.ts'
import type { FontPairKey } from './font-pairs.ts'

/**
 * A look of menus, and all that print, screens and pages must know of it. Its folder is called by its key
 * and has its Typst file `<key>.typ`, what that file draws, and its sample pages.
 */
export interface TemplateDefinition {
  /** Stored with every menu: it stays the same, and no other template gets it. */
  readonly id: number
  /** The name of its folder; a part of addresses and of the plan's feature `template:<key>`. */
  readonly key: string
  readonly name: string
  readonly description: string
  /** The least plan that has it. */
  readonly plan: 'basic' | 'professional'
  /** The settings that choosing this template brings. Colors are written as `#rrggbb`. */
  readonly preset: {
    readonly primaryColor: string
    readonly secondaryColor: string
    readonly accentColor: string
    readonly fontFamily: FontPairKey
    readonly fontSize: 'small' | 'medium' | 'large'
  }
  /** What it brings in addition, where the owner has not chosen otherwise: all that its sample shows. */
  readonly brings: TemplateBrings
  /** What an owner may change of its page. */
  readonly honours: readonly TemplateControl[]
  /** The papers that it was drawn for, the best one first. */
  readonly papers: readonly string[]
  /** The menus that it suits and those that it doesn't, in a sentence each. */
  readonly advice: { readonly suits: string; readonly avoid: string }
  /**
   * The drawing of its pages that have room, unless their owner chose otherwise: in which hand, and of what where a menu's
   * words don't say it. Null for a look that has none.
   */
  readonly draws: { readonly hand: DrawingHand; readonly subject: DrawingSubject } | null
  readonly layout: TemplateLayout
  readonly tokens: TemplateTokens
  readonly sample: TemplateSample
}

/** Settings of the design, by their names, that come with a template. What it doesn't name is as by default. */
export interface TemplateBrings {
  readonly priceSign?: 'none'
  readonly priceCents?: 'when-needed'
  /** The paper of a short card, for menus of at most `mostItems`. */
  readonly card?: { readonly pageSize: '4.25x11'; readonly mostItems: number }
  /**
   * Boxes around some sections: none around one of more than `mostItems`, or on a menu of fewer than three sections.
   */
  readonly boxes?: {
    readonly around: readonly ('first' | 'shortest' | 'last')[]
    readonly mostItems: number
    readonly areAcross?: boolean
  }
}

/** What an owner may change, called as in the design. Sizes, margins and density are every template's. */
export type TemplateControl =
  | 'columns'
  | 'pricePlacement'
  | 'leaders'
  | 'frame'
  | 'ornament'
  | 'headingCase'
  | 'headerStyle'
  | 'images'

/** Paper in points. */
export interface Paper {
  readonly widthPt: number
  readonly heightPt: number
}

/** White space in points, and how much of a stretch it takes: 0 none, 1 all of it. */
export interface Gap {
  readonly natural: number
  readonly elasticity: number
}

/** The white space of a menu; a page plan stretches or shrinks all of it together. */
export interface Gaps {
  readonly afterHeader: Gap
  readonly beforeSection: Gap
  readonly afterHeading: Gap
  readonly betweenItems: Gap
}

/** All lengths in points. */
export interface Margins {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** What the planner of printed pages must know of a template; the rest is in its Typst file. */
export interface TemplateLayout {
  readonly columns: ColumnRule
  /** Of the names of items, in points at scale 1. */
  readonly nameSize: number
  /** How large the names of a short menu grow on its paper, in points; as large as others where it is not said. */
  readonly largestNamePt?: number
  /** Numbers before the names of dishes; `usualNumbers` where it is not said. */
  readonly numbers?: NumberRule
  /** Figures in running text; lining where it is not said. */
  readonly figures?: 'lining' | 'old-style'
  /**
   * Whether a set menu is typeset as courses: what it costs is at its foot, and wines of its dishes, as pairings, in a
   * separate column. No prices are in columns: all that a dish costs is on the axis of the page.
   */
  readonly setsCourses?: boolean
  /** Whether the head of a long list says on which page each of its sections begins. */
  readonly hasIndex?: boolean
  /** Whether facts of wines, as their region and vintage, have columns at the ends of their rows. */
  readonly winesInColumns?: boolean
  /** Whether descriptions go on behind the names, in lines that prices end. */
  readonly runsOn?: boolean
  /** Whether sections with columns of prices are across all columns of the page. */
  readonly tablesAcross?: boolean
  /** Whether names of sections are next to their own column or in it, and never across all of them. */
  readonly headsInColumns?: boolean
  /** Whether a set menu is in a box. */
  readonly boxesCourses?: boolean
  /** From the upper edge of a box to its first line, by which it rises next to columns without one; in points at scale 1. */
  readonly boxInset?: number
  /** Whether each section is in a box. */
  readonly boxesSections?: boolean
  /** Between columns, in points at scale 1. */
  readonly columnGap: number
  /** The same below names of sections across them, where `columnGap` has the margin of such names in it. */
  readonly gapBelowHeads?: number
  /**
   * `scale` is that of the type: a line of large type may be longer. Left and right change places on a page that
   * runs from right to left.
   */
  readonly margins: (paper: Paper, scale: number, columns: number) => Margins
  /** White space in points at scale 1. */
  readonly gaps: Gaps
  /** White space between the items and the foot, in points at scale 1. */
  readonly aboveFoot: number
  /** Where a menu is that does not fill its page; in the optical middle where it is not said. */
  readonly hangs?: 'top'
  /** How far the white space of a short menu is stretched at most: 1 is natural, 1.5 usual, 1.9 in one column. */
  readonly mostAir?: number
}

/** How numbers are before names, in points at scale 1. */
export interface NumberRule {
  /** The least room for a number with its gap; a wider number takes what it needs. */
  readonly room: number
  /** Between a number and its name. */
  readonly gap: number
  /** Numbers hang outside their column, unless they are inside it `always` or `in-columns` (two or more). */
  readonly inside?: 'always' | 'in-columns'
}

export interface ColumnRule {
  /** The least width in which most names and prices are on one line, in points at scale 1: narrower columns save a page. */
  readonly comfortablePt: number
  /** As many as the template can set; narrow paper has room for fewer. */
  readonly most: number
  /** The narrowest column that still looks well, in points at scale 1. */
  readonly narrowestPt: number
  /** Both for a menu with columns of prices or with wines, where these are others. */
  readonly comfortableOfTablesPt?: number
  readonly narrowestOfTablesPt?: number
}

/** How a template looks. Print reads the alignment; the rest is CSS for the page that guests read. */
export interface TemplateTokens {
  readonly alignment: {
    /** Headings are on the side of the menu's header, or where lines begin. */
    readonly headings: 'header' | 'start'
    /** The name of the restaurant is with the headings, or as the owner chose where these begin lines. */
    readonly title?: 'header'
    /** On the page for guests, sections may be centered independently of the headings. */
    readonly sections: 'headings' | 'center'
  }
  readonly faces: {
    readonly headingWeight: number
    readonly priceWeight: number
    readonly descriptionStyle: 'italic' | 'normal'
    readonly sectionCase: 'uppercase' | 'none'
  }
  readonly sizes: {
    readonly name: string
    /** Space between the letters of the restaurant's name and of sections. */
    readonly nameSpacing: string
    readonly section: string
    readonly sectionSpacing: string
    /** Of sections in a face of joined letters, which have neither capitals nor space between them. */
    readonly joinedSection: string
    /** Width of the whole menu on a wide screen, and in how many columns its sections are there. */
    readonly wideMeasure: string
    readonly wideColumns: number
  }
  readonly rules: {
    /** From the name of an item to its price. */
    readonly leader: 'dotted' | 'none'
    readonly overSections: boolean
    readonly underSections: boolean
  }
  /** Under the restaurant's name, where that isn't a banner. */
  readonly ornament: TemplateOrnament | null
  /** A CSS background of the paper; it may use the colors of the menu, as in `var(--rule)`. */
  readonly ground: string
}

/** A drawing in the accent color. */
export interface TemplateOrnament {
  readonly path: string
  /** Of the path, in its own units. */
  readonly width: number
  readonly height: number
  readonly isOverSections: boolean
}

/** A restaurant that does not exist, for the pictures of a template: one of the kind that would choose it. */
export interface TemplateSample {
  readonly name: string
  readonly description: string
  readonly accentColor: string
  /** Dishes of the catalogue; else its menu is `sample.txt` of the folder, typed as an owner types one. */
  readonly generated?: {
    readonly cuisineId: number
    /** Category id to items: a full page that is still read at a glance. */
    readonly itemCounts: Readonly<Record<string, number>>
    /** Chooses the items. */
    readonly seed: number
  }
}
