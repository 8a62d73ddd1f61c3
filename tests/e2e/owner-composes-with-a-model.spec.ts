import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from '#contract/accounts/accounts.ts'
import { type FakeAiServer, startAiServer } from '../fakes/ai-server.ts'
import { startServerProcess } from '../support/server-process.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'
import { chooseMore, outlinedSection } from './steps/editor.ts'

/** A server with a model, for one journey. */
const modelTest = test.extend<{ ai: FakeAiServer; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern.
  ai: async ({}, use) => {
    const ai = await startAiServer()
    await use(ai)
    await ai.close()
  },
  baseURL: async ({ ai }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'carte-model-'))
    const settings = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'fake', AI_BASE_URL: ai.url }
    const server = await startServerProcess({ CARTE_DATA_DIR: dataDir, ...settings })
    await use(server.url)
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  },
})

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
