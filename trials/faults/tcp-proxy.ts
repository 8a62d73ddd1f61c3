import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A wire between a client and a server that can be cut, or hang as a lost network does. */
export interface TcpProxy {
  readonly port: number
  /** Takes what comes in and passes nothing on, to old connections and new ones. */
  hang(): void
  /** Breaks all connections, and every new one at once. */
  cut(): void
  fix(): void
  close(): Promise<void>
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  let state: 'whole' | 'hanging' | 'cut' = 'whole'
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    if (state === 'cut') {
      client.destroy()
      return
    }
    const target = connect(targetPort, '127.0.0.1')
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => to.write(chunk))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (state === 'hanging') from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as { port: number }).port,
    hang() {
      state = 'hanging'
      for (const socket of sockets) socket.pause()
    },
    cut() {
      state = 'cut'
      breakAll()
    },
    fix() {
      state = 'whole'
      for (const socket of sockets) socket.resume()
    },
    async close() {
      breakAll()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}
