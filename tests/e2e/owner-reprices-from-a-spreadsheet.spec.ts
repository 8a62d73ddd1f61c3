import type { Page } from '@playwright/test'
import { createSavedMenu, listSavedMenus } from '#contract/menus/saved-menus.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { buildContent } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openInBuilder, tabTo } from '../support/edit-menu.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'
import { openView } from './steps/editor.ts'

test.use({ hasPages: true })

test.use({ viewport: { width: 1440, height: 900 } })

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Prices' })
const rowNamed = (page: Page, name: string) =>
  gridOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const priceOf = (page: Page, name: string) => rowNamed(page, name).getByRole('gridcell').first()
const summary = (page: Page) => page.getByRole('region', { name: 'Price list' }).getByText(/selected/)

/** As a spreadsheet hands a copied column over. */
async function pasteInto(page: Page, cell: ReturnType<typeof priceOf>, text: string): Promise<void> {
  await cell.click()
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('ControlOrMeta+v')
}

const newPrice = (dish: number) => `${dish + 20}.50`

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('an owner gives 45 dishes new prices from a column of a spreadsheet', async ({ page }) => {
  const content = buildContent({ items: 45, sections: 5 })
  const names = itemsOf(content).map(({ name }) => name)
  const [first = '', second = ''] = names
  const last = names.at(-1) ?? ''
  await openInBuilder(page, newAccount(), content)
  await openView(page, 'Prices')

  await test.step('pastes the column with its heading at the first dish', async () => {
    const column = ['New price', ...names.map((_, at) => newPrice(at))].join('\r\n')
    await pasteInto(page, priceOf(page, first), column)
    await expect(priceOf(page, first)).toContainText('$20.50')
    await expect(priceOf(page, second)).toContainText('$21.50')
    await expect(priceOf(page, last)).toContainText('$64.50')
  })

  await test.step('sees them on the page', async () => {
    await expect(page.locator('[data-page]').first()).toContainText('$20.50')
  })

  await test.step('takes all of it back in one step, and again', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(priceOf(page, first)).toContainText('$5.50')
    await expect(priceOf(page, last)).toContainText('$9.50')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(priceOf(page, last)).toContainText('$64.50')
  })

  await test.step('saves them', async () => {
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expect(toastOf(page, 'Menu Saved')).toBeVisible()
    const [saved] = await (await page.request.get(listSavedMenus.path)).json()
    const menu = await (await page.request.get(`${createSavedMenu.path}/${saved.id}`)).json()
    expect(itemsOf(menu.content).map(({ prices }) => prices[0]?.amount)).toEqual(
      names.map((_, at) => 2050 + at * 100),
    )
  })

  await test.step('is told of words among the numbers, and sets the rest', async () => {
    const column = names.map((_, at) => (at === 6 ? 'Bread' : '30'))
    await pasteInto(page, priceOf(page, first), column.join('\n'))
    const dialog = page.getByRole('dialog', { name: 'Paste Prices' })
    await expect(dialog).toContainText('44 of 45 read; 1 not.')
    await expect(dialog).toContainText('Row 7 “Bread”')
    await expect(dialog.getByRole('region', { name: 'Preview' }).getByRole('listitem').first()).toHaveText(
      `${first}20.50→ becomes 30`,
    )
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await dialog.getByRole('button', { name: 'Set the 44' }).click()
    await expect(dialog).toBeHidden()
    await expect(priceOf(page, first)).toContainText('$30.00')
    await expect(priceOf(page, names[6] ?? '')).toContainText('$26.50')
  })

  await test.step('leaves everything as it is on Cancel', async () => {
    await pasteInto(page, priceOf(page, last), '11\n12')
    const dialog = page.getByRole('dialog', { name: 'Paste Prices' })
    await expect(dialog).toContainText('No dish left for it.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(priceOf(page, last)).toContainText('$30.00')
  })

  await test.step('puts prices to the dishes of their names', async () => {
    const table = `Dish\tPrice\n${last}\t99\nNo such dish\t5\n${second}\tMP`
    await pasteInto(page, priceOf(page, first), table)
    const dialog = page.getByRole('dialog', { name: 'Paste Prices' })
    await expect(dialog).toContainText('Row 3 “No such dish” No dish has this name.')
    await dialog.getByRole('button', { name: 'Set the 2' }).click()
    await expect(priceOf(page, last)).toContainText('$99.00')
    await expect(priceOf(page, second)).toContainText('MP')
  })
})

test('an owner changes prices in the grid by the keyboard alone', async ({ page }) => {
  const content = buildContent({ items: 12, sections: 3 })
  await openInBuilder(page, newAccount(), content)
  await openView(page, 'Prices')
  const focused = page.locator(':focus')

  await test.step('hears a grid with its size, and names of rows and columns', async () => {
    await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '16')
    await expect(gridOf(page)).toHaveAttribute('aria-colcount', '2')
    await expect(page.getByRole('columnheader', { name: 'Dish' })).toHaveAttribute('aria-colindex', '1')
    await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-colindex', '2')
    await expect(rowNamed(page, 'Dish number 1')).toHaveAttribute('aria-rowindex', '3')
  })

  await test.step('finds one tab stop, and moves with the arrows', async () => {
    await tabTo(page, page.getByRole('rowheader', { name: 'Appetizers' }))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(priceOf(page, 'Dish number 1')).toBeFocused()
    await page.keyboard.press('Control+End')
    await expect(priceOf(page, 'Dish number 12')).toBeFocused()
    await page.keyboard.press('Control+Home')
    await expect(page.getByRole('rowheader', { name: 'Appetizers' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(gridOf(page).locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
  })

  await test.step('types a price, which goes down with Enter; Escape drops another', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('14½')
    await expect(focused).toHaveAccessibleName('Price of Dish number 1')
    await page.keyboard.press('Enter')
    await expect(priceOf(page, 'Dish number 1')).toContainText('$14.50')
    await expect(priceOf(page, 'Dish number 4')).toBeFocused()
    await page.keyboard.press('F2')
    await page.keyboard.type('77')
    await page.keyboard.press('Escape')
    await expect(priceOf(page, 'Dish number 4')).toContainText('$8.50')
    await expect(priceOf(page, 'Dish number 4')).toBeFocused()
  })

  await test.step('keeps a text that is no price in its cell, with the reason', async () => {
    await page.keyboard.type('1,250')
    await page.keyboard.press('Enter')
    await expect(focused).toHaveValue('1,250')
    await expect(focused).toHaveAccessibleDescription('“1,250” may mean 1250 or 1.25. Type 1250 or 1.25.')
    await focused.fill('from 12')
    await page.keyboard.press('Tab')
    await expect(priceOf(page, 'Dish number 4')).toContainText('from $12.00')
  })

  await test.step('selects, fills down, raises and clears', async () => {
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(summary(page)).toHaveText(
      /^3 of \d+ prices selected · average \$12\.67 · lowest \$11\.50 · highest \$14\.50$/,
    )
    await page.keyboard.press('Control+d')
    await expect(priceOf(page, 'Dish number 7')).toContainText('$14.50')
    await page.getByRole('button', { name: 'Change…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Change Selected Prices' })
    await dialog.getByLabel('By').fill('10')
    await dialog.getByRole('button', { name: 'Change Prices' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(priceOf(page, 'Dish number 1')).toContainText('$16.00')
    await expect(priceOf(page, 'Dish number 10')).toContainText('$14.50')
    await priceOf(page, 'Dish number 10').focus()
    await page.keyboard.press('Delete')
    await expect(priceOf(page, 'Dish number 10')).toHaveText('')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(priceOf(page, 'Dish number 10')).toContainText('$14.50')
  })

  await test.step('finds a dish by a word of its name', async () => {
    await page.getByLabel('Search dishes').fill('number 11')
    await expect(gridOf(page).getByRole('rowheader')).toHaveText(['Main Courses', 'Dish number 11'])
    await page.getByLabel('Search dishes').fill('caviar')
    await expect(page.getByText('No dish has “caviar” in its name.')).toBeVisible()
  })

  await test.step('changes all prices where none is selected', async () => {
    await page.getByLabel('Search dishes').fill('')
    await gridOf(page).getByRole('rowheader', { name: 'Dish number 1', exact: true }).click()
    await page.getByRole('button', { name: 'Change All…' }).press('Enter')
    const all = page.getByRole('dialog', { name: 'Change All Prices' })
    await expect(all).toContainText(/All \d+ prices selected/)
    await all.getByRole('button', { name: 'Cancel' }).click()
  })
})
