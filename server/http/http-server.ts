import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import net, { type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { type ErrorCode, errorTable } from '#contract/errors/errors.ts'
import { lingerOnClose } from './lingering-close.ts'

/** What a connection may take of us, so that slow or dead clients cost little and not for long. */
const limits = {
  /** From the first byte, or from the connection on where none comes, to the end of the headers. */
  headersTimeout: 20_000,
  /** To the end of the body: 6 MiB at 50 KiB a second. */
  requestTimeout: 120_000,
  /** Longer than the 60 s after which balancers usually drop an idle connection, so that they do it first. */
  keepAliveTimeout: 65_000,
  /** How often the three above are looked at. */
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
} as const

/** Neither side has sent a byte: a reader that reads no more. Longer than any answer takes to begin. */
const SILENCE_MS = 150_000

/** Each takes some 20 KiB and a file descriptor. */
const MAX_CONNECTIONS = 4000

/** Longest time that requests under way get to end after a signal. */
const DRAIN_MS = 10_000

/** Time for requests that were sent before the end was announced: they are still answered. */
const LAST_CALL_MS = 100
const LOOK_EVERY_MS = 20
/** Of the event loop: each takes one new connection, and reads what the others sent. */
const TURNS = 3
/** Longest wait for a moment without new connections. */
const LAST_LOOK_MS = 2000

export interface HttpServer {
  readonly server: Server
  /** Answers pending requests and those of the last call, then closes every connection. */
  drain(): Promise<void>
}

interface Connection {
  /** Takes note of a request whose body may be refused. */
  readonly noteRequest: (request: IncomingMessage) => void
  /** Of requests that are under way. */
  readonly responses: Set<ServerResponse>
  /** Since when there is none; on the clock of `performance`. */
  idleSince: number
}

/** A server with limits, and with an end at which no request that has arrived goes unanswered. */
export function createHttpServer(): HttpServer {
  const server = createServer(limits)
  server.timeout = SILENCE_MS
  server.maxConnections = MAX_CONNECTIONS
  const connections = new Map<Socket, Connection>()
  let isDraining = false
  let taken = 0
  server.on('connection', (socket) => {
    taken += 1
    connections.set(socket, {
      noteRequest: lingerOnClose(socket),
      responses: new Set(),
      idleSince: performance.now(),
    })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (request, response) => {
    const connection = connections.get(request.socket)
    connection?.noteRequest(request)
    connection?.responses.add(response)
    response.once('close', () => {
      connection?.responses.delete(response)
      if (connection) connection.idleSince = performance.now()
    })
    if (isDraining) response.shouldKeepAlive = false
  })
  server.on('clientError', (error, socket) => {
    const responses = [...(connections.get(socket as Socket)?.responses ?? [])]
    // No answer can follow a half-written one, or reach a closed connection.
    const canAnswer = socket.writable && !responses.some(({ headersSent }) => headersSent)
    if (canAnswer) refuse(error, socket)
    else socket.destroy()
  })
  return {
    server,
    async drain() {
      isDraining = true
      for (const { responses } of connections.values())
        for (const response of responses) response.shouldKeepAlive = false
      if (connections.size > 0) await setTimeout(LAST_CALL_MS)
      // Connections that the system has accepted and the server has not yet read would be cut off.
      const lastLook = performance.now() + LAST_LOOK_MS
      for (let seen = -1; seen !== taken && performance.now() < lastLook; ) {
        seen = taken
        for (let turn = 0; turn < TURNS; turn++) await setImmediate()
      }
      const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve))
      const end = performance.now() + DRAIN_MS
      while (connections.size > 0 && performance.now() < end) {
        await setTimeout(LOOK_EVERY_MS)
        // After a busy moment timers run before new input: this reads the input first.
        for (let turn = 0; turn < TURNS; turn++) await setImmediate()
        for (const [socket, { responses, idleSince }] of connections)
          if (responses.size === 0 && performance.now() - idleSince > LAST_CALL_MS) socket.destroy()
      }
      server.closeAllConnections()
      await closed
    },
  }
}

/** What Node finds wrong before there is a request, in the words of every other refusal. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  const code = refusals[error.code ?? ''] ?? 'malformed_request'
  const { status, message } = errorTable[code]
  const body = JSON.stringify({ code, message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
