import { beforeAll, describe, expect, it } from 'vitest'
import { createKey } from '#contract/accounts/keys.ts'
import { listSavedMenus } from '#contract/menus/saved-menus.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const clock = buildClock()

describe.skipIf(!hasEngine)('a call with an Idempotency-Key', () => {
  const server = useTestServer({}, { clock: clock.now })
  let owner: TestClient
  let bearer: string

  beforeAll(async () => {
    if (!hasEngine) return
    owner = server().client()
    await owner.register('sender')
    await subscribe(owner)
    const made = await owner.call(createKey, { body: { name: 'Till', scope: 'publish' } })
    bearer = made.key
  })

  const send = (key: string | null, name: string, path = '/api/saved-menus', method = 'POST') =>
    fetch(`${server().url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        ...(key !== null && { 'idempotency-key': key }),
      },
      body: JSON.stringify({ ...buildSavePayload(), name }),
    })
  const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
  const countOf = async (name: string) =>
    (await owner.call(listSavedMenus, {})).filter((menu) => menu.name === name).length

  it('is carried out once and answered the same, however often it is sent', async () => {
    const first = await send('once-1', 'Once')
    const again = await send('once-1', 'Once')
    expect([first.status, again.status]).toEqual([201, 201])
    expect(await again.json()).toEqual(await first.json())
    expect([first.headers.get('idempotency-replayed'), again.headers.get('idempotency-replayed')]).toEqual([
      null,
      'true',
    ])
    expect(await countOf('Once')).toBe(1)
    await send(null, 'Twice')
    await send(null, 'Twice')
    expect(await countOf('Twice')).toBe(2)
  })

  it('is refused for another request, and free again after a day', async () => {
    await send('other-1', 'A')
    const other = await send('other-1', 'B')
    expect([other.status, await codeOf(other)]).toEqual([422, 'idempotency_key_reused'])
    clock.pass(24 * 60 * 60 * 1000)
    expect((await send('other-1', 'B')).status).toBe(201)
    clock.reset()
  })

  it('is made once where several come at one moment: the others are answered 409 or as the first', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('parallel-1', 'Parallel')))
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(201)
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true)
    const late = answers.find(({ status }) => status === 409)
    if (late) expect(await codeOf(late)).toBe('idempotency_key_unfinished')
    expect(await countOf('Parallel')).toBe(1)
  })

  it('leaves the key free where it was refused: nothing happened', async () => {
    const refused = await send('free-1', '')
    expect(refused.status).toBe(400)
    expect((await send('free-1', 'Free')).status).toBe(201)
  })

  it('is another call for another caller', async () => {
    await send('mine-1', 'Mine')
    const response = await owner.fetch('/api/saved-menus', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'mine-1' },
      body: JSON.stringify({ ...buildSavePayload(), name: 'Mine' }),
    })
    expect([response.status, response.headers.get('idempotency-replayed')]).toEqual([201, null])
    expect(await countOf('Mine')).toBe(2)
  })

  it('is refused by name where a call takes none, and for a key that is none', async () => {
    const person = await owner.fetch('/api/keys', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
      body: JSON.stringify({ name: 'X' }),
    })
    expect([person.status, await codeOf(person)]).toEqual([400, 'invalid_input'])
    const blank = await send('two words', 'X')
    expect([blank.status, await codeOf(blank)]).toEqual([400, 'invalid_input'])
  })

  it('says by which limits it was counted, and what is left', async () => {
    const response = await send(null, 'Counted')
    const policy = response.headers.get('ratelimit-policy') ?? ''
    expect(policy).toContain('"calls by key";q=600;w=60')
    expect(policy).toContain('"calls of a day by key";q=50000;w=86400')
    const left = (answer: Response) =>
      Number(/"calls by key";r=(\d+)/u.exec(answer.headers.get('ratelimit') ?? '')?.[1])
    const next = await send(null, 'Counted')
    expect(left(next)).toBe(left(response) - 1)
  })
})
