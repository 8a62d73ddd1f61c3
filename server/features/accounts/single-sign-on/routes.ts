import {
  beginProviderSignIn,
  connectProvider,
  disconnectProvider,
  PROVIDER_CALLBACK,
  type ProviderRefusal,
  providerRefusals,
  REFUSED_PARAMETER,
  readProvider,
} from '#contract/accounts/single-sign-on.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api, HttpContext } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import type { Limiters } from '../../../limits/limiters.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Accounts } from '../signing-in/auth.ts'
import { cookiesOf, forwardCookies, requestOf } from '../signing-in/request.ts'
import { deleteProviderOf, PROVIDER, waysInOf } from '../store/ways-in.ts'

/** The card of the account that says how it signs in. */
const SECURITY = '/account#security'

/** Signing in at a provider of the operator's: there and back, connected and disconnected by who has the account. */
export function mountSingleSignOn(
  api: Api,
  { auth, attempts, clock, db, env }: Accounts & Pick<Limiters, 'attempts'> & Clock & Database & Settings,
): void {
  const { atProvider } = auth

  mount(api, beginProviderSignIn, async ({ c, body: { from, invitation } }) => {
    const after = {
      arrived: addressOf(c, { arrived: 'signed-in', from }),
      registered: addressOf(c, { arrived: 'registered', from }),
      refused: addressOf(c, { from }),
    }
    return goTo(c, { step: 'sign-in', after, invitation })
  })

  mount(api, readProvider, async ({ user }) => {
    const ways = await waysInOf(db, user.id)
    return { isConnected: ways.includes(PROVIDER), hasPassword: ways.includes('credential') }
  })

  mount(api, connectProvider, ({ c }) => {
    const back = new URL(SECURITY, requestOf(c, env).origin).href
    return goTo(c, { step: 'connect', after: { arrived: back, refused: back } })
  })

  mount(api, disconnectProvider, async ({ user }) => {
    if (!(await waysInOf(db, user.id)).includes('credential')) throw new AppError('password_needed')
    await db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await deleteProviderOf(transaction, user.id)
      if (numDeletedRows > 0n)
        await recordChange(transaction, { at: clock(), ownerId: user.id, action: 'provider.disconnected' })
    })
  })

  // A browser comes from the provider with a code, or with an error.
  api.get(PROVIDER_CALLBACK, async (c) => {
    if (!atProvider) throw new AppError('not_found')
    const request = requestOf(c, env)
    await attempts.take(['provider by address', request.address])
    const response = await atProvider(request, { step: 'come-back', query: c.req.query() })
    const location = response.headers.get('location')
    const to = location && URL.canParse(location) ? new URL(location) : null
    const error = to?.searchParams.get('error')
    if (to?.origin === request.origin && !error) {
      const isSignedIn = to.pathname === '/auth'
      if (isSignedIn && !(await auth.findUser(cookiesOf(response)))) {
        await auth.call('signOut', { ...request, headers: cookiesOf(response) }, {})
        return c.redirect(refusedAt(to, 'account_locked'))
      }
      forwardCookies(c, response)
      return c.redirect(to.href)
    }
    // Without a state that fits, the library doesn't know where to go.
    const back = to?.origin === request.origin ? to : new URL('/auth', request.origin)
    return c.redirect(refusedAt(back, refusals[error ?? ''] ?? refusalNamed(error)))
  })

  async function goTo(c: HttpContext, input: Parameters<NonNullable<typeof atProvider>>[1]) {
    if (!atProvider) throw new AppError('not_found')
    const request = requestOf(c, env)
    await attempts.take(['provider by address', request.address])
    const response = await atProvider(request, input)
    const { url } = (await response.json()) as { url?: string }
    if (!response.ok || !url) throw new AppError('provider_unavailable')
    forwardCookies(c, response)
    return { goTo: url }
  }

  function addressOf(c: HttpContext, query: Readonly<Record<string, string | undefined>>): string {
    const url = new URL('/auth', requestOf(c, env).origin)
    for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
    return url.href
  }
}

function refusedAt(url: URL, refusal: ProviderRefusal): string {
  const back = new URL(url)
  for (const name of ['error', 'error_description', 'arrived']) back.searchParams.delete(name)
  back.searchParams.set(REFUSED_PARAMETER, refusal)
  return back.href
}

const refusals: Readonly<Record<string, ProviderRefusal>> = {
  account_not_linked: 'provider_not_connected',
  account_already_linked_to_different_user: 'provider_of_other',
}

const refusalNamed = (code: string | null | undefined): ProviderRefusal =>
  code && Object.hasOwn(providerRefusals, code) ? (code as ProviderRefusal) : 'provider_refused'
