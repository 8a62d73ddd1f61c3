import { Agent, request } from 'node:http'

/** A request as it goes over the wire. */
export interface Sent {
  readonly method: string
  /** Path and query as they are written, however odd. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
}

export interface Answer {
  /** 0 where the connection was cut before a status came. */
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly ms: number
}

export interface Sender {
  send(sent: Sent): Promise<Answer>
  close(): void
}

const PATIENCE_MS = 60_000

/** Connections that are kept, as a browser or a balancer keeps them. */
export function createSender(url: string, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)

  const once = ({ method, path, headers, body }: Sent): Promise<Answer & { isOfKept: boolean }> =>
    new Promise((resolve) => {
      const start = performance.now()
      // Node leaves it out where a method usually has no body, and what follows would be no request.
      const length = body === undefined ? {} : { 'content-length': String(body.length) }
      const asked = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } })
      const cut = () =>
        resolve({
          status: 0,
          headers: {},
          body: Buffer.alloc(0),
          ms: performance.now() - start,
          isOfKept: asked.reusedSocket,
        })
      asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error('No answer')))
      asked.on('error', cut)
      asked.on('response', (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', cut)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
            ms: performance.now() - start,
            isOfKept: asked.reusedSocket,
          }),
        )
      })
      asked.end(body)
    })

  return {
    async send(sent) {
      const first = await once(sent)
      // A server may close a kept connection at the moment in which the next request goes out.
      return first.status === 0 && first.isOfKept ? once(sent) : first
    },
    close: () => agent.destroy(),
  }
}
