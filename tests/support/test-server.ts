import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import type { ServiceOptions } from '#server/boot/open-services.ts'
import { type RunningServer, startServer } from '#server/boot/start.ts'
import { type Env, readEnv } from '#server/settings/env.ts'
import { loadBuiltSite } from '#server/site/built-site.ts'
import type { Site } from '#server/site/site.ts'
import { TEMPLATE_DATABASE } from './postgres-cluster.ts'
import { sharedReportPool } from './shared-report-pool.ts'
import { sharedTypesetter } from './shared-typesetter.ts'
import { TestClient } from './test-client.ts'

const DIST_DIR = join(import.meta.dirname, '..', '..', 'dist')

/** False in the PostgreSQL half where no PostgreSQL is at hand. */
export const hasEngine = process.env.CARTE_TEST_ENGINE !== 'postgres' || inject('postgresUrl') !== ''

export interface TestServer {
  readonly url: string
  readonly env: Env
  client(): TestClient
}

let site: Promise<Site> | undefined

/** Read once for all files of a worker. No server copies its files for pages that are open: `update.test.ts` does. */
const builtSite = () =>
  (site ??= loadBuiltSite(DIST_DIR).then(({ build, ...built }) => ({
    ...built,
    ...(build && { build: { ...build, assets: [] } }),
  })))

/** A real server on a fresh database for the tests of this file, on the engine that the project names. */
export function useTestServer(
  settings: Record<string, string> = {},
  options: ServiceOptions = {},
): () => TestServer {
  let server: RunningServer | undefined
  let env: Env | undefined
  let clean = async () => {}

  beforeAll(async () => {
    if (!hasEngine) return
    const dataDir = mkdtempSync(join(tmpdir(), 'carte-test-'))
    const database = await createDatabase()
    env = readEnv({
      PORT: '0',
      CARTE_DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DATABASE_URL: database?.url,
      ...settings,
    })
    const typesetter = options.typesetterWorkers ? undefined : sharedTypesetter()
    server = await startServer(env, builtSite, { typesetter, reportPool: sharedReportPool(), ...options })
    clean = async () => {
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  afterAll(async () => {
    await server?.stop('end of the tests')
    await clean()
  })

  return () => {
    if (!server || !env) throw new Error('The test server has not started')
    const { url } = server
    return { url, env, client: () => new TestClient(url) }
  }
}

/** Another server on the database of a test server; they have one `CARTE_SECRET`, and nothing else in common. */
export function useServerNextTo(first: () => TestServer, options: ServiceOptions): () => RunningServer {
  let server: RunningServer | undefined
  let dataDir: string | undefined

  beforeAll(async () => {
    if (!hasEngine) return
    dataDir = mkdtempSync(join(tmpdir(), 'carte-test-'))
    const env = { ...first().env, dataDir }
    server = await startServer(env, builtSite, {
      typesetter: sharedTypesetter(),
      reportPool: sharedReportPool(),
      ...options,
    })
  })

  afterAll(async () => {
    await server?.stop('end of the tests')
    if (dataDir) rmSync(dataDir, { recursive: true, force: true })
  })

  return () => {
    if (!server) throw new Error('The other server has not started')
    return server
  }
}

let databaseCount = 0

/** Creates a separate database on PostgreSQL, migrated or empty; undefined in the other half of the tests. */
export async function createDatabase({ isEmpty = false } = {}) {
  if (process.env.CARTE_TEST_ENGINE !== 'postgres') return undefined
  const adminUrl = inject('postgresUrl')
  databaseCount += 1
  const name = `carte_${process.pid}_${databaseCount}_${Date.now()}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: adminUrl })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`CREATE DATABASE ${name} TEMPLATE ${isEmpty ? 'template1' : TEMPLATE_DATABASE}`)
  return {
    url: adminUrl.replace(/postgres$/, name),
    drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`),
  }
}
