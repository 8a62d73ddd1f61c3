import { BlockList } from 'node:net'
import type { Context } from 'hono'
import { expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { askerOf } from './asker.ts'

const trustedProxies = new BlockList()
trustedProxies.addAddress('127.0.0.1')

/** A request that a proxy of ours passes on. */
const requestFrom = (address: string) =>
  ({
    env: { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    req: { header: (name: string) => (name === 'x-forwarded-for' ? address : undefined) },
  }) as unknown as Context

const env = { trustedProxies, publicUrl: new URL('https://menus.example') }

test('an account is one wherever it comes from, a guest is an address', () => {
  const user = { id: 'u1' } as User
  expect(askerOf(requestFrom('203.0.113.7'), user, env)).toBe('account u1')
  expect(askerOf(requestFrom('203.0.113.7'), null, env)).toBe('address 203.0.113.7')
  expect(askerOf(requestFrom('203.0.113.8'), null, env)).toBe('address 203.0.113.8')
})
