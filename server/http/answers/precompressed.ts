import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGunzip, gzip } from 'node:zlib'
import { accepts } from 'hono/accepts'
import type { HttpContext } from '../bindings.ts'
import { POLICY_HEADER, picturePolicy } from '../security/content-security-policy.ts'
import { etagOf, hasAlready } from './etag.ts'

/** An answer that is sent many times, compressed once in each coding that somebody takes. */
export interface Precompressed {
  readonly mediaType: string
  readonly etag: string
  /** Its Content-Security-Policy. */
  readonly policy: string
  /** How long who may keep it, and what else is said of it; in place of what is usual. */
  readonly headers?: Readonly<Record<string, string>>
  /** What guests see by it, for counting views; it isn't sent. */
  readonly shows?: string
  readonly bytes: Bytes
  /** Whether the bytes are those of the answer in gzip. See `packedIfLarge`. */
  readonly isPacked?: boolean
  /** The bytes in a coding, made when it is first asked for; absent where their format compresses them already. */
  readonly coded?: (coding: Coding) => Promise<Bytes>
}

type Bytes = Uint8Array<ArrayBuffer>
type Coding = (typeof codings)[number]

/** In the order of preference. */
const codings = ['br', 'gzip'] as const

/** From 9 on it takes ten times as long, for less than one byte in a hundred. */
const BROTLI_QUALITY = 6

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export const precompressHtml = (html: string, policy: string): Precompressed =>
  precompressText('text/html; charset=utf-8', html, policy)

/** @param etag where it is known already */
export function precompressText(
  mediaType: string,
  text: string | Bytes,
  policy: string,
  etag?: string,
): Precompressed {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const made = new Map<Coding, Promise<Bytes>>()
  return {
    mediaType,
    etag: etag ?? etagOf(bytes),
    policy,
    bytes,
    coded(coding) {
      const coded = made.get(coding) ?? compress[coding](bytes)
      made.set(coding, coded)
      return coded
    },
  }
}

const compress: Readonly<Record<Coding, (bytes: Bytes) => Promise<Bytes>>> = {
  br: (bytes) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes) => compressGzip(bytes, { level: 9 }),
}

export const compressedPicture = (mediaType: string, bytes: Bytes): Precompressed => ({
  mediaType,
  etag: etagOf(bytes),
  policy: picturePolicy,
  bytes,
})

/** As a page of 1,000 dishes; what is larger is data of many menus. */
const LARGE_BYTES = 2 * 1024 * 1024

/** A large answer, kept compressed as nearly everybody gets it; unpacked for a client that takes no coding. */
export async function packedIfLarge(answer: Precompressed): Promise<Precompressed> {
  const { coded: _, ...plain } = answer
  if (!answer.coded || answer.bytes.byteLength < LARGE_BYTES) return answer
  return { ...plain, bytes: await compressGzip(answer.bytes, { level: 6 }), isPacked: true }
}

/** What its bytes take, with room for both codings: together they are less than half of a page. */
export const precompressedBytes = ({ bytes, coded }: Precompressed): number =>
  Math.ceil(bytes.byteLength * (coded ? 1.5 : 1))

/** Answers in the coding that the visitor takes, or 304: browsers ask each time, since the menu may change. */
export async function answerPrecompressed(
  c: HttpContext,
  { mediaType, etag, policy, headers: own, bytes, isPacked, coded }: Precompressed,
): Promise<Response> {
  const coding = isPacked ? packedCodingFor(c) : coded && codingFor(c)
  const tag = coding ? `W/${etag}` : etag
  const headers = {
    etag: tag,
    // With "not modified" too, where it takes the place of the one that was kept.
    [POLICY_HEADER]: policy,
    'cache-control': 'no-cache',
    // The owner, known by a cookie, is answered with a different page.
    vary: 'accept-encoding, cookie',
    ...own,
  }
  // The codings are of one content.
  if (hasAlready(c, etag)) return c.body(null, 304, headers)
  return c.body(await bodyIn(coding, { bytes, isPacked, coded }), 200, {
    ...headers,
    'content-type': mediaType,
    ...(coding && { 'content-encoding': coding }),
  })
}

async function bodyIn(
  coding: Coding | undefined,
  { bytes, isPacked, coded }: Pick<Precompressed, 'bytes' | 'isPacked' | 'coded'>,
): Promise<Bytes | ReadableStream<Bytes>> {
  if (!isPacked) return coding && coded ? coded(coding) : bytes
  if (coding) return bytes
  return Readable.toWeb(Readable.from([bytes]).pipe(createGunzip())) as ReadableStream<Bytes>
}

/** The first of our codings that the browser accepts: browsers list them without preference. */
const codingFor = (c: HttpContext): Coding | undefined => codings.find((coding) => takes(c, coding))

const packedCodingFor = (c: HttpContext): Coding | undefined => (takes(c, 'gzip') ? 'gzip' : undefined)

const takes = (c: HttpContext, coding: Coding): boolean =>
  accepts(c, { header: 'Accept-Encoding', supports: [coding], default: '' }) === coding
