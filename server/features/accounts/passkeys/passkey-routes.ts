import type { User } from '#contract/accounts/accounts.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  finishPasskeySignIn,
  listPasskeys,
  PASSKEYS_LIMIT,
  removePasskey,
  renamePasskey,
} from '#contract/accounts/passkeys.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api, HttpContext } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import type { Limiters } from '../../../limits/limiters.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Accounts, AuthCall } from '../signing-in/auth.ts'
import { forwardCookies, requestOf } from '../signing-in/request.ts'
import { deletePasskey, listPasskeysOf, namePasskey } from './queries.ts'

type Needs = Accounts & Pick<Limiters, 'attempts'> & Clock & Database & Settings

/**
 * Passkeys: made with the password, listed, named and removed by who has the account.
 * @param signedIn answers who came in, as after a password
 */
export function mountPasskeys(
  api: Api,
  { auth, attempts, clock, db, env }: Needs,
  signedIn: (c: HttpContext, response: Response) => Promise<User>,
): void {
  mount(api, beginPasskeySignIn, async ({ c }) => {
    await attempts.take(['passkey by address', requestOf(c, env).address])
    return optionsOf(c, 'generatePasskeyAuthenticationOptions')
  })

  mount(api, finishPasskeySignIn, async ({ c, body }) => {
    const request = requestOf(c, env)
    await attempts.take(['passkey by address', request.address])
    const response = await auth.call('verifyPasskeyAuthentication', request, {
      response: read(body.response),
    })
    if (!response.ok) throw new AppError('passkey_wrong', { cause: await response.json() })
    return signedIn(c, response)
  })

  mount(api, listPasskeys, async ({ user }) => (await listPasskeysOf(db, user.id)).map(present))

  mount(api, beginPasskey, async ({ c, user, body: { password } }) => {
    await attempts.take(['password of account', user.id])
    if (!(await auth.isOwnPassword(c.req.raw.headers, password))) throw new AppError('wrong_password')
    await attempts.forgive(['password of account', user.id])
    if ((await listPasskeysOf(db, user.id)).length >= PASSKEYS_LIMIT) throw new AppError('too_many_passkeys')
    return optionsOf(c, 'generatePasskeyRegistrationOptions')
  })

  mount(api, addPasskey, async ({ c, user, body }) => {
    const response = await auth.change(
      'verifyPasskeyRegistration',
      requestOf(c, env),
      { ...body, response: read(body.response) },
      async (transaction, made) => {
        const { id } = (await made.json()) as { id: string }
        await recordChange(transaction, {
          at: clock(),
          ownerId: user.id,
          action: 'passkey.added',
          subjectId: id,
        })
      },
    )
    if (!response.ok) throw new AppError('passkey_wrong', { cause: await response.json() })
    return present((await response.json()) as Parameters<typeof present>[0])
  })

  mount(api, renamePasskey, async ({ user, params: { id }, body: { name } }) => {
    if (!(await namePasskey(db, { userId: user.id, id }, name))) throw new AppError('passkey_not_found')
  })

  mount(api, removePasskey, async ({ user, params: { id } }) => {
    await db.transaction().execute(async (transaction) => {
      if (!(await deletePasskey(transaction, { userId: user.id, id })))
        throw new AppError('passkey_not_found')
      await recordChange(transaction, {
        at: clock(),
        ownerId: user.id,
        action: 'passkey.removed',
        subjectId: id,
      })
    })
  })

  async function optionsOf(c: HttpContext, name: AuthCall): Promise<{ options: string }> {
    const response = await auth.call(name, requestOf(c, env), {})
    if (!response.ok) throw new Error('There are no options for a passkey', { cause: await response.json() })
    forwardCookies(c, response)
    return { options: await response.text() }
  }
}

/** @throws {AppError} `passkey_wrong` for what isn't a credential */
function read(text: string): object {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null && 'id' in read) return read
  } catch (cause) {
    throw new AppError('passkey_wrong', { cause })
  }
  throw new AppError('passkey_wrong')
}

const present = ({
  id,
  name,
  createdAt,
}: {
  readonly id: string
  readonly name: string | null
  readonly createdAt: string | Date
}) => ({ id, name: name ?? 'Passkey', createdAt: new Date(createdAt).toISOString() })
