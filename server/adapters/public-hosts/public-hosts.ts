import { type LookupAddress, type LookupOptions, lookup as lookUp } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import {
  type RequestFilteringAgentOptions,
  RequestFilteringHttpAgent,
  RequestFilteringHttpsAgent,
} from 'request-filtering-agent'

/** What is connected to by addresses that users give: hosts of the public web, and nothing that they could not reach themselves. */
export interface PublicHosts {
  /** Returns whether this host may be asked at this port; its addresses are judged when the connection is made. */
  allows(url: URL): boolean
  /** Returns whether a host is named that is in a network which the operator opened, or may be: it may be asked at any port. */
  isOpened(url: URL): boolean
  /** Options of a request: they connect to public addresses alone. */
  connectionOf(url: URL): {
    readonly agent: RequestFilteringHttpAgent | RequestFilteringHttpsAgent
    readonly lookup: LookupFunction
  }
  /** Returns whether a connection failed because it led to an address that isn't public. */
  isRefusal(cause: Error): boolean
}

interface PublicHostsOptions {
  readonly ports: readonly string[]
  /** Hosts that may be asked at any port although they are private; for tests alone. */
  readonly exceptions: readonly string[]
  /** Private networks that the operator opened, as `192.168.0.0/16`. */
  readonly networks?: readonly string[]
}

export function createPublicHosts({ ports, exceptions, networks = [] }: PublicHostsOptions): PublicHosts {
  const opened = networksOf(networks)
  const options: RequestFilteringAgentOptions = {
    allowIPAddressList: [...exceptions.filter((host) => isIP(host) !== 0), ...networks],
  }
  const agents = {
    'http:': new RequestFilteringHttpAgent(options),
    'https:': new RequestFilteringHttpsAgent(options),
  }
  const refused = refusedAddresses()
  const isRefused = (address: string) =>
    !exceptions.includes(address) && !isWithin(opened, address) && isWithin(refused, address)

  /** As the one of Node, without the addresses that are refused; what is left is judged by the agent. */
  const lookup: LookupFunction = (hostname, asked: LookupOptions, answer) =>
    lookUp(hostname, { ...asked, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return answer(error, '')
      const [first] = addresses
      if (!first || addresses.some(({ address }) => isRefused(address)))
        return answer(new Error(`${hostname} leads to an address that ${REFUSED}`), '')
      if (asked.all) answer(null, addresses)
      else answer(null, first.address, first.family)
    })

  return {
    isOpened({ hostname }) {
      const host = hostOf(hostname)
      if (exceptions.includes(host)) return true
      return networks.length > 0 && (isIP(host) === 0 ? !isPublicName(host) : isWithin(opened, host))
    },
    allows({ hostname, port }) {
      const host = hostOf(hostname)
      if (exceptions.includes(host)) return true
      if (port !== '' && !ports.includes(port)) return false
      return isIP(host) === 0 ? isPublicName(host) : !isRefused(host)
    },
    connectionOf: ({ protocol }) => ({ agent: agents[protocol as keyof typeof agents], lookup }),
    isRefusal: ({ message }) => message.includes(REFUSED),
  }
}

const hostOf = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

const isWithin = (list: BlockList, address: string): boolean => list.check(address, familyOf(address))

/** Each is written as an address, a slash and a number. */
function networksOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return list
}

/** The agent says by its message alone that it refused an address. */
const REFUSED = 'is not allowed'

/** Public by their numbers, and not what a user could reach: the rest of the private ones is known to the agent. */
function refusedAddresses(): BlockList {
  const refused = new BlockList()
  // Azure's agent of the host, from which a machine gets its settings.
  refused.addAddress('168.63.129.16')
  // IPv4 addresses in the form of RFC 4291, 2.5.5.1, which nobody uses, and the site-local ones of RFC 3879.
  refused.addSubnet('::', 96, 'ipv6')
  refused.addSubnet('fec0::', 10, 'ipv6')
  for (const { address, family } of Object.values(networkInterfaces()).flatMap((own) => own ?? []))
    refused.addAddress(address, family === 'IPv6' ? 'ipv6' : 'ipv4')
  return refused
}

/**
 * Names that are looked up in the public DNS. Those of local networks are in RFC 6761, RFC 6762 and RFC 9476 (`.alt`),
 * `.internal` was reserved by ICANN in 2024, `.home.arpa` is RFC 8375's; `.svc` is Kubernetes' own, the others are
 * usual in companies and homes.
 */
const isPublicName = (hostname: string): boolean =>
  hostname.includes('.') &&
  !/(^|\.)(localhost|local|internal|home\.arpa|invalid|test|svc|localdomain|lan|intranet|corp|home|private|onion|alt)\.?$/i.test(
    hostname,
  )
