import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { twoFactor, username } from 'better-auth/plugins'
import { type User, userSchema } from '#contract/accounts/accounts.ts'
import type { Plan } from '#domain/plans/plans.ts'
import { isDuplicate, isReadableStill, withDatabaseFaults } from '../../../db/connection/faults.ts'
import { joinTransactions } from '../../../db/join-transaction.ts'
import type { Db, Engine } from '../../../db/schema.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import type { MailQueue } from '../../../owners/mail-queue.ts'
import { houseOfSession } from '../../../owners/members.ts'
import type { PlanOf } from '../../../owners/subscriptions.ts'
import type { Env } from '../../../settings/env.ts'
import type { Logger } from '../../../watching/log.ts'
import type { NamedAccount, NamedAdministrators } from '../administrators/named-administrators.ts'
import { isDecoy } from '../mails/decoy-address.ts'
import { isConfirmationLinkOpen, openConfirmationLink, voidLinksOf } from '../mails/mail-links.ts'
import { RESET_LINK_MINUTES, resetMail, VERIFICATION_LINK_HOURS, verificationMail } from '../mails/mails.ts'
import { openProvider, type ProviderInput } from '../plugins/open-provider.ts'
import { passkeyPlugin } from '../plugins/passkeys.ts'
import { markEmailVerified } from '../store/queries.ts'
import { usernameKey } from '../store/username-key.ts'
import { type FormerCookies, sessionCookies } from './session-cookies.ts'

/** The library requires an address. It is only called in this process, and no link uses it. */
const UNUSED_BASE_URL = 'http://carte.internal'

/** The calls of the library's `api` that change something or judge a password. */
export type AuthCall =
  | 'changePassword'
  | 'disableTwoFactor'
  | 'enableTwoFactor'
  | 'generateBackupCodes'
  | 'generatePasskeyAuthenticationOptions'
  | 'generatePasskeyRegistrationOptions'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'sendVerificationEmail'
  | 'signInUsername'
  | 'signOut'
  | 'signUpEmail'
  | 'verifyBackupCode'
  | 'verifyPasskeyAuthentication'
  | 'verifyPasskeyRegistration'
  | 'verifyTOTP'

export interface AuthServices {
  readonly db: Db
  readonly engine: Engine
  readonly env: Pick<Env, 'brand' | 'oidc' | 'publicUrl' | 'registration' | 'requiresVerifiedEmail'>
  readonly administrators: NamedAdministrators
  readonly formerCookies: FormerCookies
  readonly secret: string
  readonly clock: () => Date
  readonly log: Logger
  readonly planOf: PlanOf
  readonly mailQueue: MailQueue
}

/** What the library has to know of a request. */
export interface AuthRequest {
  readonly headers: Headers
  readonly origin: string
  /** What attempts are counted by: many people share it where a proxy does not name them. */
  readonly address: string | undefined
  /** The sender's own address, where it is known; shown with a session. */
  readonly namedAddress: string | undefined
}

export interface Auth {
  findUser(headers: Headers): Promise<User | null>
  /** Calls the library. For a mail the body says as `callbackURL` or `redirectTo` on which origin its link leads to us. */
  call(name: AuthCall, request: AuthRequest, body: object): Promise<Response>
  /** Changes a guard of an account with its line of the audit trail in one transaction; a refusal is rolled back. */
  change(
    name: AuthCall,
    request: AuthRequest,
    body: object,
    alsoDo?: (transaction: Db, response: Response) => Promise<void>,
  ): Promise<Response>
  /**
   * Calls the library about the provider that people sign in at; null where none is set up.
   * @throws {AppError} `provider_unavailable`
   */
  readonly atProvider: ((request: AuthRequest, input: ProviderInput) => Promise<Response>) | null
  findSessionId(headers: Headers): Promise<string | undefined>
  /** Returns whether this is the password of the account that the cookies belong to. */
  isOwnPassword(headers: Headers, password: string): Promise<boolean>
  /** Confirms the address that a token of a mail was sent to; false for a wrong or an old one. */
  verifyEmail(token: string): Promise<boolean>
}

export interface Accounts {
  readonly auth: Auth
  readonly administrators: NamedAdministrators
}

export function createAuth(services: AuthServices): Auth {
  const { engine, env, administrators, formerCookies, secret, clock, log, planOf, mailQueue } = services
  const { db, together } = joinTransactions(services.db)
  const { cookiePrefix, isSecure } = sessionCookies(env)
  const options = {
    appName: 'Carte',
    baseURL: UNUSED_BASE_URL,
    secret,
    database: { db, type: engine, transaction: true },
    logger: {
      log: (level, message, ...details) => {
        const err = details.find((detail) => detail instanceof Error)
        // Somebody else was faster: the answer says so.
        log[isDuplicate(err) ? 'info' : level]({ source: 'better-auth', err }, message)
      },
    },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 1000,
      requireEmailVerification: env.requiresVerifiedEmail,
      resetPasswordTokenExpiresIn: RESET_LINK_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token, url }) =>
        mailQueue.post(resetMail(env.brand, user, originOf(url), token), db),
      // The link proves that its user reads the mails to this address.
      onPasswordReset: async ({ user }) => {
        await markEmailVerified(db, user.id)
        await voidLinksOf(db, user.id)
        await recordChange(db, { at: clock(), ownerId: user.id, action: 'password.reset' })
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      expiresIn: VERIFICATION_LINK_HOURS * 60 * 60,
      sendVerificationEmail: async ({ user, token, url }) => {
        await openConfirmationLink(db, { token, userId: user.id, hours: VERIFICATION_LINK_HOURS })
        if (!isDecoy(user.email))
          await mailQueue.post(verificationMail(env.brand, user, originOf(url), token), db)
      },
    },
    plugins: [
      username({
        maxUsernameLength: 60,
        // The contract has judged the characters already.
        usernameValidator: () => true,
        usernameNormalization: usernameKey,
      }),
      passkeyPlugin(env),
      twoFactor({ issuer: env.brand.brandName, schema: { twoFactor: { modelName: 'secondFactors' } } }),
    ],
    user: {
      modelName: 'users',
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'owner' },
        lockedAt: { type: 'string', input: false, required: false },
      },
    },
    session: {
      modelName: 'sessions',
      // What changes how an account signs in takes its password.
      freshAge: 0,
      additionalFields: { houseId: { type: 'string', required: false, input: false } },
    },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix,
      // The library's own prefix would be `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
    },
  } satisfies BetterAuthOptions
  const library = betterAuth(options)
  const { oidc } = env
  const provider = oidc && openProvider(options, oidc, { db, env, administrators, clock })

  const findSession = (headers: Headers, disableRefresh?: true) =>
    withDatabaseFaults(() =>
      library.api.getSession({ headers: formerCookies.renamed(headers), query: { disableRefresh } }),
    )

  return {
    async findUser(headers) {
      if (!headers.has('cookie')) return null
      const session = await findSession(headers).catch((error) => {
        // The library renews a session once a day. Without write access it can still be read.
        if (isReadableStill(error)) return findSession(headers, true)
        throw error
      })
      if (!session || !formerCookies.mayUse(headers, session.session)) return null
      // Signed in while the account was being locked.
      if (session.user.lockedAt) return null
      const house = await houseOfSession(db, session.user.id, session.session.houseId)
      // Of a house that was deleted in this moment, too.
      return house ? presentUser(session.user, { house, plan: await planOf(house.id) }, administrators) : null
    },
    async findSessionId(headers) {
      return (await findSession(headers, true))?.session.id
    },
    async isOwnPassword(headers, password) {
      const { status } = await withDatabaseFaults(() =>
        library.api.verifyPassword({
          headers: formerCookies.renamed(headers),
          body: { password },
          asResponse: true,
        }),
      )
      return status === 200
    },
    async verifyEmail(token) {
      if (!(await isConfirmationLinkOpen(db, token))) return false
      const { status } = await withDatabaseFaults(() =>
        library.api.verifyEmail({ query: { token }, asResponse: true }),
      )
      return status === 200
    },
    call,
    atProvider: provider
      ? (request, input) => withDatabaseFaults(() => provider(knownOf(request), input))
      : null,
    async change(name, request, body, alsoDo) {
      try {
        return await together(async (transaction) => {
          const response = await call(name, request, body)
          if (!response.ok) throw new Refusal(response)
          await alsoDo?.(transaction, response.clone())
          return response
        })
      } catch (error) {
        if (error instanceof Refusal) return error.response
        throw error
      }
    },
  }

  function call(name: AuthCall, request: AuthRequest, body: object): Promise<Response> {
    // Each call has a different body, and together they have no type that could be called.
    const act = library.api[name] as (input: object) => Promise<Response>
    return withDatabaseFaults(() => act({ headers: knownOf(request), body, asResponse: true })).catch(
      refusalOf,
    )
  }

  /** Nothing else of a request reaches the library, so it believes no header that a visitor made up. */
  function knownOf({ headers, origin, namedAddress }: AuthRequest): Headers {
    const known = new Headers({ origin })
    if (namedAddress) known.set('x-forwarded-for', namedAddress)
    const cookie = formerCookies.renamed(headers).get('cookie')
    if (cookie) known.set('cookie', cookie)
    const userAgent = headers.get('user-agent')
    if (userAgent) known.set('user-agent', userAgent)
    return known
  }
}

/** Ends a transaction in which the library refused something. */
class Refusal extends Error {
  readonly response: Response

  constructor(response: Response) {
    super('The authentication library refused a change')
    this.response = response
  }
}

/** What a plugin refuses before the call itself, the library throws even where a response is asked for. */
function refusalOf(error: unknown): Response {
  if (!isAPIError(error)) throw error
  return Response.json(error.body ?? {}, { status: error.statusCode })
}

/** @param url the library's own link, which carries the origin that the call was made with */
function originOf(url: string): string {
  const origin = new URL(url).searchParams.get('callbackURL') ?? ''
  if (!URL.canParse(origin)) throw new Error('A mail was asked for without an address for its link')
  return origin
}

/** The user as the API shows one: exactly these fields, and none of the others that are stored. */
export function presentUser(
  stored: object,
  { house, plan }: { readonly house: User['house']; readonly plan: Plan },
  administrators: NamedAdministrators,
): User {
  const user = stored as NamedAccount & Readonly<Record<string, unknown>>
  return userSchema.parse({
    id: user.id,
    username: String(user.displayUsername ?? user.username),
    email: user.email,
    subscriptionPlan: plan,
    role: administrators.includes(user) ? 'administrator' : user.role,
    house,
  })
}
