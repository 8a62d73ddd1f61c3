import { type BlockList, isIPv4, isIPv6 } from 'node:net'

/** Where a request comes from, if that is known. */
export interface Client {
  /** The address that a connection or a trusted proxy names; undefined where neither does. */
  readonly named: string | undefined
  /** What requests are counted by: the named address, else the peer, so that no request goes uncounted. */
  readonly countedBy: string | undefined
}

/**
 * Returns where a request comes from: the last of its hops that isn't one of our proxies. A hop says who
 * spoke to it; what was said to it about earlier hops is believed only if it is trusted.
 * @param peer the other end of the connection
 * @param forwardedFor the `X-Forwarded-For` header
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): Client {
  const last = hopsOf(peer, forwardedFor).findLast((hop) => !isTrusted(hop, trusted))
  const named = last && countable(last)
  return { named, countedBy: named ?? countable(plain(peer ?? '')) }
}

/** Was a request made on this machine, and passed on by no other machine? */
export const isOfThisMachine = (peer: string | undefined, forwardedFor: string | undefined): boolean =>
  hopsOf(peer, forwardedFor).every(isLoopback)

export const isLoopback = (address: string): boolean =>
  address === '::1' || (isIPv4(plain(address)) && plain(address).startsWith('127.'))

/** Empty entries (a trailing comma) are left out. */
const hopsOf = (peer: string | undefined, forwardedFor = ''): string[] =>
  [...forwardedFor.split(','), peer ?? ''].map(plain).filter(Boolean)

/**
 * The address alone. Proxies write it with quotes, with brackets around IPv6, with a port
 * (`203.0.113.7:4711`, `"[2001:db8::1]:4711"`), with a zone, or as IPv4 within IPv6.
 */
const plain = (address: string): string =>
  address
    .replaceAll(/["\s]/g, '')
    .replace(/^\[([^\]]*)\](:\d*)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d*$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')

const isTrusted = (address: string, trusted: BlockList): boolean =>
  isIPv4(address) ? trusted.check(address) : isIPv6(address) && trusted.check(address, 'ipv6')

/** One household has a whole /64 of IPv6 addresses, and would count as 2^64 people. */
function countable(address: string): string | undefined {
  if (!isIPv6(address)) return isIPv4(address) ? address : undefined
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::`
}
