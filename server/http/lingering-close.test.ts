import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { lingerOnClose } from './lingering-close.ts'

const MEBIBYTE = 1024 * 1024
const usual = { mostBytes: 1024 * MEBIBYTE, longestMs: 20_000, silenceMs: 20_000 }

it.each([
  ['sends too much', { mostBytes: MEBIBYTE }, true],
  ['goes on for too long', { longestMs: 50 }, true],
  ['is silent for too long', { silenceMs: 50 }, false],
])('cuts off whose body was refused and who %s', async (_, limits, goesOn) => {
  const server = createServer()
  const closed = new Promise<number>((resolve) => {
    server.once('connection', (socket) => {
      const note = lingerOnClose(socket, { ...usual, ...limits })
      socket.once('close', () => resolve(socket.bytesRead))
      server.once('request', (request, response) => {
        note(request)
        response.writeHead(413, { connection: 'close' }).end('too large')
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume()
  client.on('error', () => client.destroy())
  client.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${usual.mostBytes}\r\n\r\n`)
  const chunk = 'x'.repeat(128 * 1024)
  const sending = setInterval(() => goesOn && client.write(chunk), 1)
  const bytes = await closed
  expect(bytes).toBeLessThan(usual.mostBytes)
  expect(bytes > MEBIBYTE || !('mostBytes' in limits)).toBe(true)
  clearInterval(sending)
  client.destroy()
  server.close()
})
