import type { Page } from '@playwright/test'
import { login, register } from '#contract/accounts/accounts.ts'
import {
  createSavedMenu,
  readSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { PAGE_WITHOUT_SCRIPT } from '../support/open-menu.ts'
import { credentialsOf, expect, expectAnswer, LONG, newAccount, test, toastOf } from './fixtures.ts'

const restaurantOn = (page: Page) =>
  page.getByRole('article', { name: 'Menu', exact: true }).getByRole('heading', { level: 2 })

/** Registers an owner who has a restaurant already: what a menu says of another one stays with the menu. */
async function registerHouse(page: Page, account: ReturnType<typeof newAccount>): Promise<void> {
  await page.request.post(register.path, { data: account })
  await page.request.post(createRestaurant.path, { data: { name: 'Another House' } })
}

async function renameRestaurant(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Restaurant Details' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Restaurant name').fill(name)
  await dialog.getByRole('checkbox').uncheck()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(restaurantOn(page)).toHaveText(name)
}

/** A write of the draft may meet what another screen wrote, or that may be seen before. */
function allowAnswer(pageErrors: string[], status: number): void {
  const others = pageErrors.filter((error) => !error.includes(`status of ${status} `))
  pageErrors.splice(0, pageErrors.length, ...others)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Menu' }).click()

const draftIsKept = (page: Page) => expect(page.getByText(/kept as a draft$/)).toBeVisible()

/** How soon another screen of the owner shows what was changed. */
const SEEN_WITHIN = { timeout: 10_000 }

test('an owner edits on one screen, goes on on another, discards and publishes', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  const account = newAccount()
  await registerHouse(page, account)
  const created = await page.request.post(createSavedMenu.path, {
    data: buildSavePayload({ content: { ...buildContent({ restaurantName: 'Bistro' }), title: 'Dinner' } }),
  })
  const { id } = await created.json()
  const { url } = await (await page.request.post(shareSavedMenu.path.replace('{id}', id))).json()
  const guestsSee = async () => (await page.request.get(url)).text()
  const elsewhere = await browser.newContext({ baseURL })
  const tablet = await elsewhere.newPage()
  await tablet.request.post(login.path, { data: credentialsOf(account) })
  await page.goto(`/saved-menus?edit=${id}`)
  await expect(restaurantOn(page)).toHaveText('Bistro')

  await test.step('a half-done edit never reaches a guest, by the way to the design either', async () => {
    await renameRestaurant(page, 'Bistro half done')
    await expect(page.getByText(/^Guests see the version of /)).toBeVisible()
    await expect(page.getByRole('button', { name: 'See 1 change' })).toBeVisible()
    await page.getByRole('button', { name: 'Continue to Design' }).click()
    await expect(page).toHaveURL(/\/menu-designer/)
    await page.goBack()
    await expect(restaurantOn(page)).toHaveText('Bistro half done')
    expect(await guestsSee()).not.toContain('half done')
  })

  await test.step('See shows it line by line, before it is published', async () => {
    await page.getByRole('button', { name: /^See .*not saved$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'What is not saved' })
    await expect(dialog.getByRole('row', { name: /Restaurant/ })).toContainText(/Bistro.*Bistro half done/)
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
  })

  await test.step('the card says so on another device, and opening it goes on', async () => {
    await tablet.goto('/saved-menus')
    await expect(tablet.getByRole('row', { name: /Dinner/ })).toContainText('Unsaved changes')
    await tablet.getByRole('button', { name: 'Edit Dinner' }).click()
    await expect(restaurantOn(tablet)).toHaveText('Bistro half done')
  })

  await test.step('what one changes, the other shows', async () => {
    await renameRestaurant(tablet, 'Bistro of the tablet')
    await expect(restaurantOn(page)).toHaveText('Bistro of the tablet', SEEN_WITHIN)
  })

  await test.step('two changes of one thing, made apart, are asked line by line', async () => {
    await elsewhere.setOffline(true)
    await renameRestaurant(tablet, 'Bistro offline')
    await renameRestaurant(page, 'Bistro of the desk')
    await expect(page.getByText('Saving')).toHaveCount(0)
    await page.waitForTimeout(1500)
    await elsewhere.setOffline(false)
    const question = tablet.getByRole('dialog', { name: 'This menu was changed elsewhere' })
    await expect(question.getByRole('row', { name: /Restaurant/ })).toContainText(
      /Bistro of the desk.*Bistro offline/,
      { timeout: 20_000 },
    )
    await expectAccessible(tablet, { within: ['[role=dialog]'] })
    await question.getByRole('radio', { name: 'Take theirs' }).check()
    await question.getByRole('button', { name: 'Merge' }).click()
    await expect(restaurantOn(tablet)).toHaveText('Bistro of the desk')
  })

  await test.step('Save Menu publishes; both are saved then', async () => {
    await save(page)
    await expect(toastOf(page, 'Guests see it now.')).toBeVisible()
    expect(await guestsSee()).toContain('Bistro of the desk')
    await expect(tablet.getByText(/^Saved/).first()).toBeVisible(SEEN_WITHIN)
  })

  await test.step('Discard Changes takes changes back on both, and Undo brings them back', async () => {
    await renameRestaurant(page, 'Bistro by mistake')
    await expect(restaurantOn(tablet)).toHaveText('Bistro by mistake', SEEN_WITHIN)
    await page.getByRole('button', { name: /^See .*not saved$/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard Changes' }).click()
    await expect(restaurantOn(page)).toHaveText('Bistro of the desk')
    await expect(restaurantOn(tablet)).toHaveText('Bistro of the desk', SEEN_WITHIN)
    await toastOf(page, 'Changes discarded').getByRole('button', { name: 'Undo' }).click()
    await expect(restaurantOn(page)).toHaveText('Bistro by mistake')
  })

  await test.step('Share Menu publishes nothing that is not saved, and says so', async () => {
    await page.getByRole('button', { name: 'Share Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Your menu is shared' })).toContainText(
      "You have changes that aren't saved.",
    )
    expect(await guestsSee()).not.toContain('Bistro by mistake')
  })
  await elsewhere.close()
  allowAnswer(pageErrors, 409)
})

test(
  'a save whose answer was lost asks nothing; of two versions, mine can be a copy',
  LONG,
  async ({ page, pageErrors }) => {
    await registerHouse(page, newAccount())
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
      // Asked with the next look at what was saved, or with the next save.
      await page.getByRole('dialog').getByRole('button', { name: 'Save mine as a copy' }).click()
      await expect(toastOf(page, 'A copy has been saved to My Menus')).toBeVisible()
      await page.goto('/saved-menus')
      await expect(page.getByRole('row', { name: /Bistro of mine Menu \(copy\)/ })).toBeVisible()
      expect(await stored()).toMatchObject({ content: { restaurant: { name: 'Bistro of theirs' } } })
    })
    allowAnswer(pageErrors, 409)
  },
)

test('two tabs of one browser make two menus, and neither overwrites the other', async ({
  page,
  context,
  pageErrors,
}) => {
  await registerHouse(page, newAccount())
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
