import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** A client that sends what no browser would. */
export async function rawClient(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  return socket
}

/** What comes back within this time, or until this is in it, or until the server closes the connection. */
export async function answerOf(socket: Socket, timeoutMs: number, until?: string): Promise<string> {
  let answer = ''
  const came = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      answer += chunk
      if (until !== undefined && answer.includes(until)) resolve()
    })
    socket.once('close', () => resolve())
  })
  await Promise.race([came, setTimeout(timeoutMs)])
  return answer
}
