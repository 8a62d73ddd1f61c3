import type { SampleMenuName } from '../../tests/samples/sample-menus.ts'

/** How a restaurant might set its menu. */
export interface MenuDesign {
  readonly name: string
  readonly menus: readonly SampleMenuName[]
  readonly style: string
  readonly isLandscape?: boolean
  /** Whether pages repeat the name and bear numbers. */
  readonly hasRunningLines?: boolean
  /** Whether columns are filled one by one, with each section that goes on in the next one headed again. */
  readonly isContinued?: boolean
  /** Whether it says itself what is a heading and what a paragraph. */
  readonly isTagged?: boolean
}

const SHARED = `
* { box-sizing: border-box }
body { font: 10pt/1.3 Lora, Japanese, Chinese, serif; margin: 0 }
h1 { font-size: 26pt; text-align: center; margin: 0 0 4pt }
h2 { font-size: 15pt; margin: 14pt 0 4pt }
h3 { font-size: 12pt; margin: 8pt 0 3pt }
h1, h2, h3, b { font-weight: normal }
p { margin: 0 0 3pt }
.top { text-align: center }
.kept, .item { break-inside: avoid }
.kept { break-after: avoid }
.said, .text, .extras { font-style: italic; font-size: 9pt }
.marks { font-size: 8pt; font-style: normal }
footer { margin-top: 14pt; font-size: 8pt }
.cells span { display: inline-block; min-width: 42pt; text-align: right; white-space: nowrap }
.price { white-space: nowrap }
`

/** Headings and names in bold type, what is said of them upright and small. */
const BOLD = `
h1, h2, h3, b { font-weight: bold }
.said, .text, .extras { font-style: normal }
`

/** The name, its price far right, and what is said of it below. */
const PRICE_RIGHT = `
.item { display: grid; grid-template-columns: auto auto 1fr auto; column-gap: 4pt; margin-bottom: 4pt }
.price, .cells { grid-area: 1 / 4; text-align: right }
.text, .extras { grid-column: 1 / 4 }
`

const CENTRED = `
main, footer { text-align: center }
.item { display: flex; flex-wrap: wrap; justify-content: center; column-gap: 4pt; margin-bottom: 8pt }
.text, .extras, .price, .cells { flex: 0 0 100% }
`

export const menuDesigns: readonly MenuDesign[] = [
  {
    name: 'three-columns',
    menus: ['taqueria'],
    isLandscape: true,
    style: `${PRICE_RIGHT} main { columns: 3; column-gap: 22pt; font-size: 9pt } .cells span { min-width: 28pt }`,
  },
  {
    name: 'prices-left',
    menus: ['steakhouse'],
    style: `${BOLD} .item { display: grid; grid-template-columns: auto auto 1fr; column-gap: 10pt; margin-bottom: 6pt }
.item > b { grid-column: 2 } .price, .cells { grid-area: 1 / 1; min-width: 44pt } .second, .text, .extras { grid-column: 2 / 4 } .marks { grid-area: 1 / 3 }`,
  },
  {
    name: 'boxed',
    menus: ['curry-house'],
    style: `${BOLD} ${PRICE_RIGHT} .item > b { font-weight: normal } main { columns: 2; column-gap: 16pt } section { border: 1pt solid #333; padding: 8pt; margin-bottom: 12pt; break-inside: avoid }
h2, h3 { background: #222; color: white; text-transform: uppercase; text-align: center; margin: -8pt -8pt 6pt; padding: 3pt; font-size: 12pt } .cells span { min-width: 34pt }`,
  },
  {
    name: 'centred',
    menus: ['thai-takeaway'],
    style: `${BOLD} ${CENTRED} h2, h3 { font-weight: normal }`,
  },
  {
    name: 'text-above-price',
    menus: ['eetcafe'],
    style: `${BOLD} main { columns: 2; column-gap: 30pt } .item { display: flex; flex-direction: column; margin-bottom: 7pt } h2 { break-after: avoid }`,
  },
  {
    name: 'spaced-capitals',
    menus: ['tapas'],
    style: `${PRICE_RIGHT} h1, h2 { text-transform: uppercase; letter-spacing: .35em; text-align: center } h2 { font-size: 11pt } .item > b { font-variant: small-caps }`,
  },
  {
    name: 'leaders',
    menus: ['bistro'],
    isTagged: true,
    style: `${PRICE_RIGHT} .item:not(.heads) { grid-template-columns: auto auto 1fr auto }
.item:not(.heads)::after { content: '....................................................................................................................................'; grid-area: 1 / 3; overflow: hidden; white-space: nowrap; height: 1.3em; word-break: break-all }`,
  },
  {
    name: 'folded',
    menus: ['eetcafe'],
    isLandscape: true,
    hasRunningLines: true,
    style: `${PRICE_RIGHT} main { columns: 2; column-gap: 70pt } .heads { font-size: 8pt }`,
  },
  {
    name: 'continued',
    menus: ['steakhouse'],
    isContinued: true,
    style: `${BOLD} ${PRICE_RIGHT} main { display: none } .page { display: flex; gap: 30pt; break-after: page } .column { width: 0; flex: 1; height: 430pt }`,
  },
  {
    name: 'two-languages',
    menus: ['banquet'],
    style: `.item { display: grid; grid-template-columns: 180pt 130pt 1fr; margin-bottom: 5pt } .price, .cells { grid-column: 3; grid-row: 1; text-align: right } .second { grid-column: 2; grid-row: 1 }`,
  },
  {
    name: 'in-one-line',
    menus: ['eetcafe'],
    style: `${BOLD} main { columns: 2; column-gap: 26pt } .item { margin-bottom: 5pt } .text { font-size: 10pt } .cells span { display: inline; }`,
  },
  {
    name: 'turned-headings',
    menus: ['tapas'],
    style: `${PRICE_RIGHT} section { position: relative; padding-left: 34pt; min-height: 120pt; margin-bottom: 22pt; break-inside: avoid }
h2 { position: absolute; left: 0; top: 0; bottom: 0; writing-mode: vertical-rl; transform: rotate(180deg); text-align: center; margin: 0 }`,
  },
]

export const styleOf = ({ style }: MenuDesign): string => `${SHARED}${style}`
