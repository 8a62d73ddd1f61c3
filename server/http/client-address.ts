import { type BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * Who a request comes from: the last of its hops that is no proxy of ours. A hop says who spoke to it;
 * what it was told beyond that is only believed of those that are trusted.
 * @param peer the other end of the connection
 * @param forwardedFor the `X-Forwarded-For` header
 * @returns an address to count requests by, or undefined where a request names nobody but trusted hops
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string | undefined {
  const hops = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map(plain)
  const client = hops.findLast((hop) => !isTrusted(hop, trusted))
  return client ? countable(client) : undefined
}

/** Without spaces, zone and the IPv6 coat of an IPv4 address. */
const plain = (address: string): string =>
  address
    .trim()
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
