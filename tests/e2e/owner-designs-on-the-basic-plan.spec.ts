import type { Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { listTemplates } from '#domain/design/template-names.ts'
import { templates } from '#domain/design/templates.ts'
import { buildContent } from '../builders/build-menu.ts'
import { openInDesigner, pagesAreUpToDate } from '../support/design-menu.ts'
import { expect, LONG, newAccount, test } from './fixtures.ts'

const upsell = (page: Page) => page.getByRole('dialog', { name: 'Premium Feature' })

/** The upsell says this, and the owner stays with Basic. */
async function expectUpsell(page: Page, sentence: string, feature: string): Promise<void> {
  await expect(upsell(page)).toContainText(sentence)
  for (const benefit of [
    `All menu templates (${listTemplates(templates)})`,
    'Unlimited saved menus',
    `Advanced features including ${feature}`,
  ]) {
    await expect(upsell(page).getByRole('listitem').filter({ hasText: benefit })).toBeVisible()
  }
  await expect(upsell(page).getByRole('button', { name: 'Upgrade Now - $29/month' })).toBeVisible()
  await upsell(page).getByRole('button', { name: 'Continue with Basic Plan' }).click()
  await expect(upsell(page)).toHaveCount(0)
}

test(
  'a Basic owner meets every lock of the designer, and each says what it is about',
  LONG,
  async ({ page }) => {
    test.slow()
    await page.request.post(register.path, { data: newAccount() })
    await openInDesigner(page, buildContent({ items: 8 }))
    await page.evaluate(() => localStorage.removeItem('carte-template-selection-complete'))
    await page.reload()

    await test.step('the templates of the Professional plan', async () => {
      await expect(page.getByRole('heading', { name: 'Choose a template' })).toBeVisible()
      for (const name of ['Modern', 'Rustic']) {
        await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
        await expectUpsell(
          page,
          `The ${name} Template is available with our Professional plan.`,
          `the ${name} Template`,
        )
      }
      await page.getByRole('button', { name: /^Classic/ }).click()
      await pagesAreUpToDate(page)
    })

    await test.step('Page Setup', async () => {
      await page.getByRole('tab', { name: 'Page Setup' }).click()
      await page.getByRole('button', { name: 'Upgrade to Unlock' }).click()
      await expectUpsell(
        page,
        '"Advanced Layout" is available with our Professional plan.',
        'Advanced Layout',
      )
    })

    await test.step('Background: both textures, the card, and the watermark', async () => {
      await page.getByRole('tab', { name: 'Background' }).click()
      const card = page.getByRole('region', { name: 'Custom background' })
      for (const name of ['Marble (locked)', 'Wood (locked)', 'Upgrade to Professional']) {
        await card.getByRole('button', { name }).click()
        await expectUpsell(
          page,
          '"Custom Background" is available with our Professional plan.',
          'Custom Background',
        )
      }
      await page
        .getByRole('region', { name: 'Watermark' })
        .getByRole('button', { name: 'Upgrade to Professional' })
        .click()
      await expectUpsell(
        page,
        '"Watermark Removal" is available with our Professional plan.',
        'Watermark Removal',
      )
    })

    await test.step('dietary indicators, in their tab and in the dialog of a dish', async () => {
      const sentence = 'Dietary indicators help guests with preferences or restrictions.'
      await page.getByRole('tab', { name: 'Dietary' }).click()
      await page.getByRole('button', { name: 'Upgrade to Unlock' }).click()
      await expectUpsell(page, sentence, 'Dietary Indicators')
      await page.getByRole('button', { name: 'Edit Dish number 1', exact: true }).click()
      const dish = page.getByRole('dialog', { name: 'Edit Menu Item' })
      await dish.getByLabel('Name').fill('Onion Soup')
      await dish.getByRole('button', { name: 'Add Dietary Tags' }).click()
      await expectUpsell(page, sentence, 'Dietary Indicators')
      await expect(dish.getByLabel('Name')).toHaveValue('Onion Soup')
      await dish.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByRole('button', { name: 'Edit Onion Soup' })).toBeVisible()
    })

    await test.step('what Basic has is open', async () => {
      await page.getByRole('tab', { name: 'Text' }).click()
      await page.getByRole('radio', { name: 'Mono' }).check()
      await page.getByRole('tab', { name: 'Layout' }).click()
      await page.getByRole('switch', { name: 'Show prices' }).click()
      await page.getByRole('tab', { name: 'Colors' }).click()
      await page.getByRole('button', { name: 'Earthy Tones' }).click()
      await expect(upsell(page)).toHaveCount(0)
    })
  },
)
