import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import {
  type RequestFilteringAgentOptions,
  RequestFilteringHttpAgent,
  RequestFilteringHttpsAgent,
} from 'request-filtering-agent'

export type PublicFileFault =
  /** No http or https address, one with credentials, or one that leads into a private network. */
  | 'refused'
  /** No connection, no answer in time, too many redirects, or an answer that is not a file. */
  | 'unreachable'
  | 'too_large'

export class PublicFileError extends Error {
  override readonly name = 'PublicFileError'
  readonly fault: PublicFileFault

  constructor(fault: PublicFileFault, options?: ErrorOptions) {
    super(`The file could not be fetched: ${fault}`, options)
    this.fault = fault
  }
}

export interface PublicFileLimits {
  readonly maxBytes: number
  /** For the whole of it: redirects and body included. */
  readonly timeoutMs: number
}

/**
 * Fetches a file by an address that a user gave. Users must not reach through us what
 * they cannot reach themselves: only public addresses are connected to, judged when the connection is
 * made, after the name was looked up and after every redirect.
 * @throws {PublicFileError}
 */
export type PublicFileFetcher = (address: string, limits: PublicFileLimits) => Promise<Uint8Array>

export interface PublicFiles {
  /** Of the public web; never of a private network. */
  readonly fetchPublicFile: PublicFileFetcher
}

const MOST_REDIRECTS = 3

/** @param exceptions addresses that are reached although they are private; for tests alone */
export function createPublicFileFetcher(exceptions: readonly string[] = []): PublicFileFetcher {
  const options: RequestFilteringAgentOptions = { allowIPAddressList: [...exceptions] }
  const agents = {
    'http:': new RequestFilteringHttpAgent(options),
    'https:': new RequestFilteringHttpsAgent(options),
  }

  return async (address, { maxBytes, timeoutMs }) => {
    const signal = AbortSignal.timeout(timeoutMs)
    let url = publicUrl(address)
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await ask(url, agents[url.protocol as keyof typeof agents], signal)
      const { statusCode = 0, headers } = answer
      if (statusCode === 200) return readAtMost(answer, maxBytes)
      answer.destroy()
      if (statusCode < 300 || statusCode >= 400 || !headers.location) throw new PublicFileError('unreachable')
      url = publicUrl(headers.location, url)
    }
    throw new PublicFileError('unreachable')
  }
}

function publicUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isWeb || url.username || url.password) throw new PublicFileError('refused')
  return url
}

function ask(url: URL, agent: RequestFilteringHttpAgent | RequestFilteringHttpsAgent, signal: AbortSignal) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const answered = Promise.withResolvers<IncomingMessage>()
  request(url, { agent, signal, headers: { accept: 'image/*', 'accept-encoding': 'identity' } })
    .on('response', answered.resolve)
    .on('error', (cause) => answered.reject(new PublicFileError(faultOf(cause), { cause })))
    .end()
  return answered.promise
}

/** The agent says by its message alone that it refused an address. */
const faultOf = (cause: Error): PublicFileFault =>
  /is not allowed/.test(cause.message) ? 'refused' : 'unreachable'

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
