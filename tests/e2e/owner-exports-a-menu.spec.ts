import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildContent, buildItem } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { readDownload } from '../support/read-download.ts'
import { readPdf } from '../support/read-pdf.ts'
import { expect, longStep, newAccount, test, toastOf } from './fixtures.ts'
import { chooseMore, expectSaved, exportAs, sheetOf } from './steps/editor.ts'

const LETTER_PT = { widthPt: 612, heightPt: 792 }

/** A menu of several pages with a notice, which no table has; its first dish is what spreadsheets and parsers stumble over. */
const content = buildContent({ items: 40, restaurantName: 'Café 24/7' })
content.notices.push({ id: 'n1', kind: 'text', text: 'No checks.' })
content.sections[0]?.items.splice(
  0,
  1,
  stateClaims(
    buildItem({
      id: 812,
      name: '=1+1, "the sum"',
      description: 'Two lines,\nand a 🍕.',
      prices: [fixedPrice(123_450), { ...fixedPrice(9000, 'p2'), label: 'half' }],
    }),
    { allergens: ['milk', 'eggs'] },
  ),
)

const fileOf = async (page: Page, name: string) => {
  const [download] = await Promise.all([page.waitForEvent('download'), exportAs(page, name)])
  return { name: download.suggestedFilename(), bytes: await readDownload(download) }
}

/** Width and height in the head of a PNG. */
const pixelsOf = (png: Uint8Array) => {
  const head = Buffer.from(png)
  expect(head.subarray(1, 4).toString()).toBe('PNG')
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
}

test('an owner takes a menu out as PDF, as pictures and onto paper', async ({ page }) => {
  test.slow()
  // A print dialog would wait for a person; what it would print stays on the page instead.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title)
  })
  await openInBuilder(page, newAccount(), content)

  const pageCount = await test.step('as PDF', async () => {
    const { name, bytes } = await fileOf(page, 'Export as PDF')
    const { pages } = await readPdf(bytes)
    expect(name).toBe('Café 24 7 Menu.pdf')
    expect(pages[0]).toMatchObject(LETTER_PT)
    expect(pages.map(({ text }) => text).join(' ')).toContain('=1+1, “the sum”')
    return pages.length
  })
  expect(pageCount).toBeGreaterThan(1)

  await test.step('as pictures, at the resolution that is asked for', async () => {
    const screens = await fileOf(page, 'Image for screens (150 dpi)')
    expect(screens.name).toBe('Café 24 7 Menu.zip')
    const pictures = Object.values(unzipSync(screens.bytes))
    expect(pictures).toHaveLength(pageCount)
    for (const picture of pictures) expect(pixelsOf(picture)).toEqual({ width: 1275, height: 1650 })
  })

  await longStep('as pictures for print', async () => {
    const print = Object.values(unzipSync((await fileOf(page, 'Image for print (300 dpi)')).bytes))
    expect(pixelsOf(print[0] ?? new Uint8Array())).toEqual({ width: 2550, height: 3300 })
  })

  await test.step('onto paper: one sheet a page, in the size of the paper, and nothing else', async () => {
    await exportAs(page, 'Print')
    // Pages are painted at 300 dpi here.
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'Café 24/7 Menu', { timeout: 30_000 })
    const sheets = page.locator('.carte-print-sheets img')
    await expect(sheets).toHaveCount(pageCount)
    expect(
      await sheets.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)),
    ).toEqual(Array.from({ length: pageCount }, () => 2550))
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    expect(pages).toHaveLength(pageCount)
    for (const sheet of pages) {
      expect(sheet.widthPt).toBeCloseTo(LETTER_PT.widthPt, 0)
      expect(sheet.heightPt).toBeCloseTo(LETTER_PT.heightPt, 0)
      // Pictures of the pages alone: no word of the screen.
      expect(sheet.text.trim()).toBe('')
    }
    await expect(sheets).toHaveCount(0)
    await expect(page).toHaveTitle(/Menu Content/)
  })
})

test('an owner takes a menu out as data, and gets the same menu back from it', async ({ page }) => {
  await openInBuilder(page, newAccount(), content)
  const dialog = page.getByRole('dialog', { name: 'Import a Menu' })
  const importFile = async (name: string, bytes: Buffer, action: 'Update' | 'Replace') => {
    await chooseMore(page, 'Import')
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: bytes })
    await expect(dialog.getByRole('status')).toContainText('40 dishes in 4 sections')
    await dialog.getByRole('button', { name: `${action} This Menu` }).click()
  }
  const savedContent = async () => {
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expectSaved(page)
    const [{ id }] = await (await page.request.get('/api/saved-menus')).json()
    return (await (await page.request.get(`/api/saved-menus/${id}`)).json()).content
  }

  await test.step('as CSV that Excel opens, with nothing in it that Excel runs', async () => {
    await exportAs(page, 'CSV for spreadsheets')
    const table = page.getByRole('dialog', { name: 'Export as CSV' })
    await expect(table.getByRole('region', { name: 'Not in this file' }).getByRole('listitem')).toHaveText([
      'the restaurant and the design',
      '1 notice',
      '1 dish’s confirmation of diets and allergens',
    ])
    await expectAccessible(page, { within: ['[role=dialog]'] })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      table.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    const bytes = await readDownload(download)
    const name = download.suggestedFilename()
    expect(name).toBe('Café 24 7 Menu.csv')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = bytes.toString('utf8').slice(1).split('\r\n')
    expect(lines[0]).toBe(
      'Section,Name,Description,Label,Price,Currency,Dietary,Allergens,To be confirmed,Carte ID',
    )
    const words = 'Appetizers,"\'=1+1, ""the sum""","Two lines,\nand a 🍕."'
    expect(lines[1]).toBe(`${words},,1234.50,USD,,"milk; eggs",,812`)
    expect(lines[2]).toBe(`${words},half,90.00,USD,,"milk; eggs",,812`)
    const dearer = bytes.toString('utf8').replace(/(Dish number 2,[^\r]*?,)6\.50,/u, '$18.00,')
    await importFile(name, Buffer.from(dearer), 'Update')
    const changes = page.getByRole('dialog', { name: 'What Changes' })
    await expect(changes.getByRole('status')).toHaveText('One difference to decide.')
    await changes.getByRole('radio', { name: 'Take theirs' }).check()
    await expect(changes.getByRole('status')).toHaveText('1 price.')
    await changes.getByRole('button', { name: 'Update This Menu' }).click()
    await expect(toastOf(page, 'Menu Updated')).toBeVisible()
    const dish = (await savedContent()).sections
      .flatMap(({ items }: { items: MenuItem[] }) => items)
      .find((item: MenuItem) => item.name === 'Dish number 2')
    expect(dish.prices).toMatchObject([{ amount: 800 }])
    // The same file, brought again: what was brought last is known.
    await importFile(name, bytes, 'Update')
    await expect(changes.getByRole('status')).toHaveText('1 price.')
    await changes.getByRole('button', { name: 'Update This Menu' }).click()
    await expect(toastOf(page, 'Menu Updated')).toBeVisible()
    const { restaurant, ...rest } = await savedContent()
    // The first save keeps the restaurant of the menu, with an id.
    expect({ ...rest, restaurant: { ...restaurant, id: 0 } }).toEqual(content)
  })

  await test.step('as JSON, with the restaurant too', async () => {
    const { name, bytes } = await fileOf(page, 'JSON with everything')
    expect(name).toBe('Café 24 7 Menu.json')
    const other = JSON.parse(bytes.toString('utf8'))
    other.content.restaurant.name = 'The Other House'
    await importFile('other.json', Buffer.from(JSON.stringify(other)), 'Replace')
    await expect(sheetOf(page).getByRole('heading', { name: 'The Other House' })).toBeVisible()
    await toastOf(page, 'Menu Imported').getByRole('button', { name: 'Undo' }).click()
    await expect(sheetOf(page).getByRole('heading', { name: 'Café 24/7' })).toBeVisible()
  })
})
