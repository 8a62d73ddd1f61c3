import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { buildContent, buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { TestClient } from '../support/test-client.ts'
import { expect, LONG, newAccount, test } from './fixtures.ts'

/** A choice that a guest has to make: one with milk, one without, and one that a file declares and nobody confirmed. */
const sauces = {
  id: 'g1',
  name: 'Sauce',
  min: 1,
  max: 1,
  options: [
    { id: 'o1', name: 'Beurre blanc', amount: 0, allergens: ['milk'], confirmedName: 'Beurre blanc' },
    { id: 'o2', name: 'Salsa verde', amount: 0, allergens: [], confirmedName: 'Salsa verde' },
    { id: 'o3', name: 'Romesco', amount: 0, allergens: ['walnuts'] },
  ],
}

/** What a guest with an allergy has to tell apart. */
function declaredContent() {
  const dish = (id: number, name: string, said: Parameters<typeof stateClaims>[1]) =>
    stateClaims(buildItem({ id, name }), said)
  const { restaurant } = buildContent({ restaurantName: 'Osteria del Latte' })
  return {
    restaurant,
    ...newMenu([
      {
        id: 1,
        name: 'Plates',
        items: [
          dish(1, 'Burrata', { allergens: ['milk'] }),
          { ...dish(2, 'Grilled Bream', { allergens: ['fish'] }), modifierGroups: ['g1'] },
          dish(3, 'Walnut Bread', { allergens: ['wheat', 'walnuts'], mayContain: ['milk'] }),
          dish(4, 'Pancakes', { allergens: ['wheat', 'milk'], removable: ['milk'] }),
          buildItem({ id: 5, name: 'Soup of the Day' }),
        ],
      },
      { id: 2, name: 'Sweets', items: [dish(6, 'Panna Cotta', { allergens: ['milk'] })] },
    ]),
    modifierGroups: [sauces],
    market: { country: 'DE' },
  }
}

async function shareMenu(url: string): Promise<string> {
  const owner = new TestClient(url)
  await owner.register(newAccount().username)
  const { id } = await owner.call(createSavedMenu, { body: buildSavePayload({ content: declaredContent() }) })
  await owner.call(shareSavedMenu, { params: { id } })
  return `/menu-viewer/${id}`
}

test('a guest who avoids milk is shown what is declared without it, and why the rest is hidden', async ({
  page,
  server,
}) => {
  const path = await shareMenu(server.url)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  const dishes = page.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(dishes).toHaveCount(6)
  await expect(page.getByText('Beurre blanc: Contains milk')).toBeVisible()
  // What a file says of an option is nobody's word.
  await expect(page.getByText('Romesco: Contains')).toHaveCount(0)

  await test.step('the choice says how many dishes each allergen hides', async () => {
    await page.getByText('Avoid an allergen').click()
    await page.getByRole('checkbox', { name: 'milk (5)' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hide these dishes' }).click()
  })

  await test.step('what is left is declared without milk', async () => {
    await expect(dishes).toHaveCount(1)
    await expect(dishes).toContainText('Grilled Bream')
    await expect(dishes).toContainText('Sauce: Salsa verde')
    await expect(dishes).not.toContainText(/Beurre blanc|Romesco/)
    await expect(page.getByText('of which nothing is declared, are hidden as well')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sweets' })).toHaveCount(0)
    await expect(page.getByText('Dishes hidden: 5 of 6')).toBeVisible()
    await expect(page.locator('.avoid-result li')).toHaveText([
      '2 × Contains',
      '1 × Contains, can be made without',
      '1 × May contain traces',
      '1 × Not declared: please ask',
    ])
    await expect(page.getByText('nobody can promise that a dish is free of traces')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'milk (5)' })).toBeChecked()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  await test.step('everything comes back', async () => {
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect(dishes).toHaveCount(6)
  })
})

for (const { width, colorScheme } of [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const) {
  const details = width === 1440 ? LONG : {}
  test(
    `a guest reads the table of allergens at ${width} pixels in the ${colorScheme}`,
    details,
    async ({ page, server }) => {
      const path = await shareMenu(server.url)
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await page.getByRole('link', { name: 'Allergens', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Allergens', level: 1 })).toBeVisible()
      const row = (name: string) => page.getByRole('row', { name })
      await expect(page.getByRole('columnheader')).toHaveCount(15)
      await expect(row('Walnut Bread')).toContainText('wheat')
      await expect(row('Walnut Bread')).toContainText('May contain traces')
      await expect(row('Soup of the Day')).toContainText('Not declared: please ask')
      await expect(row('Soup of the Day').getByRole('cell')).toHaveCount(1)
      await expect(row('Beurre blanc').getByRole('cell', { name: 'Contains' })).toHaveCount(1)
      await expect(row('Romesco').getByRole('cell')).toHaveText('Not declared: please ask')
      await expect(page.getByText('5 of 6 dishes declared')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    },
  )
}

test('a guest reads a menu as text', async ({ page, server }) => {
  const path = await shareMenu(server.url)
  await page.goto(path)
  const address = await page.getByRole('link', { name: 'As text' }).getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toMatch(/Burrata {2}\$24\.50\n.*\nContains milk\n/)
})
