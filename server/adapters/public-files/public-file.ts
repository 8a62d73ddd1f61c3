import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { createPublicHosts, type PublicHosts } from '../public-hosts/public-hosts.ts'

export type PublicFileFault =
  /** No http or https address of the public web, one with credentials or an odd port, or one that leads into a private network. */
  | 'refused'
  /** No connection, no answer in time, too many redirects, or an answer that is not a file. */
  | 'unreachable'
  | 'too_large'

export class PublicFileError extends Error {
  override readonly name = 'PublicFileError'
  readonly fault: PublicFileFault
  /** What the other server answered instead of the file. */
  readonly status: number | undefined

  constructor(
    fault: PublicFileFault,
    { status, ...options }: ErrorOptions & { readonly status?: number } = {},
  ) {
    super(
      `The file could not be fetched: ${fault}${status === undefined ? '' : ` (status ${status})`}`,
      options,
    )
    this.fault = fault
    this.status = status
  }
}

export interface PublicFile {
  readonly bytes: Uint8Array
  /** As the other server says; empty where it says nothing. */
  readonly contentType: string
  /** Where it was found in the end. */
  readonly address: string
  /** The header of this name; empty where there is none. */
  readonly cacheControl: string
}

export interface PublicFileLimits {
  readonly maxBytes: number
  /** For the whole of it: redirects and body included. */
  readonly timeoutMs: number
  /** Media types, as the header `accept` has them. */
  readonly accept: string
  /** How often it may be found elsewhere; three times where absent. */
  readonly mostRedirects?: number
}

/**
 * Fetches a file by an address that a user gave. Users must not reach through us what
 * they cannot reach themselves: only public addresses are connected to, judged when the connection is
 * made, after the name was looked up and after every redirect.
 * @throws {PublicFileError}
 */
export type PublicFileFetcher = (address: string, limits: PublicFileLimits) => Promise<PublicFile>

export interface PublicFiles {
  /** Of the public web; never of a private network. */
  readonly fetchPublicFile: PublicFileFetcher
}

const MOST_REDIRECTS = 3

/** What other ports of a public host serve isn't a page or a picture. */
const WEB_PORTS = ['80', '443']

/** @param exceptions addresses that are reached although they are private; for tests alone */
export function createPublicFileFetcher(exceptions: readonly string[] = []): PublicFileFetcher {
  const hosts = createPublicHosts({ ports: WEB_PORTS, exceptions })
  const publicUrl = (address: string, base?: URL): URL => {
    const url = URL.parse(address, base?.href)
    const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
    if (!url || !isWeb || url.username || url.password || !hosts.allows(url))
      throw new PublicFileError('refused')
    return url
  }

  return async (address, { maxBytes, timeoutMs, accept, mostRedirects = MOST_REDIRECTS }) => {
    const signal = AbortSignal.timeout(timeoutMs)
    let url = publicUrl(address)
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const answer = await ask(url, hosts, { signal, accept })
      const { statusCode = 0, headers } = answer
      if (statusCode === 200)
        return {
          bytes: await readAtMost(unpacked(answer), maxBytes),
          contentType: headers['content-type'] ?? '',
          address: url.href,
          cacheControl: headers['cache-control'] ?? '',
        }
      answer.destroy()
      if (statusCode < 300 || statusCode >= 400 || !headers.location)
        throw new PublicFileError('unreachable', { status: statusCode })
      url = publicUrl(headers.location, url)
    }
    throw new PublicFileError('unreachable')
  }
}

interface Asking {
  readonly signal: AbortSignal
  readonly accept: string
}

/** Some servers refuse who says nothing of itself. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Carte)'

function ask(url: URL, hosts: PublicHosts, { signal, accept }: Asking) {
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': USER_AGENT }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const answered = Promise.withResolvers<IncomingMessage>()
  request(url, { ...hosts.connectionOf(url), signal, headers })
    .on('response', answered.resolve)
    .on('error', (cause) => {
      const fault = hosts.isRefusal(cause) ? 'refused' : 'unreachable'
      answered.reject(new PublicFileError(fault, { cause }))
    })
    .end()
  return answered.promise
}

/** A body as it was before it was packed: some servers pack it although they were asked not to. */
function unpacked(answer: IncomingMessage): Readable {
  const unpackers = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }
  const coding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (coding === 'identity' || coding === '') return answer
  if (!Object.hasOwn(unpackers, coding)) throw new PublicFileError('unreachable', { cause: coding })
  const unpacker = unpackers[coding as keyof typeof unpackers]()
  answer.on('error', (cause) => unpacker.destroy(cause))
  unpacker.on('close', () => answer.destroy())
  return answer.pipe(unpacker)
}

async function readAtMost(answer: Readable, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of answer) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new PublicFileError('too_large')
      chunks.push(chunk)
    }
  } catch (cause) {
    throw cause instanceof PublicFileError ? cause : new PublicFileError('unreachable', { cause })
  }
  return Buffer.concat(chunks)
}
