import { BlockList } from 'node:net'
import { expect, it } from 'vitest'
import { clientAddress, isOfThisMachine } from './client-address.ts'

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
  ['the address without its port', '127.0.0.1', '203.0.113.7:51234', '203.0.113.7'],
  ['the address without its quotes', '127.0.0.1', '"203.0.113.7"', '203.0.113.7'],
  ['the address before a trailing comma', '127.0.0.1', '203.0.113.7, ', '203.0.113.7'],
  ['the address between brackets', '127.0.0.1', '[2001:db8:0:1::9]', '2001:db8:0:1::'],
  ['the address between brackets with a port', '::1', '"[2001:db8:0:1::9]:443"', '2001:db8:0:1::'],
  ['the network of an IPv6 address', '2001:db8:0:1:aaaa:bbbb:cccc:dddd', undefined, '2001:db8:0:1::'],
  ['the network of a short IPv6 address', '2001:DB8::9', undefined, '2001:db8:0:0::'],
])('is %s', (_case, peer, forwardedFor, expected) => {
  expect(clientAddress(peer, forwardedFor, trusted)).toEqual({ named: expected, countedBy: expected })
})

it.each([
  ['says nothing', '127.0.0.1', undefined, '127.0.0.1'],
  ['says nothing, by IPv6', '::1', undefined, '0:0:0:0::'],
  ['says nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['heard nonsense', '127.0.0.1', '203.0.113.7, unknown, 10.0.0.2', '127.0.0.1'],
  ['names trusted hops alone', '::ffff:10.0.0.1', '10.0.0.2', '10.0.0.1'],
])(
  'counts all whom a trusted proxy does not name as one where it %s',
  (_case, peer, forwardedFor, peerName) => {
    expect(clientAddress(peer, forwardedFor, trusted)).toEqual({ named: undefined, countedBy: peerName })
  },
)

it.each([
  ['127.0.0.1', undefined, true],
  ['::ffff:127.0.0.1', '127.0.0.1, ::1', true],
  ['127.0.0.1', '203.0.113.7', false],
  ['127.0.0.1', 'unknown', false],
  ['203.0.113.7', '127.0.0.1', false],
  ['10.0.0.1', undefined, false],
])('knows a request of this machine: from %s for %s is %s', (peer, forwardedFor, expected) => {
  expect(isOfThisMachine(peer, forwardedFor)).toBe(expected)
})
