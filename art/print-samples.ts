/**
 * Prints the papers of the sample menus from plain web pages, in one column and in two, for tests of the reader of
 * PDFs: `node art/print-samples.ts` writes tests/samples/printed. Run it when a paper changes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { sampleMenuNames } from '../tests/samples/sample-menus.ts'
import { type WrittenLine, writtenLines } from '../tests/samples/written-lines.ts'

const FOLDER = join(import.meta.dirname, '..', 'tests', 'samples', 'printed')

const fontFace = async (name: string, file: string): Promise<string> => {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`)))
  return `@font-face { font-family: ${name}; src: url(data:font/ttf;base64,${bytes.toString('base64')}) }`
}
const faces = [
  await fontFace('Japanese', 'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  await fontFace('Chinese', 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
]

const STYLE = `
${faces.join('\n')}
body { font: 11pt/1.3 'Liberation Serif', Japanese, Chinese, serif; margin: 0 }
h1 { font-size: 26pt; text-align: center; margin: 0 }
h2 { font-size: 15pt; margin: 16pt 0 4pt; break-after: avoid }
h3 { font-size: 12pt; margin: 8pt 0 2pt; break-after: avoid }
h2 small, h3 small { font-size: 10pt; font-weight: normal; margin-left: 16pt }
div { display: flex; justify-content: space-between; gap: 14pt; break-inside: avoid }
div.blank { margin-top: 12pt }
div.part { font-size: 9.5pt; font-style: italic }
div.foot { font-size: 8.5pt; justify-content: flex-start }
div.indented { padding-left: 12pt }
div.heads { font-size: 12pt; font-weight: bold; margin-top: 14pt }
div.heads b { font-size: 9pt }
span { flex: 1; min-width: 0 }
b { font-weight: normal; flex: none; min-width: 44pt; text-align: right; white-space: nowrap }
.two div.prices { flex-wrap: wrap; justify-content: flex-start }
.two div.prices span { flex: none }
.two { columns: 2; column-gap: 28pt; font-size: 10pt }
.two b { min-width: 26pt }
.two div.heads b { font-size: 8pt }
.two div { gap: 6pt }
`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function lineHtml({ runs, role, isBelowBlank, isIndented }: WrittenLine): string {
  const [first = '', ...rest] = runs.map(escaped)
  const tag = { name: 'h1', section: 'h2', subsection: 'h3' }[role as string]
  if (tag) return `<${tag}>${[first, ...rest].join(' <small>')}${'</small>'.repeat(rest.length)}</${tag}>`
  const kind = /^(?:notice|legend|contact)$/u.test(role)
    ? 'foot'
    : /^(?:part|heads|prices)$/u.test(role)
      ? role
      : ''
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
    await page.evaluate(() =>
      Promise.all([...document.fonts].map((face) => face.load())).then(() => undefined),
    )
    const margin = { top: '15mm', bottom: '15mm', left: '18mm', right: '18mm' }
    await writeFile(join(FOLDER, `${name}-${columns}.pdf`), await page.pdf({ format: 'A4', margin }))
  }
await browser.close()
