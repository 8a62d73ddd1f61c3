/**
 * Prints sample menus in designs that restaurants use, for tests of the reader of PDFs:
 * `node art/print-designs.ts [folder]` writes tests/samples/printed/designs. Run it when a design changes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { type MenuDesign, menuDesigns, styleOf } from './printed-menus/designs.ts'
import { menuHtml } from './printed-menus/menu-html.ts'

const FOLDER = process.argv[2] ?? join(import.meta.dirname, '..', 'tests', 'samples', 'printed', 'designs')

const fontFace = async (name: string, file: string, style = ''): Promise<string> => {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`)))
  return `@font-face { font-family: ${name}; src: url(data:font/ttf;base64,${bytes.toString('base64')}); ${style} }`
}
const latin = await Promise.all([
  fontFace('Lora', 'lora/400Regular/Lora_400Regular.ttf'),
  fontFace('Lora', 'lora/700Bold/Lora_700Bold.ttf', 'font-weight: bold'),
  fontFace('Lora', 'lora/400Regular_Italic/Lora_400Regular_Italic.ttf', 'font-style: italic'),
])
const eastern = await Promise.all([
  fontFace('Japanese', 'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  fontFace('Chinese', 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
])

function pageHtml(design: MenuDesign, menu: string): string {
  const faces = /\p{Lo}/u.test(menu) ? [...latin, ...eastern] : latin
  return `<!doctype html><meta charset="utf-8"><style>${faces.join('\n')}${styleOf(design)}</style><body>${menu}</body>`
}

/** Fills columns one by one, and heads what goes on in the next one again. */
const fillColumns = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return
    const columns: HTMLElement[] = []
    const begin = () => {
      const sheet =
        columns.length % 2 === 0
          ? main.parentElement?.insertBefore(document.createElement('div'), main)
          : columns.at(-1)?.parentElement
      const column = document.createElement('div')
      if (sheet) sheet.className = 'page'
      column.className = 'column'
      sheet?.append(column)
      columns.push(column)
      return column
    }
    let column = begin()
    const isFull = () => column.scrollHeight > column.clientHeight
    for (const section of [...main.querySelectorAll('section')]) {
      const heading = section.querySelector('h2, h3')
      for (const child of [...section.children]) {
        column.append(child)
        if (!isFull()) continue
        column = begin()
        if (heading && !child.contains(heading)) {
          const again = heading.cloneNode(true) as HTMLElement
          again.textContent = `${heading.textContent} (continued)`
          column.append(again)
        }
        column.append(child)
      }
    }
  })

await mkdir(FOLDER, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CARTE_TEST_BROWSER ?? '/usr/bin/chromium',
})
const page = await browser.newPage({ viewport: { width: 690, height: 1000 } })
for (const design of menuDesigns)
  for (const menu of design.menus) {
    await page.setContent(pageHtml(design, menuHtml(menu)))
    await page.evaluate(() =>
      Promise.all([...document.fonts].map((face) => face.load())).then(() => undefined),
    )
    if (design.isContinued) await fillColumns(page)
    const pdf = await page.pdf({
      format: 'A4',
      landscape: design.isLandscape === true,
      printBackground: true,
      tagged: design.isTagged === true,
      margin: { top: '15mm', bottom: '15mm', left: '14mm', right: '14mm' },
      ...(design.hasRunningLines && {
        displayHeaderFooter: true,
        headerTemplate: `<div style="font-size: 8px; width: 100%; text-align: center">Our menu</div>`,
        footerTemplate: `<div style="font-size: 8px; width: 100%; text-align: center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
      }),
    })
    await writeFile(join(FOLDER, `${menu}-${design.name}.pdf`), pdf)
  }
await browser.close()
