import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { officeText } from './office-text.ts'
import { faces, type PageDesign } from './page-designs.ts'
import { pageHtml } from './page-html.ts'
import { type PaperLine, paperLines, paperText } from './paper.ts'

/** LibreOffice, where it is installed; designs that need it are left out elsewhere. */
const OFFICE = process.env.CARTE_TEST_OFFICE ?? '/usr/bin/soffice'
export const hasOffice = existsSync(OFFICE)

/** Prints pages, and keeps what it printed in a folder for the next time. */
export class PagePress {
  private browser: Promise<Browser> | undefined
  private readonly folder: string
  private readonly papers = new Map<string, readonly PaperLine[]>()

  constructor(folder: string) {
    this.folder = folder
    mkdirSync(folder, { recursive: true })
    const folders = Object.values(faces).flatMap((face) =>
      ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map(
        (weight) => `<dir>${fileURLToPath(new URL(`${weight}/`, folderOf(face)))}</dir>`,
      ),
    )
    writeFileSync(
      this.fonts,
      `<?xml version="1.0"?><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>${folders.join('')}</fontconfig>`,
    )
  }

  private get fonts(): string {
    return join(this.folder, 'fonts.conf')
  }

  /** The PDFs of the papers of samples in a design. */
  async print(names: readonly string[], design: PageDesign): Promise<ReadonlyMap<string, Uint8Array>> {
    const sheets = names.map((name) => {
      const lines = this.papers.get(name) ?? paperLines(paperText(name))
      this.papers.set(name, lines)
      const text = design.office ? officeText(lines, design) : pageHtml(lines, design)
      const key = createHash('sha256').update(JSON.stringify(design)).update(text).digest('hex').slice(0, 16)
      return { name, text, path: join(this.folder, `${name}-${design.name}-${key}`) }
    })
    const missing = sheets.filter(({ path }) => !existsSync(`${path}.pdf`))
    if (design.office) await this.printInOffice(missing, design)
    else for (const { text, path } of missing) writeFileSync(`${path}.pdf`, await this.printed(text, design))
    return new Map(sheets.map(({ name, path }) => [name, new Uint8Array(readFileSync(`${path}.pdf`))]))
  }

  private async printInOffice(sheets: readonly { text: string; path: string }[], { isTagged }: PageDesign) {
    for (const { text, path } of sheets) writeFileSync(`${path}.fodt`, text)
    const choice = { UseTaggedPDF: { type: 'boolean', value: String(isTagged === true) } }
    const profile = `-env:UserInstallation=file://${join(this.folder, 'office')}`
    const to = ['--convert-to', `pdf:writer_pdf_Export:${JSON.stringify(choice)}`, '--outdir', this.folder]
    if (sheets.length > 0)
      await promisify(execFile)(
        OFFICE,
        [profile, '--headless', ...to, ...sheets.map(({ path }) => `${path}.fodt`)],
        {
          env: { ...process.env, FONTCONFIG_FILE: this.fonts },
        },
      )
  }

  private async printed(html: string, design: PageDesign): Promise<Uint8Array> {
    this.browser ??= chromium.launch({
      executablePath: process.env.CARTE_TEST_BROWSER ?? '/usr/bin/chromium',
      env: { ...process.env, FONTCONFIG_FILE: this.fonts },
    })
    const page = await (await this.browser).newPage()
    try {
      await page.setContent(html)
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

const folderOf = (face: string): string => import.meta.resolve(`@expo-google-fonts/${face}/package.json`)
