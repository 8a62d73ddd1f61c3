import type { BetterAuthOptions } from 'better-auth'
import { APIError, getOAuthState } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins'
import type { ProviderRefusal } from '#contract/accounts/single-sign-on.ts'
import { PROVIDER_CALLBACK } from '#contract/accounts/single-sign-on.ts'
import { newUsernameFault, USERNAME_LENGTH, usernameFor } from '#domain/accounts/user-name.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type Admission, admit } from '../../../invitations/admission.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import type { Env, OidcSettings } from '../../../settings/env.ts'
import type { NamedAdministrators } from '../administrators/named-administrators.ts'
import { noteNewAccount } from '../registering/new-account.ts'
import { isLookTaken } from '../store/queries.ts'
import { usernameKey } from '../store/username-key.ts'
import { PROVIDER, waysInOf } from '../store/ways-in.ts'

interface Needs {
  /** The library's: within a transaction of its, that one. */
  readonly db: Db
  readonly env: Pick<Env, 'publicUrl' | 'registration'>
  readonly administrators: NamedAdministrators
  readonly clock: () => Date
}

/** What the authentication library has to know of a provider: OpenID Connect with PKCE, state and nonce. */
export const providerPlugin = (oidc: OidcSettings, needs: Needs) =>
  genericOAuth({
    config: [
      {
        providerId: PROVIDER,
        name: oidc.name,
        discoveryUrl: `${oidc.issuer}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        clientId: oidc.clientId,
        clientSecret: oidc.clientSecret,
        // A public client has nothing to say who it is by.
        authentication: oidc.clientSecret === undefined ? 'post' : oidc.clientAuth,
        scopes: ['openid', 'email', 'profile'],
        redirectURI: new URL(PROVIDER_CALLBACK, needs.env.publicUrl).href,
        mapProfileToUser: async ({ email, email_verified, preferred_username }) => {
          const username = await freeUsername(needs, String(email ?? ''), preferred_username)
          return {
            name: username,
            username,
            displayUsername: username,
            // Some providers write it as text.
            emailVerified: email_verified === true || email_verified === 'true',
            image: null,
          } as { name: string }
        },
      },
    ],
  })

/** Who comes from a provider is let in by these rules. */
export const providerRules = (needs: Needs) =>
  ({
    user: {
      // Who already signs in at the provider is known by their id there.
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' && source.action !== 'sign-in' && !user.emailVerified
          ? { error: 'provider_email_unverified' satisfies ProviderRefusal }
          : undefined,
    },
    account: {
      // An address alone opens no account that is there: its owner connects the two, signed in.
      accountLinking: { disableImplicitLinking: true, allowDifferentEmails: true },
      updateAccountOnSignIn: false,
    },
    databaseHooks: {
      account: {
        create: {
          before: async (account) => {
            if (account.providerId !== PROVIDER) return
            await noteWayIn(needs, account.userId)
            // What opens the provider's house is nothing that we need.
            return { data: { accessToken: null, refreshToken: null, idToken: null } }
          },
        },
      },
    },
  }) satisfies Partial<BetterAuthOptions>

/**
 * A first way in is a new account's, in the transaction that makes it; another one was connected by its owner.
 * @throws {APIError} why there may be no new account
 */
async function noteWayIn(needs: Needs, userId: string): Promise<void> {
  const { db, clock } = needs
  if ((await waysInOf(db, userId)).length > 0)
    return recordChange(db, { at: clock(), ownerId: userId, action: 'provider.connected' })
  const state = await getOAuthState()
  const user = await db
    .selectFrom('users')
    .select(['email', 'displayUsername'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const admission = await admitted(needs, state?.invitation, user.email)
  await noteNewAccount(db, { id: userId, username: user.displayUsername, admission, at: clock() })
}

async function admitted(needs: Needs, invitation: unknown, email: string): Promise<Admission> {
  try {
    return await admit(needs, typeof invitation === 'string' ? invitation : undefined, email)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new APIError('FORBIDDEN', { code: error.code, message: error.message })
  }
}

/** A name that nobody has, nor looks like: what the provider calls the person, or what their address begins with. */
async function freeUsername({ db, administrators }: Needs, email: string, preferred: unknown) {
  const wanted = typeof preferred === 'string' ? preferred.trim().slice(0, USERNAME_LENGTH.most - 5) : ''
  const isFit = wanted.length >= USERNAME_LENGTH.least && !newUsernameFault(wanted)
  const base = (isFit ? wanted : usernameFor(email).slice(0, USERNAME_LENGTH.most - 5)) || 'member'
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base} ${count}`
    const isTaken = (await isLookTaken(db, name)) || administrators.isReserved(usernameKey(name), email)
    if (!isTaken) return name
  }
}
