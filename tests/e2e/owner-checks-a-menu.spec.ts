import type { Page } from '@playwright/test'
import { type MenuContent, newMenu } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildContent, buildItem } from '../builders/build-menu.ts'
import { expectAccessibleInAnyLight, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { expect, LONG, newAccount, test } from './fixtures.ts'
import { sheetOf } from './steps/editor.ts'

/** A dinner that American and German law have something to say about. */
function dinner(): MenuContent {
  const { restaurant } = buildContent()
  const dish = (id: number, name: string, amount: number) =>
    buildItem({ id, name, description: '', prices: [fixedPrice(amount)], allergens: [] })
  return {
    restaurant,
    ...newMenu([
      {
        id: 1003,
        name: 'Mains',
        items: [dish(9001, 'Steak Tartare', 1800), dish(9002, 'Roast Chicken', 1600)],
      },
      { id: 1004, name: 'Drinks', items: [dish(9003, 'Pilsner', 800)] },
    ]),
    notices: [{ id: 'n1', kind: 'fee', text: 'A kitchen fee is added.', fee: { percent: 5 } }],
  }
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Check Menu' })
const levelOf = (page: Page, level: string) => panelOf(page).getByRole('region', { name: level, exact: true })
const findingOf = (page: Page, rule: string) => panelOf(page).getByRole('listitem').filter({ hasText: rule })

async function openPreflight(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Check Menu/ }).click()
  await expect(panelOf(page)).toBeVisible()
}

test('an owner checks a menu by the law of California, fixes it, and takes it to Germany', async ({
  page,
}) => {
  test.slow()
  await openInBuilder(page, newAccount(), dinner())

  await test.step('no law is asked before anybody says where the restaurant is', async () => {
    await openPreflight(page)
    await expect(panelOf(page)).toContainText('the restaurant’s location isn’t set')
    await expect(panelOf(page)).toContainText('This isn’t legal advice.')
  })

  await test.step('says what decides, and is told what 25 locations in California must', async () => {
    await panelOf(page).getByLabel('Country').selectOption('US')
    await panelOf(page).getByLabel('State').selectOption('CA')
    await panelOf(page).getByLabel('Locations').fill('many')
    await expect(panelOf(page)).toContainText('Locations are a whole number from 1 to 1,000,000.')
    await panelOf(page).getByLabel('Locations').fill('25')
    await expect(panelOf(page)).toContainText('Checked for California, United States')
    const calories = levelOf(page, 'Must').getByRole('listitem').filter({ hasText: 'Calories next to each' })
    await expect(calories).toContainText('Chains of 20 or more locations')
    await expect(calories).toContainText('21 CFR 101.11')
    await expectAccessibleInAnyLight(page, 'preflight', ['[role=dialog]'])
  })

  await test.step('one tap shows a dish that a finding names', async () => {
    const raw = findingOf(page, 'Dishes that read as raw or undercooked are marked')
    await raw.getByRole('button', { name: 'Steak Tartare' }).click()
    await expect(panelOf(page)).toBeHidden()
    await expect(sheetOf(page).getByText('Steak Tartare', { exact: true })).toBeInViewport()
  })

  await test.step('a fix shows what changes, and Undo takes it back', async () => {
    await openPreflight(page)
    const unmarked = 'Dishes that read as raw or undercooked are marked'
    await findingOf(page, unmarked).getByRole('button', { name: /…$/ }).click()
    const changes = panelOf(page).getByRole('region', { name: 'What changes' })
    await expect(changes).toContainText('increase your risk of foodborne illness')
    await expect(changes).toContainText('Steak Tartare')
    await expectAccessibleInAnyLight(page, 'preview of a fix', ['[role=dialog]'])
    await panelOf(page).getByRole('button', { name: 'Apply' }).click()
    await expect(findingOf(page, unmarked)).toBeHidden()
    await panelOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(panelOf(page)).toBeHidden()
    await page.keyboard.press('Control+z')
    await openPreflight(page)
    await expect(findingOf(page, unmarked)).toBeVisible()
  })

  await test.step('a fee moves into the prices', async () => {
    const fee = findingOf(page, 'A fee stands out on every page')
    await fee.getByRole('button', { name: /5% into/ }).click()
    await panelOf(page).getByRole('button', { name: 'Apply' }).click()
    await expect(fee).toBeHidden()
    await panelOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(sheetOf(page)).toContainText('$19')
  })

  await test.step('in Germany the volume of the drink is what is lacking', async () => {
    await openPreflight(page)
    await panelOf(page).getByRole('button', { name: 'Change', exact: true }).click()
    await panelOf(page).getByLabel('Country').selectOption('DE')
    await expect(panelOf(page)).toContainText('Checked for Germany')
    const volume = levelOf(page, 'Must')
      .getByRole('listitem')
      .filter({ hasText: 'Each drink has its volume' })
    await expect(volume.getByRole('button', { name: 'Pilsner' })).toBeVisible()
    await expect(panelOf(page)).not.toContainText('21 CFR')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('preflight is in the menu of the rest, and nothing scrolls sideways', LONG, async ({ page }) => {
    const content = dinner()
    const market = { country: 'US', region: 'CA' }
    await openInBuilder(page, newAccount(), {
      ...content,
      restaurant: { ...content.restaurant, market, business: { locations: 25, employees: 300 } },
    })
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: /^Check Menu/ }).click()
    await expect(levelOf(page, 'Must')).toBeVisible()
    await expectNoSidewaysScroll(page, 'preflight')
    await expectAccessibleInAnyLight(page, 'preflight on a phone')
  })
})
