import { betterAuth } from 'better-auth'
import { username } from 'better-auth/plugins'
import { type User, userSchema } from '#contract/accounts.ts'
import type { Plan } from '#domain/plans/plans.ts'
import type { Db, Engine } from '../../db/schema.ts'
import type { Env } from '../../env.ts'
import type { Logger } from '../../log.ts'
import type { PlanOf } from '../../subscriptions.ts'

/** Where the library's own handler listens; nothing outside the process reaches it. */
const INTERNAL_BASE = '/internal/auth'
const INTERNAL_ORIGIN = 'http://carte.internal'

export interface AuthServices {
  readonly db: Db
  readonly engine: Engine
  readonly env: Pick<Env, 'publicUrl' | 'administrators'>
  readonly secret: string
  readonly log: Logger
  readonly planOf: PlanOf
}

/** Accounts, passwords and sessions, behind the specified calls. */
export interface Auth {
  /** Who the cookies of these headers belong to. */
  findUser(headers: Headers): Promise<User | null>
  /** Calls the library as over HTTP, so that its own checks and limits apply. */
  call(path: string, headers: Headers, body?: object): Promise<Response>
}

export function createAuth({ db, engine, env, secret, log, planOf }: AuthServices): Auth {
  const library = betterAuth({
    appName: 'Carte',
    baseURL: INTERNAL_ORIGIN,
    basePath: INTERNAL_BASE,
    secret,
    database: { db, type: engine, transaction: true },
    logger: { log: (level, message) => log[level]({ source: 'better-auth' }, message) },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true, minPasswordLength: 6, maxPasswordLength: 1000 },
    plugins: [
      username({
        maxUsernameLength: 60,
        // The contract has judged the characters already.
        usernameValidator: () => true,
        usernameNormalization: (name) => name.normalize('NFC').toLowerCase(),
      }),
    ],
    user: {
      modelName: 'users',
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'owner' },
      },
    },
    session: { modelName: 'sessions' },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    advanced: {
      cookiePrefix: 'carte',
      useSecureCookies: env.publicUrl?.protocol === 'https:',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
  })

  return {
    async findUser(headers) {
      if (!headers.has('cookie')) return null
      const session = await library.api.getSession({ headers })
      return session && presentUser(session.user, await planOf(session.user.id), env.administrators)
    },
    call(path, headers, body) {
      const request = new Headers({ origin: INTERNAL_ORIGIN })
      const cookie = headers.get('cookie')
      if (cookie) request.set('cookie', cookie)
      const userAgent = headers.get('user-agent')
      if (userAgent) request.set('user-agent', userAgent)
      if (body) request.set('content-type', 'application/json')
      return library.handler(
        new Request(`${INTERNAL_ORIGIN}${INTERNAL_BASE}${path}`, {
          method: 'POST',
          headers: request,
          body: body && JSON.stringify(body),
        }),
      )
    },
  }
}

/** The user as the API shows one: exactly these fields, whatever else is stored. */
export function presentUser(
  stored: object,
  subscriptionPlan: Plan,
  administrators: ReadonlySet<string>,
): User {
  const user = stored as Record<string, unknown>
  const name = String(user.displayUsername ?? user.username)
  return userSchema.parse({
    id: user.id,
    username: name,
    email: user.email,
    subscriptionPlan,
    role: administrators.has(name.toLowerCase()) ? 'administrator' : user.role,
  })
}
