import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'

/**
 * Takes requests for several servers at their one address, and never gives one of them two requests in a
 * row.
 */
export interface Balancer {
  readonly url: string
  close(): Promise<void>
}

/** Headers of a connection, not of what is sent over it. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'te', 'trailer', 'upgrade']

/** @param servers their addresses; each request goes to the next of them */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  let turn = 0

  const balancer = createServer(async (visit, answer) => {
    const server = servers[turn++ % servers.length] ?? ''
    try {
      await pass(visit, answer, new URL(server))
    } catch {
      // Either side went away: what has begun cannot be ended well, and what has not is answered.
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502, { 'content-type': 'text/plain' }).end('No server answers.\n')
    }
  })
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        balancer.close(() => resolve())
        balancer.closeAllConnections()
      }),
  }
}

async function pass(visit: IncomingMessage, answer: ServerResponse, server: URL): Promise<void> {
  const onward = request({
    host: server.hostname,
    port: server.port,
    method: visit.method,
    path: visit.url,
    headers: {
      ...withoutConnection(visit.headers),
      'x-forwarded-for': [visit.headers['x-forwarded-for'], visit.socket.remoteAddress]
        .filter(Boolean)
        .join(', '),
      'x-forwarded-proto': 'http',
      'x-forwarded-host': visit.headers.host,
    },
  })
  answer.once('close', () => onward.destroy())
  const response = new Promise<IncomingMessage>((resolve, reject) =>
    onward.once('response', resolve).once('error', reject),
  )
  // A server may answer before it has read everything, so the two directions are apart.
  pipeline(visit, onward).catch(() => onward.destroy())
  const received = await response
  answer.writeHead(received.statusCode ?? 502, withoutConnection(received.headers))
  await pipeline(received, answer)
}

const withoutConnection = (headers: IncomingMessage['headers']): IncomingMessage['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)))
