import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { checkFileName, type FileStorage, StorageError, type StoredFile } from './port.ts'

/** A bucket of Amazon S3 or of a storage that speaks its protocol. */
export interface S3Settings {
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Absent: Amazon's own. */
  readonly endpoint?: string
  /** The bucket is named in the path (`host/bucket/…`) and not before the host (`bucket.host/…`). */
  readonly usesPathStyle: boolean
  /** Before every name: empty, or a folder that ends with `/`. */
  readonly prefix: string
}

export interface S3Storage extends FileStorage {
  /** @throws {StorageError} when the bucket is away, missing or closed to us */
  check(): Promise<void>
  /** Ends the connections that are kept open. */
  close(): void
}

interface S3Limits {
  /** For a whole call with all its attempts, in milliseconds. */
  readonly timeLimitMs?: number
}

/** A person waits: three attempts, and 15 seconds for all of them. */
const ATTEMPTS = 3
const TIME_LIMIT_MS = 15_000
const ATTEMPT_TIME_LIMIT_MS = 6000
const CONNECT_TIME_LIMIT_MS = 2000

/** A streamed file that its reader has abandoned. */
const IDLE_TIME_LIMIT_MS = 30_000

/** Slow readers of pictures each hold one while they read. */
const MOST_CONNECTIONS = 200

export function s3Storage(settings: S3Settings, { timeLimitMs = TIME_LIMIT_MS }: S3Limits = {}): S3Storage {
  const { bucket, prefix } = settings
  const client = new S3Client({
    region: settings.region,
    endpoint: settings.endpoint,
    forcePathStyle: settings.usesPathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_TIME_LIMIT_MS,
      requestTimeout: Math.min(ATTEMPT_TIME_LIMIT_MS, timeLimitMs),
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_TIME_LIMIT_MS,
      httpAgent: { keepAlive: true, maxSockets: MOST_CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: MOST_CONNECTIONS },
    },
    // Bodies are signed with their hash anyway; many compatible storages know no newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (name: string) => {
    checkFileName(name)
    return { Bucket: bucket, Key: `${prefix}${name}` }
  }

  /** The limit ends with the work, so that it cuts nothing that is read afterwards. */
  async function limited<Value>(work: (abortSignal: AbortSignal) => Promise<Value>): Promise<Value> {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), timeLimitMs)
    try {
      return await work(controller.signal)
    } catch (cause) {
      const isTooLate = controller.signal.aborted
      throw new StorageError(new Error(isTooLate ? `no answer in ${timeLimitMs} ms` : reasonOf(cause)))
    } finally {
      clearTimeout(timer)
    }
  }

  const find = async (
    name: string,
    abortSignal: AbortSignal,
  ): Promise<GetObjectCommandOutput | undefined> => {
    try {
      return await client.send(new GetObjectCommand(at(name)), { abortSignal })
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }

  return {
    async check() {
      await limited((abortSignal) => client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal }))
    },
    close: () => client.destroy(),
    async put(name, bytes) {
      const object = { ...at(name), Body: bytes, ContentLength: bytes.byteLength }
      await limited((abortSignal) => client.send(new PutObjectCommand(object), { abortSignal }))
    },
    async get(name) {
      checkFileName(name)
      return limited(async (abortSignal) => {
        const found = await find(name, abortSignal)
        return found && new Uint8Array((await found.Body?.transformToByteArray()) ?? [])
      })
    },
    async open(name) {
      checkFileName(name)
      return limited(async (abortSignal) => {
        const found = await find(name, abortSignal)
        return found && streamOf(found)
      })
    },
    async delete(name) {
      const object = at(name)
      await limited((abortSignal) => client.send(new DeleteObjectCommand(object), { abortSignal }))
    },
  }
}

function streamOf({ Body, ContentLength }: GetObjectCommandOutput): StoredFile {
  if (!(Body instanceof Readable) || ContentLength === undefined)
    throw new Error('The storage answered without a file or its size')
  return { size: ContentLength, body: Readable.toWeb(Body) as StoredFile['body'] }
}

/**
 * What went wrong, in the words of an operator. The SDK's own errors stay here: they hold the request, and
 * with it what it was signed with.
 */
function reasonOf(cause: unknown): string {
  if (cause instanceof S3ServiceException) {
    const { httpStatusCode: status } = cause.$metadata
    if (status === 404) return 'there is no such bucket'
    if (status === 403) return `access is denied with these keys (${cause.name})`
    return `it answered ${status} (${cause.name})`
  }
  // Refused connections to several addresses of one host.
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}
