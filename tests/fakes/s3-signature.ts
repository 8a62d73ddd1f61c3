import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface Keys {
  readonly S3_ACCESS_KEY_ID: string
  readonly S3_SECRET_ACCESS_KEY: string
  readonly S3_REGION: string
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

const MAX_SKEW_MS = 15 * 60 * 1000

/**
 * Why a request is refused, as Amazon's code, or undefined when it is signed well: Signature Version 4 in
 * the Authorization header, with the hash of the body.
 * Source: Amazon S3, "Authenticating Requests: Using the Authorization Header (AWS Signature Version 4)".
 */
export function refusalOf(
  { method = '', url = '/', headers }: IncomingMessage,
  body: Buffer,
  keys: Keys,
): string | undefined {
  const parts = AUTHORIZATION.exec(headers.authorization ?? '')
  if (!parts) return 'AccessDenied'
  const [, keyId, day = '', region = '', signedHeaders = '', signature = ''] = parts
  if (keyId !== keys.S3_ACCESS_KEY_ID) return 'InvalidAccessKeyId'
  if (region !== keys.S3_REGION) return 'AuthorizationHeaderMalformed'
  const time = String(headers['x-amz-date'])
  if (!time.startsWith(day) || Math.abs(Date.now() - readTime(time)) > MAX_SKEW_MS)
    return 'RequestTimeTooSkewed'
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const names = signedHeaders.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied'

  const { pathname, searchParams } = new URL(url, 'http://fake')
  const canonicalRequest = [
    method,
    pathname,
    canonicalQuery(searchParams),
    ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (outer, word) => hmac(outer, word),
    `AWS4${keys.S3_SECRET_ACCESS_KEY}`,
  )
  const isRight = timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))
  return isRight ? undefined : 'SignatureDoesNotMatch'
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

/** `20260131T235959Z` */
const readTime = (time: string): number =>
  Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&')
