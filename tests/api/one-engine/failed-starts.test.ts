import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '#server/boot/start.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { StartupError } from '#server/errors/startup-error.ts'
import { readEnv } from '#server/settings/env.ts'
import { loadBuiltSite } from '#server/site/built-site.ts'

const DIST_DIR = join(import.meta.dirname, '..', '..', '..', 'dist')

let directory: string
const dataDir = () => join(directory, 'data')

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'carte-start-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** The line that the process would end with. */
async function lineOf(settings: Record<string, string> = {}): Promise<string> {
  const env = readEnv({ PORT: '0', CARTE_DATA_DIR: dataDir(), LOG_LEVEL: 'silent', ...settings })
  const error = await startServer(env, () => loadBuiltSite(DIST_DIR)).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof StartupError)) throw new Error('It started, or failed otherwise', { cause: error })
  expect(error.message).not.toContain('\n')
  return error.message
}

describe('a start that cannot succeed says why in one line', () => {
  it('when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    expect(await lineOf({ PORT: String(port) })).toContain(`Port ${port}`)
    other.close()
  })

  it('when the data directory cannot be made', async () => {
    writeFileSync(dataDir(), 'a file stands here')
    expect(await lineOf()).toContain(dataDir())
  })

  it('when the data directory cannot be written', async () => {
    // Root may write everywhere, so the test takes away what even root needs: a place for the file.
    mkdirSync(join(dataDir(), 'lock.db'), { recursive: true })
    expect(await lineOf()).toContain('cannot be written')
  })

  it('when the database cannot be reached, without showing its password', async () => {
    const line = await lineOf({ DATABASE_URL: 'postgres://carte:hunter2@127.0.0.1:1/carte' })
    expect(line).toContain('127.0.0.1:1/carte cannot be reached')
    expect(line).not.toContain('hunter2')
  })

  it('when the bucket cannot be reached, without showing its key', async () => {
    const line = await lineOf({
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'menus',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'some-key-id',
      S3_SECRET_ACCESS_KEY: 'hunter2',
    })
    expect(line).toContain('The bucket menus at 127.0.0.1:1 cannot be used: connect ECONNREFUSED')
    expect(line).not.toMatch(/hunter2|some-key-id/)
  })

  it('when the database is newer than this version', async () => {
    mkdirSync(dataDir())
    await (await openDatabase({ dataDir: dataDir() })).close()
    const database = new DatabaseSync(join(dataDir(), 'carte.db'))
    database.exec("INSERT INTO kysely_migration VALUES ('9999-from-the-future', '2099-01-01')")
    database.close()
    expect(await lineOf()).toContain('newer version of Carte')
  })
})
