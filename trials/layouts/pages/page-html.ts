import { faces, type PageDesign } from './page-designs.ts'
import {
  cellsOf,
  cellWidth,
  escaped,
  isDishNumber,
  isFoot,
  isLongCell,
  isOfItem,
  type PaperLine,
  sectionsOf,
} from './paper.ts'

const STYLE = `
body { margin: 0 }
h1 { font-size: 2.2em; text-align: center; margin: 0 }
h2 { font-size: 1.5em; margin: 1.4em 0 0.4em; break-after: avoid }
h3 { font-size: 1.15em; margin: 0.9em 0 0.3em; break-after: avoid }
h2 b, h3 b { font-size: 0.85rem } h1.line { justify-content: center } h1 > span { flex: none !important }
.line > em { flex: none; width: 2.2em; font-style: normal }
.line { display: flex; justify-content: space-between; gap: 0.8em; break-inside: avoid }
.blank { margin-top: 0.9em }
.foot { font-size: 0.8em; justify-content: flex-start }
.heads { font-weight: bold }
.indented { padding-left: 1.2em }
.line > span { flex: 1; min-width: min-content }
.line > b { font-weight: inherit; flex: none; min-width: var(--cell); text-align: right; white-space: nowrap }
.line > i { flex: 1; overflow: hidden; height: 1.35em; min-width: 1em; font-style: normal; word-break: break-all; direction: rtl }
.leaders .item > span { flex: 0 1 auto }
.near .item { justify-content: flex-start; gap: 0.5em } .near .item > span { flex: 0 1 auto }
.near .item > b { min-width: 0 }
.near .cells { justify-content: space-between } .near .cells > span { flex: 1 } .near .cells > b { min-width: var(--cell) }
.block { display: flex; align-items: center; justify-content: space-between; gap: 1.2em; break-inside: avoid }
.block > div { flex: 1; min-width: 0 } .block > b { font-weight: inherit; min-width: var(--cell); text-align: right; white-space: nowrap }
main { column-gap: 2.6em }
.grid { columns: auto; display: grid; gap: 1.4em; align-items: start }
.grid section { border: 1pt solid #888; padding: 0.9em; break-inside: avoid }
.card section { border: none; background: #f4efe6; text-align: center } .card .line { justify-content: center }
.card .line > span { flex: 0 1 auto }
.grid h2 { margin-top: 0 }
.sheet { display: grid; grid-template-columns: 1fr 1fr; gap: 20mm }
`

const HEADINGS: Readonly<Record<string, string>> = { name: 'h1', section: 'h2', subsection: 'h3' }

/** A menu as a page of a browser, set in a design. */
export function pageHtml(lines: readonly PaperLine[], design: PageDesign): string {
  const from = Math.max(
    0,
    lines.findIndex(({ role }) => role === 'section' || role === 'heads'),
  )
  const head = blocksHtml(lines.slice(0, from), design)
  const body = design.frame
    ? sectionsOf(lines.slice(from))
        .map((own) => `<section>${blocksHtml(own, design)}</section>`)
        .join('\n')
    : blocksHtml(lines.slice(from), design)
  const columns = design.frame
    ? `grid-template-columns: repeat(${design.columns}, 1fr)`
    : `columns: ${design.columns}`
  const main = `${head}<main class="${design.prices} ${design.frame ? `grid ${design.frame}` : ''}" style="${columns}">${body}</main>`
  const page = design.isTwoUp ? `<div class="sheet"><div>${main}</div><div>${main}</div></div>` : main
  return `<!doctype html><html lang="en" style="--cell: ${cellWidth(lines, design)}rem"><meta charset="utf-8"><style>${STYLE}${fontOf(design)}${design.style ?? ''}</style><body>${page}</body></html>`
}

function blocksHtml(lines: readonly PaperLine[], design: PageDesign): string {
  const html: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) continue
    const end = lines.findIndex((other, index) => index > at && !isOfItem(other))
    const parts = lines.slice(at + 1, end < 0 ? lines.length : end)
    const from = isDishNumber(line.runs[0]) ? 2 : 1
    const prices = line.runs.slice(from)
    const areInMiddle = design.prices === 'middle' && line.role === 'item' && !line.isFarIn
    if (areInMiddle && prices.length > 0 && prices.every((cell) => /\d|^[–-]$/u.test(cell))) {
      const words = [{ ...line, runs: line.runs.slice(0, from), isBelowBlank: false }, ...parts]
      const cells = prices.map((price) => `<b>${escaped(price)}</b>`).join('')
      html.push(
        `<div class="block ${line.isBelowBlank ? 'blank' : ''}"><div>${words.map((one) => lineHtml(one, design)).join('')}</div>${cells}</div>`,
      )
      at += parts.length
    } else html.push(lineHtml(line, design))
  }
  return html.join('\n')
}

function lineHtml(line: PaperLine, design: PageDesign): string {
  const { role, isBelowBlank, isIndented, isFarIn } = line
  const tag = HEADINGS[role] ?? 'div'
  const names = [
    'line',
    line.runs.length > 2 && 'cells',
    isFoot(line) ? 'foot' : role,
    isBelowBlank && 'blank',
    isIndented && !isFarIn && 'indented',
  ]
  const { cells, nameAt: at } = cellsOf(line, design)
  const leaders = design.prices === 'leaders' && role === 'item' && cells.length > at + 1
  const html = cells.map((cell, index) =>
    index < at
      ? `<em>${escaped(cell)}</em>`
      : index === at || isLongCell(cell)
        ? `<span>${escaped(cell)}</span>${leaders && index === at ? `<i>${'. '.repeat(160)}</i>` : ''}`
        : `<b>${escaped(cell)}</b>`,
  )
  return `<${tag} class="${names.filter(Boolean).join(' ')}">${html.join('')}</${tag}>`
}

const fontOf = ({ face, sizePt, leading }: PageDesign): string =>
  `html { font: ${sizePt}pt/${leading} ${[face, ...Object.keys(faces)].map((one) => `'${one}'`).join(', ')} }\n`
