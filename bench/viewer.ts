import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { SavedMenu } from '#contract/saved-menus.ts'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { openServices } from '#server/open-services.ts'
import { loadBuiltSite } from '#server/pages/site.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { type BenchRow, cpuPerRun, ms } from './measure.ts'

const DIST_DIR = join(import.meta.dirname, '..', 'dist')
const RUNS = 2000

/** The viewer's page of a 40-item menu, asked for by a guest, against a fixed string of the same length. */
export async function benchViewer(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-bench-'))
  const env = readEnv({ CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const services = await openServices(env, createServer(), () => loadBuiltSite(DIST_DIR))
  try {
    const app = createApp({ ...services, isDraining: () => false })
    const path = await shareMenu(app)
    const html = await (await app.request(path)).text()
    const plain = new Hono().get('/', (c) => c.html(html))
    const page = await cpuPerRun(RUNS, async () => (await app.request(path)).text())
    const string = await cpuPerRun(RUNS, async () => (await plain.request('/')).text())
    return [
      {
        name: 'Viewer page of 40 items, CPU a request',
        value: ms(page),
        against: `a fixed string of the same ${Math.round(html.length / 1024)} KB ${ms(string)}, ${(page / string).toFixed(1)} times`,
      },
    ]
  } finally {
    await services.close()
    rmSync(dataDir, { recursive: true })
  }
}

async function shareMenu(app: ReturnType<typeof createApp>): Promise<string> {
  const post = (path: string, body: object, cookie = '') =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const account = { username: 'bench', email: 'bench@example.com', password: 'correct horse' }
  const registered = await post('/api/register', account)
  const cookie = registered.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
  const body = buildSavePayload({ content: buildContent({ items: 40 }) })
  const { id } = (await (await post('/api/saved-menus', body, cookie)).json()) as SavedMenu
  await post(`/api/saved-menus/${id}/share`, {}, cookie)
  return `/menu-viewer/${id}`
}
