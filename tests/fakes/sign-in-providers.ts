import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { oauthProvider } from '@better-auth/oauth-provider'
import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import { toNodeHandler } from 'better-auth/node'
import { jwt } from 'better-auth/plugins'
import Provider from 'oidc-provider'

/** Who signs in at a provider, in its claims. */
export interface PersonThere {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly preferred_username?: string
}

/** A provider of OpenID Connect that runs on this machine. */
export interface SignInProvider {
  readonly issuer: string
  /** How a client has to send it its secret; it refuses another way. */
  readonly clientAuth: 'basic' | 'post'
  /** Makes an account there, or changes it: its form takes the `sub` as the name, and any password. */
  keep(person: PersonThere): Promise<void>
  /** Goes through its pages as a browser does. @returns the address of ours that it sends the person to */
  signIn(goTo: string, person: PersonThere): Promise<string>
  close(): Promise<void>
}

export const CLIENT = { id: 'carte', secret: 'a secret that both of them know' } as const

/** `oidc-provider`, which is certified: it insists on PKCE, and answers who it is by its user info. */
export async function startCertifiedProvider(redirectUri: string): Promise<SignInProvider> {
  const people = new Map<string, PersonThere>()
  return startProvider((origin) => {
    const provider = new Provider(origin, {
      clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
      cookies: { keys: ['a key for tests'] },
      findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => people.get(id) }),
      pkce: { required: () => true },
    })
    return {
      issuer: origin,
      clientAuth: 'basic',
      answer: provider.callback(),
      keep: async (person) => {
        people.set(person.sub, person)
      },
    }
  })
}

/** Where the library has its calls; an issuer may have a path. */
const BASE = '/realms/restaurants'

const PASSWORD = 'any password'

/** `@better-auth/oauth-provider`: an issuer with a path, signatures with Ed25519, and the secret in the body. */
export async function startLibraryProvider(redirectUri: string): Promise<SignInProvider> {
  return startProvider(async (origin) => {
    const tables = {
      ...{ user: [], session: [], account: [], verification: [], jwks: [] },
      ...{ oauthClient: [], oauthAccessToken: [], oauthRefreshToken: [], oauthConsent: [] },
      ...{ oauthResource: [], oauthClientResource: [], oauthClientAssertion: [] },
    } as Record<string, Record<string, unknown>[]>
    const auth = betterAuth({
      baseURL: origin,
      basePath: BASE,
      secret: 'a secret for tests that is long enough',
      database: memoryAdapter(tables),
      emailAndPassword: { enabled: true },
      // Cookies are of a host, not of a port: a browser has those of Carte here too.
      advanced: { cookiePrefix: 'provider' },
      plugins: [
        jwt(),
        oauthProvider({
          loginPage: '/login',
          consentPage: '/consent',
          generateClientId: () => CLIENT.id,
          generateClientSecret: () => CLIENT.secret,
          customUserInfoClaims: ({ user }) => ({ preferred_username: user.name }),
        }),
      ],
    })
    const { headers } = await auth.api.signUpEmail({
      body: { email: 'operator@example.com', name: 'Operator', password: PASSWORD },
      returnHeaders: true,
    })
    await auth.api.adminCreateOAuthClient({
      headers: { cookie: cookiesOf(headers) },
      body: {
        client_name: 'Carte',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        // It takes addresses of this machine without TLS from programs on a desk alone.
        application_type: redirectUri.startsWith('https:') ? 'web' : 'native',
      },
    })
    const idOf = new Map<string, unknown>()
    const userOf = (sub: string) => tables.user?.find(({ id }) => id === idOf.get(sub))
    const ofLibrary = toNodeHandler(auth)

    /** The pages that the library leaves to its application. */
    async function ofPages(request: IncomingMessage, response: ServerResponse, { pathname, search }: URL) {
      if (request.method !== 'POST') {
        response.setHeader('content-type', 'text/html')
        return response.end(pageOf(pathname, search))
      }
      const sent = new URLSearchParams(await text(request))
      const oauth_query = search.slice(1)
      const isConsent = pathname === '/consent'
      const answer = await auth.handler(
        new Request(`${origin}${BASE}${isConsent ? '/oauth2/consent' : '/sign-in/email'}`, {
          method: 'POST',
          headers: { origin, cookie: request.headers.cookie ?? '', 'content-type': 'application/json' },
          body: JSON.stringify(
            isConsent
              ? { accept: true, oauth_query }
              : { email: userOf(sent.get('login') ?? '')?.email, password: PASSWORD, oauth_query },
          ),
        }),
      )
      const { url } = (await answer.json()) as { url?: string }
      if (!url) throw new Error(`The library answered ${answer.status} on ${pathname}`)
      response.writeHead(303, { 'set-cookie': answer.headers.getSetCookie(), location: url })
      return response.end()
    }

    return {
      issuer: `${origin}${BASE}`,
      clientAuth: 'post',
      answer: (request, response) => {
        const url = new URL(request.url ?? '/', origin)
        return url.pathname.startsWith(BASE) ? ofLibrary(request, response) : ofPages(request, response, url)
      },
      async keep({ sub, email, email_verified, preferred_username: name = sub }) {
        const known = userOf(sub)
        const user = known ?? (await auth.api.signUpEmail({ body: { email, name, password: PASSWORD } })).user
        idOf.set(sub, user.id)
        Object.assign(userOf(sub) ?? {}, { email, name, emailVerified: email_verified })
      },
    }
  })
}

/** As a browser sends back what it was given. */
const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ')

/** A form that browsers and tests send. */
const pageOf = (pathname: string, search: string) => `<!doctype html><html lang="en"><title>Sign in</title>
<form method="post" action="${pathname}${search.replaceAll('&', '&amp;')}">${
  pathname === '/consent'
    ? '<input type="hidden" name="prompt" value="consent"><button>Allow</button>'
    : '<input type="hidden" name="prompt" value="login"><label>Name <input name="login"></label><button>Sign in</button>'
}</form></html>`

interface Opened extends Pick<SignInProvider, 'issuer' | 'clientAuth' | 'keep'> {
  readonly answer: RequestListener
}

async function startProvider(open: (origin: string) => Opened | Promise<Opened>): Promise<SignInProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { answer, ...opened } = await open(origin)
  server.on('request', answer)
  return {
    ...opened,
    async signIn(goTo, person) {
      await opened.keep(person)
      return walkPages(goTo, person)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Follows addresses and sends forms, as a browser without a script. @returns the first address of another site */
async function walkPages(goTo: string, { sub }: PersonThere): Promise<string> {
  const { origin } = new URL(goTo)
  const cookies = new Map<string, string>()
  let asked: { url: string; body?: URLSearchParams } = { url: goTo }
  for (let step = 0; step < 20; step += 1) {
    const response = await fetch(asked.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(asked.body && { method: 'POST', body: asked.body }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', ...value] = (set.split(';', 1)[0] ?? '').split('=')
      cookies.set(name, value.join('='))
    }
    const page = await response.text()
    // Who isn't a browser by its headers is answered where to go on as JSON.
    const answered = page.startsWith('{') ? (JSON.parse(page) as { url?: string }) : {}
    const location = response.headers.get('location') ?? answered.url
    if (location) {
      const next = new URL(location, asked.url)
      if (next.origin !== origin) return next.href
      asked = { url: next.href }
    } else {
      const [, action = ''] = /action="([^"]+)"/u.exec(page) ?? []
      const [, prompt = ''] = /name="prompt" value="(\w+)"/u.exec(page) ?? []
      if (!action) throw new Error(`The provider answered ${response.status}: ${page.slice(0, 500)}`)
      const body = new URLSearchParams({ prompt, login: sub, password: 'any' })
      asked = { url: new URL(action.replaceAll('&amp;', '&'), origin).href, body }
    }
  }
  throw new Error('The provider never sent the person back.')
}
