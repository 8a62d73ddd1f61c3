import type { User } from '#contract/accounts/accounts.ts'
import type { TrailAction } from '#contract/accounts/audit-trail.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  makeRecoveryCodes,
  readSecondFactor,
} from '#contract/accounts/second-factor.ts'
import type { Clock, Database } from '../../../db/database.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import type { Limiters } from '../../../limits/limiters.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Accounts } from '../signing-in/auth.ts'
import { cookiesOf, forwardCookies, requestOf } from '../signing-in/request.ts'
import { deleteOtherSessionsOf } from '../store/queries.ts'
import { codeError, useCode } from './check-code.ts'

export function mountSecondFactor(
  api: Api,
  { auth, attempts, clock, db, env }: Accounts & Pick<Limiters, 'attempts'> & Clock & Database & Settings,
): void {
  mount(api, readSecondFactor, async ({ user }) => ({ isOn: await isOn(db, user.id) }))

  mount(api, beginSecondFactor, async ({ c, user, body }) => {
    const response = await withPassword(user, () =>
      auth.call('enableTwoFactor', requestOf(c, env), { ...body, method: 'totp' }),
    )
    const { totpURI, backupCodes } = (await response.json()) as { totpURI: string; backupCodes: string[] }
    return { uri: totpURI, recoveryCodes: backupCodes }
  })

  mount(api, confirmSecondFactor, async ({ c, user, body }) => {
    await attempts.take(['password of account', user.id])
    const response = await auth.change('verifyTOTP', requestOf(c, env), body, async (transaction, made) => {
      // The library gave this browser a fresh session; all others were made without a code.
      const kept = await auth.findSessionId(cookiesOf(made))
      await deleteOtherSessionsOf(transaction, user.id, kept ?? '')
      await record(transaction, user, 'second-factor.on')
    })
    if (!response.ok) throw codeError((await response.json()) as { code?: string })
    await useCode(attempts, user.id, body.code)
    forwardCookies(c, response)
  })

  mount(api, endSecondFactor, async ({ c, user, body }) => {
    const response = await withPassword(user, () =>
      auth.change('disableTwoFactor', requestOf(c, env), body, (transaction) =>
        record(transaction, user, 'second-factor.off'),
      ),
    )
    forwardCookies(c, response)
  })

  mount(api, makeRecoveryCodes, async ({ c, user, body }) => {
    const response = await withPassword(user, () =>
      auth.change('generateBackupCodes', requestOf(c, env), body, (transaction) =>
        record(transaction, user, 'recovery-codes.made'),
      ),
    )
    const { backupCodes } = (await response.json()) as { backupCodes: string[] }
    return { recoveryCodes: backupCodes }
  })

  /** @throws {AppError} `wrong_password`, `second_factor_on`, `second_factor_off` */
  async function withPassword(user: User, act: () => Promise<Response>): Promise<Response> {
    await attempts.take(['password of account', user.id])
    const response = await act()
    if (!response.ok) {
      const cause = (await response.json()) as { code?: string }
      throw new AppError(refusals[cause.code ?? ''] ?? 'wrong_password', { cause })
    }
    await attempts.forgive(['password of account', user.id])
    return response
  }

  const record = (transaction: Db, { id }: User, action: TrailAction) =>
    recordChange(transaction, { at: clock(), ownerId: id, action })
}

const refusals: Readonly<Record<string, 'second_factor_on' | 'second_factor_off'>> = {
  TOTP_ALREADY_ENABLED: 'second_factor_on',
  TWO_FACTOR_NOT_ENABLED: 'second_factor_off',
}

async function isOn(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('twoFactorEnabled').where('id', '=', id).executeTakeFirst()
  return Boolean(row?.twoFactorEnabled)
}
