import type { Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { colorsOf } from '#tests/typesetting/read-content.ts'
import { readFonts, readPdf } from '#tests/typesetting/read-pdf.ts'
import { readDownload } from '../../support/read-download.ts'
import { makeProfessional, newAccount } from '../fixtures.ts'

/** A red pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Signs a new owner in who may use every setting. */
export async function signInAsProfessional(page: Page): Promise<void> {
  await page.request.post(register.path, { data: newAccount() })
  await makeProfessional(page)
}

/** The PDF that a click on Export PDF downloads, read by a program that knows nothing of how it was made. */
export async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export PDF' }).click(),
  ])
  const bytes = await readDownload(download)
  const pdf = await readPdf(Uint8Array.from(bytes))
  const fonts = await readFonts(Uint8Array.from(bytes))
  const texts = pdf.pages.flatMap((pdfPage) => pdfPage.texts)
  return {
    ...pdf,
    sizes: pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)]),
    colors: colorsOf(bytes),
    fontNames: fonts.map(({ name }) => name).join(' '),
    pictures: bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0,
    trimBoxes: bytes.toString('latin1').match(/\/TrimBox/g)?.length ?? 0,
    /** Where this text is and how large it is; it must be there. */
    find(text: string) {
      const found = texts.find((candidate) => candidate.text.includes(text))
      if (!found) throw new Error(`“${text}” is not in the PDF`)
      return found
    },
  }
}

/** Opens a tab of the settings. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
export const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check()
export const toggle = (page: Page, name: string) => page.getByRole('switch', { name }).click()
