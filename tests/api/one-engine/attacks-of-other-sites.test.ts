import { beforeAll, describe, expect, it } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { everyCall, isSafe, named, somewhere } from '../../support/every-call.ts'
import type { TestClient } from '../../support/test-client.ts'
import { useTestServer } from '../../support/test-server.ts'

/** Refused before a row is read: no engine changes it. */
const changing = everyCall.filter((call) => !isSafe(call))

describe('an attack by a page of another site', () => {
  const server = useTestServer()
  let owner: TestClient
  beforeAll(async () => {
    owner = server().client()
    await owner.register('attacked')
  })

  const foreign: Readonly<Record<string, Record<string, string>>> = {
    'another origin': { origin: 'https://evil.example' },
    'no origin that it may tell': { origin: 'null' },
    'an origin that is none': { origin: 'not an origin' },
    'a sister site': { 'sec-fetch-site': 'same-site' },
    'another site that hides its origin': { 'sec-fetch-site': 'cross-site' },
  }

  it.each(named(changing))('does not reach %s', async (_title, call) => {
    for (const [who, headers] of Object.entries(foreign)) {
      const response = await owner.fetch(somewhere(call), {
        method: call.method.toUpperCase(),
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      })
      expect([response.status, await response.json()], who).toEqual([
        403,
        expect.objectContaining({ code: 'wrong_origin' }),
      ])
    }
  })

  it('whose address only begins, ends or is written like ours does not either', async () => {
    const { host, port } = new URL(server().url)
    const alike = [
      `http://${host}.evil.example`,
      `http://evil.example:${port}`,
      `http://evil-${host}`,
      'http://127.0.0.1',
      `http://127.0.0.1:${Number(port) - 1}`,
    ]
    for (const origin of alike) {
      const response = await owner.fetch('/api/logout', { method: 'POST', headers: { origin } })
      expect(response.status, origin).toBe(403)
    }
    expect((await owner.fetch('/logout', { method: 'POST', headers: { origin: 'null' } })).status).toBe(403)
    expect((await owner.send(currentUser)).status).toBe(200)
  })

  it('is given no permission when its browser asks for one, and cannot read what it gets', async () => {
    for (const path of ['/api/saved-menus', '/api/user', '/logout']) {
      for (const method of ['OPTIONS', 'GET']) {
        const response = await owner.fetch(path, {
          method,
          headers: { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
        })
        await response.arrayBuffer()
        const granted = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))
        expect(granted, `${method} ${path}`).toEqual([])
      }
    }
  })

  it('reads the description of the API, which is everybody’s, and is given nothing else with it', async () => {
    const response = await owner.fetch('/api/openapi.json', { headers: { origin: 'https://evil.example' } })
    await response.arrayBuffer()
    const granted = [...response.headers].filter(([name]) => name.startsWith('access-control-'))
    expect(granted).toEqual([['access-control-allow-origin', '*']])
  })

  it.each(named(changing.filter(({ body, upload }) => body ?? upload)))(
    'that sends what a form can send is not understood by %s',
    async (_title, call) => {
      const types = call.upload
        ? ['application/json', 'text/plain']
        : [
            'text/plain',
            'text/plain; application/json',
            'application/x-www-form-urlencoded',
            'multipart/form-data; boundary=x',
            'application/jsonx',
            '',
          ]
      for (const type of types) {
        const response = await owner.fetch(somewhere(call), {
          method: call.method.toUpperCase(),
          headers: type ? { 'content-type': type } : {},
          body: Buffer.from('{}'),
        })
        expect(response.status, type).toBe(415)
      }
    },
  )
})
