import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { refusalOf } from './s3-signature.ts'

/** Settings under which Carte talks to the fake; the keys open nothing anywhere. */
const SETTINGS = {
  S3_BUCKET: 'carte',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'carte-test-key',
  S3_SECRET_ACCESS_KEY: 'carte-test-secret',
} as const

/** How the server behaves at a request. */
export type S3Behaviour =
  | 'good'
  /** The connection is cut before anything is answered. */
  | 'away'
  /** A good answer, but late. */
  | 'slow'
  /** A good answer, once this has resolved. */
  | Promise<void>
  /** The request is taken and nothing ever comes back. */
  | 'never'
  /** The connection is cut in the middle of a good answer. */
  | 'half an answer'
  /** This status, without doing what was asked. */
  | 500
  | 503
  | 403

export interface FakeS3 {
  readonly settings: typeof SETTINGS & { readonly S3_ENDPOINT: string }
  /** What is in the bucket, by key. */
  readonly objects: ReadonlyMap<string, Uint8Array>
  /** Method and path of every request, in their order. */
  readonly requests: readonly string[]
  /** One behaviour for each of the next requests; the last one stays. Forgets the requests so far. */
  script(...behaviours: [S3Behaviour, ...S3Behaviour[]]): void
  close(): Promise<void>
}

const SLOW_MS = 300

/**
 * Replaces a storage that speaks S3's protocol, the part that Carte uses: one bucket in the path; GET,
 * HEAD, PUT and DELETE of objects; HEAD of the bucket. Signatures are checked as Amazon does. The objects
 * are in memory. For tests and for work without a network.
 */
export async function startS3Server(port = 0): Promise<FakeS3> {
  let behaviours: S3Behaviour[] = ['good']
  let requests: string[] = []
  const objects = new Map<string, Buffer>()

  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    requests.push(`${request.method} ${path}`)
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? 'good'
    const body = await buffer(request)
    if (behaviour === 'away') return request.socket.destroy()
    if (behaviour === 'never') return
    if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    if (behaviour instanceof Promise) await behaviour
    if (typeof behaviour === 'number') return fail(response, behaviour, 'TestFailure')
    const refusal = refusalOf(request, body, SETTINGS)
    if (refusal) return fail(response, 403, refusal)
    answer(request, response, { path, body, isHalf: behaviour === 'half an answer' })
  })

  function answer(
    { method }: IncomingMessage,
    response: ServerResponse,
    { path, body, isHalf }: { path: string; body: Buffer; isHalf: boolean },
  ): void {
    const [, bucket, ...rest] = path.split('/')
    const key = decodeURIComponent(rest.join('/'))
    const object = objects.get(key)
    if (bucket !== SETTINGS.S3_BUCKET) fail(response, 404, 'NoSuchBucket')
    else if (key === '') send(response, method === 'HEAD' ? 200 : 405)
    else if (method === 'PUT') {
      objects.set(key, body)
      send(response, 200)
    } else if (method === 'DELETE') {
      objects.delete(key)
      send(response, 204)
    } else if (!object) fail(response, 404, 'NoSuchKey')
    else if (isHalf) {
      response.writeHead(200, { 'content-length': object.byteLength })
      response.write(object.subarray(0, object.byteLength / 2), () => response.destroy())
    } else send(response, 200, object)
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: listening } = server.address() as AddressInfo
  return {
    settings: { ...SETTINGS, S3_ENDPOINT: `http://127.0.0.1:${listening}` },
    objects,
    get requests() {
      return requests
    },
    script(...next) {
      behaviours = next
      requests = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function send(response: ServerResponse, status: number, object: Uint8Array = new Uint8Array()): void {
  response.writeHead(status, { 'content-length': object.byteLength }).end(object)
}

function fail(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

if (import.meta.main) {
  const { settings } = await startS3Server(Number(process.argv[2] ?? 4200))
  const assignments = Object.entries(settings).map((pair) => pair.join('='))
  process.stdout.write(
    [
      'A storage that keeps its files in memory. Start Carte with these settings:',
      `${assignments.join(' ')} npm start`,
      '',
    ].join('\n'),
  )
}
