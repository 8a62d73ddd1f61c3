import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import type { PageDesign } from './page-designs.ts'

/** A line of a paper with what it is, so that it can be set as a designer sets it. */
export interface PaperLine {
  readonly runs: readonly string[]
  readonly role: string
  readonly isBelowBlank: boolean
  readonly isIndented: boolean
  /** Whether it begins in a column of a table, with nothing in the first. */
  readonly isFarIn: boolean
}

const FOLDER = new URL('../../../tests/samples/written/', import.meta.url)

/** Without the pictures that the faces of designs don't have. */
export const paperText = (name: string): string =>
  readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8').replaceAll(/\uFE0F?[\u{1F300}-\u{1FAFF}]+ ?/gu, '')

export const paperLines = (text: string): PaperLine[] =>
  readMenuLines(textLines(text)).lines.map(({ line, role }) => {
    const indent = line.runs[0]?.x ?? 0
    return {
      runs: line.runs.map((run) => run.text),
      role,
      isBelowBlank: line.gapAbove >= 1,
      isIndented: indent >= 2,
      isFarIn: line.runs.length > 1 && indent >= 16,
    }
  })

const STYLE = (faces: string) => `
${faces}
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
.near .item > b, .near .item > span + b { min-width: 0 }
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

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const HEADINGS: Readonly<Record<string, string>> = { name: 'h1', section: 'h2', subsection: 'h3' }

/** What is said of the item above, so that it is set in one block with it. */
const isOfItem = ({ role, isBelowBlank }: PaperLine): boolean => role === 'part' && !isBelowBlank

const faceOf = (name: string, file: string): string => {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`)))
  return `@font-face { font-family: ${name}; src: url(data:font/ttf;base64,${bytes.toString('base64')}) }`
}

/** The letters that the faces of designs don't have. */
const FACES = [
  {
    name: 'Japanese',
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    file: 'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  },
  { name: 'Korean', script: /\p{Script=Hangul}/u, file: 'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf' },
  { name: 'Thai', script: /\p{Script=Thai}/u, file: 'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf' },
  { name: 'Chinese', script: /\p{Script=Han}/u, file: 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf' },
]

function facesFor(lines: readonly PaperLine[]): string {
  const text = lines.flatMap(({ runs }) => runs).join(' ')
  return FACES.filter(({ script }) => script.test(text))
    .map(({ name, file }) => faceOf(name, file))
    .join('\n')
}

/** A menu as a page of a browser, set in a design. */
export function pageHtml(lines: readonly PaperLine[], design: PageDesign): string {
  const from = Math.max(
    0,
    lines.findIndex(({ role }) => role === 'section'),
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
  return `<!doctype html><html lang="en" style="--cell: ${cellWidth(lines, design)}rem"><meta charset="utf-8"><style>${STYLE(facesFor(lines))}${design.style}</style><body>${page}</body></html>`
}

function sectionsOf(lines: readonly PaperLine[]): PaperLine[][] {
  const sections: PaperLine[][] = []
  for (const line of lines)
    if (line.role === 'section' || sections.length === 0) sections.push([line])
    else sections.at(-1)?.push(line)
  return sections
}

function blocksHtml(lines: readonly PaperLine[], design: PageDesign): string {
  const html: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) continue
    const end = lines.findIndex((other, index) => index > at && !isOfItem(other))
    const parts = lines.slice(at + 1, end < 0 ? lines.length : end)
    const from = NUMBER.test(line.runs[0] ?? '') ? 2 : 1
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

/** Of the size of type: the width of a column of a page, and that of cells that heads and prices have in common. */
const columnWidth = ({ columns }: PageDesign): number => (columns === 1 ? 46 : 25)
function cellWidth(lines: readonly PaperLine[], design: PageDesign): number {
  const rows = lines.filter(({ runs }) => runs.length > 2)
  const cells = rows.flatMap(({ runs }) => runs.slice(1))
  const longest = Math.max(4, ...cells.map(({ length }) => length).filter((length) => length <= LONGEST_CELL))
  const most = Math.max(1, ...rows.map(({ runs }) => runs.length - 1))
  return Math.min(Math.round(longest * 5.5) / 10, (columnWidth(design) * 0.5) / most)
}

/** A number of a dish in a column before the names. */
const NUMBER = /^[\p{L}]?\d{1,3}[.)]?$/u

/** Letters; a longer cell is words, and no price or head of one. */
const LONGEST_CELL = 18

function lineHtml({ runs, role, isBelowBlank, isIndented, isFarIn }: PaperLine, design: PageDesign): string {
  const tag = HEADINGS[role] ?? 'div'
  const isFoot = /^(?:notice|legend|contact)$/u.test(role)
  const names = [
    'line',
    isFoot ? 'foot' : role,
    isBelowBlank && 'blank',
    isIndented && !isFarIn && 'indented',
  ]
  const isInline =
    isFoot || (design.columns > 1 && runs.some((run, at) => at > 0 && run.length > LONGEST_CELL))
  const cells = isInline ? [runs.join(' \u2003 ')] : isFarIn ? ['', ...runs] : runs
  const isNumbered = cells.length > 1 && NUMBER.test(cells[0] ?? '')
  const at = isNumbered ? 1 : 0
  const leaders = design.prices === 'leaders' && role === 'item' && cells.length > at + 1
  const html = cells.map((cell, index) =>
    index < at
      ? `<em>${escaped(cell)}</em>`
      : index === at || cell.length > LONGEST_CELL
        ? `<span>${escaped(cell)}</span>${leaders && index === at ? `<i>${'. '.repeat(160)}</i>` : ''}`
        : `<b>${escaped(cell)}</b>`,
  )
  return `<${tag} class="${names.filter(Boolean).join(' ')}">${html.join('')}</${tag}>`
}
