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

/** What the page planner must know of a template; its looks are in its `.typ` file. */
export interface TemplateLayout {
  readonly id: number
  /** Path of the template's Typst file below `templates`. */
  readonly source: string
  /** How many columns stand side by side; narrow paper has room for fewer. `scale` is that of the type. */
  readonly columns: (paper: Paper, scale: number) => number
  /** Between columns, in points at scale 1. */
  readonly columnGap: number
  /** `scale` is that of the type: a line of large type may be longer. */
  readonly margins: (paper: Paper, scale: number) => Margins
  /** White space in points at scale 1. */
  readonly gaps: Gaps
  /** White space between the items and the foot, in points at scale 1. */
  readonly aboveFoot: number
}
