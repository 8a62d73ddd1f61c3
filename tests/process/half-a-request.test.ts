import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rawClient } from '../../trials/faults/raw-client.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { TestClient } from '../support/test-client.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'carte-half-'))
let server: ServerProcess | undefined
let url = ''
let log = ''

beforeAll(async () => {
  server = await startServerProcess({ CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'debug' })
  url = server.url
  server.process.stderr?.on('data', (chunk) => {
    log += chunk
  })
}, 60_000)

afterAll(async () => {
  await server?.end('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

it.each([
  ['of a known length', 'Content-Length: 90', '{"username":'],
  ['in chunks', 'Transfer-Encoding: chunked', 'c\r\n{"username":\r\n'],
])('takes half a request %s for what it is, and not for a fault of its own', async (_case, length, half) => {
  log = ''
  const socket = await rawClient(url)
  const head = ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', length]
  socket.write([...head, '', half].join('\r\n'))
  // The server is to be reading the body when its rest stays away.
  await setTimeout(200)
  socket.destroy()
  await once(socket, 'close')
  await expect.poll(() => log, { timeout: 10_000 }).toContain('malformed_request')
  expect((await new TestClient(url).fetch('/api/health')).status).toBe(200)
  // The log is in order: what the half request said is before this.
  await expect.poll(() => log, { timeout: 10_000 }).toContain('"path":"/api/health"')
  expect(log).not.toContain('unexpected error')
})

it('refuses a request that names two hosts', async () => {
  const socket = await rawClient(url)
  const answer = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))))
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"malformed_request"/)
  socket.destroy()
})
