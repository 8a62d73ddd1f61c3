import type { PageDesign } from './page-designs.ts'
import { cellsOf, escaped, isFoot, isLongCell, isOfItem, type PaperLine } from './paper.ts'

/** Points: A4, its margins, and between columns. */
const PAGE = { short: 595, long: 842, margin: 45, gap: 26 }

/** How large headings are, as multiples of the usual size. */
const HEADINGS: Readonly<Record<string, number>> = { name: 2.2, section: 1.5, subsection: 1.15 }

const SPACES = ['office', 'style', 'text', 'table'].map(
  (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
)

/** A menu as a text document of LibreOffice, set in a design. */
export function officeText(lines: readonly PaperLine[], design: PageDesign): string {
  const from = Math.max(
    0,
    lines.findIndex(({ role }) => role === 'section' || role === 'heads'),
  )
  const setter = new TextSetter(design, lines)
  const head = lines.slice(0, from).map((line) => setter.paragraph(line))
  const body = setter.blocks(lines.slice(from))
  const [width, height] = design.isLandscape ? [PAGE.long, PAGE.short] : [PAGE.short, PAGE.long]
  const running = design.hasRunningLines
    ? `<style:header><text:p>Our menu</text:p></style:header><style:footer><text:p>Page <text:page-number>1</text:page-number></text:p></style:footer>`
    : ''
  const ofRunning = (name: string) =>
    `<style:${name}-style><style:header-footer-properties fo:min-height="20pt"/></style:${name}-style>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${SPACES.join(' ')} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="face" svg:font-family="'${design.face}'"/><style:font-face style:name="other" svg:font-family="'${otherFace(lines)}'"/></office:font-face-decls>
<office:styles><style:default-style style:family="paragraph"><style:paragraph-properties fo:line-height="${design.leading * 100}%"/><style:text-properties style:font-name="face" style:font-name-asian="other" style:font-name-complex="other" fo:font-size="${design.sizePt}pt" style:font-size-asian="${design.sizePt}pt" style:font-size-complex="${design.sizePt}pt"/></style:default-style></office:styles>
<office:automatic-styles>${setter.styles()}<style:style style:name="columns" style:family="section"><style:section-properties text:dont-balance-text-columns="${design.columns === 3}"><style:columns fo:column-count="${design.columns}" fo:column-gap="${PAGE.gap}pt"/></style:section-properties></style:style><style:page-layout style:name="page"><style:page-layout-properties fo:page-width="${width}pt" fo:page-height="${height}pt" fo:margin="${PAGE.margin}pt"/>${design.hasRunningLines ? ofRunning('header') + ofRunning('footer') : ''}</style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="page">${running}</style:master-page></office:master-styles>
<office:body><office:text>${head.join('\n')}<text:section text:name="menu" text:style-name="columns">${body.join('\n')}</text:section></office:text></office:body></office:document>`
}

const otherFace = (lines: readonly PaperLine[]): string => {
  const text = lines.flatMap(({ runs }) => runs).join('')
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'Noto Sans JP'
  if (/\p{Script=Hangul}/u.test(text)) return 'Noto Sans KR'
  return /\p{Script=Thai}/u.test(text) ? 'Noto Sans Thai' : 'Noto Sans SC'
}

/** Writes paragraphs and tables, and keeps the styles that they have. */
class TextSetter {
  private readonly design: PageDesign
  private readonly lines: readonly PaperLine[]
  private readonly own = new Map<string, string>()
  private readonly columns = new Set<number>()

  constructor(design: PageDesign, lines: readonly PaperLine[]) {
    this.design = design
    this.lines = lines
  }

  /** Points of the cells behind the names of lines that have as many: as wide as the longest of each. */
  private widthsOf(count: number): readonly number[] {
    const rows = this.lines
      .map((line) => cellsOf(line, this.design))
      .filter(({ cells, nameAt }) => cells.length - 1 - nameAt === count)
      .map(({ cells }) => cells.slice(-count))
    return Array.from(
      { length: count },
      (_, at) => (Math.max(...rows.map((cells) => cells[at]?.length ?? 0)) * 0.56 + 1) * this.design.sizePt,
    )
  }

  styles(): string {
    const column = (name: string, points: number) =>
      `<style:style style:name="${name}" style:family="table-column"><style:table-column-properties style:column-width="${points}pt"/></style:style>`
    return [
      ...[...this.own].map(([style, name]) => style.replace('NAME', name)),
      ...[...this.columns].map((points) => column(`column-${points}`, points)),
    ].join('\n')
  }

  /** Lines as paragraphs, or those of dishes as rows of tables. */
  blocks(lines: readonly PaperLine[]): string[] {
    const blocks: string[] = []
    for (let at = 0; at < lines.length; at += 1) {
      const [line, ...rest] = lines.slice(at)
      if (!line) continue
      const end = rest.findIndex((other) => !this.isRow(other) && !isOfItem(other))
      const rows = this.isRow(line) ? [line, ...rest.slice(0, end < 0 ? rest.length : end)] : []
      if (rows.length > 0) blocks.push(this.table(rows))
      else blocks.push(this.paragraph(line))
      at += Math.max(0, rows.length - 1)
    }
    return blocks
  }

  private isRow(line: PaperLine): boolean {
    const { cells, nameAt } = cellsOf(line, this.design)
    return (
      this.design.office === 'tables' &&
      !(line.role in HEADINGS) &&
      nameAt === 0 &&
      cells.length > 1 &&
      !cells.slice(1).some(isLongCell)
    )
  }

  private table(lines: readonly PaperLine[]): string {
    const most = Math.max(...lines.map(({ runs, isFarIn }) => runs.length - (isFarIn ? 0 : 1)))
    const rows: PaperLine[][] = []
    for (const line of lines)
      if (this.isRow(line)) rows.push([line])
      else rows.at(-1)?.push(line)
    const cellOf = (text: string) => `<table:table-cell>${text}</table:table-cell>`
    const html = rows.map(([line, ...parts]) => {
      if (!line) return ''
      const { cells } = cellsOf(line, this.design)
      const [name = '', ...prices] = cells
      const own = [{ ...line, runs: [name], isFarIn: false }, ...parts].map((one) => this.paragraph(one))
      const others = Array.from({ length: most }, (_, at) =>
        cellOf(
          `<text:p text:style-name="${this.style({ end: true, isBold: line.role === 'heads', above: line.isBelowBlank })}">${escaped(prices[at - most + prices.length] ?? '')}</text:p>`,
        ),
      )
      return `<table:table-row>${cellOf(own.join(''))}${others.join('')}</table:table-row>`
    })
    const longest = Array.from({ length: most }, (_, at) =>
      Math.max(
        ...rows.flatMap(([line]) => {
          const prices = line ? cellsOf(line, this.design).cells.slice(1) : []
          return prices[at - most + prices.length]?.length ?? 0
        }),
      ),
    )
    const prices = longest.map((length) => Math.round((length * 0.62 + 1) * this.design.sizePt))
    const names = Math.max(this.width * 0.3, this.width - prices.reduce((sum, one) => sum + one, 0))
    const columns = [Math.round(names), ...prices]
    for (const points of columns) this.columns.add(points)
    return `<table:table>${columns.map((points) => `<table:table-column table:style-name="column-${points}"/>`).join('')}${html.join('\n')}</table:table>`
  }

  paragraph(line: PaperLine): string {
    const { cells, nameAt } = cellsOf(line, this.design)
    const style = this.style({
      stops: cells.length - 1 - nameAt,
      isNumbered: nameAt > 0,
      isBold: line.role === 'heads' || line.role in HEADINGS,
      isItalic: line.role === 'part',
      above: line.isBelowBlank,
      isIndented: line.isIndented && !line.isFarIn,
      times: HEADINGS[line.role] ?? (isFoot(line) ? 0.8 : 1),
    })
    const text = cells.map(escaped).join('<text:tab/>')
    const level = Object.keys(HEADINGS).indexOf(line.role) + 1
    return level > 0
      ? `<text:h text:outline-level="${level}" text:style-name="${style}">${text}</text:h>`
      : `<text:p text:style-name="${style}">${text}</text:p>`
  }

  /** Points of a column of the page. */
  private get width(): number {
    const { columns, isLandscape } = this.design
    const page = (isLandscape ? PAGE.long : PAGE.short) - PAGE.margin * 2
    return (page - PAGE.gap * (columns - 1)) / columns
  }

  private style({
    stops = 0,
    isNumbered = false,
    isBold = false,
    isItalic = false,
    isIndented = false,
    above = false,
    end = false,
    times = 1,
  }): string {
    const { sizePt, prices } = this.design
    const indent = isIndented ? sizePt * 1.2 : 0
    const leader = prices === 'leaders' ? ' style:leader-style="dotted" style:leader-text="."' : ''
    const widths = this.widthsOf(stops)
    const tabs = widths.map((_, at) => {
      const behind = widths.slice(at + 1).reduce((sum, one) => sum + one, 0)
      return `<style:tab-stop style:position="${this.width - indent - behind}pt" style:type="right"${at === 0 ? leader : ''}/>`
    })
    const number = isNumbered ? `<style:tab-stop style:position="${sizePt * 2.2}pt"/>` : ''
    const over = times > 1 ? sizePt * 1.2 : above ? sizePt * 0.9 : 0
    const size = `fo:font-size="${sizePt * times}pt" style:font-size-asian="${sizePt * times}pt" style:font-size-complex="${sizePt * times}pt"`
    const style = `<style:style style:name="NAME" style:family="paragraph"><style:paragraph-properties fo:margin-top="${over}pt" fo:margin-bottom="${times > 1 ? sizePt * 0.4 : 0}pt" fo:margin-left="${indent}pt"${times > 1 ? ' fo:keep-with-next="always"' : ''}${end ? ' fo:text-align="end"' : ''}><style:tab-stops>${number}${tabs.join('')}</style:tab-stops></style:paragraph-properties><style:text-properties ${size}${isBold ? ' fo:font-weight="bold"' : ''}${isItalic ? ' fo:font-style="italic"' : ''}/></style:style>`
    const name = this.own.get(style) ?? `p${this.own.size}`
    this.own.set(style, name)
    return name
  }
}
