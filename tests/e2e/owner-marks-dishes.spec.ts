import type { Page } from '@playwright/test'
import { shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { proposeClaims, readFromFile } from '#domain/menu/claims/proposals.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { type MenuContent, newMenu } from '#domain/menu/model/menu.ts'
import { diet } from '#domain/reference/reference.ts'
import { buildContent, buildItem } from '../builders/build-menu.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { openInBuilder, openMenuInBuilder, tabTo } from '../support/edit-menu.ts'
import { expect, LONG, makeProfessional, newAccount, test } from './fixtures.ts'
import { signInAsProfessional } from './steps/designer.ts'
import { openView } from './steps/editor.ts'

const dish = (id: number, name: string): MenuItem =>
  buildItem({ id, name, description: '', categoryId: 3, dietaryOptions: [] })

/** Three desserts; of the sides, one is read from a file and one is written by AI. */
function dinner(): MenuContent {
  const { restaurant } = buildContent()
  const slaw = readFromFile(dish(9011, 'Slaw'), { dietaryOptions: [diet.vegetarian], allergens: ['mustard'] })
  const rice = proposeClaims(dish(9012, 'Rice'), { dietaryOptions: [diet.vegan], allergens: [] })
  return {
    restaurant,
    ...newMenu([
      {
        id: 3,
        name: 'Desserts',
        items: [dish(9001, 'Cheesecake'), dish(9002, 'Sorbet'), dish(9003, 'Tart')],
      },
      { id: 4, name: 'Sides', items: [slaw, rice] },
    ]),
  }
}

const cell = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

const showGroup = (page: Page, group: string) => page.getByRole('radio', { name: group, exact: true }).check()

async function guestReads(page: Page, address: string): Promise<string> {
  const [{ id }] = await (await page.request.get('/api/saved-menus')).json()
  const shared = await (await page.request.post(shareSavedMenu.path.replace('{id}', id))).json()
  const guests = await page.context().browser()?.newPage()
  if (!guests) throw new Error('There is no browser')
  await guests.goto(`${address}${new URL(shared.url).pathname}`)
  const text = await guests.locator('main').innerText()
  await guests.close()
  return text
}

test('an owner marks dishes in a table, and guests read what was said', async ({ page, server }) => {
  test.slow()
  await signInAsProfessional(page)
  await openMenuInBuilder(page, dinner())
  await openView(page, 'Diets & Allergens')

  await test.step('confirms what was read from the own file at once, and what AI wrote dish by dish', async () => {
    const strip = page.getByRole('status').filter({ hasText: 'to be confirmed' })
    await expect(strip).toHaveText(
      '2 dishes have diets or allergens to be confirmed. Guests do not see them yet.',
    )
    await expect(page.getByRole('row').nth(1)).toContainText('To be confirmed')
    await page.getByRole('button', { name: 'Confirm all from your file (1)' }).click()
    await expect(cell(page, 'Slaw, Vegetarian: yes, confirmed by you')).toBeChecked()
    await expect(cell(page, 'Rice, Vegan: to be confirmed')).toHaveAttribute('aria-checked', 'mixed')
    await page.getByRole('button', { name: 'Confirm the marks of Rice' }).click()
    await expect(cell(page, 'Rice, Vegan: yes, confirmed by you')).toBeChecked()
    await expect(page.getByText('to be confirmed. Guests')).toBeHidden()
  })

  await test.step('presses a diet', async () => {
    await cell(page, 'Sorbet, Vegan: no').click()
    await expect(cell(page, 'Sorbet, Vegan: yes, confirmed by you')).toBeChecked()
  })

  await test.step('is told in the cell why a vegan dish cannot contain milk', async () => {
    await showGroup(page, 'Allergens')
    await cell(page, 'Sorbet, contains milk: not declared').click()
    await expect(page.getByRole('alert')).toHaveText('Sorbet cannot be Vegan: it contains milk.')
    await expect(cell(page, 'Sorbet, contains milk: not declared')).not.toBeChecked()
  })

  await test.step('marks a whole section after a question, but for what cannot be true', async () => {
    await cell(page, 'All of Desserts, contains milk: 0 of 3').click()
    const question = page.getByRole('alertdialog', { name: 'Mark all of Desserts: contains milk?' })
    await expect(question).toContainText('3 of them have no allergens declared yet')
    await question.getByRole('button', { name: 'Mark 3 dishes' }).click()
    await expect(page.getByRole('alert')).toContainText('1 dish was not changed:')
    await expect(cell(page, 'Tart, contains milk: yes, confirmed by you')).toBeChecked()
    await expect(cell(page, 'All of Desserts, contains milk: 2 of 3')).toHaveAttribute(
      'aria-checked',
      'mixed',
    )
  })

  await test.step('takes the section back in one step, and says it again', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(cell(page, 'Cheesecake, contains milk: not declared')).toBeVisible()
    await expect(cell(page, 'Tart, contains milk: not declared')).toBeVisible()
    await cell(page, 'Cheesecake, contains milk: not declared').click()
    await page.getByText('May contain', { exact: true }).click()
    await cell(page, 'Tart, may contain tree nuts: not declared').click()
    await expect(cell(page, 'Tart, may contain tree nuts: yes, confirmed by you')).toBeChecked()
    await expect(cell(page, 'Cheesecake, may contain milk: contains')).not.toBeChecked()
  })

  await test.step('adds a mark of the own and gives it to a dish', async () => {
    await showGroup(page, 'Marks')
    await page.getByRole('button', { name: 'Add Mark' }).click()
    const form = page.getByRole('dialog', { name: 'A mark of your own' })
    await form.getByRole('button', { name: 'Add mark' }).click()
    await expect(form.getByRole('alert')).toHaveText('Enter a letter or sign to print next to the name.')
    await form.getByLabel('Sign').fill('h')
    await form.getByLabel('Meaning').fill('House-made')
    await form.getByRole('button', { name: 'Add mark' }).click()
    await cell(page, 'Cheesecake, House-made: no').click()
    await expect(cell(page, 'Cheesecake, House-made: yes')).toBeChecked()
  })

  await test.step('saves, and guests read it', async () => {
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expect(page.getByRole('toolbar', { name: 'Menu actions' }).getByText(/^Saved/)).toBeVisible()
    const text = await guestReads(page, server.url)
    expect(text).toContain('Contains milk')
    expect(text).toContain('May contain tree nuts')
    expect(text).toContain('Contains mustard')
    expect(text).toContain('House-made')
  })
})

test('an owner marks dishes with the keyboard alone', LONG, async ({ page }) => {
  await openInBuilder(page, newAccount(), dinner())
  await openView(page, 'Diets & Allergens')
  const grid = page.getByRole('grid', { name: 'Marks of dishes: allergens' })

  await test.step('finds the table with headers that are read aloud, as one stop of the Tab key', async () => {
    await expect(grid.getByRole('columnheader', { name: 'Milk' })).toBeVisible()
    await expect(grid.getByRole('rowheader', { name: 'Sorbet' })).toBeVisible()
    await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
    await tabTo(page, grid.locator('[tabindex="0"]'))
  })

  await test.step('goes to a cell and presses it', async () => {
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Home')
    const row = grid.getByRole('row').filter({ hasText: 'Tart' })
    await expect(row.getByRole('rowheader')).toBeFocused()
    for (const _ of ['confirm', 'gluten']) await page.keyboard.press('ArrowRight')
    await expect(cell(page, 'Tart, contains gluten: not declared')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(cell(page, 'Tart, contains gluten: yes, confirmed by you')).toBeFocused()
    await expect(cell(page, 'Tart, contains milk: no')).toBeVisible()
  })

  await test.step('selects several cells and presses all of them, as one step', async () => {
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Space')
    await expect(cell(page, 'Cheesecake, contains gluten: yes, confirmed by you')).toBeChecked()
    await expect(cell(page, 'Sorbet, contains gluten: yes, confirmed by you')).toBeChecked()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(cell(page, 'Cheesecake, contains gluten: not declared')).not.toBeChecked()
    await expect(cell(page, 'Tart, contains gluten: yes, confirmed by you')).toBeChecked()
  })
})

test('an owner of the Basic plan declares allergens, is offered diets, and loses none', async ({ page }) => {
  await openInBuilder(page, newAccount(), dinner())
  await openView(page, 'Diets & Allergens')
  await expect(page.getByText('2 dishes have allergens to be confirmed.')).toBeVisible()
  await showGroup(page, 'Diets')
  await expect(page.getByText('Those already on your dishes are kept.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Dietary Tags' }).click()
  await expect(page.getByRole('dialog')).toContainText('Dietary indicators help guests')
  await page.keyboard.press('Escape')
  await makeProfessional(page)
  await page.reload()
  await openView(page, 'Diets & Allergens')
  await expect(cell(page, 'Slaw, Vegetarian: to be confirmed')).toHaveAttribute('aria-checked', 'mixed')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('an owner chooses one allergen and switches it on dish by dish', LONG, async ({ page }) => {
    await openInBuilder(page, newAccount(), dinner())
    await page.goto('/menu-builder?view=marks')
    await page.getByLabel('Mark', { exact: true }).selectOption('Milk')
    const row = page.getByRole('switch', { name: /^Cheesecake, contains milk/ })
    await row.tap()
    await expect(row).toBeChecked()
    await expect(row).toHaveAccessibleName('Cheesecake, contains milk: yes, confirmed by you')
    await page.getByRole('button', { name: 'All of Desserts' }).tap()
    await page.getByRole('button', { name: 'Mark 3 dishes' }).tap()
    await expect(page.getByRole('switch', { name: /^Tart, contains milk/ })).toBeChecked()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

test('an owner changes the marks of a dish in its row', async ({ page }) => {
  await openInBuilder(page, newAccount(), dinner())
  const row = page.locator('[data-item-id="9001"]')
  await row.hover()
  await row.getByRole('button', { name: 'Diets, allergens, marks of Cheesecake' }).click()
  const marks = page.getByRole('dialog', { name: 'Cheesecake' })
  await marks.getByRole('button', { name: 'Signature' }).click()
  await marks.getByRole('button', { name: 'Milk', exact: true }).click()
  await expect(marks).toContainText('Confirmed by you: contains milk.')
  await marks.getByText('May contain', { exact: true }).click()
  await marks
    .getByRole('list', { name: 'May contain: Cheesecake' })
    .getByRole('button', { name: 'Tree nuts' })
    .click()
  await marks.getByText('Cereals and nuts by name').click()
  await marks.getByRole('button', { name: 'Almonds' }).click()
  await expectAccessible(page, { within: ['[role=dialog]'] })
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: /^Marks of Cheesecake/ })).toContainText(
    'Signature · contains milk · may contain almonds',
  )
})
