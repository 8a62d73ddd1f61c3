import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OAuth2Server } from 'oauth2-mock-server'
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
  /** Goes through its pages as a browser does. @returns the address of ours that it sends the person to */
  signIn(goTo: string, person: PersonThere): Promise<string>
  close(): Promise<void>
}

export const CLIENT = { id: 'carte', secret: 'a secret that both of them know' } as const

/** `oidc-provider`, which is certified: with its forms for login and consent. It insists on PKCE. */
export async function startCertifiedProvider(redirectUri: string): Promise<SignInProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, PersonThere>()
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    cookies: { keys: ['a key for tests'] },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => people.get(id) }),
    pkce: { required: () => true },
  })
  server.on('request', provider.callback())
  return {
    issuer,
    async signIn(goTo, person) {
      people.set(person.sub, person)
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
        const location = response.headers.get('location')
        const text = await response.text()
        if (location) {
          const next = new URL(location, asked.url)
          if (next.origin !== issuer) return next.href
          asked = { url: next.href }
        } else {
          const [, action = ''] = /action="([^"]+)"/u.exec(text) ?? []
          const [, prompt = ''] = /name="prompt" value="(\w+)"/u.exec(text) ?? []
          if (!action) throw new Error(`The provider answered ${response.status}: ${text.slice(0, 500)}`)
          const body = new URLSearchParams({ prompt, login: person.sub, password: 'any' })
          asked = { url: new URL(action, issuer).href, body }
        }
      }
      throw new Error('The provider never sent the person back.')
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** `oauth2-mock-server`: another implementation, which has everything in the ID token and no forms. */
export async function startPlainProvider(): Promise<SignInProvider> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const issuer = server.issuer.url ?? ''
  let known: PersonThere | undefined
  server.service.on('beforeTokenSigning', ({ payload }) => Object.assign(payload, known))
  return {
    issuer,
    async signIn(goTo, person) {
      known = person
      const response = await fetch(goTo, { redirect: 'manual' })
      return response.headers.get('location') ?? ''
    },
    close: () => server.stop(),
  }
}
