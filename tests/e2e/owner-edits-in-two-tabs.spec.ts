import type { Page } from '@playwright/test'
import { login, register } from '#contract/accounts/accounts.ts'
import { createSavedMenu, readSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { PAGE_WITHOUT_SCRIPT } from '../support/open-menu.ts'
import { credentialsOf, expect, expectAnswer, LONG, newAccount, test, toastOf } from './fixtures.ts'

const restaurantOn = (page: Page) =>
  page.getByRole('article', { name: 'Menu', exact: true }).getByRole('heading', { level: 2 })

async function renameRestaurant(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Restaurant Details' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Restaurant name').fill(name)
  await dialog.getByRole('checkbox').uncheck()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(restaurantOn(page)).toHaveText(name)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Menu' }).click()

const draftIsKept = (page: Page) => expect(page.getByText(/kept as a draft$/)).toBeVisible()

test('two screens edit one menu: the second save asks, and either answer loses nothing', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  const account = newAccount()
  await page.request.post(register.path, { data: account })
  const created = await page.request.post(createSavedMenu.path, {
    data: buildSavePayload({ content: buildContent({ restaurantName: 'Bistro' }) }),
  })
  const { id } = await created.json()
  const elsewhere = await browser.newContext({ baseURL })
  const tablet = await elsewhere.newPage()
  await tablet.request.post(login.path, { data: credentialsOf(account) })

  for (const screen of [page, tablet]) {
    await screen.goto(`/saved-menus?edit=${id}`)
    await expect(screen).toHaveURL('/menu-builder')
    await expect(restaurantOn(screen)).toHaveText('Bistro')
  }

  await test.step('the first save is taken, the second asks', async () => {
    await renameRestaurant(page, 'Bistro of the desk')
    await renameRestaurant(tablet, 'Bistro of the tablet')
    await save(page)
    await expect(toastOf(page, 'Menu Saved')).toBeVisible()
    await save(tablet)
    const question = tablet.getByRole('dialog', { name: 'This menu was changed elsewhere' })
    await expect(question).toContainText('What differs: 1 other change.')
    await expect(question.getByRole('row', { name: /Restaurant/ })).toContainText(
      /Bistro of the desk.*Bistro of the tablet/,
    )
    await expectAccessible(tablet)
  })

  await test.step('reload shows the other version, and mine comes back with one click', async () => {
    await tablet.getByRole('dialog').getByRole('button', { name: 'Reload' }).click()
    await expect(restaurantOn(tablet)).toHaveText('Bistro of the desk')
    await toastOf(tablet, 'Menu reloaded').getByRole('button', { name: 'Restore mine' }).click()
    await expect(restaurantOn(tablet)).toHaveText('Bistro of the tablet')
  })

  await test.step('keep mine saves it over the other', async () => {
    await save(tablet)
    await tablet.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click()
    await expect(toastOf(tablet, 'Menu Saved')).toBeVisible()
    await tablet.goto('/saved-menus')
    await expect(tablet.getByRole('row', { name: /Bistro of the tablet Menu/ })).toHaveCount(1)
    await expect(tablet.getByRole('row')).toHaveCount(2)
  })

  await test.step('the screen that was overtaken is asked in its turn', async () => {
    await renameRestaurant(page, 'Bistro of the desk again')
    await save(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Reload' }).click()
    await expect(restaurantOn(page)).toHaveText('Bistro of the tablet')
  })
  await elsewhere.close()
  expectAnswer(pageErrors, 409)
})

test(
  'a save whose answer was lost asks nothing; of two versions, mine can be a copy',
  LONG,
  async ({ page, pageErrors }) => {
    await page.request.post(register.path, { data: newAccount() })
    const payload = buildSavePayload({ content: buildContent({ restaurantName: 'Bistro' }) })
    const { id, version } = await (await page.request.post(createSavedMenu.path, { data: payload })).json()
    const path = readSavedMenu.path.replace('{id}', id)
    const stored = async () => (await page.request.get(path)).json()
    const saveElsewhere = async (restaurantName: string) => {
      const content = {
        ...payload.content,
        restaurant: { ...payload.content.restaurant, name: restaurantName },
      }
      const { version: present } = await stored()
      const answer = await page.request.put(updateSavedMenu.path.replace('{id}', id), {
        data: { ...payload, content, version: present },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
    await page.goto(`/saved-menus?edit=${id}`)
    await expect(restaurantOn(page)).toHaveText('Bistro')

    await test.step('what is stored says what is on the screen: it is saved, and nobody is asked', async () => {
      await renameRestaurant(page, 'Bistro Nord')
      await saveElsewhere('Bistro Nord')
      await save(page)
      await expect(toastOf(page, 'Menu Saved')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await stored()).toMatchObject({
        version: version + 2,
        content: { restaurant: { name: 'Bistro Nord' } },
      })
    })

    await test.step('what differs is kept next to the other as a copy', async () => {
      await renameRestaurant(page, 'Bistro of mine')
      await saveElsewhere('Bistro of theirs')
      await save(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Save mine as a copy' }).click()
      await expect(toastOf(page, 'A copy has been saved to My Menus')).toBeVisible()
      await page.goto('/saved-menus')
      await expect(page.getByRole('row', { name: /Bistro of mine Menu \(copy\)/ })).toBeVisible()
      expect(await stored()).toMatchObject({ content: { restaurant: { name: 'Bistro of theirs' } } })
    })
    expectAnswer(pageErrors, 409)
  },
)

test('two tabs of one browser make two menus, and neither overwrites the other', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.request.post(register.path, { data: newAccount() })
  const generateIn = async (tab: Page, cuisine: string) => {
    await tab.goto('/menu-builder')
    await tab.getByLabel('Cuisine').first().selectOption({ label: cuisine })
    await tab.getByRole('button', { name: 'Generate Menu' }).click()
    await expect(toastOf(tab, 'Menu Generated')).toBeVisible()
  }
  await generateIn(page, 'Italian')
  await renameRestaurant(page, 'Trattoria')
  await draftIsKept(page)

  const second = await context.newPage()
  await test.step('a new tab begins with the menu of the browser, and goes its own way', async () => {
    await second.goto('/menu-builder')
    await expect(restaurantOn(second)).toHaveText('Trattoria')
    await renameRestaurant(second, 'Sushi Bar')
    await draftIsKept(second)
  })

  await test.step('each tab keeps its own through a reload', async () => {
    await renameRestaurant(page, 'Trattoria Due')
    await draftIsKept(page)
    await page.reload()
    await expect(restaurantOn(page)).toHaveText('Trattoria Due')
    await second.reload()
    await expect(restaurantOn(second)).toHaveText('Sushi Bar')
  })

  await test.step('both can be restored when the tabs are gone', async () => {
    await second.close()
    await page.goto(PAGE_WITHOUT_SCRIPT)
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    await page.goto('/menu-builder')
    await page.getByText('Earlier drafts (1)').click()
    await expect(page.getByRole('button', { name: /^Restore Sushi Bar/ })).toBeVisible()
    await page.getByRole('button', { name: 'Restore your last draft' }).click()
    await expect(restaurantOn(page)).toHaveText('Trattoria Due')
  })
  // The second tab's draft was taken by the first: it learns so, and writes its own.
  expectAnswer(pageErrors, 409)
})

test('a tab follows when another tab signs out', async ({ page, context }) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
  await expect(page.getByRole('heading', { name: 'Menu Content' })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/saved-menus')
  await second.getByRole('button', { name: /^Account of/ }).click()
  await second.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(second).toHaveURL('/')
  await expect(page).toHaveURL('/auth')
  expect(await page.evaluate(() => sessionStorage.getItem('carte-open-menu'))).toBeNull()
})
