import { buildContent } from '../builders/build-menu.ts'
import { openInDesigner, pagesAreUpToDate } from '../support/design-menu.ts'
import { expect, longStep, test, toastOf } from './fixtures.ts'
import { exported, signInAsProfessional, tab } from './steps/designer.ts'

test('an owner tries palettes, fixes one, keeps it and applies it again', async ({ page }) => {
  test.slow()
  await signInAsProfessional(page)
  await openInDesigner(page, buildContent({ items: 8 }))
  await pagesAreUpToDate(page)
  const applied = toastOf(page, 'Color Palette Applied')
  const colors = async () => [...(await exported(page)).colors]

  await test.step('a theme', async () => {
    await tab(page, 'Colors')
    await page.getByRole('button', { name: 'Ocean Breeze' }).click()
    await expect(applied).toContainText('Ocean Breeze')
    await expect(page.getByRole('button', { name: 'Ocean Breeze' })).toHaveAttribute('aria-pressed', 'true')
    expect(await colors()).toEqual(expect.arrayContaining(['#0b3c5d', '#f0f8fa', '#0f7c86']))
  })

  await test.step('colours of its own, with a warning and its remedy', async () => {
    await tab(page, 'Custom')
    const primary = page.getByLabel('Primary color', { exact: true })
    await primary.fill('navy')
    await expect(page.getByText('A color is written as # and six digits or letters a to f.')).toBeVisible()
    await primary.fill('#b8d0dc')
    const warning = page.getByText(
      'Warning: The contrast between your primary and secondary colors may make text difficult to read. Consider choosing colors with more contrast.',
    )
    await expect(warning).toBeVisible()
    await page
      .getByRole('button', { name: /^Use #[0-9a-f]{6}, the nearest that reads$/ })
      .first()
      .click()
    await expect(warning).toHaveCount(0)
    expect(await colors()).toContain(await primary.inputValue())
  })

  await longStep('a slow drag in the picker is one step to undo', async () => {
    const primary = page.getByLabel('Primary color', { exact: true })
    const before = await primary.inputValue()
    await page.getByLabel('Primary color: pick').evaluate(async (input: HTMLInputElement) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      for (const color of ['#101010', '#202020', '#303030']) {
        setValue?.call(input, color)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((rested) => setTimeout(rested, 1100))
      }
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(primary).toHaveValue('#303030')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(primary).toHaveValue(before)
  })

  await test.step('by chance and by rule', async () => {
    await page.getByRole('button', { name: 'Random palette' }).click()
    await expect(applied).toContainText('A random palette')
    await page.getByLabel('Primary color', { exact: true }).fill('#7a1f3d')
    await page.getByRole('button', { name: 'Triadic' }).click()
    await expect(applied).toContainText('The triadic palette')
    await expect(page.getByRole('button', { name: 'Triadic' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('keeps it with the account, applies it after a reload, and deletes it', async () => {
    await page.getByLabel(/Save this palette as/).fill('Winter')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toastOf(page, 'Palette saved')).toBeVisible()
    await tab(page, 'Themes')
    await page.getByRole('button', { name: 'Modern Minimal' }).click()
    await page.reload()
    await tab(page, 'Colors')
    await tab(page, 'Saved')
    await page.getByRole('button', { name: 'Winter', exact: true }).click()
    await expect(applied).toContainText('Winter')
    expect(await colors()).toContain('#7a1f3d')
    await page.getByRole('button', { name: 'Delete Winter' }).click()
    await toastOf(page, 'Palette deleted').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Delete Winter' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete Winter' }).click()
    await expect(page.getByText('Palettes that you save stay with your account')).toBeVisible()
  })
})
