import type { SourceLine } from '#domain/reading/lines/line.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { decorated } from './decorated.ts'
import type { LaidDocument } from './document.ts'
import { drawOf } from './draw.ts'
import { type Layout, layoutFor } from './layout.ts'
import { photographed } from './noise.ts'
import { type ExpectedDish, type LaidLine, Page } from './page.ts'
import { writeSection } from './section-lines.ts'
import { onSite } from './site.ts'
import { writeAside, writeFoot, writePageEdge, writeRule, writeTop } from './whole-menu.ts'

export type { ExpectedDish, LaidLine } from './page.ts'

/** A document in one layout: its lines with what each is, and the dishes that can be read from them. */
export interface LaidMenu {
  /** With amounts, numbers and marks as the layout writes them. */
  readonly document: LaidDocument
  readonly layout: Layout
  readonly lines: readonly LaidLine[]
  readonly expected: readonly ExpectedDish[]
}

/** A document in a layout that the seed draws. The same seed gives the same menu. */
export function layOut(document: LaidDocument, seed: number): LaidMenu {
  const draw = drawOf(seed)
  const layout = layoutFor(draw, document.language, document.currency)
  const said = decorated(document, layout, draw)
  const page = new Page(layout, draw)
  const writing = { document: said, layout, page, draw, headsAbove: { labels: '' } }
  writeTop(said, layout, page, draw)
  const half = Math.ceil(said.sections.length * (0.3 + draw.unit() * 0.5))
  let pages = 1
  for (const [at, section] of said.sections.entries()) {
    if (at > 0) {
      writeRule(layout, page, draw)
      if (draw.chance(0.4)) {
        writePageEdge(said, layout, pages, page, draw)
        pages += 1
      }
    }
    const style = at < half ? layout.dishes : layout.others
    writeSection(section, { ...writing, style, path: [], isFirst: at === 0 })
    if (draw.chance(layout.asides)) writeAside(said, page, draw)
  }
  writeFoot(said, layout, page, draw)
  const lines = withoutLost(layout.isCentered ? centered(page.lines) : page.lines)
  const noisy = layout.noise === 'photograph' ? photographed(lines, draw) : lines
  const site = drawOf(seed + OF_SITE)
  const isOfSite = layout.noise === 'none' && !layout.print && !layout.isCentered && site.chance(ON_SITE)
  return {
    document: said,
    layout,
    lines: isOfSite ? onSite(lines, document.language, site) : noisy,
    expected: page.expected,
  }
}

/** Share of the plain menus that are copied with the page of a website around them, and what their seeds differ by. */
const ON_SITE = 0.05
const OF_SITE = 1e9

/** Characters of a centered line. */
const WIDTH = 80
const centered = (lines: readonly LaidLine[]): LaidLine[] =>
  lines.map((line) => ({ ...line, indent: Math.max(0, Math.floor((WIDTH - line.text.length) / 2)) }))

const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/u

/** Without lines that no paste keeps: the rules of Markdown. */
function withoutLost(lines: readonly LaidLine[]): LaidLine[] {
  if (!lines.some(({ text }) => RULE.test(text))) return [...lines]
  const rows = new Set(textLines(textOf(lines)).map(({ place }) => place.box?.y))
  let row = 0
  return lines.filter(({ blankAbove }) => {
    row += blankAbove
    const isKept = rows.has(row)
    row += 1
    return isKept
  })
}

/** The menu as it is pasted. */
export const textOfMenu = ({ lines }: LaidMenu): string => textOf(lines)

const textOf = (lines: readonly LaidLine[]): string =>
  lines
    .map(({ text, blankAbove, indent = 0 }) => '\n'.repeat(blankAbove) + ' '.repeat(indent) + text)
    .join('\n')

/** Of a line of a printed menu, whose gaps are of any height. */
const GAP_WITHOUT_BLANK = 0.1

/**
 * The menu as the reader gets it: one line of a source for each of its lines, with gaps and indents as a paste has
 * them, and with sizes, bold and italic letters and gaps of any height where it is printed.
 */
export function sourceLinesOf(menu: LaidMenu): SourceLine[] {
  const lines = textLines(textOfMenu(menu))
  const { print } = menu.layout
  if (!print) return lines
  return lines.map((line, at) => {
    const { size = 1, isBold, isItalic, blankAbove = 0 } = menu.lines[at] ?? {}
    const gap =
      blankAbove === 0
        ? at === 0
          ? 0
          : GAP_WITHOUT_BLANK
        : blankAbove === 1
          ? Math.max(0.3, print.gap)
          : blankAbove
    return {
      ...line,
      size,
      gapAbove: gap,
      ...(isBold && { isBold }),
      ...(isItalic && { isItalic }),
    }
  })
}
