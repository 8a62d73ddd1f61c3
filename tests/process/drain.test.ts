import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startServerProcess } from '../support/server-process.ts'

it('says that it is not ready before it takes no more requests, for as long as the setting says', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-drain-'))
  const server = await startServerProcess({ CARTE_DATA_DIR: dataDir, CARTE_DRAIN_SECONDS: '2' })
  const ask = async (path: string) => {
    const response = await fetch(server.url + path)
    return [response.status, await response.json()]
  }
  try {
    expect(await ask('/api/health/ready')).toEqual([200, { status: 'ok' }])
    const end = server.end('SIGTERM')
    await expect.poll(() => ask('/api/health/ready')).toEqual([503, { status: 'draining' }])
    expect(await ask('/api/health')).toMatchObject([503, { status: 'draining', database: 'ok' }])
    expect(await ask('/api/health/live')).toEqual([200, { status: 'ok' }])
    expect((await fetch(`${server.url}/api/cuisines`)).status).toBe(200)
    expect(await end).toBe(0)
  } finally {
    await server.end('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
})
