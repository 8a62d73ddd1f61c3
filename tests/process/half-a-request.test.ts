import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startServerProcess } from '../support/server-process.ts'
import { TestClient } from '../support/test-client.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'carte-half-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it.each([
  ['of a known length', 'Content-Length: 90', '{"username":'],
  ['in chunks', 'Transfer-Encoding: chunked', 'c\r\n{"username":\r\n'],
])('takes half a request %s for what it is, and not for a fault of its own', async (_case, length, half) => {
  const server = await startServerProcess({ CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'debug' })
  let log = ''
  server.process.stderr?.on('data', (chunk) => {
    log += chunk
  })
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const head = ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', length]
  socket.write([...head, '', half].join('\r\n'))
  await once(socket, 'connect')
  await new Promise((resolve) => setTimeout(resolve, 200))
  socket.destroy()
  await expect.poll(() => log, { timeout: 10_000 }).toContain('malformed_request')
  expect((await new TestClient(server.url).fetch('/api/health')).status).toBe(200)
  await server.end('SIGTERM')
  expect(log).not.toContain('unexpected error')
})
