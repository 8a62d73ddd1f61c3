import { describe, expect, it } from 'vitest'
import { currentUser, exportAccount, listSessions, login } from '#contract/accounts/accounts.ts'
import { listActivity } from '#contract/accounts/audit-trail.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  finishLogin,
  makeRecoveryCodes,
  RECOVERY_CODES,
  readSecondFactor,
} from '#contract/accounts/second-factor.ts'
import { listSavedMenus } from '#contract/menus/saved-menus.ts'
import { inDatabase } from '../builders/build-live.ts'
import { codeOf } from '../support/authenticator-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const password = 'correct horse'
const body = { password }

describe.skipIf(!hasEngine)('two-factor authentication', () => {
  const server = useTestServer()

  /** An account with it, in the browser that turned it on. */
  async function account() {
    const client = server().client()
    const { username } = await client.register(`careful-${crypto.randomUUID().slice(0, 8)}`)
    const { uri, recoveryCodes } = await client.call(beginSecondFactor, { body })
    return { client, username, uri, recoveryCodes }
  }

  /** What the app shows half a minute later, which the server takes already. */
  const nextCodeOf = (uri: string) => codeOf(uri, Date.now() + 30_000)

  const signIn = (client: TestClient, username: string) =>
    client.refusal(login, { body: { username, password } })

  it('is asked for after the password, once a code of the app confirmed it', async () => {
    const { client, username, uri, recoveryCodes } = await account()
    expect(new URL(uri).searchParams.get('issuer')).toBe('Carte')
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES)
    // Until a code was confirmed nothing changes: who never scanned it is not locked out.
    const other = server().client()
    await other.call(login, { body: { username, password } })
    expect(await client.refusal(confirmSecondFactor, { body: { code: '000000' } })).toMatchObject({
      status: 403,
      code: 'code_wrong',
    })
    expect(await client.call(readSecondFactor, {})).toEqual({ isOn: false })
    await client.call(confirmSecondFactor, { body: { code: codeOf(uri) } })
    expect(await client.call(readSecondFactor, {})).toEqual({ isOn: true })
    expect((await client.call(currentUser, {})).username).toBe(username)
    // Sessions that were made without a code have ended.
    expect(await other.refusal(currentUser, {})).toMatchObject({ code: 'not_signed_in' })
    expect(await client.call(listSessions, {})).toHaveLength(1)
    expect(await client.refusal(beginSecondFactor, { body })).toMatchObject({ code: 'second_factor_on' })

    const phone = server().client()
    expect(await signIn(phone, username)).toMatchObject({ status: 401, code: 'code_needed' })
    // The password alone opens nothing.
    expect(await phone.refusal(listSavedMenus, {})).toMatchObject({ code: 'not_signed_in' })
    expect(await phone.refusal(finishLogin, { body: { code: '000000' } })).toMatchObject({
      code: 'code_wrong',
    })
    // That code has turned it on, and is used up.
    expect(await phone.refusal(finishLogin, { body: { code: codeOf(uri) } })).toMatchObject({
      status: 403,
      code: 'code_used',
    })
    expect(await phone.refusal(listSavedMenus, {})).toMatchObject({ code: 'not_signed_in' })
    const spaced = nextCodeOf(uri).replace(/^.../u, '$& ')
    await signIn(phone, username)
    expect(await phone.call(finishLogin, { body: { code: spaced } })).toMatchObject({ username })
    expect(await phone.call(listSavedMenus, {})).toEqual([])
    expect((await client.call(listActivity, {})).map(({ action }) => action)).toContain('second-factor.on')
    // Who looked over the shoulder has a code that is worth nothing.
    const thief = server().client()
    await signIn(thief, username)
    expect(await thief.refusal(finishLogin, { body: { code: spaced } })).toMatchObject({ code: 'code_used' })
    expect(await client.call(listSessions, {})).toHaveLength(2)
  })

  it('takes a recovery code once, and none of those that others replaced', async () => {
    const { client, username, uri, recoveryCodes } = await account()
    await client.call(confirmSecondFactor, { body: { code: codeOf(uri) } })
    const [first = '', second = ''] = recoveryCodes
    const phone = server().client()
    await signIn(phone, username)
    await phone.call(finishLogin, { body: { code: first } })
    const again = server().client()
    await signIn(again, username)
    expect(await again.refusal(finishLogin, { body: { code: first } })).toMatchObject({ code: 'code_wrong' })
    expect(await client.refusal(makeRecoveryCodes, { body: { password: 'wrong' } })).toMatchObject({
      code: 'wrong_password',
    })
    const { recoveryCodes: others } = await client.call(makeRecoveryCodes, { body })
    expect(await again.refusal(finishLogin, { body: { code: second } })).toMatchObject({ code: 'code_wrong' })
    await again.call(finishLogin, { body: { code: others[0] ?? '' } })
  })

  it('ends a sign-in after five wrong codes, and has no other way in', async () => {
    const { client, username, uri } = await account()
    await client.call(confirmSecondFactor, { body: { code: codeOf(uri) } })
    const thief = server().client()
    await signIn(thief, username)
    for (let count = 0; count < 5; count += 1)
      expect(await thief.refusal(finishLogin, { body: { code: '000000' } })).toMatchObject({
        code: 'code_wrong',
      })
    expect(await thief.refusal(finishLogin, { body: { code: codeOf(uri) } })).toMatchObject({
      status: 401,
      code: 'code_expired',
    })
    const nobody = server().client()
    expect(await nobody.refusal(finishLogin, { body: { code: codeOf(uri) } })).toMatchObject({
      code: 'code_expired',
    })
  })

  it('is turned off with the password, and kept nowhere that can be read', async () => {
    const { client, username, uri, recoveryCodes } = await account()
    await client.call(confirmSecondFactor, { body: { code: codeOf(uri) } })
    const rows = await inDatabase(server().env, (db) => db.selectFrom('secondFactors').selectAll().execute())
    const kept = JSON.stringify(rows)
    expect(kept).not.toContain(new URL(uri).searchParams.get('secret'))
    for (const code of recoveryCodes) expect(kept).not.toContain(code)
    expect((await client.send(exportAccount, {})).status).toBe(200)
    expect(await client.refusal(endSecondFactor, { body: { password: 'wrong' } })).toMatchObject({
      code: 'wrong_password',
    })
    await client.call(endSecondFactor, { body })
    expect(await client.call(readSecondFactor, {})).toEqual({ isOn: false })
    expect(await server().client().call(login, { body: { username, password } })).toMatchObject({ username })
  })
})
