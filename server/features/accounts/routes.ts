import { currentUser, login, logout, register } from '#contract/accounts.ts'
import { AppError } from '../../errors.ts'
import { type Api, type HttpContext, mount } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { presentUser } from './auth.ts'
import { appointFirstAdministrator, readUser } from './queries.ts'

export function mountAccounts(api: Api, services: Services): void {
  const { auth, db, env, planOf } = services

  mount(api, register, async ({ c, body: { username, email, password } }) => {
    const response = await auth.call('/sign-up/email', c.req.raw.headers, {
      name: username,
      username,
      email,
      password,
    })
    if (!response.ok) throw registrationError(await readAnswer(response))
    await appointFirstAdministrator(db)
    return signedIn(c, response)
  })

  mount(api, login, async ({ c, body }) => {
    const response = await auth.call('/sign-in/username', c.req.raw.headers, body)
    if (!response.ok) throw new AppError('wrong_credentials', { cause: await readAnswer(response) })
    return signedIn(c, response)
  })

  mount(api, logout, async ({ c }) => {
    passCookies(c, await auth.call('/sign-out', c.req.raw.headers, {}))
    return undefined
  })

  mount(api, currentUser, ({ user }) => user)

  async function signedIn(c: HttpContext, response: Response) {
    passCookies(c, response)
    const { user } = await readAnswer(response)
    const stored = user && (await readUser(db, user.id))
    if (!stored) throw new Error('The authentication library answered without a stored user')
    return presentUser(stored, await planOf(stored.id), env.administrators)
  }
}

interface AuthAnswer {
  readonly code?: string
  readonly user?: { readonly id: string }
}

const readAnswer = async (response: Response): Promise<AuthAnswer> => (await response.json()) as AuthAnswer

function passCookies(c: HttpContext, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}

function registrationError({ code, ...cause }: AuthAnswer): AppError {
  if (code?.startsWith('USERNAME_IS_ALREADY_TAKEN')) return new AppError('username_taken')
  if (code?.startsWith('USER_ALREADY_EXISTS')) return new AppError('email_taken')
  return new AppError('registration_refused', { cause: { code, ...cause } })
}
