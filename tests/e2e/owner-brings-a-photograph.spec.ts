import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { register } from '#contract/accounts/accounts.ts'
import { readSourcePicture } from '#contract/generating/sources.ts'
import { languageData } from '#server/adapters/recognition/on-this-machine/languages.ts'
import { photographed } from '../builders/photographed-page.ts'
import { scannedPdf } from '../builders/scanned-pdf.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, expectAnswer, LONG, newAccount, test } from './fixtures.ts'
import { sheetOf } from './steps/editor.ts'

test.skip(
  languageData('en') === undefined,
  'The optional packages that recognize letters are not installed: tesseract.js and @tesseract.js-data/eng.',
)

const importer = (page: Page) => page.getByRole('dialog', { name: 'Import a Menu' })
const lineOf = (page: Page, words: string | RegExp) =>
  importer(page).locator('[data-row]').filter({ hasText: words }).first()
const cropOf = (page: Page, words: string) => lineOf(page, words).getByRole('img')

const give = (page: Page, files: readonly { readonly name: string; readonly buffer: Buffer }[]) =>
  importer(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles(files.map((file) => ({ ...file, mimeType: '' })))

const openImport = async (page: Page) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
  await page.getByRole('button', { name: 'Import a Menu' }).click()
}

/** A page of a menu as PNG, by the browser that makes the journey. */
async function printed(page: Page, heading: string, dishes: readonly (readonly [string, string])[]) {
  const rows = dishes.map(([name, price]) => `<p><span>${name}</span><span>${price}</span></p>`).join('')
  await page.setContent(
    `<style>body{margin:70px;width:560px;font:22px Georgia,serif}h2{font-size:30px;margin:40px 0 20px}p{display:flex;justify-content:space-between;margin:14px 0}</style><h2>${heading}</h2>${rows}<div style="height:300px"></div>`,
  )
  return page.screenshot({ clip: { x: 0, y: 0, width: 700, height: 900 }, scale: 'device' })
}

const starters = [
  ['Onion Soup', '$9.50'],
  ['Green Salad', '$11.00'],
  ['Smoked Trout', '$13.25'],
] as const

const mains = [
  ['Roast Chicken', '$24.50'],
  ['Braised Lamb', '$28.75'],
  ['Lemon Tart', '$9.00'],
] as const

test('an owner brings two photographs and compares each price with the place that it was read from', async ({
  page,
}) => {
  const photographs = await Promise.all([
    photographed(await printed(page, 'STARTERS', starters)),
    photographed(await printed(page, 'MAINS', mains)),
  ])
  await openImport(page)
  await give(
    page,
    photographs.map((buffer, at) => ({ name: `photo-${at + 1}.jpg`, buffer })),
  )
  const dialog = importer(page)

  await test.step('sees how far it is', async () => {
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await expect(dialog.getByRole('status')).toContainText('photo-2.jpg (2 of 2)', { timeout: 30_000 })
    await expect(dialog.getByRole('status')).toContainText('6 dishes in 2 sections', { timeout: 30_000 })
  })

  const take = dialog.getByRole('button', { name: /^Import 6 dishes/ })
  await test.step('sees each price beside its piece of the picture, and what happens to those not looked at', async () => {
    for (const [name] of [...starters, ...mains]) await expect(cropOf(page, name)).toBeVisible()
    await expect(take).toHaveText('Import 6 dishes without 6 prices')
    await expect(dialog).toContainText('6 prices from the picture have not been looked at.')
    await expectAccessible(page, { within: ['[role=dialog]'] })
  })

  await test.step('says with one key that a price is right, and is at the next one', async () => {
    await lineOf(page, 'Onion Soup').focus()
    await page.keyboard.press('y')
    await expect(lineOf(page, 'Green Salad')).toBeFocused()
    await expect(lineOf(page, 'Onion Soup')).not.toHaveAttribute('data-doubtful')
    await expect(cropOf(page, 'Onion Soup')).toBeVisible()
  })

  await test.step('types another price, and says with one click that one is right', async () => {
    await lineOf(page, 'Green Salad').getByText('$11.00').click()
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await lineOf(page, 'Roast Chicken').getByRole('button', { name: 'is right' }).click()
    await expect(take).toHaveText('Import 6 dishes without 3 prices')
  })

  await test.step('takes over what was looked at', async () => {
    await take.click()
    const sheet = sheetOf(page)
    await expect(sheet).toContainText('Smoked Trout')
    for (const price of ['$9.50', '$12.00', '$24.50']) await expect(sheet).toContainText(price)
    for (const price of ['$11.00', '$13.25', '$28.75', '$9.00']) await expect(sheet).not.toContainText(price)
  })
})

test('an owner cancels a long scan and loses nothing', LONG, async ({ page, pageErrors }) => {
  const sheet = await printed(page, 'STARTERS', starters)
  const scan = await scannedPdf([sheet, sheet, sheet, sheet, sheet, sheet])
  await openImport(page)
  const dialog = importer(page)
  const pasted = dialog.getByLabel('Or paste your menu')
  await pasted.fill('Olives $4')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(readSourcePicture.path)) asked.push(request.url())
  })
  await give(page, [{ name: 'scan.pdf', buffer: scan }])
  await expect(dialog.getByRole('status')).toContainText('scan.pdf, page 2 of 6', { timeout: 30_000 })
  const stopped = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(readSourcePicture.path),
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await stopped).failure()?.errorText).toContain('ABORTED')
  await expect(pasted).toHaveValue('Olives $4')
  const before = asked.length

  await test.step('and brings two pages instead, the first of which is empty', async () => {
    const empty = await sharp({ create: { width: 850, height: 1100, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await give(page, [{ name: 'short.pdf', buffer: await scannedPdf([empty, sheet]) }])
    await expect(dialog.getByRole('status')).toContainText('3 dishes in 1 section', { timeout: 30_000 })
    expect(asked).toHaveLength(before + 2)
    expectAnswer(pageErrors, 422)
  })
})

test('an owner is told what to do where a picture shows no menu', LONG, async ({ page, pageErrors }) => {
  const cat = await sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .blur(3)
    .jpeg()
    .toBuffer()
  await openImport(page)
  await give(page, [{ name: 'cat.jpg', buffer: cat }])
  await expect(importer(page).getByRole('alert')).toContainText('straight from above', { timeout: 30_000 })
  await expect(importer(page).getByLabel('Or paste your menu')).toBeVisible()
  expectAnswer(pageErrors, 422)
})
