import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { currentUser, requestPasswordReset } from '#contract/accounts/accounts.ts'
import { health } from '#contract/accounts/operation.ts'
import { createPalette, listPalettes } from '#contract/accounts/palettes.ts'
import { uploadImage } from '#contract/accounts/uploads.ts'
import { generateMenu } from '#contract/generating/generation.ts'
import { savedMenuPdf } from '#contract/menus/saved-menus.ts'
import { openKitchen } from '#contract/restaurant/kitchen-links.ts'
import { addressOf } from '#contract/shared/address.ts'
import { SMALL_BODY_BYTES } from '#contract/shared/endpoint.ts'
import { attemptLimits, rateLimits } from '#server/limits/limits.ts'
import { buildClock } from '../builders/test-clock.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const clock = buildClock()
afterEach(() => clock.reset())

describe.skipIf(!hasEngine)('limits', () => {
  const server = useTestServer({}, { clock: clock.now })

  async function owner() {
    const client = server().client()
    await client.register(`owner-${crypto.randomUUID()}`)
    return client
  }

  /** A picture that is none costs the server nothing, and counts as one. */
  const upload = (client: TestClient) =>
    client.send(uploadImage, { upload: { file: new File(['no picture'], 'a.png') } })

  const statusesOf = async (requests: number, ask: () => Promise<Response>) => {
    const statuses: number[] = []
    for (let request = 0; request < requests; request += 1) statuses.push((await ask()).status)
    return statuses
  }

  it('let an account upload as often as the table says, then say how long to wait', async () => {
    clock.stopAt('2026-03-01T12:00:00.000Z')
    const client = await owner()
    const { count } = rateLimits['upload by account']
    expect(new Set(await statusesOf(count, () => upload(client)))).toEqual(new Set([415]))
    const refused = await upload(client)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.json()).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many requests. Please wait 60 seconds and try again.',
    })
    // Neither other work of this account nor anybody else is kept waiting.
    await client.call(currentUser, {})
    expect((await upload(await owner())).status).toBe(415)
    clock.stopAt('2026-03-01T12:01:00.000Z')
    expect((await upload(client)).status).toBe(415)
  })

  it('count who is not signed in by address, and whoever is signed in not', async () => {
    clock.stopAt('2026-03-01T12:00:00.000Z')
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const path = addressOf(savedMenuPdf, { params: { id: 'nobody-has-this-menu' } })
    const guest = server().client()
    const { count } = rateLimits['export by address']
    const statuses = await statusesOf(count + 1, () => guest.fetch(path, from('203.0.113.7')))
    expect([...new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([404, 429])
    expect((await (await owner()).fetch(path, from('203.0.113.7'))).status).toBe(404)
    expect((await guest.fetch(path, from('203.0.113.8'))).status).toBe(404)
    expect((await guest.fetch(health.path, from('203.0.113.7'))).status).toBe(200)
  })

  it('say how long to wait after too many attempts as well', async () => {
    clock.stopAt('2026-03-01T12:00:00.000Z')
    const body = { email: 'nobody@example.com' }
    const ask = () => server().client().send(requestPasswordReset, { body })
    const { count, windowMinutes } = attemptLimits['reset by account']
    expect(new Set(await statusesOf(count, ask))).toEqual(new Set([204]))
    const refused = await ask()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(windowMinutes * 60)])
  })

  it('let nobody guess kitchen links', async () => {
    clock.stopAt('2026-03-01T12:00:00.000Z')
    const guest = server().client()
    const guess = () =>
      guest.fetch(openKitchen.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
        body: JSON.stringify({ token: crypto.randomUUID() }),
      })
    const { count } = attemptLimits['kitchen links by address']
    const statuses = await statusesOf(count + 1, guess)
    expect([...new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([403, 429])
  })

  it('keep small bodies for calls that need no more', async () => {
    const client = await owner()
    const body = { primaryColor: '#000000', secondaryColor: '#ffffff', accentColor: '#ff0000' }
    const name = 'x'.repeat(SMALL_BODY_BYTES)
    expect(await client.refusal(createPalette, { body: { ...body, name } })).toMatchObject({
      status: 413,
      code: 'too_large',
    })
    expect(await client.call(listPalettes, {})).toEqual([])
  })

  it('refuse a body that is still on its way together with its connection', async () => {
    clock.stopAt('2026-03-01T12:00:00.000Z')
    const client = await owner()
    await statusesOf(rateLimits['upload by account'].count, () => upload(client))
    const whole = await upload(client)
    expect([whole.status, whole.headers.get('connection')]).toEqual([429, 'keep-alive'])
    const headers = {
      cookie: client.cookies,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 100_000,
    }
    const asked = request(new URL(uploadImage.path, server().url), { method: 'POST', headers })
    asked.on('error', () => {})
    asked.write('--b')
    const [refused] = (await once(asked, 'response')) as [IncomingMessage]
    expect([refused.statusCode, refused.headers.connection]).toEqual([429, 'close'])
    asked.destroy()
  })

  it('take no packed bodies and no bottomless JSON', async () => {
    const client = await owner()
    const send = (body: BodyInit, headers: Record<string, string> = {}) =>
      client.fetch(generateMenu.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    expect((await send('{}', { 'content-encoding': 'gzip' })).status).toBe(415)
    expect((await send('[{'.repeat(5000))).status).toBe(400)
    expect((await send(`{"notes":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)).status).toBe(400)
    expect((await send('{}', { 'content-encoding': 'identity' })).status).not.toBe(415)
  })
})
