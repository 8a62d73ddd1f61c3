import { describe, expect, it } from 'vitest'
import { changePassword, currentUser, login, logout, register } from '#contract/accounts/accounts.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const account = { username: 'Mario', email: 'mario@example.com', password: 'correct horse' }

describe.skipIf(!hasEngine)('accounts', () => {
  const server = useTestServer()

  it('makes the first account of an installation its administrator and no other', async () => {
    const first = await server().client().call(register, { body: account })
    expect(first).toMatchObject({ username: 'Mario', subscriptionPlan: 'basic', role: 'administrator' })
    const second = await server().client().register('Luigi')
    expect(second.role).toBe('owner')
  })

  it('signs in after registration, with cookies that scripts cannot read', async () => {
    const client = server().client()
    const response = await client.send(register, {
      body: { ...account, username: 'Wario', email: 'w@example.com' },
    })
    expect(response.headers.getSetCookie().join()).toMatch(/HttpOnly/i)
    expect(response.headers.getSetCookie().join()).toMatch(/SameSite=Lax/i)
    expect(await client.call(currentUser, {})).toMatchObject({ username: 'Wario', email: 'w@example.com' })
  })

  it('signs in by name whatever its case, and out again', async () => {
    const client = server().client()
    expect(
      await client.call(login, { body: { username: 'MARIO', password: account.password } }),
    ).toMatchObject({
      username: 'Mario',
    })
    await client.call(logout, {})
    expect(await client.refusal(currentUser)).toMatchObject({ status: 401, code: 'not_signed_in' })
  })

  it('signs in by the email address whatever its case', async () => {
    for (const typed of ['mario@example.com', ' Mario@Example.COM ']) {
      const client = server().client()
      await client.login(typed)
      expect(await client.call(currentUser, {})).toMatchObject({ username: 'Mario' })
    }
  })

  it('gives nobody a name that is written like an address', async () => {
    const refusal = await server()
      .client()
      .refusal(register, { body: { ...account, username: 'mario@example.com', email: 'm@example.com' } })
    expect(refusal).toMatchObject({ status: 400, message: 'Username must not contain @' })
  })

  it('counts attempts by name and by address as attempts at one account', async () => {
    const victim = await server().client().register('Counted')
    const tries = [...Array(25).fill(victim.username), ...Array(25).fill(victim.email)]
    for (const username of tries) {
      const refusal = await server()
        .client()
        .refusal(login, { body: { username, password: 'wrong password' } })
      expect(refusal.code).toBe('wrong_credentials')
    }
    for (const username of [victim.username, victim.email]) {
      const refusal = await server()
        .client()
        .refusal(login, { body: { username, password: 'correct horse' } })
      expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' })
    }
  })

  it('signs out whom nobody knows', async () => {
    await server().client().call(logout, {})
  })

  it('refuses a wrong password and an unknown name with the same words', async () => {
    const client = server().client()
    for (const username of ['Mario', 'Nobody', account.email, 'nobody@example.com']) {
      const refusal = await client.refusal(login, { body: { username, password: 'wrong password' } })
      expect(refusal).toMatchObject({
        status: 401,
        code: 'wrong_credentials',
        message: 'Invalid username or password',
      })
    }
  })

  it('refuses a name and an address that are taken', async () => {
    const client = server().client()
    expect(
      await client.refusal(register, { body: { ...account, email: 'other@example.com' } }),
    ).toMatchObject({
      status: 409,
      code: 'username_taken',
    })
    expect(await client.refusal(register, { body: { ...account, username: 'Mario2' } })).toMatchObject({
      status: 409,
      code: 'email_taken',
    })
  })

  it('makes one account of a form that is sent several times at once, and says so to the others', async () => {
    const body = { ...account, username: 'Toad', email: 'toad@example.com' }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => server().client().send(register, { body })),
    )
    const said = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { code?: string }).code),
    )
    expect(said.toSorted()).toEqual(['username_taken', 'username_taken', 'username_taken', undefined])
  })

  it('refuses a name that is read as another one', async () => {
    const client = server().client()
    await client.register('coco')
    // Cyrillic throughout, which no mixture betrays.
    const body = { ...account, username: '\u0441\u043e\u0441\u043e', email: 'other@example.com' }
    expect(await client.refusal(register, { body })).toMatchObject({ code: 'username_taken' })
  })

  it('refuses a password that is guessed first, wherever one is chosen', async () => {
    const client = server().client()
    await client.register('Waluigi')
    const message = 'Your username or email address is not a password. Please choose another one.'
    const body = { currentPassword: 'correct horse', newPassword: 'waluigi99' }
    expect(await client.refusal(changePassword, { body })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      message,
      details: { fields: [{ path: 'newPassword', message }] },
    })
    await server().client().login('Waluigi')
  })

  it.each([
    ['username', { username: '\u200b\u200b\u200b' }, 'Username must not contain invisible characters'],
    ['username', { username: 'admin\u202e' }, 'Username must not contain invisible characters'],
    [
      'username',
      { username: '\u0430dmin' },
      'Username must not mix letters of different alphabets in a word',
    ],
    ['password', { password: '123456' }, 'This password is too easy to guess. Please choose another one.'],
    ['username', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['email', { email: 'not an address' }, 'Please enter a valid email address'],
    ['password', { password: 'short' }, 'Password must be at least 6 characters'],
    ['password', { password: 'x'.repeat(101) }, 'Password must not exceed 100 characters'],
  ])('refuses a registration with a wrong %s in the specified words', async (path, changes, message) => {
    const refusal = await server()
      .client()
      .refusal(register, { body: { ...account, ...changes } })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', message })
    expect(refusal.details?.fields).toContainEqual({ path, message })
  })

  it('keeps names in any script, markup included, as they were written', async () => {
    for (const [index, username] of ['Þóra Ñandú', '<b>寿司</b>', "O'Brien & Söhne"].entries()) {
      const client = server().client()
      await client.call(register, { body: { ...account, username, email: `n${index}@example.com` } })
      expect((await client.call(currentUser, {})).username).toBe(username)
    }
  })
})
