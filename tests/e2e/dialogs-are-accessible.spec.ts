import type { Page } from '@playwright/test'
import { buildContent } from '../builders/build-menu.ts'
import { expectAccessibleInAnyLight, NARROW, WIDE } from '../support/accessibility.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { expect, LONG, newAccount, test, toastOf } from './fixtures.ts'
import { chooseMore, exportAs, sheetOf } from './steps/editor.ts'

/** The page behind a dialog is looked at once, with the first of them. */
const IN_DIALOG: readonly string[] = ['[role=dialog]']
const WITH_THE_PAGE: readonly string[] = []

/** Axe finds nothing in the dialog that is open; Escape closes it and leaves the focus on the page. */
async function expectSoundDialog(page: Page, name: string, within = IN_DIALOG): Promise<void> {
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  expect(box?.y, `${name} leaves its title in sight`).toBeGreaterThanOrEqual(0)
  await expectAccessibleInAnyLight(page, name, within)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('body'), `${name} gives the focus back`).not.toBeFocused()
}

for (const view of [WIDE, NARROW]) {
  test.describe(`at ${view.viewport.width} px`, view === NARROW ? LONG : {}, () => {
    test.use(view)

    test('the dialogs of the editor are accessible, and give the focus back', async ({ page }) => {
      test.slow()
      await openInBuilder(page, newAccount(), buildContent({ items: 12 }))
      for (const [item, title = item] of [
        ['Suggest dishes…', 'Filters'],
        ['Import', 'Import a Menu'],
        ['Menu Details'],
        ['Edit Restaurant Details'],
        ['Choices & Extras'],
        ['Change Prices'],
        ['Add Item', 'Add New Menu Item'],
      ] as const) {
        await chooseMore(page, item)
        await expectSoundDialog(page, title, item === 'Suggest dishes…' ? WITH_THE_PAGE : IN_DIALOG)
      }
      await exportAs(page, 'CSV for spreadsheets')
      await expectSoundDialog(page, 'Export as CSV')
      for (const [item, title] of [
        ['Edit section…', 'Edit Section'],
        ['Add subsection…', 'Add Section'],
      ] as const) {
        await sheetOf(page)
          .getByRole('button', { name: /^More for the section/ })
          .first()
          .click()
        await page.getByRole('menuitem', { name: item, exact: true }).click()
        await expectSoundDialog(page, title)
      }
    })

    test('the editor without an account and its dialog are accessible', async ({ page }) => {
      await page.goto('/try?view=menu')
      await expect(sheetOf(page)).toContainText('The Sea Gate')
      await page.waitForLoadState('networkidle')
      await expectAccessibleInAnyLight(page, '/try')
      await page.getByRole('button', { name: 'Save Menu' }).click()
      await expectSoundDialog(page, 'Register to keep this menu', WITH_THE_PAGE)
    })
  })
}

test('Escape closes the uppermost dialog, and leaves a toast that came after it', async ({ page }) => {
  await openInBuilder(page, newAccount(), buildContent({ items: 4 }))
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('Shift+?')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(toastOf(page, 'Menu Saved')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(toastOf(page, 'Menu Saved')).toBeVisible()
  // Nothing is above the toast now.
  await page.keyboard.press('Escape')
  await expect(toastOf(page, 'Menu Saved')).toBeHidden()

  // A question above a dialog goes before it.
  await chooseMore(page, 'Menu Details')
  const details = page.getByRole('dialog', { name: 'Menu Details' })
  await details.getByRole('textbox').first().fill('Lunch')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(details).toBeVisible()
})
