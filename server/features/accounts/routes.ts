import { currentUser, login, logout, register } from '#contract/accounts/accounts.ts'
import { finishLogin } from '#contract/accounts/second-factor.ts'
import type { Payments } from '../../adapters/payments/port.ts'
import type { Storage } from '../../adapters/storage/port.ts'
import type { Clock, Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Api, HttpContext } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { type Admission, admit } from '../../invitations/admission.ts'
import type { Limiters } from '../../limits/limiters.ts'
import { houseOfSession } from '../../owners/members.ts'
import type { Mails, Plans } from '../../owners/owners.ts'
import type { Settings } from '../../settings/settings.ts'
import { endSessionsOf } from './administration/queries.ts'
import { mountAdministration } from './administration/routes.ts'
import { decoyAddress } from './mails/decoy-address.ts'
import { takenAddressMail } from './mails/mails.ts'
import { mountOwnAccount } from './own-account/own-account-routes.ts'
import { mountPasskeys } from './passkeys/passkey-routes.ts'
import { noteNewAccount } from './registering/new-account.ts'
import { checkOf, codeError, useCode } from './second-factor/check-code.ts'
import { mountSecondFactor } from './second-factor/second-factor-routes.ts'
import { type Accounts, presentUser } from './signing-in/auth.ts'
import { mountMailLinks } from './signing-in/mail-link-routes.ts'
import { refuseGuessedPassword } from './signing-in/refuse-password.ts'
import { cookiesOf, forwardCookies, requestOf } from './signing-in/request.ts'
import { mountSingleSignOn } from './single-sign-on/routes.ts'
import { findSignInName, findUserByEmail, isLookTaken, readUser } from './store/queries.ts'

export function mountAccounts(
  api: Api,
  services: Accounts &
    Pick<Limiters, 'attempts'> &
    Clock &
    Database &
    Settings &
    Plans &
    Mails &
    Payments &
    Storage,
): void {
  const { administrators, auth, attempts, clock, db, env, planOf, mailQueue } = services

  mount(api, register, async ({ c, body: { username, email, password, invitation } }) => {
    const request = requestOf(c, env)
    await attempts.take(['registration by address', request.address])
    const admission = await admit(services, invitation, email)
    refuseGuessedPassword(password, { username, email }, 'password')
    if (administrators.isReserved(username, email)) throw new AppError('username_reserved')
    async function signUp(isAgain = false): Promise<Response> {
      if (await isLookTaken(db, username)) throw new AppError('username_taken')
      const holder = env.requiresVerifiedEmail ? await findUserByEmail(db, email) : undefined
      const address = holder ? decoyAddress() : email
      const response = await auth.change(
        'signUpEmail',
        request,
        { name: username, username, email: address, password, callbackURL: request.origin },
        (transaction, response) => recordCreation(transaction, response, admission),
      )
      if (!response.ok) {
        // Where somebody was faster with the name or the address, they are there now.
        if (!isAgain) return signUp(true)
        throw registrationError(await readAnswer(response))
      }
      if (holder) await tellHolder(holder, request.origin)
      return response
    }
    const response = await signUp()
    // The same for an address that is free and one that is taken.
    if (env.requiresVerifiedEmail) throw new AppError('email_not_verified')
    return signedIn(c, response)
  })

  mount(api, login, async ({ c, body }) => {
    const request = requestOf(c, env)
    // An account is one, whichever of its two names is typed; a name of nobody is judged as one of somebody.
    const username = (await findSignInName(db, body.username)) ?? body.username
    const ofAccount = [
      // Among people who can't be distinguished, one would lock all the others out.
      ['sign-in by account and address', request.namedAddress && `${username}\n${request.namedAddress}`],
      ['sign-in by account', username],
    ] as const
    await attempts.take(...ofAccount, ['sign-in by address', request.address])
    const response = await auth.call('signInUsername', request, {
      username,
      password: body.password,
      callbackURL: request.origin,
    })
    if (!response.ok) throw signInError(await readAnswer(response))
    await attempts.forgive(...ofAccount)
    if ((await readAnswer(response.clone())).twoFactorRedirect) {
      forwardCookies(c, response)
      throw new AppError('code_needed')
    }
    await refuseLocked(db, await readAnswer(response.clone()))
    return signedIn(c, response)
  })

  mount(api, finishLogin, async ({ c, body: { code } }) => {
    const request = requestOf(c, env)
    await attempts.take(['code by address', request.address])
    const response = await auth.call(...checkOf(code, request))
    if (!response.ok) throw codeError(await readAnswer(response))
    await useCode(attempts, (await readAnswer(response.clone())).user?.id ?? '', code).catch(
      async (error) => {
        // The library has made the session already.
        await auth.call('signOut', { ...request, headers: cookiesOf(response) }, {})
        throw error
      },
    )
    await refuseLocked(db, await readAnswer(response.clone()))
    return signedIn(c, response)
  })

  mount(api, logout, async ({ c }) => {
    forwardCookies(c, await auth.call('signOut', requestOf(c, env), {}))
  })

  mount(api, currentUser, ({ user }) => user)

  mountOwnAccount(api, services)
  mountSecondFactor(api, services)
  mountSingleSignOn(api, services)
  mountPasskeys(api, services, async (c, response) => {
    await refuseLocked(db, await readAnswer(response.clone()))
    return signedIn(c, response)
  })
  mountMailLinks(api, services)
  mountAdministration(api, services)

  /** Tells the owner of an address of a stranger's registration; limited in number. */
  async function tellHolder(holder: { email: string; displayUsername: string }, origin: string) {
    try {
      await attempts.take(['notice by account', holder.email])
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_requests') return
      throw error
    }
    const recipient = { email: holder.email, name: holder.displayUsername }
    await mailQueue.post(takenAddressMail(env.brand, recipient, origin))
  }

  async function recordCreation(transaction: Db, response: Response, admission: Admission): Promise<void> {
    const { user } = await readAnswer(response)
    // For an address that is taken the library invents a user, so that a visitor does not learn it.
    const stored = user && (await readUser(transaction, user.id))
    if (!stored) return
    await noteNewAccount(transaction, {
      id: user.id,
      username: stored.displayUsername,
      admission,
      at: clock(),
    })
  }

  async function signedIn(c: HttpContext, response: Response) {
    forwardCookies(c, response)
    const { user } = await readAnswer(response)
    const stored = user && (await readUser(db, user.id))
    if (!stored) throw new Error('The authentication library answered without a stored user')
    const house = await houseOfSession(db, stored.id)
    if (!house) throw new Error('Each account is in a house.')
    return presentUser(stored, { house, plan: await planOf(house.id) }, administrators)
  }
}

interface AuthAnswer {
  readonly code?: string
  /** The password was right, and a code is asked for. */
  readonly twoFactorRedirect?: boolean
  readonly user?: { readonly id: string }
}

const readAnswer = async (response: Response): Promise<AuthAnswer> => (await response.json()) as AuthAnswer

function registrationError({ code, ...cause }: AuthAnswer): AppError {
  if (code?.startsWith('USERNAME_IS_ALREADY_TAKEN')) return new AppError('username_taken')
  if (code?.startsWith('USER_ALREADY_EXISTS')) return new AppError('email_taken')
  return new AppError('registration_refused', { cause: { code, ...cause } })
}

/** The library says it only to who knows the password. */
const signInError = (cause: AuthAnswer): AppError =>
  new AppError(cause.code === 'EMAIL_NOT_VERIFIED' ? 'email_not_verified' : 'wrong_credentials', { cause })

/** Only someone who knows the password learns that the account is locked; they stay signed out. */
async function refuseLocked(db: Db, { user }: AuthAnswer): Promise<void> {
  const stored = user && (await readUser(db, user.id))
  if (!stored || stored.lockedAt === null) return
  await endSessionsOf(db, stored.id)
  throw new AppError('account_locked')
}
