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
  /** LibreOffice, with tab stops or in rows of tables; a browser in other designs. */
  readonly office?: 'tabs' | 'tables'
  readonly face: keyof typeof faces
  readonly sizePt: number
  /** From line to line, as a multiple of the size. */
  readonly leading: number
  /** Of what isn't said above, for a browser. */
  readonly style?: string
}

/** Folders with the faces of designs; the last ones have the letters that others lack. */
export const faces = {
  'Source Serif 4': 'source-serif-4',
  'EB Garamond': 'eb-garamond',
  'Work Sans': 'work-sans',
  Lora: 'lora',
  Jost: 'jost',
  'Barlow Condensed': 'barlow-condensed',
  Inter: 'inter',
  'Libre Caslon Text': 'libre-caslon-text',
  Spectral: 'spectral',
  'Josefin Sans': 'josefin-sans',
  Newsreader: 'newsreader',
  'Noto Sans': 'noto-sans',
  'Noto Sans JP': 'noto-sans-jp',
  'Noto Sans KR': 'noto-sans-kr',
  'Noto Sans Thai': 'noto-sans-thai',
  'Noto Sans SC': 'noto-sans-sc',
} as const

/** Designs by the program that prints them. */
export const pageDesigns: readonly PageDesign[] = [
  {
    name: 'one',
    columns: 1,
    prices: 'right',
    face: 'Source Serif 4',
    sizePt: 11,
    leading: 1.35,
  },
  {
    name: 'one-leaders',
    columns: 1,
    prices: 'leaders',
    isTagged: true,
    hasRunningLines: true,
    face: 'EB Garamond',
    sizePt: 12,
    leading: 1.5,
    style: `.part { font-style: italic }`,
  },
  {
    name: 'one-middle',
    columns: 1,
    prices: 'middle',
    face: 'Work Sans',
    sizePt: 11,
    leading: 1.3,
    style: `.block { width: 300pt } .item { font-weight: bold }`,
  },
  {
    name: 'two',
    columns: 2,
    prices: 'right',
    face: 'Lora',
    sizePt: 9.5,
    leading: 1.3,
    style: `.item span { font-weight: bold } .part { font-size: 8.5pt }`,
  },
  {
    name: 'two-middle',
    columns: 2,
    prices: 'middle',
    face: 'Jost',
    sizePt: 10,
    leading: 1.25,
    style: `.part { font-size: 8.5pt; color: #555 }`,
  },
  {
    name: 'two-near',
    columns: 2,
    prices: 'near',
    face: 'Barlow Condensed',
    sizePt: 10.5,
    leading: 1.3,
    style: `.item b { font-weight: bold }
h2 { text-transform: uppercase; letter-spacing: 0.35em; font-size: 12pt }`,
  },
  {
    name: 'three',
    columns: 3,
    prices: 'right',
    isLandscape: true,
    face: 'Inter',
    sizePt: 8.5,
    leading: 1.3,
    style: `h2 { font-size: 19pt; line-height: 1.1 }`,
  },
  {
    name: 'three-tagged',
    columns: 3,
    prices: 'leaders',
    isLandscape: true,
    isTagged: true,
    face: 'Libre Caslon Text',
    sizePt: 9,
    leading: 1.35,
    style: `.part { font-style: italic }`,
  },
  {
    name: 'boxes',
    columns: 2,
    prices: 'right',
    frame: 'box',
    face: 'Noto Sans',
    sizePt: 9.5,
    leading: 1.3,
    style: `.item { font-weight: bold } .part { font-size: 8.5pt }`,
  },
  {
    name: 'cards',
    columns: 3,
    prices: 'near',
    frame: 'card',
    isLandscape: true,
    face: 'Josefin Sans',
    sizePt: 8.5,
    leading: 1.3,
    style: `.item span { font-weight: bold } .item b { color: #a30 }`,
  },
  {
    name: 'cards-middle',
    columns: 2,
    prices: 'middle',
    frame: 'card',
    face: 'Spectral',
    sizePt: 9,
    leading: 1.3,
    style: `.item { text-transform: uppercase } .part { font-size: 8pt }`,
  },
  {
    name: 'two-up',
    columns: 1,
    prices: 'right',
    isLandscape: true,
    isTwoUp: true,
    face: 'Newsreader',
    sizePt: 8,
    leading: 1.3,
  },
  {
    name: 'office',
    columns: 1,
    prices: 'leaders',
    office: 'tabs',
    isTagged: true,
    face: 'Source Serif 4',
    sizePt: 12,
    leading: 1.2,
  },
  {
    name: 'office-two',
    columns: 2,
    prices: 'right',
    office: 'tabs',
    face: 'Noto Sans',
    sizePt: 9,
    leading: 1.2,
  },
  {
    name: 'office-three',
    columns: 3,
    prices: 'right',
    office: 'tables',
    isLandscape: true,
    face: 'Spectral',
    sizePt: 9.5,
    leading: 1.15,
  },
  {
    name: 'office-table',
    columns: 1,
    prices: 'right',
    office: 'tables',
    hasRunningLines: true,
    face: 'Inter',
    sizePt: 10,
    leading: 1.2,
  },
]
