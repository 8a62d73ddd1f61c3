import { afterAll, describe, expect, it } from 'vitest'
import {
  currentUser,
  listSessions,
  login,
  requestPasswordReset,
  resetPassword,
} from '#contract/accounts/accounts.ts'
import { listActivity } from '#contract/accounts/audit-trail.ts'
import {
  beginProviderSignIn,
  connectProvider,
  disconnectProvider,
  PROVIDER_CALLBACK,
  readProvider,
} from '#contract/accounts/single-sign-on.ts'
import { inDatabase } from '../builders/build-live.ts'
import {
  CLIENT,
  type PersonThere,
  type SignInProvider,
  startCertifiedProvider,
  startLibraryProvider,
} from '../fakes/sign-in-providers.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const OWN = 'https://menus.example'
const REDIRECT = `${OWN}${PROVIDER_CALLBACK}`

const providers: readonly (readonly [string, SignInProvider])[] = hasEngine
  ? [
      ['oidc-provider', await startCertifiedProvider(REDIRECT)],
      ['@better-auth/oauth-provider', await startLibraryProvider(REDIRECT)],
    ]
  : []
afterAll(() => Promise.all(providers.map(([, provider]) => provider.close())))

const settingsOf = ({ issuer, clientAuth }: Pick<SignInProvider, 'issuer' | 'clientAuth'>) => ({
  CARTE_PUBLIC_URL: OWN,
  CARTE_BILLING: 'sandbox',
  CARTE_OIDC_ISSUER: issuer,
  CARTE_OIDC_CLIENT_ID: CLIENT.id,
  CARTE_OIDC_CLIENT_SECRET: CLIENT.secret,
  CARTE_OIDC_CLIENT_AUTH: clientAuth,
  CARTE_OIDC_NAME: 'Trattoria Group',
})

const AWAY = { issuer: 'http://127.0.0.1:9', clientAuth: 'basic' } as const

let count = 0
const somebody = (more: Partial<PersonThere> = {}): PersonThere => {
  count += 1
  const name = `person${count}-${crypto.randomUUID().slice(0, 6)}`
  return { sub: name, email: `${name}@example.com`, email_verified: true, preferred_username: name, ...more }
}

/** Where somebody lands who comes back from the provider: a path of ours. */
async function comeBack(client: TestClient, address: string): Promise<string> {
  const { pathname, search } = new URL(address)
  const response = await client.fetch(`${pathname}${search}`)
  const landed = new URL(response.headers.get('location') ?? '', OWN)
  return `${landed.pathname}${landed.search}`
}

describe.each(providers)('signing in at a provider: %s', (_, provider) => {
  const server = useTestServer(settingsOf(provider))

  async function signIn(client: TestClient, person: PersonThere, body: object = {}) {
    const { goTo } = await client.call(beginProviderSignIn, { body })
    return comeBack(client, await provider.signIn(goTo, person))
  }

  it('makes an account the first time, and finds it again, with PKCE, state and nonce', async () => {
    const client = server().client()
    const { goTo } = await client.call(beginProviderSignIn, { body: { from: '/saved-menus' } })
    const asked = new URL(goTo).searchParams
    expect([asked.get('code_challenge_method'), asked.get('redirect_uri')]).toEqual(['S256', REDIRECT])
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked.get(name)?.length).toBeGreaterThan(20)
    const person = somebody()
    const landed = await comeBack(client, await provider.signIn(goTo, person))
    expect(landed).toBe('/auth?arrived=registered&from=%2Fsaved-menus')
    const made = await client.call(currentUser, {})
    expect(made).toMatchObject({ username: person.preferred_username, email: person.email })
    expect(made.house.role).toBe('owner')
    expect(await client.call(readProvider, {})).toEqual({ isConnected: true, hasPassword: false })
    expect((await client.call(listActivity, {})).map(({ action }) => action)).toContain('account.created')

    const phone = server().client()
    expect(await signIn(phone, { ...person, email: 'moved@example.com' })).toBe('/auth?arrived=signed-in')
    expect((await phone.call(currentUser, {})).id).toBe(made.id)
    expect(await client.call(listSessions, {})).toHaveLength(2)
    // Nothing is kept that would open the house of the provider.
    const rows = await inDatabase(server().env, (db) => db.selectFrom('accounts').selectAll().execute())
    expect(JSON.stringify(rows)).not.toMatch(/"(?:accessToken|refreshToken|idToken)":"/u)
  })

  it('opens no account that is there by its address alone: its owner connects the two, and takes them apart', async () => {
    const owner = server().client()
    const { id, username, email } = await owner.register(`owner-${crypto.randomUUID().slice(0, 8)}`)
    const person = somebody({ email })
    const other = server().client()
    expect(await signIn(other, person)).toBe('/auth?refused=provider_not_connected')
    expect(await other.refusal(currentUser, {})).toMatchObject({ code: 'not_signed_in' })

    const { goTo } = await owner.call(connectProvider, {})
    expect(await comeBack(owner, await provider.signIn(goTo, person))).toBe('/account')
    expect(await owner.call(readProvider, {})).toEqual({ isConnected: true, hasPassword: true })
    expect(await signIn(other, person)).toBe('/auth?arrived=signed-in')
    expect((await other.call(currentUser, {})).id).toBe(id)
    await owner.call(disconnectProvider, {})
    expect(await signIn(server().client(), person)).toBe('/auth?refused=provider_not_connected')
    const trail = (await owner.call(listActivity, {})).map(({ action }) => action)
    expect(trail).toEqual(expect.arrayContaining(['provider.connected', 'provider.disconnected']))
    await server()
      .client()
      .call(login, { body: { username, password: 'correct horse' } })
  })

  it('lets nobody take what another account is connected to, or leave without a password', async () => {
    const person = somebody()
    const first = server().client()
    await signIn(first, person)
    expect(await first.refusal(disconnectProvider, {})).toMatchObject({ code: 'password_needed' })
    const second = server().client()
    await second.register(`other-${crypto.randomUUID().slice(0, 8)}`)
    const { goTo } = await second.call(connectProvider, {})
    expect(await comeBack(second, await provider.signIn(goTo, person))).toBe(
      '/account?refused=provider_of_other',
    )
    expect(await second.call(readProvider, {})).toMatchObject({ isConnected: false })
  })

  it('takes a confirmed address alone, and a name that nobody has', async () => {
    const unconfirmed = somebody({ email_verified: false })
    const client = server().client()
    expect(await signIn(client, unconfirmed)).toBe('/auth?refused=provider_email_unverified')
    expect(await client.refusal(currentUser, {})).toMatchObject({ status: 401 })
    const taken = somebody()
    await signIn(server().client(), taken)
    const namesake = server().client()
    await signIn(namesake, somebody({ preferred_username: taken.preferred_username }))
    expect((await namesake.call(currentUser, {})).username).toBe(`${taken.preferred_username} 2`)
  })

  it('is refused without the state of the same browser, with a used one, and with an error of the provider', async () => {
    const mine = server().client()
    const { goTo } = await mine.call(beginProviderSignIn, { body: {} })
    const back = await provider.signIn(goTo, somebody())
    const thief = server().client()
    expect(await comeBack(thief, back)).toBe('/auth?refused=provider_refused')
    expect(await comeBack(server().client(), `${REDIRECT}?code=x&state=made-up`)).toBe(
      '/auth?refused=provider_refused',
    )
    expect(await comeBack(server().client(), `${REDIRECT}?error=access_denied`)).toBe(
      '/auth?refused=provider_refused',
    )
    const again = server().client()
    const begun = await again.call(beginProviderSignIn, { body: {} })
    const used = await provider.signIn(begun.goTo, somebody())
    expect(await comeBack(again, used)).toBe('/auth?arrived=registered')
    expect(await comeBack(again, used)).toBe('/auth?refused=provider_refused')
  })

  it('leads nowhere else than to screens of ours', async () => {
    for (const from of ['https://evil.example.com/', '//evil.example.com', '/\\evil.example.com'])
      expect(await server().client().refusal(beginProviderSignIn, { body: { from } })).toMatchObject({
        code: 'invalid_input',
      })
  })
})

describe.skipIf(!hasEngine)('where registration is by invitation', () => {
  const server = useTestServer({
    ...settingsOf(providers[0]?.[1] ?? AWAY),
    CARTE_REGISTRATION: 'invited',
  })

  it('a provider makes no account without one', async () => {
    const client = server().client()
    const { goTo } = await client.call(beginProviderSignIn, { body: {} })
    const back = await (providers[0] as (typeof providers)[number])[1].signIn(goTo, somebody())
    expect(await comeBack(client, back)).toBe('/auth?refused=invitation_needed')
    const users = await inDatabase(server().env, (db) => db.selectFrom('users').selectAll().execute())
    expect(users).toEqual([])
  })
})

describe.skipIf(!hasEngine)('while the provider is away', () => {
  const server = useTestServer(settingsOf(AWAY))

  it('passwords work, and the provider is said to be away', async () => {
    const client = server().client()
    const { username } = await client.register('without-provider')
    expect(await client.refusal(beginProviderSignIn, { body: {} })).toMatchObject({
      status: 503,
      code: 'provider_unavailable',
    })
    await server()
      .client()
      .call(login, { body: { username, password: 'correct horse' } })
  })
})

describe.skipIf(!hasEngine)('without a provider', () => {
  const server = useTestServer()

  it('there is nothing to sign in at', async () => {
    const client = server().client()
    expect(await client.refusal(beginProviderSignIn, { body: {} })).toMatchObject({ code: 'not_found' })
    expect((await client.fetch(`${PROVIDER_CALLBACK}?code=x`)).status).toBe(404)
    await client.call(requestPasswordReset, { body: { email: 'nobody@example.com' } })
    expect(
      await client.refusal(resetPassword, { body: { token: 'x', password: 'a long sentence' } }),
    ).toMatchObject({ code: 'reset_link_invalid' })
  })
})
