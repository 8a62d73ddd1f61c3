import type { Locator } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { buildContent } from '../builders/build-menu.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { isLong } from '../support/depth.ts'
import { openInDesigner, pagesAreUpToDate } from '../support/design-menu.ts'
import { tabTo } from '../support/edit-menu.ts'
import { expect, LONG, makeProfessional, newAccount, test, toastOf } from './fixtures.ts'
import { openOwnLink } from './steps/sharing.ts'

const TABS = ['Template', 'Colors', 'Text', 'Layout', 'Page Setup', 'Background', 'Dietary']

test('an owner designs with the keyboard alone', async ({ page }) => {
  test.slow()
  await page.request.post(register.path, { data: newAccount() })
  await makeProfessional(page)
  await openInDesigner(page, buildContent({ items: 8 }))
  await pagesAreUpToDate(page)

  await test.step('goes through the tabs', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Template' }))
    for (const name of TABS) {
      await expect(page.getByRole('tab', { name })).toBeFocused()
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowRight')
    }
  })

  await test.step('chooses a font with the arrow keys', async () => {
    // The focus moves a moment after the key: a second one that comes sooner would move nothing.
    for (const name of ['Template', 'Colors']) {
      await expect(page.getByRole('tab', { name })).toBeFocused()
      await page.keyboard.press('ArrowRight')
    }
    await expect(page.getByRole('tab', { name: 'Text' })).toBeFocused()
    await tabTo(page, page.getByRole('radio', { name: 'Serif', exact: true }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Sans-serif' })).toBeChecked()
  })

  await test.step('rewrites a dish on the page, and is back at its button', async () => {
    const dish = page.getByRole('button', { name: 'Edit Dish number 1', exact: true })
    await tabTo(page, dish)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit Menu Item' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await tabTo(page, dialog.getByLabel('Price'))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('13.37')
    await page.keyboard.press('Enter')
    await expect(toastOf(page, 'Menu item updated')).toBeVisible()
    await expect(dish).toBeFocused()
  })

  await test.step('undoes and redoes it, looks the keys up and saves', async () => {
    await pagesAreUpToDate(page)
    const words = page.getByRole('region', { name: 'Page 1 of' })
    await expect(words).toContainText('$13.37')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(words).not.toContainText('$13.37')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(words).toContainText('$13.37')
    await page.keyboard.press('Shift+?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet).toContainText('Save Menu')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+s')
    await expect(toastOf(page, 'Menu Saved')).toBeVisible()
  })
})

test(
  'an owner designs and shares on a phone; a guest finds the menu until it is withdrawn',
  LONG,
  async ({ page, browser }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.request.post(register.path, { data: newAccount() })
    await openInDesigner(page, buildContent({ items: 8, restaurantName: 'Chez Paul' }))
    await pagesAreUpToDate(page)

    await test.step('opens the settings under the page', async () => {
      await page.getByRole('button', { name: 'Design settings' }).click()
      for (const name of TABS) {
        await page.getByRole('tab', { name }).click()
        await expectNoSidewaysScroll(page, name)
      }
      await page.getByRole('tab', { name: 'Colors' }).click()
      await page.getByRole('button', { name: 'Ocean Breeze' }).click()
      await expect(toastOf(page, 'Color Palette Applied')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Design settings' }).click()
    })

    await test.step('no button of the page covers another', async () => {
      const boxes = await Promise.all(
        (await page.getByRole('button', { name: /^Add Item to/ }).all()).map(boxOf),
      )
      expect(boxes).toHaveLength(4)
      for (const [index, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(390)
        for (const other of boxes.slice(index + 1)) expect(doOverlap(box, other)).toBe(false)
      }
    })

    const shared = await test.step('shares it', async () => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Share Menu' }).click()
      const dialog = page.getByRole('dialog', { name: 'Your menu is shared' })
      await expect(dialog.getByLabel('Address of the page')).toHaveValue(/\/r\/[\w-]+$/)
      await expect(dialog.getByAltText('QR code of the link')).toBeVisible()
      await expectNoSidewaysScroll(page)
      const link = await openOwnLink(page)
      await expect(link).toHaveValue(/\/menu-viewer\/[\w-]{20,}$/)
      return link.inputValue()
    })

    const guest = await browser.newContext()
    const guestPage = await guest.newPage()
    await test.step('a guest, signed out, finds it', async () => {
      expect((await guestPage.goto(shared))?.status()).toBe(200)
      await expect(guestPage.getByRole('heading', { level: 1 })).toHaveText('Chez Paul')
    })

    await test.step('withdraws it, and the guest finds nothing', async () => {
      await page.getByRole('button', { name: 'Undo sharing' }).click()
      await expect(toastOf(page, 'Sharing stopped')).toBeVisible()
      expect((await guestPage.goto(shared))?.status()).toBe(404)
      await expect(guestPage.getByText('Menu Not Found')).toBeVisible()
      await expect(guestPage.getByText('Chez Paul')).toHaveCount(0)
    })
    await guest.close()
  },
)

test('who has no menu to design is sent to the builder, and hears why', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  const reasons = [
    [null, 'Please generate a menu in the Menu Builder first before proceeding to the design stage.'],
    [buildContent({ items: 0 }), 'Please add items to your menu before proceeding to the design stage.'],
  ] as const
  for (const [content, sentence] of reasons) {
    await page.goto('/pricing')
    if (content) await openInDesigner(page, content)
    else await page.goto('/menu-designer')
    await expect(toastOf(page, 'No menu to design')).toContainText(sentence)
    await expect(page).toHaveURL(/\/menu-builder/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goBack()
  await expect(page).not.toHaveURL(/\/menu-designer/)
})

test('a design that cannot be read says so, and leads on', async ({ page, pageErrors }) => {
  await page.request.post(register.path, { data: newAccount() })
  const content = buildContent({ items: 8 })
  const alert = page.getByRole('dialog', { name: 'This design cannot be read' })
  const unreadable = [{ primaryColor: 'red' }, { pageCount: 40 }, { customWidthIn: 0.2 }]
  for (const design of isLong ? unreadable : unreadable.slice(0, 1)) {
    await openInDesigner(page, content, { design })
    await expect(alert).toContainText('Its dishes and prices are all there')
  }
  await alert.getByRole('button', { name: 'Start with a new design' }).click()
  await expect(page.getByRole('button', { name: 'Edit Dish number 1', exact: true })).toBeVisible()

  // Assigned to a page that is gone, and with a setting that an older version did not have.
  await openInDesigner(page, content, {
    design: { pageLayout: 'multi', pageCount: 2, categoriesPerPage: { 7: [1] }, hasQrCode: undefined },
  })
  await expect(page.getByRole('button', { name: 'Edit Dish number 1', exact: true }).first()).toBeVisible()
  // Nor does the server keep such a design as a draft.
  const others = pageErrors.filter((error) => !error.includes('status of 400 '))
  pageErrors.splice(0, pageErrors.length, ...others)
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Not on the page: ${locator}`)
  return box
}

type Box = Awaited<ReturnType<typeof boxOf>>

const doOverlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
