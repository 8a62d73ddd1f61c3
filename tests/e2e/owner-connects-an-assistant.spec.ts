import { createHash, randomBytes } from 'node:crypto'
import { CONNECT_PAGE } from '#contract/accounts/connections.ts'
import { listKeys } from '#contract/accounts/keys.ts'
import { expectAccessibleInAnyLight } from '../support/accessibility.ts'
import { subscribe } from '../support/subscriber.ts'
import { TestClient } from '../support/test-client.ts'
import { expect, newAccount, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an assistant asks for access, and its owner allows less than it wants', async ({ page, server }) => {
  const { username, password } = newAccount()
  const owner = new TestClient(server.url)
  await owner.register(username)
  await subscribe(owner)
  const redirect = `${server.url.replace('http:', 'https:')}/gone`
  const registered = await page.request.post('/oauth/register', {
    data: { client_name: 'Kitchen Helper', redirect_uris: [redirect] },
  })
  const { client_id } = (await registered.json()) as { client_id: string }
  const verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    client_id,
    redirect_uri: redirect,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'write',
    state: 'xyz',
  })

  await page.goto(`${CONNECT_PAGE}?${asked}`)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()

  await expect(page.getByText('Kitchen Helper', { exact: false })).toBeVisible()
  await expect(page.getByText('can’t publish, sign, pay')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'Connect an assistant')
  await page.getByLabel('It may').selectOption('propose')
  const answered = page.waitForRequest((request) => request.url().startsWith(redirect))
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  const code = new URL((await answered).url()).searchParams.get('code') ?? ''
  const token = await page.request.post('/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      client_id,
      redirect_uri: redirect,
      code,
      code_verifier: verifier,
    },
  })
  expect(await token.json()).toMatchObject({ token_type: 'Bearer', scope: 'propose' })
  expect(await owner.call(listKeys, {})).toMatchObject([
    { name: 'Kitchen Helper', scope: 'propose', isForModel: true },
  ])
})
