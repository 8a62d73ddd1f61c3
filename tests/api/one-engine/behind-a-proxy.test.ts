import { describe, expect, it } from 'vitest'
import { login, register } from '#contract/accounts/accounts.ts'
import { health } from '#contract/accounts/operation.ts'
import { attemptLimits } from '#server/limits/limits.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

describe.skipIf(!hasEngine)('a proxy on this machine that does not name its visitors', () => {
  const written: string[] = []
  const server = useTestServer(
    { CARTE_PUBLIC_URL: 'http://menus.example', LOG_LEVEL: 'warn' },
    { logStream: { write: (line) => void written.push(line) } },
  )
  const password = 'correct horse'
  const signUp = (username: string, headers: Record<string, string> = {}) =>
    server()
      .client()
      .fetch(register.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ username, email: `${username}@example.com`, password }),
      })

  it('is told of once, and not for the probes of this machine', async () => {
    const complaints = () => written.filter((line) => line.includes('X-Forwarded-For'))
    await server()
      .client()
      .fetch('/', { headers: { 'x-forwarded-for': '203.0.113.7:51234' } })
    await server().client().call(health, {})
    expect(complaints()).toEqual([])
    for (const path of ['/', '/about']) await server().client().fetch(path)
    expect(complaints()).toHaveLength(1)
  })

  it('shows its metrics to nobody without a token', async () => {
    expect((await server().client().fetch('/metrics')).status).toBe(404)
  })

  it('keeps no owner out after wrong guesses of others', async () => {
    await signUp('owner', { 'x-forwarded-for': '203.0.113.9' })
    const { count } = attemptLimits['sign-in by account and address']
    const guess = (body: object) => server().client().send(login, { body })
    for (let guesses = 0; guesses <= count; guesses += 1)
      expect((await guess({ username: 'owner', password: 'wrong horse' })).status).toBe(401)
    expect(await server().client().login('owner', password)).toMatchObject({ username: 'owner' })
  })

  it('has all of them counted as one, and those that are named each', async () => {
    const { count } = attemptLimits['registration by address']
    const statusesOf = async (headers: (index: number) => Record<string, string>) => {
      const statuses: number[] = []
      for (let index = 0; index <= count; index += 1)
        statuses.push((await signUp(`x${crypto.randomUUID()}`, headers(index))).status)
      return [statuses.filter((status) => status === 201).length, statuses.at(-1)]
    }
    expect(await statusesOf(() => ({}))).toEqual([count, 429])
    expect(await statusesOf(() => ({ 'x-forwarded-for': 'unknown' }))).toEqual([0, 429])
    expect(await statusesOf((index) => ({ 'x-forwarded-for': `203.0.113.20:${1000 + index}` }))).toEqual([
      count,
      429,
    ])
  })
})
