import type { Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { listDrafts, writeDraft } from '#contract/menus/drafts.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expect, LONG, newAccount, test, toastOf } from './fixtures.ts'

/** A menu that was generated and never saved is open in the builder. */
async function openUnsaved(page: Page, restaurantName: string) {
  await page.request.put(writeDraft.path, {
    data: {
      content: buildContent({ restaurantName }),
      design: defaultDesign,
      templateId: 1,
      filters: { cuisineId: 6 },
      step: 'builder',
      savedAs: null,
      workId: `work-of-${restaurantName}`,
    },
  })
  await page.goto('/')
  await page
    .getByRole('button', { name: new RegExp(`${restaurantName}`) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/menu-builder/)
  await expect(page.getByRole('article', { name: 'Menu', exact: true })).toContainText(restaurantName)
}

const accountMenu = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Create Menu' }).click()
}

/** All lead to the same question; a push takes the first. */
const doors: readonly { name: string; enter: (page: Page) => Promise<void>; details?: typeof LONG }[] = [
  {
    name: 'Create New Menu',
    enter: async (page) => {
      await page.goto('/saved-menus')
      await page.getByRole('button', { name: 'Create New Menu' }).click()
    },
  },
  {
    name: 'Create Your First Menu',
    details: LONG,
    enter: async (page) => {
      await page.goto('/saved-menus')
      await page.getByRole('link', { name: 'Create Your First Menu' }).click()
    },
  },
  {
    name: 'Create Menu of the account',
    details: LONG,
    enter: async (page) => {
      await page.goto('/saved-menus')
      await accountMenu(page)
    },
  },
  {
    name: 'Create New Menu at home',
    details: LONG,
    enter: async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Create New Menu' }).click()
      await expect(page).toHaveURL('/start')
      await page.getByRole('button', { name: /without a profile|Skip/i }).click()
      await page.getByRole('button', { name: 'Start from dishes' }).click()
    },
  },
]

for (const { name, enter, details = {} } of doors) {
  test(
    `an owner begins another menu by “${name}”, and finds the one that was open among the drafts`,
    details,
    async ({ page }) => {
      await page.request.post(register.path, { data: newAccount() })
      await openUnsaved(page, 'Thai House')
      await enter(page)
      await expect(page).toHaveURL(/\/menu-builder/)
      await expect(page.getByText('Generate a menu to see the preview and pricing options.')).toBeVisible()
      await expect(toastOf(page, 'Kept as a draft')).toBeVisible()
      const drafts = await (await page.request.get(listDrafts.path)).json()
      expect(drafts).toMatchObject([{ restaurantName: 'Thai House' }])
    },
  )
}

test('an owner deletes the menu that is open, and begins a new one on an empty page', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  const created = await page.request.post(createSavedMenu.path, {
    data: buildSavePayload({ content: buildContent({ restaurantName: 'Osteria Uno' }) }),
  })
  await page.goto(`/saved-menus?edit=${(await created.json()).id}`)
  await expect(page.getByRole('article', { name: 'Menu', exact: true })).toContainText('Osteria Uno')
  await page.goto('/saved-menus')
  await page.getByRole('button', { name: 'Delete Osteria Uno Menu' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete menu' }).click()
  await page.getByRole('link', { name: 'Create Your First Menu' }).click()
  await expect(page.getByText('Generate a menu to see the preview and pricing options.')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0)
  expect(await (await page.request.get(listDrafts.path)).json()).toEqual([])
})

test('an owner takes a dish of another menu onto an empty one, with its price', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.request.post(createSavedMenu.path, {
    data: buildSavePayload({ content: buildContent({ items: 2 }) }),
  })
  await page.goto('/menu-builder?start=empty')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('dish')
  const offered = page.getByRole('group', { name: 'From your other menus' })
  const [words = ''] = await offered.getByRole('button').first().getByText(/Dish/).allTextContents()
  await offered.getByRole('button').first().click()
  await expect(toastOf(page, `${words} is on the menu`)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Menu', exact: true })).toContainText(/Dish.*\$\d/s)
})
