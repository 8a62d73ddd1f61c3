import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { PublicFileFetcher } from '../../adapters/public-files/public-file.ts'
import { AppError } from '../../errors/app-error.ts'
import { isRedirectUri, type OAuthClient } from './clients.ts'

/**
 * Assistants whose id is the address of a document that describes them: draft-ietf-oauth-client-id-metadata-document, which
 * the authorization of the Model Context Protocol asks for. Nothing is kept but what was read lately.
 */
export interface PublishedClients {
  /** Whether an id is an address, so that nobody signed it. */
  isAddress(id: string): boolean
  /** @throws {AppError} `connection_refused`, with what is wrong with the document */
  read(id: string): Promise<OAuthClient>
}

/** As the draft advises (6.6); real ones have less than one. */
const MOST_BYTES = 5 * 1024
const TIMEOUT_MS = 5000
const MOST_REMEMBERED = 500

/** Whatever the document says: it is read once from the look to the token, and again the next day. */
const LEAST_SECONDS = 60
const USUAL_SECONDS = 60 * 60
const MOST_SECONDS = 24 * 60 * 60

const documentSchema = z.object({
  client_id: z.string(),
  client_name: z.string().trim().min(1).max(80),
  redirect_uris: z.array(z.string().max(500)).min(1).max(50),
  // Assistants have no secret here; one that wants to show a key would be taken at its word.
  token_endpoint_auth_method: z.literal('none').default('none'),
  client_secret: z.undefined().optional(),
})

/** @param exceptions hosts whose documents are read without TLS; for tests alone */
export function createPublishedClients(
  fetchPublicFile: PublicFileFetcher,
  exceptions: readonly string[] = [],
): PublishedClients {
  const remembered = new LRUCache<string, OAuthClient>({
    max: MOST_REMEMBERED,
    // What is refused is not remembered.
    fetchMethod: async (id, _stale, { options }) => {
      const { client, seconds } = await readDocument(fetchPublicFile, id)
      options.ttl = seconds * 1000
      return client
    },
  })
  const isAddress = (id: string): boolean => {
    const url = URL.parse(id)
    if (!url) return false
    return url.protocol === 'https:' || (url.protocol === 'http:' && exceptions.includes(url.hostname))
  }
  return {
    isAddress,
    async read(id) {
      if (!isAddress(id) || !isPlainAddress(id)) throw refused('Its address isn’t one of a document.')
      const client = await remembered.fetch(id)
      if (!client) throw refused(NOT_READ)
      return client
    },
  }
}

/** Written one way (draft, 3): with a path, without credentials, fragment and dots for folders. */
function isPlainAddress(id: string): boolean {
  const { href, pathname, username, password } = new URL(id)
  return href === id && pathname.length > 1 && !id.includes('#') && username === '' && password === ''
}

async function readDocument(fetchPublicFile: PublicFileFetcher, id: string) {
  const { bytes, contentType, cacheControl } = await fetchPublicFile(id, {
    maxBytes: MOST_BYTES,
    timeoutMs: TIMEOUT_MS,
    accept: 'application/json',
    mostRedirects: 0,
  }).catch((cause: unknown) => {
    throw refused(NOT_READ, cause)
  })
  if (!/^application\/(?:[\w.-]+\+)?json\b/iu.test(contentType)) throw refused('Its document isn’t JSON.')
  const { data: described } = documentSchema.safeParse(jsonIn(bytes))
  if (described?.client_id !== id)
    throw refused('Its document doesn’t describe an assistant of this address.')
  const redirectUris = described.redirect_uris.filter(isRedirectUri)
  const client = { name: described.client_name, redirectUris, publishedAt: new URL(id).host }
  return { client, seconds: secondsOf(cacheControl) }
}

function secondsOf(cacheControl: string): number {
  if (/\bno-(?:store|cache)\b/iu.test(cacheControl)) return LEAST_SECONDS
  const [, asked] = /\bmax-age\s*=\s*"?(\d{1,9})/iu.exec(cacheControl) ?? []
  return Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, asked ? Number(asked) : USUAL_SECONDS))
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

const NOT_READ = 'Its description could not be read at the address that it names.'

const refused = (why: string, cause?: unknown) =>
  new AppError('connection_refused', { message: `This assistant can’t be connected. ${why}`, cause })
