import { buildContent } from '../builders/build-menu.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { expect, makeProfessional, newAccount, test, toastOf } from './fixtures.ts'
import { openAdvice, openView, outlinedSection, rowOf, sheetOf } from './steps/editor.ts'

test('an owner sees what trends are worth, gets Professional, and adds one to the menu', async ({ page }) => {
  await openInBuilder(page, newAccount(), buildContent({ items: 8 }))
  const trends = page.getByRole('tabpanel', { name: /Trend Recommendations/ })

  await test.step('meets the gate of the Basic plan', async () => {
    await openAdvice(page, 'Trend Recommendations')
    await expect(trends.getByRole('heading', { name: 'Premium Feature' })).toBeVisible()
    await trends.getByRole('button', { name: 'Upgrade to Unlock' }).click()
    const upsell = page.getByRole('dialog', { name: 'Premium Feature' })
    await expect(upsell).toContainText('"Trend Recommendations" is available with our Professional plan.')
    await upsell.getByRole('button', { name: 'Continue with Basic Plan' }).click()
    await expect(upsell).toBeHidden()
  })

  const dish = await test.step('adds a dish, with its reason, to its section', async () => {
    await makeProfessional(page)
    await page.reload()
    await openAdvice(page, 'Trend Recommendations')
    await expect(trends.getByText('We do not know your kitchen well enough')).toBeVisible()
    await trends.getByRole('button', { name: 'Show American dishes anyway' }).click()
    const section = trends.getByRole('region').first()
    const card = section
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first()
    const name = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
    const sectionName = (await section.getAttribute('aria-label')) ?? ''
    await expect(card.getByRole('listitem').first()).toHaveText(/\w+/)
    await card.getByRole('button', { name: `Add to Menu: ${name}` }).click()
    await expect(toastOf(page, 'Item Added to Menu')).toContainText(
      `${name} is on the menu, under ${sectionName}.`,
    )
    await expect(rowOf(page, name)).toBeInViewport()
    await openAdvice(page, 'Trend Recommendations')
    await trends.getByRole('button', { name: 'Show American dishes anyway' }).click()
    await expect(trends.getByRole('heading', { name, exact: true })).toHaveCount(0)
    return name
  })

  await test.step('takes it back', async () => {
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(trends.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await openView(page, 'Menu')
    await expect(sheetOf(page).locator('[data-item-id]').first()).toBeVisible()
    await expect(rowOf(page, dish)).toHaveCount(0)
  })
})

test('an owner of a menu on several pages goes from page to page in the builder', async ({ page }) => {
  await openInBuilder(page, newAccount(), buildContent({ items: 12 }), {
    design: { pageLayout: 'multi', pageCount: 2, categoriesPerPage: { 1: [1], 2: [3, 4] } },
  })
  await expect(page.getByText('Multi-page controls are in the Professional plan.')).toBeVisible()
  const second = page.getByRole('button', { name: /^Page 2/ })
  await expect(second).toHaveAccessibleName(/^Page 2 ?: Main Courses, Desserts, Sides$/)
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect(outlinedSection(page, 'Main Courses')).toHaveAttribute('aria-current', 'location')
  await page.getByRole('button', { name: 'Upgrade', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Premium Feature' })).toContainText(
    '"Advanced Layout" is available with our Professional plan.',
  )
})
