import { createHash } from 'node:crypto'
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import type { PageDesign } from './page-designs.ts'
import { pageHtml, paperLines, paperText } from './page-html.ts'

/** Prints pages, and keeps what it printed in a folder for the next time. */
export class PagePress {
  private browser: Promise<Browser> | undefined
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** The PDF of a sample's paper in a design. */
  async print(name: string, design: PageDesign): Promise<Uint8Array> {
    const html = pageHtml(paperLines(paperText(name)), design)
    const key = createHash('sha256').update(JSON.stringify(design)).update(html).digest('hex').slice(0, 16)
    const path = join(this.folder, `${name}-${design.name}-${key}.pdf`)
    if (!(await isThere(path))) {
      await mkdir(this.folder, { recursive: true })
      await writeFile(path, await this.printed(html, design))
    }
    return new Uint8Array(await readFile(path))
  }

  private async printed(html: string, design: PageDesign): Promise<Uint8Array> {
    this.browser ??= chromium.launch({
      executablePath: process.env.CARTE_TEST_BROWSER ?? '/usr/bin/chromium',
    })
    const page = await (await this.browser).newPage()
    try {
      await page.setContent(html)
      await page.evaluate(() =>
        Promise.all([...document.fonts].map((face) => face.load())).then(() => undefined),
      )
      return await page.pdf({
        format: 'A4',
        landscape: design.isLandscape === true,
        printBackground: true,
        tagged: design.isTagged === true,
        margin: { top: '15mm', bottom: '15mm', left: '16mm', right: '16mm' },
        ...(design.hasRunningLines && {
          displayHeaderFooter: true,
          headerTemplate: `<div style="font-size: 8px; width: 100%; text-align: center">Our menu</div>`,
          footerTemplate: `<div style="font-size: 8px; width: 100%; text-align: center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
        }),
      })
    } finally {
      await page.close()
    }
  }

  async close(): Promise<void> {
    await (await this.browser)?.close()
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
