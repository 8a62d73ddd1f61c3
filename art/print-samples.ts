/**
 * Prints the papers of the sample menus from plain web pages, in one column and in two, for tests of the reader of
 * PDFs: `node art/print-samples.ts` writes tests/samples/printed. Run it when a paper changes.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { sampleMenuNames } from '../tests/samples/sample-menus.ts'
import { type WrittenLine, writtenLines } from '../tests/samples/written-lines.ts'

const FOLDER = join(import.meta.dirname, '..', 'tests', 'samples', 'printed')

const STYLE = `
body { font: 11pt/1.3 'Liberation Serif', 'Noto Sans CJK SC', serif; margin: 0 }
h1 { font-size: 26pt; text-align: center; margin: 0 }
h2 { font-size: 15pt; margin: 16pt 0 4pt; break-after: avoid }
h3 { font-size: 12pt; margin: 8pt 0 2pt; break-after: avoid }
h2 small, h3 small { font-size: 10pt; font-weight: normal }
div { display: flex; justify-content: space-between; gap: 14pt; break-inside: avoid }
div.blank { margin-top: 12pt }
div.part { font-size: 9.5pt; font-style: italic }
div.foot { font-size: 8.5pt; justify-content: flex-start }
div.indented { padding-left: 12pt }
span { flex: 1 }
b { font-weight: normal; flex: none; min-width: 30pt; text-align: right }
.two { columns: 2; column-gap: 28pt }
.one b { min-width: 44pt }
`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function lineHtml({ runs, role, isBelowBlank, isIndented }: WrittenLine): string {
  const [first = '', ...rest] = runs.map(escaped)
  const tag = { name: 'h1', section: 'h2', subsection: 'h3' }[role as string]
  if (tag) return `<${tag}>${[first, ...rest].join(' <small>')}${'</small>'.repeat(rest.length)}</${tag}>`
  const kind = role === 'part' ? 'part' : /^(?:notice|legend|contact)$/u.test(role) ? 'foot' : ''
  const names = [kind, isBelowBlank && 'blank', isIndented && 'indented'].filter(Boolean).join(' ')
  const isFoot = kind === 'foot'
  const cells = rest.map((run) => (isFoot ? ` <span>${run}</span>` : `<b>${run}</b>`)).join('')
  return `<div class="${names}"><span>${first}</span>${cells}</div>`
}

function pageHtml(lines: readonly WrittenLine[], columns: 'one' | 'two'): string {
  const body = lines.findIndex(({ role }) => role === 'section')
  const [head, rest] = [lines.slice(0, body), lines.slice(body)]
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>
<body>${head.map(lineHtml).join('\n')}<main class="${columns}">${rest.map(lineHtml).join('\n')}</main></body>`
}

await mkdir(FOLDER, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CARTE_TEST_BROWSER ?? '/usr/bin/chromium',
})
const page = await browser.newPage()
for (const name of sampleMenuNames)
  for (const columns of ['one', 'two'] as const) {
    await page.setContent(pageHtml(writtenLines(name), columns))
    const margin = { top: '15mm', bottom: '15mm', left: '18mm', right: '18mm' }
    await writeFile(join(FOLDER, `${name}-${columns}.pdf`), await page.pdf({ format: 'A4', margin }))
  }
await browser.close()
