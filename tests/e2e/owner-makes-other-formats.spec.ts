import type { Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { listSavedMenus } from '#contract/menus/saved-menus.ts'
import { saySoldOut } from '#contract/restaurant/sold-out.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { buildContent } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openInDesigner, pagesAreUpToDate } from '../support/design-menu.ts'
import { readDownload } from '../support/read-download.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'
import { exported, signInAsProfessional, tab } from './steps/designer.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'More Formats' })

/** What a click on a button of the dialog downloads. */
async function downloadOf(page: Page, button: 'Download PDF' | 'Download PNG') {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialogOf(page).getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readDownload(download) }
}

test('an owner folds a menu, labels a buffet with it, and hangs it on a wall', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 1200 })
  await signInAsProfessional(page)
  await openInDesigner(page, buildContent({ items: 8 }))
  await pagesAreUpToDate(page)
  await tab(page, 'Page Setup')

  await test.step('a format is chosen by its use; its pages are previewed, its sheets downloaded', async () => {
    await page.getByRole('radio', { name: /Small bi-fold/ }).check()
    expect((await exported(page)).sizes[0]).toEqual([396, 612])
    await page.getByRole('button', { name: 'More formats…' }).click()
    await expect(dialogOf(page).getByRole('status')).toHaveText(/^2 sheets$/)
    await expectAccessible(page, { within: ['[role=dialog]'] })
    const { name, bytes } = await downloadOf(page, 'Download PDF')
    expect(name).toMatch(/ - sheets\.pdf$/)
    const { pages } = await readPdf(Uint8Array.from(bytes))
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [792, 612],
      [792, 612],
    ])
  })

  await test.step('labels say each dish', async () => {
    await page.getByRole('button', { name: 'More formats…' }).click()
    await dialogOf(page).getByRole('radio', { name: 'Buffet labels, 8 on a sheet' }).check()
    await expect(dialogOf(page).getByRole('status')).toHaveText('1 sheet')
    const { bytes } = await downloadOf(page, 'Download PDF')
    expect((await readPdf(Uint8Array.from(bytes))).text).toContain('Allergens: please ask')
  })

  await test.step('a board has the pixels of its screen', async () => {
    await page.getByRole('button', { name: 'More formats…' }).click()
    await dialogOf(page).getByRole('radio', { name: 'Story, 1080 × 1920' }).check()
    await expect(dialogOf(page).getByRole('status')).toHaveText('1 picture')
    const { name, bytes } = await downloadOf(page, 'Download PNG')
    expect(name).toMatch(/\.png$/)
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1920])
  })

  await test.step('the preview, its export and a format say what holds now where they are asked to', async () => {
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expect(toastOf(page, 'Saved')).toBeVisible()
    const [{ id: menuId }] = await (await page.request.get(listSavedMenus.path)).json()
    const words = [{ places: [{ menuId, itemId: 9001 }], isSoldOut: true }]
    await page.request.post(saySoldOut.path, { data: { words } })
    await page.reload()
    const preview = page.getByRole('region', { name: 'Live preview' })
    await expect(preview.getByRole('radio', { name: 'As written' })).toBeChecked()
    await pagesAreUpToDate(page)
    expect((await exported(page)).text).not.toContain('Sold out')
    await preview.getByRole('radio', { name: 'As of now' }).check()
    await expect(preview.getByText('Sold out').first()).toBeAttached()
    await pagesAreUpToDate(page)
    expect((await exported(page)).text).toContain('Sold out')
    await tab(page, 'Page Setup')
    await page.getByRole('button', { name: 'More formats…' }).click()
    await dialogOf(page)
      .getByRole('radio', { name: /^Large print/ })
      .check()
    await expect(dialogOf(page).getByText('With live changes (1 sold out)')).toBeVisible()
    const ofToday = await downloadOf(page, 'Download PDF')
    expect(ofToday.name).toMatch(/ - large-print of \d{4}-\d\d-\d\d\.pdf$/)
    expect((await readPdf(Uint8Array.from(ofToday.bytes))).text).toContain('Sold out')
  })

  await test.step('a board turns its pages beside the settings', async () => {
    await page.getByLabel('Preview as').selectOption({ label: 'Tall board' })
    const board = page.getByRole('region', { name: 'Board preview' })
    await expect(board.getByRole('img', { name: 'Board, page 1 of' }).locator('canvas')).toBeVisible()
    await expect(board.getByText('Now: 1 sold out')).toBeVisible()
    await expectAccessible(page)
    await board.getByLabel('Read from').selectOption({ label: '13 ft' })
    await board.getByRole('button', { name: 'Next page' }).click()
    await expect(board.getByRole('img', { name: 'Board, page 2 of' }).locator('canvas')).toBeVisible()
  })
})

test('a Basic owner downloads large print, and sees what the allergen matrix is and the way to it', async ({
  page,
}) => {
  await page.request.post(register.path, { data: newAccount() })
  await openInDesigner(page, buildContent({ items: 4 }))
  await pagesAreUpToDate(page)
  await page.getByRole('button', { name: 'More export options' }).click()
  await page.getByRole('menuitem', { name: 'More formats…' }).click()
  await expect(dialogOf(page).getByRole('radio', { name: /^Table cards/ })).toBeChecked()
  await dialogOf(page).getByRole('radio', { name: 'Large print, 18 pt' }).check()
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d pages?$/)

  await dialogOf(page)
    .getByRole('radio', { name: /^Allergen matrix/ })
    .check()
  await expect(dialogOf(page).getByText('Print a table of all allergens')).toBeVisible()

  await dialogOf(page).getByRole('radio', { name: 'Large print, 18 pt' }).check()
  const { name, bytes } = await downloadOf(page, 'Download PDF')
  expect(name).toMatch(/ - large-print\.pdf$/)
  expect((await readPdf(Uint8Array.from(bytes))).text).toContain('Dish number 1')

  await page.getByRole('button', { name: 'More export options' }).click()
  await page.getByRole('menuitem', { name: 'More formats…' }).click()
  await dialogOf(page)
    .getByRole('radio', { name: /^Staff sheet/ })
    .check()
  await dialogOf(page).getByRole('button', { name: 'Upgrade to Unlock' }).click()
  await expect(page.getByRole('dialog', { name: 'Premium Feature' })).toContainText(
    'Allergen Matrix, Staff Sheet and Menu Check Report',
  )
})
