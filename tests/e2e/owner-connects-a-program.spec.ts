import { login } from '#contract/accounts/accounts.ts'
import { buildContent } from '../builders/build-menu.ts'
import { expectAccessibleInAnyLight } from '../support/accessibility.ts'
import { openPage } from '../support/restaurant-page.ts'
import { subscribe } from '../support/subscriber.ts'
import { TestClient } from '../support/test-client.ts'
import { expect, expectAnswer, newAccount, test } from './fixtures.ts'

/** A name that stands for no address (RFC 6761): a program that does not answer. */
const PROGRAM = 'https://website.example/carte'

test.use({ viewport: { width: 390, height: 844 } })

test('an owner names a program that is told of changes, and sees what came of it', async ({
  page,
  pageErrors,
  server,
}) => {
  const { username, password } = newAccount()
  const owner = new TestClient(server.url)
  await owner.register(username)
  await subscribe(owner)
  await openPage(owner, [buildContent({ items: 4 })])
  await page.request.post(login.path, { data: { username, password } })
  await page.goto('/restaurant?tab=connections')

  await test.step('is told why an address will not do', async () => {
    await page.getByLabel('Address of your program').fill('http://website.example')
    // By key: typefaces that arrive move the button, and a click that begins on it would end next to it.
    await page.getByLabel('Address of your program').press('Enter')
    await expect(page.getByText('by https alone')).toBeVisible()
    expectAnswer(pageErrors, 400)
  })

  const program = page.getByRole('article', { name: PROGRAM })
  await test.step('adds one, and sees its secret once', async () => {
    await page.getByLabel('Address of your program').fill(PROGRAM)
    await page.getByRole('button', { name: 'Add Address' }).click()
    await expect(program.getByText(/^whsec_/)).toBeVisible()
    await expect(page.getByLabel('Address of your program')).toHaveValue('')
    await page.reload()
    await expect(program.getByText('On', { exact: true })).toBeVisible()
    await expect(program.getByText(/^whsec_/)).toHaveCount(0)
  })

  await test.step('sends a test, and reads what came of it', async () => {
    await program.getByRole('button', { name: 'Send a Test' }).click()
    await program.getByText('Delivery log').click()
    await expect(program.getByText('The name of this address isn’t known')).toBeVisible({ timeout: 20_000 })
    await expect(program.getByText('The last delivery failed')).toBeVisible({ timeout: 20_000 })
    await expectAccessibleInAnyLight(page, 'Connections')
  })

  await test.step('pauses it, and removes it', async () => {
    await program.getByRole('button', { name: `More for ${PROGRAM}` }).click()
    await page.getByRole('menuitem', { name: 'Pause' }).click()
    await expect(program.getByText('Paused', { exact: false }).first()).toBeVisible()
    await expect(program.getByRole('button', { name: 'Send a Test' })).toBeDisabled()
    await program.getByRole('button', { name: `More for ${PROGRAM}` }).click()
    await page.getByRole('menuitem', { name: 'Remove…' }).click()
    await page.getByRole('button', { name: 'Remove Address' }).click()
    await expect(program).toHaveCount(0)
  })
})
