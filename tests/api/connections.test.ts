import { createHash, randomBytes } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { allowConnection, lookAtConnection } from '#contract/accounts/connections.ts'
import { endKey, listKeys } from '#contract/accounts/keys.ts'
import { listSavedMenus } from '#contract/menus/saved-menus.ts'
import { buildClock } from '../builders/test-clock.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'
import { useTestWebsite, WEBSITE_ADDRESS } from '../support/test-website.ts'

const clock = buildClock()
const REDIRECT = 'http://127.0.0.1:7777/callback'

/** How a website answers for a document, with other headers. */
interface Document {
  readonly status?: number
  readonly type?: string
  readonly body?: string
  readonly location?: string
}

describe.skipIf(!hasEngine)('an assistant that asks for access by OAuth', () => {
  const server = useTestServer({}, { clock: clock.now, reachablePrivateAddresses: [WEBSITE_ADDRESS] })
  let owner: TestClient
  /** What assistants publish, by path, and how often each was asked for. */
  const documents = new Map<string, Document>()
  const looks = new Map<string, number>()
  const site = useTestWebsite(() => (request, response) => {
    const path = request.url ?? ''
    const {
      status = 200,
      type = 'application/json',
      body = '',
      ...headers
    } = documents.get(path) ?? { status: 404 }
    looks.set(path, (looks.get(path) ?? 0) + 1)
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  })

  beforeAll(async () => {
    if (!hasEngine) return
    owner = server().client()
    await owner.register('connects')
    await subscribe(owner)
  })

  const json = async (path: string) => (await fetch(`${server().url}${path}`)).json()

  async function register(redirect_uris = [REDIRECT]) {
    const response = await fetch(`${server().url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'Kitchen Helper', redirect_uris }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }

  async function asking(changes: Record<string, string> = {}) {
    const verifier = randomBytes(32).toString('base64url')
    const asked = {
      client_id: (await register()).body.client_id ?? '',
      redirect_uri: REDIRECT,
      response_type: 'code' as const,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256' as const,
      state: 'abc',
      scope: 'propose',
      resource: `${server().url}/mcp`,
      ...changes,
    }
    return { asked, verifier }
  }

  async function tokenFor(fields: Record<string, string>) {
    const response = await fetch(`${server().url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'authorization_code', ...fields }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }

  async function allowed() {
    const { asked, verifier } = await asking()
    const { goTo } = await owner.call(allowConnection, { body: { ...asked, allowed: 'propose' } })
    const answered = new URL(goTo)
    const fields = {
      client_id: asked.client_id,
      redirect_uri: REDIRECT,
      code: answered.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }
    return { answered, fields }
  }

  it('finds its way from a refusal at /mcp to where it registers, asks and gets its token', async () => {
    const refused = await fetch(`${server().url}/mcp`, { method: 'POST', body: '{}' })
    const metadata = `${server().url}/.well-known/oauth-protected-resource/mcp`
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      401,
      `Bearer resource_metadata="${metadata}"`,
    ])
    expect(await json('/.well-known/oauth-protected-resource/mcp')).toMatchObject({
      resource: `${server().url}/mcp`,
      authorization_servers: [server().url],
      scopes_supported: ['read', 'propose', 'write'],
    })
    expect(await json('/.well-known/oauth-authorization-server')).toMatchObject({
      issuer: server().url,
      authorization_endpoint: `${server().url}/connect`,
      token_endpoint: `${server().url}/oauth/token`,
      registration_endpoint: `${server().url}/oauth/register`,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
    })
  })

  it('reads and proposes at /mcp once a person allowed it, and is listed and ended as a key', async () => {
    const { asked } = await asking()
    expect(await owner.call(lookAtConnection, { body: asked })).toEqual({
      name: 'Kitchen Helper',
      publishedAt: null,
      goesTo: '127.0.0.1:7777',
      scope: 'propose',
    })
    const { answered, fields } = await allowed()
    expect([answered.searchParams.get('state'), answered.searchParams.get('iss')]).toEqual([
      'abc',
      server().url,
    ])
    const { status, body } = await tokenFor(fields)
    expect([status, body.token_type, body.scope]).toEqual([200, 'Bearer', 'propose'])
    const authorization = `Bearer ${body.access_token}`
    const client = new Client({ name: 'helper', version: '1' })
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', server().url), {
        requestInit: { headers: { authorization } },
      }),
    )
    expect((await client.callTool({ name: 'list_menus', arguments: {} })).isError).not.toBe(true)
    // It is for /mcp alone.
    const elsewhere = await fetch(`${server().url}${listSavedMenus.path}`, { headers: { authorization } })
    expect([elsewhere.status, ((await elsewhere.json()) as { code: string }).code]).toEqual([
      401,
      'key_invalid',
    ])
    const [key] = await owner.call(listKeys, {})
    expect(key).toMatchObject({ name: 'Kitchen Helper', scope: 'propose', isForModel: true })
    await owner.call(endKey, { params: { id: key?.id ?? '' } })
    await expect(client.callTool({ name: 'list_menus', arguments: {} })).rejects.toThrow()
  })

  it('gets nothing for a code that was used, is old, is another’s, or without what it had hidden', async () => {
    const once = await allowed()
    expect((await tokenFor({ ...once.fields, code_verifier: 'wrong' })).body.error).toBe('invalid_grant')
    expect((await tokenFor(once.fields)).body.error).toBe('invalid_grant')
    const used = await allowed()
    expect((await tokenFor(used.fields)).status).toBe(200)
    expect((await tokenFor(used.fields)).body.error).toBe('invalid_grant')
    const late = await allowed()
    clock.pass(6 * 60 * 1000)
    expect((await tokenFor(late.fields)).body.error).toBe('invalid_grant')
    clock.reset()
    const other = await allowed()
    const client_id = (await register(['http://127.0.0.1:7777/other'])).body.client_id ?? ''
    expect((await tokenFor({ ...other.fields, client_id })).body.error).toBe('invalid_grant')
  })

  it('renews its token once with each refresh token, and a used one ends all of them', async () => {
    const { fields } = await allowed()
    const first = (await tokenFor(fields)).body
    const asks = async (token = '') => {
      const response = await fetch(`${server().url}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
      })
      await response.text()
      return response.status
    }
    const renew = (refresh_token = '', changes: Record<string, string> = {}) =>
      tokenFor({ grant_type: 'refresh_token', client_id: fields.client_id, refresh_token, ...changes })
    expect(await asks(first.access_token)).toBe(200)
    clock.pass(61 * 60 * 1000)
    expect(await asks(first.access_token)).toBe(401)
    const client_id = (await register(['http://127.0.0.1:7777/other'])).body.client_id ?? ''
    expect((await renew(first.refresh_token, { client_id })).body.error).toBe('invalid_grant')
    expect((await renew(`${first.refresh_token}x`)).body.error).toBe('invalid_grant')
    expect((await renew(first.refresh_token, { resource: 'https://other.example.com/mcp' })).body.error).toBe(
      'invalid_target',
    )
    const second = (await renew(first.refresh_token)).body
    expect([second.scope, await asks(second.access_token)]).toEqual(['propose', 200])
    const third = (await renew(second.refresh_token)).body
    expect([await asks(second.access_token), await asks(third.access_token)]).toEqual([401, 200])
    // Somebody has a copy of the first: nobody goes on with what comes from it.
    expect((await renew(first.refresh_token)).body.error).toBe('invalid_grant')
    expect(await asks(third.access_token)).toBe(401)
    expect((await renew(third.refresh_token)).body.error).toBe('invalid_grant')
    clock.reset()
  })

  it('is refused for another audience, another address, and a client that nobody signed', async () => {
    const { fields } = await allowed()
    const elsewhere = await tokenFor({ ...fields, resource: 'https://other.example.com/mcp' })
    expect(elsewhere.body.error).toBe('invalid_target')
    const wrong: Record<string, string>[] = [
      { resource: 'https://other.example.com/mcp' },
      { redirect_uri: 'https://evil.example.com/callback' },
      { client_id: `${Buffer.from('["Claude",["https://evil.example.com/"]]').toString('base64url')}.x` },
    ]
    for (const changes of wrong) {
      const { asked } = await asking(changes)
      const response = await owner.fetch(allowConnection.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...asked, allowed: 'read' }),
      })
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        400,
        'connection_refused',
      ])
    }
    expect((await register(['http://evil.example.com/callback'])).status).toBe(400)
    expect((await register(['javascript:alert(1)'])).status).toBe(400)
    expect((await tokenFor({ ...fields, grant_type: 'password' })).body.error).toBe('unsupported_grant_type')
  })

  it('is given no more than a model may have, whatever it asks for', async () => {
    const { asked, verifier } = await asking({ scope: 'publish person' })
    expect((await owner.call(lookAtConnection, { body: asked })).scope).toBe('propose')
    const { goTo } = await owner.call(allowConnection, { body: { ...asked, allowed: 'publish' } })
    const code = new URL(goTo).searchParams.get('code') ?? ''
    const { body } = await tokenFor({
      client_id: asked.client_id,
      redirect_uri: REDIRECT,
      code,
      code_verifier: verifier,
    })
    expect(body.scope).toBe('write')
  })

  describe('whose id is the address of its document', () => {
    /** Publishes a document, right but for what changes. */
    function publish(path: string, changes: object = {}, answered: Document = {}): string {
      const client_id = site(path)
      const described = { client_id, client_name: 'Claude', redirect_uris: [REDIRECT], ...changes }
      documents.set(path, { body: JSON.stringify(described), ...answered })
      return client_id
    }

    it('is read there, once, and shown with its host; it gets a token and renews it as others do', async () => {
      const client_id = publish('/client.json', { redirect_uris: ['assistant://callback', REDIRECT] })
      const { asked: wish, verifier } = await asking({ client_id })
      expect(await owner.call(lookAtConnection, { body: wish })).toEqual({
        name: 'Claude',
        publishedAt: new URL(client_id).host,
        goesTo: '127.0.0.1:7777',
        scope: 'propose',
      })
      const { goTo } = await owner.call(allowConnection, { body: { ...wish, allowed: 'propose' } })
      const code = new URL(goTo).searchParams.get('code') ?? ''
      const fields = { client_id, redirect_uri: REDIRECT, code, code_verifier: verifier }
      const { status, body } = await tokenFor(fields)
      expect([status, body.scope]).toEqual([200, 'propose'])
      const grant_type = 'refresh_token'
      const renewed = await tokenFor({ grant_type, client_id, refresh_token: body.refresh_token ?? '' })
      expect(renewed.status).toBe(200)
      expect((await owner.call(listKeys, {}))[0]).toMatchObject({ name: 'Claude', isForModel: true })
      expect(looks.get('/client.json')).toBe(1)
    })

    it.each<[string, string, object?, Document?]>([
      ['isn’t there', '/away.json', {}, { status: 404 }],
      ['is found elsewhere', '/moved.json', {}, { status: 302, location: '/client.json' }],
      ['is a page', '/page.json', {}, { type: 'text/html' }],
      ['is no JSON', '/broken.json', {}, { body: '{"client_id":' }],
      ['is of another address', '/other.json', { client_id: 'https://claude.ai/client.json' }],
      ['is very long', '/long.json', { client_uri: 'x'.repeat(6000) }],
      ['has no name', '/nameless.json', { client_name: undefined }],
      ['names other addresses', '/redirects.json', { redirect_uris: ['https://evil.example.com/'] }],
      ['has a secret', '/secret.json', { client_secret: 'shh' }],
      ['wants to show a key', '/key.json', { token_endpoint_auth_method: 'private_key_jwt' }],
      ['has a fragment', '/client.json#part'],
      ['has folders of dots', '/a/../client.json'],
      ['is a whole site', '/'],
    ])('is refused where its document %s, and asked for again', async (_why, path, changes, answered) => {
      const client_id = publish(path, changes, answered)
      const { asked: body } = await asking({ client_id })
      for (const [call, sent] of [
        [lookAtConnection, body],
        [allowConnection, { ...body, allowed: 'read' }],
      ] as const) {
        const refusal = await owner.refusal(call, { body: sent })
        expect([refusal.status, refusal.code]).toEqual([400, 'connection_refused'])
      }
    })

    it('is refused at private addresses, without a word of what is there', async () => {
      for (const client_id of [
        'https://localhost/client.json',
        'https://10.0.0.1/client.json',
        'https://169.254.169.254/latest/meta-data',
        'https://user:word@example.com/client.json',
        'https://example.com:8080/client.json',
        'http://example.com/client.json',
      ]) {
        const { asked: body } = await asking({ client_id })
        expect(await owner.refusal(lookAtConnection, { body })).toMatchObject({ code: 'connection_refused' })
      }
    })

    it('is asked for by nobody who has no code', async () => {
      const client_id = publish('/unasked.json')
      const fields = { client_id, redirect_uri: REDIRECT, code: 'made-up', code_verifier: 'made-up' }
      expect((await tokenFor(fields)).body.error).toBe('invalid_grant')
      expect(looks.get('/unasked.json')).toBeUndefined()
    })
  })
})
