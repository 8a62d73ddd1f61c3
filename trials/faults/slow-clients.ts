import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { listSavedMenus } from '#contract/menus/saved-menus.ts'
import { typesetPdf } from '#contract/menus/typesetting.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { buildContent } from '../../tests/builders/build-menu.ts'
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts'
import { subscribe } from '../../tests/support/subscriber.ts'
import { TestClient } from '../../tests/support/test-client.ts'
import { answerOf, rawClient } from './raw-client.ts'
import type { Trial, TrialRow } from './trial.ts'

interface Site {
  readonly server: ServerProcess
  readonly client: TestClient
  readonly dataDir: string
}

/** What each of them does; resolves with what is wrong, or with nothing. */
type Misbehaviour = readonly [name: string, act: (site: Site) => Promise<string | undefined>]

const HEADERS_MS = 20_000
const IDLE_CONNECTIONS = 1000
const MEBIBYTE = 1024 * 1024

const misbehaviours: readonly Misbehaviour[] = [
  [
    'oversized headers',
    ({ server }) =>
      expectAnswer(
        server,
        `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`,
        /^HTTP\/1\.1 431 .*headers_too_large/s,
      ),
  ],
  [
    'no HTTP at all',
    ({ server }) =>
      expectAnswer(server, '\x16\x03\x01garbage\r\n\r\n', /^HTTP\/1\.1 400 .*malformed_request/s),
  ],
  [
    'a chunked body that is none',
    ({ server }) =>
      expectAnswer(
        server,
        'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nZZZ\r\n',
        /^HTTP\/1\.1 400/,
      ),
  ],
  [
    'both lengths of a body',
    ({ server }) =>
      expectAnswer(
        server,
        'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
        /^HTTP\/1\.1 400/,
      ),
  ],
  [
    'Expect: 100-continue',
    ({ server }) =>
      expectAnswer(
        server,
        'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nexpect: 100-continue\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}',
        /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 .*invalid_input/s,
      ),
  ],
  [
    'three requests in one packet',
    ({ server }) =>
      expectAnswer(
        server,
        `${'GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2)}GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
        /(HTTP\/1\.1 200 .*){3}$/s,
      ),
  ],
  ['headers a byte a second', trickleHeaders],
  ['half a body, then silence', halfABody],
  ['uploads cut off in the middle', cutUploads],
  ['downloads cut off, whose menus wait to be set', cutDownloads],
  ['a client that never reads', neverRead],
  [`${IDLE_CONNECTIONS} idle connections`, idleConnections],
]

/** Slow, broken and silent clients, while another one goes on as if they were not there. */
export const slowClients: Trial = {
  name: 'slow-clients',
  rounds: 1,
  async run(rounds): Promise<readonly TrialRow[]> {
    const fault = 'slow clients, half requests, clients that go away'
    const dataDir = mkdtempSync(join(tmpdir(), 'carte-slow-'))
    const server = await startServerProcess({ CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    const client = new TestClient(server.url)
    await client.register('patient')
    await subscribe(client)
    const wrong: string[] = []
    const filesBefore = openFiles(server)
    const othersMs: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const [name, act] of misbehaviours) {
        const over = new AbortController()
        const other = readMeanwhile(client, over.signal, othersMs)
        const finding = await act({ server, client, dataDir })
        over.abort()
        if (finding) wrong.push(`${name}: ${finding}`)
        if (await other) wrong.push(`${name}: another client was answered ${await other}`)
      }
    }
    await setTimeout(1000)
    const filesLeft = openFiles(server) - filesBefore
    if (filesLeft > 10) wrong.push(`${filesLeft} file descriptors stayed open`)
    if ((await server.end('SIGTERM')) !== 0) wrong.push('the server did not end well')
    rmSync(dataDir, { recursive: true })
    for (const line of wrong) process.stderr.write(`${fault}: ${line}\n`)
    const note = `${misbehaviours.length} kinds; the times are those of another client meanwhile`
    return [
      {
        fault,
        rounds: rounds * misbehaviours.length,
        acknowledged: 0,
        lost: 0,
        wrong: wrong.length,
        recoveriesMs: othersMs,
        note,
      },
    ]
  },
}

async function readMeanwhile(
  client: TestClient,
  signal: AbortSignal,
  times: number[],
): Promise<number | undefined> {
  while (!signal.aborted) {
    const began = performance.now()
    const response = await client.send(listSavedMenus)
    await response.arrayBuffer()
    times.push(performance.now() - began)
    if (!response.ok) return response.status
    await setTimeout(100)
  }
  return undefined
}

async function expectAnswer(
  server: ServerProcess,
  request: string,
  expected: RegExp,
): Promise<string | undefined> {
  const socket = await rawClient(server.url)
  socket.write(request)
  const answer = await answerOf(socket, 5000)
  socket.destroy()
  return expected.test(answer) ? undefined : JSON.stringify(answer.slice(0, 300))
}

async function trickleHeaders({ server }: Site): Promise<string | undefined> {
  const socket = await rawClient(server.url)
  const began = performance.now()
  const trickle = setInterval(() => socket.write('a'), 1000)
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')
  const answer = await answerOf(socket, HEADERS_MS + 15_000)
  clearInterval(trickle)
  socket.destroy()
  const ms = performance.now() - began
  if (!/^HTTP\/1\.1 408 .*request_timeout/s.test(answer))
    return `no 408 after ${Math.round(ms)} ms: ${answer}`
  return undefined
}

async function halfABody({ server, client }: Site): Promise<string | undefined> {
  const sockets = await Promise.all(Array.from({ length: 50 }, () => rawClient(server.url)))
  for (const socket of sockets)
    socket.write(
      'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"username"',
    )
  await setTimeout(500)
  const meanwhile = await client.send(listSavedMenus)
  await meanwhile.arrayBuffer()
  for (const socket of sockets) socket.destroy()
  return meanwhile.ok ? undefined : `another client was answered ${meanwhile.status}`
}

async function cutUploads({ server, client, dataDir }: Site): Promise<string | undefined> {
  const cookie = client.cookies
  for (let count = 0; count < 10; count++) {
    const socket = await rawClient(server.url)
    const head = `POST /api/uploads HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 2000000\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
    socket.write(head)
    socket.write(Buffer.alloc(300_000))
    await setTimeout(50)
    socket.destroy()
  }
  await setTimeout(500)
  const left = readdirSync(dataDir).includes('uploads') ? readdirSync(join(dataDir, 'uploads')) : []
  return left.length === 0 ? undefined : `${left.length} files stayed`
}

/** Far more than the workers can set while the clients wait; they go at once. */
async function cutDownloads({ server, client }: Site): Promise<string | undefined> {
  const cookie = client.cookies
  const sockets: Socket[] = []
  for (let count = 0; count < 20; count++) {
    const content = buildContent({ items: 60, restaurantName: `Chez ${Math.random()}` })
    const body = JSON.stringify({ content, design: defaultDesign, templateId: 1 })
    const socket = await rawClient(server.url)
    socket.write(
      `POST ${typesetPdf.path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
    sockets.push(socket)
  }
  await setTimeout(300)
  const before = await queued(server)
  for (const socket of sockets) socket.destroy()
  await setTimeout(300)
  const after = await queued(server)
  if (before === 0) return 'no menu waited, so nothing was tried'
  return after === 0 ? undefined : `${after} of ${before} menus still wait for nobody`
}

async function queued({ url }: ServerProcess): Promise<number> {
  const { typesetter } = (await (await fetch(`${url}/api/health`)).json()) as {
    typesetter: { queued: number }
  }
  return typesetter.queued
}

/** Asks for many large answers on each of many connections, and takes none of them. */
async function neverRead({ server }: Site): Promise<string | undefined> {
  const before = memoryOf(server)
  const sockets = await Promise.all(Array.from({ length: 20 }, () => rawClient(server.url)))
  for (const socket of sockets) {
    socket.pause()
    socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(50))
  }
  await setTimeout(3000)
  const grown = (memoryOf(server) - before) / MEBIBYTE
  for (const socket of sockets) socket.destroy()
  return grown < 300 ? undefined : `memory grew by ${Math.round(grown)} MiB`
}

async function idleConnections({ server, client }: Site): Promise<string | undefined> {
  const before = memoryOf(server)
  const sockets: Socket[] = []
  for (let count = 0; count < IDLE_CONNECTIONS; count++) sockets.push(await rawClient(server.url))
  const response = await client.send(listSavedMenus)
  await response.arrayBuffer()
  const grown = (memoryOf(server) - before) / MEBIBYTE
  for (const socket of sockets) socket.destroy()
  if (!response.ok) return `another client was answered ${response.status}`
  return grown < 100 ? undefined : `memory grew by ${Math.round(grown)} MiB`
}

const openFiles = ({ process: { pid } }: ServerProcess): number => readdirSync(`/proc/${pid}/fd`).length

const memoryOf = ({ process: { pid } }: ServerProcess): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
