import type { Page } from '@playwright/test'
import { newMenu } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildContent, buildItem } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { expect, LONG, newAccount, test } from './fixtures.ts'
import { choose, tab } from './steps/designer.ts'
import { openView, sheetOf } from './steps/editor.ts'

test.use({ hasPages: true })

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

const dish = (id: number, name: string, more = {}) =>
  buildItem({ id, name, description: '', prices: [fixedPrice(900 + id)], ...more })

const menuOf = (...items: ReturnType<typeof dish>[]) => {
  const { restaurant } = buildContent()
  return { restaurant, ...newMenu([{ id: 1, name: 'Mains', items }]) }
}

const caloriesOf = (page: Page, name: string) =>
  page
    .getByRole('grid', { name: 'Prices' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('gridcell')
    .nth(1)
const preflight = (page: Page) => page.getByRole('dialog', { name: 'Check Menu' })
const mustOf = (page: Page, rule: string) =>
  preflight(page)
    .getByRole('region', { name: 'Must', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: rule }) })

async function fix(page: Page, rule: string, label: RegExp): Promise<void> {
  await mustOf(page, rule).getByRole('button', { name: label }).click()
  await preflight(page).getByRole('button', { name: 'Apply' }).click()
  await expect(mustOf(page, rule)).toBeHidden()
  await preflight(page).getByRole('button', { name: 'Close' }).click()
}

test('a chain in Sydney types and pastes calories, and prints kJ', async ({ page }) => {
  test.slow()
  const content = menuOf(dish(1, 'Meat Pie'), dish(2, 'Sausage Roll'), dish(3, 'Lamington'))
  const market = { country: 'AU', region: 'NSW' }
  const restaurant = { ...content.restaurant, market, business: { locations: 60 } }
  await openInBuilder(page, newAccount(), { ...content, restaurant }, { design: { energy: 'none' } })
  await openView(page, 'Prices')

  await test.step('pastes a column into the calories, and takes it back in one step', async () => {
    await page.getByLabel('Show calories').check()
    await expect(page.getByRole('columnheader', { name: 'Calories' })).toBeVisible()
    await expectAccessible(page)
    await caloriesOf(page, 'Meat Pie').click()
    await page.evaluate(() => navigator.clipboard.writeText('440\n1046 kJ\n310'))
    await page.keyboard.press('ControlOrMeta+v')
    await expect(caloriesOf(page, 'Sausage Roll')).toHaveText('250')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(caloriesOf(page, 'Meat Pie')).toHaveText('')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(caloriesOf(page, 'Lamington')).toHaveText('310')
  })

  await test.step('is told what no dish has, and the text stays in its cell', async () => {
    await caloriesOf(page, 'Meat Pie').click()
    for (const text of ['-5', '40,000']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      const box = page.locator(':focus')
      await expect(box).toHaveAccessibleName('Calories of Meat Pie')
      await expect(box).toHaveAccessibleDescription('Energy is a whole number of kcal up to 20,000.')
      await page.keyboard.press('Escape')
    }
    await expect(caloriesOf(page, 'Meat Pie')).toHaveText('440')
  })

  await test.step('fixes by the design what the design hides', async () => {
    const printed = page.locator('[data-page]').first()
    await expect(printed).toContainText('Meat Pie')
    await expect(printed).not.toContainText('kJ')
    await page.getByRole('button', { name: /^Check Menu/ }).click()
    await expect(mustOf(page, 'Energy is printed in kJ')).toContainText(
      'The design does not print kJ for 3 dishes',
    )
    await fix(page, 'Energy is printed in kJ', /^Print kJ behind the prices/)
    await expect(printed).toContainText(/1841\skJ/)
  })

  await test.step('chooses both units in the designer', async () => {
    await page.evaluate(() => localStorage.setItem('carte-template-selection-complete', 'true'))
    await page.goto('/menu-designer')
    await tab(page, 'Layout')
    await choose(page, 'Energy', 'kJ and kcal')
    await expect(
      page.getByText(/After the price, where calories are known: 1883\skJ \/ 450\skcal\./),
    ).toBeVisible()
    await expect(page.locator('[data-page]').first()).toContainText(/1841\skJ \/ 440\skcal/)
  })
})

test('a chain in New York City marks what has much sodium in one step', LONG, async ({ page }) => {
  const content = menuOf(dish(1, 'Ramen', { sodiumMg: 2900 }), dish(2, 'Salad', { sodiumMg: 600 }))
  const market = { country: 'US', region: 'NY' }
  const business = { city: 'new-york' as const, locations: 16 }
  await openInBuilder(page, newAccount(), {
    ...content,
    restaurant: { ...content.restaurant, market, business },
  })
  const rule = 'Dishes with 2,300 mg of sodium or more have the sign of a salt shaker'
  await page.getByRole('button', { name: /^Check Menu/ }).click()
  await expect(mustOf(page, rule)).toContainText('1 dish with 2,300 mg of sodium')
  await fix(page, rule, /^Mark them and add the warning/)
  await expect(sheetOf(page)).toContainText('High sodium intake can increase blood pressure')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(sheetOf(page)).not.toContainText('High sodium intake')
})
