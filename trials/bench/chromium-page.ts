import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import { fontFiles } from './sample-fonts.ts'
import { footText, marksOf, pricesText, printedOf, RESTAURANT } from './sample-menus.ts'

const fontFaces = Object.entries(fontFiles)
  .map(([family, file]) => {
    const bytes = readFileSync(file).toString('base64')
    return `@font-face { font-family: '${family}'; src: url(data:font/ttf;base64,${bytes}) }`
  })
  .join('\n')

/** A menu as a PDF by a new page of a browser that is running. */
export async function chromiumPdf(browser: Browser, menu: Menu): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    await page.setContent(html(printedOf(menu)), { waitUntil: 'load' })
    return await page.pdf({ format: 'Letter', preferCSSPageSize: true, printBackground: true, tagged: true })
  } finally {
    await page.close()
  }
}

const html = (menu: PrintedMenu): string => `<!doctype html><html lang="en"><head>
<title>${RESTAURANT.name} Menu</title><style>${fontFaces}
@page { size: letter; margin: 76pt 95pt } body { margin: 0; font: 11.5pt Lora; color: #333 }
h1, h2, .centred { text-align: center; font-weight: normal } h1 { font: 42pt 'Playfair Display' }
h2 { font: 20pt 'Playfair Display'; margin: 30pt 0 14pt; break-after: avoid }
article { break-inside: avoid; margin-bottom: 13pt } .row { display: flex; align-items: baseline }
.leader { flex: 1; margin: 0 6pt; border-bottom: 0.9pt dotted #999 } small { font-size: 7pt; color: #e91e63 }
article p { font: 9.5pt 'Lora Italic'; margin: 3pt 0 0; width: 84% } footer { font-size: 7.5pt }
</style></head><body><h1>${RESTAURANT.name}</h1><p class="centred">${RESTAURANT.description}</p>
${menu.sections
  .map(
    ({ name, intro, items }) =>
      `<section><h2>${name}</h2>${intro ? `<p class="centred">${intro}</p>` : ''}${items
        .map(
          (item) => `<article><div class="row"><span>${item.name} <small>${marksOf(item)}</small></span>
<span class="leader"></span><span>${pricesText(item)}</span></div><p>${item.description}</p></article>`,
        )
        .join('')}</section>`,
  )
  .join('')}<footer class="centred">${footText(menu)}</footer></body></html>`
