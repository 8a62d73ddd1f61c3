import type { Page } from '@playwright/test'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { openSheets } from '../../sources/sheet/open-sheets.ts'
import { buildContent } from '../builders/build-menu.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { readDownload } from '../support/read-download.ts'
import { expect, longStep, newAccount, test } from './fixtures.ts'
import { exportAs } from './steps/editor.ts'

const content = buildContent({ items: 12, restaurantName: 'The Salt House' })
content.notices.push({ id: 'n1', kind: 'text', text: 'No checks.' })

/** Opens the dialog of an export, sees that it says what is lost, and downloads. */
async function download(page: Page, name: string, title: string) {
  await exportAs(page, name)
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('region', { name: 'Not in this file' }).getByRole('listitem')).toContainText([
    'the restaurant and the design',
    '1 notice',
  ])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /^Download (?!JSON)/ }).click(),
  ])
  await expect(dialog).toBeHidden()
  return { name: file.suggestedFilename(), bytes: await readDownload(file) }
}

test('an owner takes a menu out for a spreadsheet, two tills and Google', async ({ page }) => {
  await openInBuilder(page, newAccount(), content)
  const names = itemsOf(content).map((item) => item.name)

  for (const [label, title, file] of [
    ['Excel workbook', 'Export as Excel', 'The Salt House Menu.xlsx'],
    ['Items for Square', 'Export for Square', 'The Salt House Menu for Square.csv'],
    ['Inventory for Clover', 'Export for Clover', 'The Salt House Menu for Clover.xlsx'],
  ] as const) {
    const step = label === 'Items for Square' ? test.step : longStep
    await step(label, async () => {
      const { name, bytes } = await download(page, label, title)
      expect(name).toBe(file)
      const { content: read } = readSheets(mapSheets(await openSheets(new Uint8Array(bytes))))
      expect(itemsOf(read).map((item) => item.name)).toEqual(names)
      expect(itemsOf(read).map(({ prices }) => prices[0]?.amount)).toEqual(
        itemsOf(content).map(({ prices }) => prices[0]?.amount),
      )
    })
  }

  await test.step('Food menu for Google', async () => {
    const { name, bytes } = await download(page, 'Food menu for Google', 'Export for Google')
    expect(name).toBe('The Salt House Menu for Google.json')
    const { menus } = JSON.parse(bytes.toString('utf8'))
    expect(menus[0].sections.flatMap(({ items }: { items: unknown[] }) => items)).toHaveLength(names.length)
  })
})
