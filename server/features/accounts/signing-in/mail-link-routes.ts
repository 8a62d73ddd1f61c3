import {
  requestPasswordReset,
  requestVerification,
  resetPassword,
  verifyEmail,
} from '#contract/accounts/accounts.ts'
import type { Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import type { Limiters } from '../../../limits/limiters.ts'
import type { Settings } from '../../../settings/settings.ts'
import { findOwnerOfResetLink } from '../mails/mail-links.ts'
import { readUser } from '../store/queries.ts'
import type { Accounts } from './auth.ts'
import { refuseGuessedPassword } from './refuse-password.ts'
import { requestOf } from './request.ts'

export function mountMailLinks(
  api: Api,
  { auth, attempts, db, env }: Pick<Accounts, 'auth'> & Pick<Limiters, 'attempts'> & Database & Settings,
): void {
  mount(api, requestPasswordReset, async ({ c, body: { email } }) => {
    const request = requestOf(c, env)
    await attempts.take(['reset by account', email], ['reset by address', request.address])
    const response = await auth.call('requestPasswordReset', request, {
      email,
      redirectTo: request.origin,
    })
    if (!response.ok) throw new Error('No reset could be requested', { cause: await response.json() })
  })

  mount(api, resetPassword, async ({ c, body: { token, password } }) => {
    const request = requestOf(c, env)
    await attempts.take(['link by address', request.address])
    const owner = await findOwnerOfResetLink(db, token)
    if (owner) refuseGuessedPassword(password, { ...owner, username: owner.displayUsername }, 'password')
    const response = await auth.change('resetPassword', request, { token, newPassword: password })
    if (!response.ok) throw new AppError('reset_link_invalid', { cause: await response.json() })
  })

  mount(api, requestVerification, async ({ c, user: { id, email } }) => {
    if ((await readUser(db, id))?.emailVerified) return
    await attempts.take(['verification by account', id])
    const request = requestOf(c, env)
    const response = await auth.call('sendVerificationEmail', request, {
      email,
      callbackURL: request.origin,
    })
    if (!response.ok) throw new Error('No verification could be requested', { cause: await response.json() })
  })

  mount(api, verifyEmail, async ({ c, body: { token } }) => {
    await attempts.take(['link by address', requestOf(c, env).address])
    if (!(await auth.verifyEmail(token))) throw new AppError('verification_link_invalid')
  })
}
