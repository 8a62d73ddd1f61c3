/** How a menu is set on pages, in the ways of programs that restaurants use. */
export interface PageDesign {
  readonly name: string
  readonly columns: 1 | 2 | 3
  /**
   * Where prices are: at the right edge; behind dots that lead there; right behind the name; next to the middle of the
   * block of name and description.
   */
  readonly prices: 'right' | 'leaders' | 'near' | 'middle'
  /** What is around a section: nothing, a box in a grid, or a separate card with its words centered. */
  readonly frame?: 'box' | 'card'
  readonly isLandscape?: boolean
  /** Whether the file says what its paragraphs and headings are, as the print command of a browser does. */
  readonly isTagged?: boolean
  /** Whether a page is printed twice on a sheet, to be cut. */
  readonly isTwoUp?: boolean
  /** A head and the number of the page, on each. */
  readonly hasRunningLines?: boolean
  readonly style: string
}

/** Designs by the program that prints them. */
export const pageDesigns: readonly PageDesign[] = [
  {
    name: 'one',
    columns: 1,
    prices: 'right',
    style: `html { font: 11pt/1.35 'Liberation Serif', Japanese, Korean, Thai, Chinese }`,
  },
  {
    name: 'one-leaders',
    columns: 1,
    prices: 'leaders',
    isTagged: true,
    hasRunningLines: true,
    style: `html { font: 12pt/1.5 'P052', Japanese, Korean, Thai, Chinese } .part { font-style: italic }`,
  },
  {
    name: 'one-middle',
    columns: 1,
    prices: 'middle',
    style: `html { font: 11pt/1.3 'Liberation Sans', Japanese, Korean, Thai, Chinese } .block { width: 300pt } .item { font-weight: bold }`,
  },
  {
    name: 'two',
    columns: 2,
    prices: 'right',
    style: `html { font: 9.5pt/1.3 'DejaVu Serif', Japanese, Korean, Thai, Chinese } .item span { font-weight: bold } .part { font-size: 8.5pt }`,
  },
  {
    name: 'two-middle',
    columns: 2,
    prices: 'middle',
    style: `html { font: 10pt/1.25 'URW Gothic', Japanese, Korean, Thai, Chinese } .part { font-size: 8.5pt; color: #555 }`,
  },
  {
    name: 'two-near',
    columns: 2,
    prices: 'near',
    style: `html { font: 10.5pt/1.3 'Liberation Sans Narrow', Japanese, Korean, Thai, Chinese } .item b { font-weight: bold }
h2 { text-transform: uppercase; letter-spacing: 0.35em; font-size: 12pt }`,
  },
  {
    name: 'three',
    columns: 3,
    prices: 'right',
    isLandscape: true,
    style: `html { font: 8.5pt/1.3 'Liberation Sans', Japanese, Korean, Thai, Chinese } h2 { font-size: 19pt; line-height: 1.1 }`,
  },
  {
    name: 'three-tagged',
    columns: 3,
    prices: 'leaders',
    isLandscape: true,
    isTagged: true,
    style: `html { font: 9pt/1.35 'Liberation Serif', Japanese, Korean, Thai, Chinese } .part { font-style: italic }`,
  },
  {
    name: 'boxes',
    columns: 2,
    prices: 'right',
    frame: 'box',
    style: `html { font: 9.5pt/1.3 'Liberation Sans', Japanese, Korean, Thai, Chinese } .item { font-weight: bold } .part { font-size: 8.5pt }`,
  },
  {
    name: 'cards',
    columns: 3,
    prices: 'near',
    frame: 'card',
    isLandscape: true,
    style: `html { font: 8.5pt/1.3 'URW Gothic', Japanese, Korean, Thai, Chinese } .item span { font-weight: bold } .item b { color: #a30 }`,
  },
  {
    name: 'cards-middle',
    columns: 2,
    prices: 'middle',
    frame: 'card',
    style: `html { font: 9pt/1.3 'URW Bookman', Japanese, Korean, Thai, Chinese } .item { text-transform: uppercase } .part { font-size: 8pt }`,
  },
  {
    name: 'two-up',
    columns: 1,
    prices: 'right',
    isLandscape: true,
    isTwoUp: true,
    style: `html { font: 8pt/1.3 'Liberation Serif', Japanese, Korean, Thai, Chinese }`,
  },
]
