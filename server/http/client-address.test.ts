import { BlockList } from 'node:net'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const trusted = new BlockList()
trusted.addSubnet('127.0.0.0', 8)
trusted.addAddress('::1', 'ipv6')
trusted.addSubnet('10.0.0.0', 8)

it.each([
  ['the peer itself', '203.0.113.7', undefined, '203.0.113.7'],
  ['what a trusted proxy says', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['what a trusted proxy in an IPv6 coat says', '::ffff:10.1.2.3', ' 203.0.113.7 ', '203.0.113.7'],
  ['the hop before several trusted ones', '10.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['not what a stranger made up', '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['not what a stranger told a trusted proxy', '127.0.0.1', '203.0.113.7, 198.51.100.1', '198.51.100.1'],
  ['nobody on the machine itself', '127.0.0.1', undefined, undefined],
  ['nobody on the machine itself, by IPv6', '::1', undefined, undefined],
  ['nobody where a trusted proxy says nonsense', '127.0.0.1', 'unknown', undefined],
  ['the network of an IPv6 address', '2001:db8:0:1:aaaa:bbbb:cccc:dddd', undefined, '2001:db8:0:1::'],
  ['the network of a short IPv6 address', '2001:DB8::9', undefined, '2001:db8:0:0::'],
])('is %s', (_case, peer, forwardedFor, expected) => {
  expect(clientAddress(peer, forwardedFor, trusted)).toBe(expected)
})
