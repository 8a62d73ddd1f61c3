import { drawOf } from './draw.ts'
import type { LaidLine, LaidMenu } from './lay-out.ts'

/** How a menu is set on pages. */
interface PageLayout {
  readonly columns: number
  /** Prices behind the name, or next to the name and what is below it. */
  readonly prices: 'rows' | 'beside'
  readonly sections: 'plain' | 'boxes' | 'cards'
  readonly isCentered: boolean
  readonly font: string
  /** Points. */
  readonly size: number
  readonly heading: number
  readonly description: number
}

function pageLayoutFor(seed: number): PageLayout {
  const draw = drawOf(seed + 77_777)
  const sections = draw.weighted({ plain: 72, boxes: 16, cards: 12 })
  return {
    columns: sections === 'cards' ? 1 : Number(draw.weighted({ 1: 50, 2: 37, 3: 13 })),
    prices: draw.weighted({ rows: 75, beside: 25 }),
    sections,
    isCentered: draw.chance(0.1),
    font: draw.pick(['serif', 'sans-serif', 'serif', 'sans-serif', 'monospace']),
    size: draw.pick([9, 10, 11, 12]),
    heading: draw.pick([1.1, 1.3, 1.6, 2]),
    description: draw.pick([1, 0.9, 0.8]),
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Columns of a line: gaps, tabs, leaders. */
const APART = /\t| {3,}| ?\.{4,} ?/u

function row(text: string): string {
  const [first = '', ...cells] = text.split(APART)
  if (cells.length === 0) return `<div>${escaped(text)}</div>`
  const leader = /\.{4,}/u.test(text)
    ? `<span class="leader">${'.'.repeat(200)}</span>`
    : '<span class="rest"></span>'
  return `<div class="row"><span>${escaped(first)}</span>${leader}${cells
    .map((cell) => `<span class="cell">${escaped(cell)}</span>`)
    .join('')}</div>`
}

function line(one: LaidLine): string {
  const level = one.state === 'subsection' ? 3 : 2
  if (/^(?:section|subsection|sectionMore)$/u.test(one.state))
    return `<h${level}>${row(one.text)}</h${level}>`
  if (one.state === 'name') return `<h1>${escaped(one.text)}</h1>`
  return `<div class="${one.state}">${row(one.text)}</div>`
}

const isPrice = ({ state }: LaidLine): boolean => state === 'prices' || state === 'pricesL'

/** A dish: with its prices next to all of its other lines, where they are below it and the page has them so. */
function dish(lines: readonly LaidLine[], { prices }: PageLayout): string {
  const below = lines.filter(isPrice)
  const isBeside = prices === 'beside' && below.length > 0 && below.length < lines.length
  if (!isBeside) return `<article>${lines.map(line).join('')}</article>`
  const others = lines.filter((one) => !isPrice(one))
  return `<article class="beside"><div>${others.map(line).join('')}</div><div class="apart">${below.map(line).join('')}</div></article>`
}

/** Lines of a dish are together, all others alone. */
function groupsOf(lines: readonly LaidLine[]): LaidLine[][] {
  const groups: LaidLine[][] = []
  for (const one of lines) {
    const last = groups.at(-1)
    if (last && one.dish !== undefined && last[0]?.dish === one.dish) last.push(one)
    else groups.push([one])
  }
  return groups
}

/** A heading with heads of columns behind it: what is above it isn't one. */
const isHeadingWithHeads = (lines: readonly LaidLine[], at: number): boolean =>
  lines[at]?.state === 'heads' &&
  !/^(?:section|subsection|sectionMore|note|heads|pricesS)$/u.test(lines[at - 1]?.state ?? '')

/** A section with its dishes; what is before the first is no section. */
function sectionsOf(lines: readonly LaidLine[]): LaidLine[][] {
  const sections: LaidLine[][] = [[]]
  for (const [at, one] of lines.entries()) {
    const isHeading = isHeadingWithHeads(lines, at)
    if (one.state === 'section' || isHeading) sections.push([])
    sections.at(-1)?.push(isHeading ? { ...one, state: 'section' } : one)
  }
  return sections
}

const boxes: Readonly<Record<PageLayout['sections'], string>> = {
  plain: '',
  boxes: 'section { border: 1pt solid #777; padding: 6pt 9pt; margin: 0 0 9pt; break-inside: avoid }',
  cards:
    'main { display: flex; flex-wrap: wrap; gap: 12pt } section { width: 46%; box-sizing: border-box; padding: 9pt; background: #f4efe6; border-radius: 6pt; break-inside: avoid }',
}

/** The menu as a page of HTML, set as the seed draws: to be printed by a browser, or read as it is. */
export function pageOfMenu(menu: LaidMenu, seed: number): string {
  const page = pageLayoutFor(seed)
  const [top = [], ...sections] = sectionsOf(menu.lines)
  const body = (lines: readonly LaidLine[]): string =>
    groupsOf(lines)
      .map((group) => dish(group, page))
      .join('')
  return `<!doctype html><html lang="${menu.document.language}"><head><meta charset="utf-8"><title>${escaped(menu.document.title ?? '')}</title><style>
@page { size: A4; margin: 16mm } body { margin: 0; font: ${page.size}pt ${page.font}; text-align: ${page.isCentered ? 'center' : 'start'} }
h1 { font-size: 2.2em; margin: 0 0 8pt } h2 { font-size: ${page.heading}em; margin: 12pt 0 5pt; break-after: avoid } h3 { font-size: ${(page.heading + 1) / 2}em; margin: 8pt 0 3pt; break-after: avoid }
main { columns: ${page.columns}; column-gap: 22pt } article { break-inside: avoid; margin: 0 0 5pt }
.row { display: flex; align-items: baseline; ${page.isCentered ? 'justify-content: center; gap: 1.2em' : ''} } .rest { flex: 1 } .leader { flex: 1; overflow: hidden; height: 1.2em; margin: 0 3pt }
.cell { min-width: 3.6em; margin-left: 8pt; text-align: end; white-space: nowrap } .beside { display: grid; grid-template-columns: 1fr auto; column-gap: 14pt } .apart { text-align: end }
.partN, .partP, .partQ, .note, .notice { font-size: ${page.description}em } ${boxes[page.sections]}
</style></head><body><header>${body(top)}</header><main>${sections.map((lines) => `<section>${body(lines)}</section>`).join('')}</main></body></html>`
}
