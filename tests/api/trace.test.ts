import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { login, register, requestPasswordReset, resetPassword } from '#contract/accounts/accounts.ts'
import { live, reportFault } from '#contract/accounts/operation.ts'
import { listCuisines } from '#contract/generating/reference.ts'
import { callAsBrowser } from '../support/browser-call.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

type Line = Readonly<Record<string, unknown>>

describe.skipIf(!hasEngine)('a request', () => {
  const written: string[] = []
  const server = useTestServer(
    { LOG_LEVEL: 'info' },
    { logStream: { write: (line) => void written.push(line) } },
  )
  const linesOf = (requestId: string | null | undefined): Line[] =>
    written.map((line) => JSON.parse(line) as Line).filter((line) => line.requestId === requestId)
  /** The line is written when the last byte has been sent. */
  const lineOf = (requestId: string | null | undefined) =>
    expect.poll(() => linesOf(requestId).find(({ msg }) => msg === 'request'))

  const body = { username: 'traced', email: 'traced@example.com', password: 'correct horse' }

  it('has one name, from the browser to the database', async () => {
    const { headers, outcome } = await callAsBrowser(server().url, register, { body })
    expect(outcome.status).toBe('fulfilled')
    const requestId = headers?.get('x-request-id')
    expect(requestId).toMatch(/^[0-9a-f]{16}$/)
    await lineOf(requestId).toMatchObject({
      method: 'POST',
      route: '/api/register',
      status: 201,
      queries: expect.any(Number),
      bytes: expect.any(Number),
    })
    // The mail that the request sent on its way, too.
    await expect.poll(() => linesOf(requestId).map(({ msg }) => msg)).toContain('mail sent')
    const { databaseUrl } = server().env
    if (databaseUrl === undefined) return
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client
      .query('select query from pg_stat_activity where query like $1', [`/* carte:${requestId} */%`])
      .finally(() => client.end())
    expect(rows.length).toBeGreaterThan(0)
  })

  it('logs errors of browsers, up to a limit a minute', async () => {
    const fault = {
      where: 'part' as const,
      name: 'TypeError',
      message: 'x is not a function',
      at: ['a.js:1:2'],
      screen: '/menu-builder',
      build: 'b',
    }
    for (let time = 0; time < 40; time += 1) await server().client().call(reportFault, { body: fault })
    const lines = written.map((line) => JSON.parse(line) as Line).filter((line) => 'fault' in line)
    expect(lines).toHaveLength(30)
    expect(lines[0]).toMatchObject({ msg: 'an error in a browser', fault })
  })

  it('tells who made it by id and never by name, address or secret', async () => {
    const client = server().client()
    const { username, password } = body
    const user = await client.call(login, { body: { username, password } })
    const page = await client.fetch('/reset-password?token=hunter22hunter22')
    await client.refusal(resetPassword, { body: { token: 'hunter22hunter22', password: 'hunter22' } })
    await client.send(requestPasswordReset, { body: { email: body.email } })
    await lineOf(page.headers.get('x-request-id')).toMatchObject({ path: '/reset-password' })
    const signedIn = await client.fetch('/api/user')
    await lineOf(signedIn.headers.get('x-request-id')).toMatchObject({ userId: user.id, route: '/api/user' })
    expect(written.join('')).not.toMatch(
      /hunter22|correct horse|traced@|"traced"|session_token=[^…]|127\.0\.0\.1"/,
    )
  })

  it('has its refusal and its route in its line, and no other id than one that looks like one', async () => {
    const response = await server()
      .client()
      .fetch('/api/saved-menus/unknown', { headers: { 'x-request-id': '*/ drop table users; --' } })
    const requestId = response.headers.get('x-request-id')
    expect(requestId).toMatch(/^[\w-]{36}$/)
    await lineOf(requestId).toMatchObject({
      route: '/api/saved-menus/{id}',
      path: '/api/saved-menus/unknown',
      status: 401,
      code: 'not_signed_in',
    })
  })

  it('of a balancer leaves no line', async () => {
    const response = await server().client().send(live)
    const other = await server().client().send(listCuisines)
    await lineOf(other.headers.get('x-request-id')).toBeDefined()
    expect(linesOf(response.headers.get('x-request-id'))).toEqual([])
  })
})
