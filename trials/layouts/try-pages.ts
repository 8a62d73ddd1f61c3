import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { openSource } from '#sources/opening/open-source.ts'
import { inventedDocument, sampleDocuments } from './documents.ts'
import { type ExpectedDish, type LaidMenu, layOut, textOfMenu } from './lay-out.ts'
import { pageOfMenu } from './page-of-menu.ts'

/**
 * `npm run layouts:pages -- <menus> <first seed> <folder>`: sets menus on pages with a browser, reads the PDF, the page and
 * the pasted text, and says how many dishes each has with their section, name and prices.
 */
const [count = '40', first = '0', folder] = process.argv.slice(2)

const documents = sampleDocuments()
const menuOf = (seed: number): LaidMenu =>
  layOut(
    seed % 2 === 0 ? (documents[seed % documents.length] ?? inventedDocument(seed)) : inventedDocument(seed),
    seed,
  )

async function linesOf(name: string, bytes: Uint8Array): Promise<readonly SourceLine[]> {
  const opened = await openSource({ name, bytes })
  return opened.kind === 'lines' ? opened.lines : []
}

const folded = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const amountsOf = (prices: readonly { readonly amount?: number | undefined }[]): string =>
  prices
    .map(({ amount = 0 }) => amount)
    .toSorted((one, other) => one - other)
    .join(' ')

/** Where a dish is, what it is called, and what it costs. */
const toldOf = (section: string, name: string, prices: Parameters<typeof amountsOf>[0]): string =>
  [folded(section), folded(name), amountsOf(prices)].join('|')

function rightOf(expected: readonly ExpectedDish[], { sections }: MenuContent): number {
  const read = new Set(
    sections.flatMap(({ name, items }) =>
      items.map((item) =>
        toldOf(
          name,
          item.name,
          item.prices.filter(({ kind }) => kind !== 'supplement'),
        ),
      ),
    ),
  )
  return expected.filter(({ section, name, prices }) => read.has(toldOf(section.at(-1) ?? '', name, prices)))
    .length
}

const browser = await chromium.launch({
  executablePath: process.env.CARTE_TEST_BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
const page = await browser.newPage()
const totals = { dishes: 0, text: 0, pdf: 0, html: 0 }
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const menu = menuOf(seed)
  const { currency } = menu.document
  const html = pageOfMenu(menu, seed)
  await page.setContent(html, { waitUntil: 'load' })
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: seed % 2 === 0 })
  const read = (lines: readonly SourceLine[]): MenuContent => readMenuLines(lines, { currency }).content
  const encoder = new TextEncoder()
  const { expected } = menu
  const text = rightOf(expected, read(await linesOf('menu.txt', encoder.encode(textOfMenu(menu)))))
  const ofPdf = rightOf(expected, read(await linesOf('menu.pdf', new Uint8Array(pdf))))
  const ofHtml = rightOf(expected, read(await linesOf('menu.html', encoder.encode(html))))
  totals.dishes += expected.length
  totals.text += text
  totals.pdf += ofPdf
  totals.html += ofHtml
  process.stdout.write(
    `${seed} ${menu.document.id} ${menu.layout.dishes.order}: ${expected.length} dishes, right ${text} from the paste, ${ofPdf} from the PDF, ${ofHtml} from the page\n`,
  )
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/${seed}.txt`, textOfMenu(menu))
    writeFileSync(`${folder}/${seed}.html`, html)
    writeFileSync(`${folder}/${seed}.pdf`, pdf)
  }
}
await browser.close()
const share = (part: number): string => `${((100 * part) / Math.max(1, totals.dishes)).toFixed(1)} %`
process.stdout.write(
  `${totals.dishes} dishes, right ${share(totals.text)} of the paste, ${share(totals.pdf)} of the PDF, ${share(totals.html)} of the page\n`,
)
