import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { live } from '#contract/accounts/operation.ts'
import { BUILD_HEADER, BUILD_META } from '#contract/shared/build.ts'
import { startServer } from '#server/boot/start.ts'
import { readEnv } from '#server/settings/env.ts'
import { loadBuiltSite } from '#server/site/built-site.ts'
import { sharedTypesetter } from '../../support/shared-typesetter.ts'
import { TestClient } from '../../support/test-client.ts'

let directory: string

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'carte-update-'))
  const from = join(import.meta.dirname, '..', '..', '..', 'dist')
  for (const path of ['client/.vite', 'client/index.html', 'server'])
    cpSync(join(from, path), join(directory, 'dist', path), { recursive: true })
  mkdirSync(join(directory, 'dist/client/assets'))
  for (const name of readdirSync(join(from, 'client/assets')).filter((file) => /\.(js|css)$/.test(file)))
    cpSync(join(from, 'client/assets', name), join(directory, 'dist/client/assets', name))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

async function start() {
  const env = readEnv({ PORT: '0', CARTE_DATA_DIR: join(directory, 'data'), LOG_LEVEL: 'silent' })
  const server = await startServer(env, () => loadBuiltSite(join(directory, 'dist')), {
    typesetter: sharedTypesetter(),
  })
  return { server, client: new TestClient(server.url) }
}

const buildOf = async (client: TestClient) => (await client.send(live)).headers.get(BUILD_HEADER)

/** Every file of the build gets another name, as if each had changed. */
function replaceBuild() {
  const client = join(directory, 'dist/client')
  const files = readdirSync(join(client, 'assets')).filter((name) => !/worker/.test(name))
  for (const name of files) {
    const text = readFileSync(join(client, 'assets', name))
    rmSync(join(client, 'assets', name))
    writeFileSync(join(client, 'assets', `new-${name}`), text)
  }
  for (const page of ['index.html', '.vite/manifest.json']) {
    const text = readFileSync(join(client, page), 'utf8')
    writeFileSync(join(client, page), text.replaceAll('assets/', 'assets/new-'))
  }
}

it('a page that was opened before an update gets all its parts, and hears of the new build', async () => {
  const before = await start()
  const build = await buildOf(before.client)
  expect(await (await before.client.fetch('/auth')).text()).toContain(
    `name="${BUILD_META}" content="${build}"`,
  )
  const parts = readdirSync(join(directory, 'dist/client/assets'))
  const kept = () => readdirSync(join(directory, 'data/screens')).filter((name) => !name.endsWith('.new'))
  await vi.waitUntil(() => kept().length === parts.length, 10_000)
  await before.server.stop('an update')
  replaceBuild()
  const after = await start()
  expect(await buildOf(after.client)).toMatch(/^[0-9a-f]{16}$/)
  expect(await buildOf(after.client)).not.toBe(build)
  await Promise.all(
    parts.map(async (part) => {
      const { status, headers } = await after.client.fetch(`/assets/${part}`, { method: 'HEAD' })
      expect([part, status]).toEqual([part, 200])
      expect(headers.get('content-type')).toMatch(/javascript|css/)
      expect(headers.get('cache-control')).toContain('immutable')
    }),
  )
  for (const path of ['/assets/', '/assets/none.js', '/assets/..%2fsecret', '/assets/%2e%2e/carte.db'])
    expect((await after.client.fetch(path)).status).toBe(404)
  await after.server.stop('end of the test')
})
