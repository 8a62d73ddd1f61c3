import { describe, expect, it } from 'vitest'
import { createKey } from '#contract/accounts/keys.ts'
import { guides } from '#contract/guides/guides.ts'
import { addressOf } from '#contract/shared/address.ts'
import { subscribe } from '../../support/subscriber.ts'
import { useTestServer } from '../../support/test-server.ts'

describe('the guides', () => {
  const server = useTestServer()

  it.each(guides)('the guide “$title” can be followed to its end with a key', async ({ id, steps }) => {
    const owner = server().client()
    await owner.register(`guide-${id}`)
    await subscribe(owner)
    const { key } = await owner.call(createKey, { body: { name: 'Guide', scope: 'publish' } })
    const kept = new Map<string, string>()
    const filled = <Value>(value: Value): Value =>
      JSON.parse(JSON.stringify(value ?? null).replaceAll(/\$([A-Z]+)/gu, (name, of) => kept.get(of) ?? name))
    for (const { say, call, params, query, body, keeps = {} } of steps) {
      const response = await server()
        .client()
        .fetch(addressOf(call, { params: filled(params) ?? {}, query: filled(query) ?? {} }), {
          method: call.method.toUpperCase(),
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(filled(body)) }),
        })
      expect([say, response.status]).toEqual([say, call.status])
      const answer = call.file || call.status === 204 ? {} : await response.json()
      for (const [name, field] of Object.entries(keeps)) kept.set(name, String(answer[field]))
    }
  })
})
