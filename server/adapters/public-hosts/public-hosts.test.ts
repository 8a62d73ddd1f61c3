import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPublicFileFetcher } from '../public-files/public-file.ts'
import { createPublicHosts } from './public-hosts.ts'

const hosts = createPublicHosts({ ports: ['80', '443'], exceptions: [] })
const allows = (address: string) => hosts.allows(new URL(address))

describe('a host of the public web', () => {
  it.each([
    'https://example.com/',
    'http://example.com:443/',
    'http://93.184.215.14/',
    'https://bücher.example.org/',
  ])('may be asked: %s', (address) => expect(allows(address)).toBe(true))

  it.each([
    'http://example.com:22/',
    'http://example.com:6379/',
    'https://example.com:8443/',
    'http://168.63.129.16/',
    'http://2822734096/',
    'http://[::127.0.0.1]/',
    'http://[::a9fe:a9fe]/',
    'http://[fec0::1]/',
    'https://kubernetes.default.svc/',
    'https://vault.default.svc.cluster.local/',
    'https://printer.lan/',
    'https://wiki.corp./',
    'http://intranet/',
  ])('may not be asked: %s', (address) => expect(allows(address)).toBe(false))

  it('is no address of this machine', () => {
    for (const { address, family } of Object.values(networkInterfaces()).flatMap((own) => own ?? []))
      expect(allows(`http://${family === 'IPv6' ? `[${address}]` : address}/`)).toBe(false)
  })
})

describe('a name that leads somewhere else', () => {
  const server = createServer((_, response) => response.end('secret'))
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => server.close())

  it('is not followed to this machine', async () => {
    // A name that may be asked as such, and is looked up to an address that may not.
    const fetchFile = createPublicFileFetcher(['localhost'])
    const { port } = server.address() as AddressInfo
    const limits = { maxBytes: 1000, timeoutMs: 2000, accept: '*/*' }
    await expect(fetchFile(`http://localhost:${port}/`, limits)).rejects.toMatchObject({ fault: 'refused' })
  })
})
