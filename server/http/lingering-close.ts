import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/**
 * What is read, and thrown away, of a body that is refused before all of it was here. A connection that is closed over
 * bytes that nobody read is reset, and the reset takes the refusal from the sender before it was read (RFC 9112, 9.6).
 * Who sends more, or goes on for longer, is cut off.
 */
export interface LingerLimits {
  readonly mostBytes: number
  readonly longestMs: number
  /** Without a byte. */
  readonly silenceMs: number
}

/** How often the limits are looked at; as much as comes in this time may be read beyond them. */
const LOOK_EVERY_MS = 100

const usual: LingerLimits = { mostBytes: 64 * 1024 * 1024, longestMs: 30_000, silenceMs: 5000 }

/**
 * Makes a connection close gently where the last answer left a body unread: nothing more is sent, and what still arrives
 * is read within limits.
 * @returns takes note of each request of the connection
 */
export function lingerOnClose(socket: Socket, limits = usual): (request: IncomingMessage) => void {
  let last: IncomingMessage | undefined
  let isLingering = false
  const closeAtOnce = socket.destroySoon.bind(socket)
  // Node's own word for the end of an answer after which the connection is closed.
  socket.destroySoon = () => {
    if (isLingering) return
    if (!last || last.complete || last.destroyed) return closeAtOnce()
    isLingering = true
    socket.end()
    readAway(socket, last, limits)
  }
  return (request) => {
    last = request
  }
}

function readAway(
  socket: Socket,
  request: IncomingMessage,
  { mostBytes, longestMs, silenceMs }: LingerLimits,
): void {
  const begun = performance.now()
  const readBefore = socket.bytesRead
  let read = readBefore
  let lastByte = begun
  // Node throws the bytes away without telling of them.
  const looking = setInterval(() => {
    const now = performance.now()
    if (socket.bytesRead > read) lastByte = now
    read = socket.bytesRead
    if (read - readBefore > mostBytes || now - begun > longestMs || now - lastByte > silenceMs)
      socket.destroy()
  }, LOOK_EVERY_MS)
  socket.once('close', () => clearInterval(looking))
  // Earlier listeners have given up, and would hold it back.
  request.removeAllListeners('data').removeAllListeners('readable')
  request.once('end', () => socket.destroy())
  request.resume()
}
