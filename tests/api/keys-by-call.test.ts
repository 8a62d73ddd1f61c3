import { beforeAll, describe, expect, it } from 'vitest'
import { createKey } from '#contract/accounts/keys.ts'
import { calls } from '#contract/calls.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import { errorCodesOf } from '#contract/shared/endpoint.ts'
import { type KeyScope, keyScopes } from '#domain/access/keys.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { somewhere } from '../support/every-call.ts'
import { programOf } from '../support/program.ts'
import { endSubscription, subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('the matrix of calls and keys', () => {
  const server = useTestServer()
  let owner: TestClient
  let stranger: TestClient

  beforeAll(async () => {
    // The first account is the administrator, whose key is no administrator.
    owner = server().client()
    await owner.register('keeper')
    await subscribe(owner)
    stranger = server().client()
    await stranger.register('stranger')
    await subscribe(stranger)
  })

  const codeOf = async (response: Response) =>
    response.ok ? '' : ((await response.json()) as { code: string }).code

  const forAllKeys = ['key_invalid', 'plan_limit', 'person_needed', 'key_scope', 'key_limited']

  describe.each(keyScopes)('a key that may %s', (scope: KeyScope) => {
    it('makes each call that its scope allows, and no other', async () => {
      const program = await programOf(owner, { scope })
      const counts = { allowed: 0, refused: 0 }
      const leaks: string[] = []
      for (const { id, call } of calls) {
        if (call.isOfProvider) continue
        const mayCall = call.scope !== 'person' && keyScopes.indexOf(call.scope) <= keyScopes.indexOf(scope)
        const response = await program.fetch(somewhere(call), { method: call.method.toUpperCase() })
        const code = await codeOf(response)
        const wanted = call.scope === 'person' ? 'person_needed' : 'key_scope'
        counts[mayCall ? 'allowed' : 'refused'] += 1
        if (mayCall ? forAllKeys.includes(code) || response.status === 401 : code !== wanted)
          leaks.push(`${id}: ${response.status} ${code}`)
        if (code && !errorCodesOf(call).includes(code as never)) leaks.push(`${id} does not say ${code}`)
      }
      expect(leaks).toEqual([])
      expect(counts.allowed + counts.refused).toBeGreaterThan(170)
      expect(counts.allowed).toBeGreaterThan(50)
    }, 60_000)

    it('sees nothing of another account', async () => {
      const { id: menuId } = await owner.call(createSavedMenu, { body: buildSavePayload() })
      const { id: restaurantId } = await owner.call(createRestaurant, { body: { name: 'Mine' } })
      const program = await programOf(stranger, { scope })
      const leaks: string[] = []
      for (const { id, call } of calls) {
        if (!call.params || call.scope === 'person' || call.access === 'anyone') continue
        const answers = await Promise.all(
          ['aaaaaaaaaaaaaaaaaaaa', call.path.includes('restaurant') ? restaurantId : menuId].map(
            async (known) => {
              const path = call.path.replaceAll(/\{\w+\}/g, known)
              const response = await program.fetch(path, { method: call.method.toUpperCase() })
              return `${response.status} ${await codeOf(response)}`
            },
          ),
        )
        if (answers[0] !== answers[1] || /^2/.test(answers[1] ?? '')) leaks.push(`${id}: ${answers}`)
      }
      expect(leaks).toEqual([])
    }, 60_000)
  })

  it('makes no call at all with a key without the plan', async () => {
    const client = server().client()
    await client.register(`ended-${crypto.randomUUID()}`)
    expect((await client.refusal(createKey, { body: { name: 'Test' } })).code).toBe('plan_limit')
    await subscribe(client)
    const program = await programOf(client, { scope: 'publish' })
    await endSubscription(client, server().env)
    for (const { id, call } of calls) {
      if (call.isOfProvider) continue
      const response = await program.fetch(somewhere(call), { method: call.method.toUpperCase() })
      expect([id, response.status]).toEqual([id, 402])
    }
  }, 60_000)
})
