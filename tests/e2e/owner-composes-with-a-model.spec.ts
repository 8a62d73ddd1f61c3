import { register } from '#contract/accounts/accounts.ts'
import { expect, newAccount, toastOf } from './fixtures.ts'
import { modelTest } from './model-test.ts'
import { chooseMore, outlinedSection } from './steps/editor.ts'

modelTest('an owner watches a menu being composed, and need not wait for its end', async ({ page, ai }) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
  await page.getByLabel('Cuisine').selectOption('Italian')
  await page.getByText('More options', { exact: true }).click()
  await page.getByLabel('Sections by name').fill('Antipasti, Primi and Dolci')
  const generate = page.getByRole('button', { name: 'Generate Menu' })
  const growing = page.getByRole('list', { name: 'The menu so far' })

  await modelTest.step('stops a model that does not answer, and the wishes stay', async () => {
    ai.script('never')
    await generate.click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(toastOf(page, 'Nothing was changed.')).toBeVisible()
    await expect(page.getByLabel('Sections by name')).toHaveValue('Antipasti, Primi and Dolci')
    await expect.poll(() => ai.open).toBe(0)
  })

  await modelTest.step('sees sections as they come, and opens the menu at the end', async () => {
    ai.script('slow')
    await generate.click()
    await expect(growing.getByText('Antipasti')).toBeVisible()
    for (const name of ['Antipasti', 'Primi', 'Dolci'])
      await expect(outlinedSection(page, name)).toBeVisible()
    await expect(growing).toHaveCount(0)
  })

  await modelTest.step('stops another one, and the open menu stays', async () => {
    ai.script('never')
    await chooseMore(page, 'Suggest dishes…')
    // What a model wrote is nobody's own yet: it's replaced without a question.
    await generate.click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(toastOf(page, 'Nothing was changed.')).toBeVisible()
    await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Close' }).click()
    await expect(outlinedSection(page, 'Primi')).toBeVisible()
  })
})
