import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { claimDataDir, RESTORE_MARK, readOrCreateSecret } from '#server/data-dir/data-dir.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { failToStart } from '../support/server-process.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'carte-damaged-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  readOrCreateSecret(dataDir)
  await (await openDatabase({ dataDir })).close()
})

const databaseFile = () => join(dataDir, 'carte.db')

describe('a start on a damaged database', () => {
  const damages: Readonly<Record<string, () => void>> = {
    'is something else': () => writeFileSync(databaseFile(), 'no database at all, but text\n'.repeat(500)),
    'was cut off': () => truncateSync(databaseFile(), 20_480),
    'was emptied': () => truncateSync(databaseFile()),
    'lost a table': () => {
      const database = new DatabaseSync(databaseFile())
      const { rootpage } = database
        .prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'savedMenus'")
        .get() as { rootpage: number }
      const { page_size: pageSize } = database.prepare('PRAGMA page_size').get() as { page_size: number }
      database.close()
      overwrite(databaseFile(), (rootpage - 1) * pageSize, Buffer.alloc(pageSize, 0x55))
    },
  }

  it.each(Object.entries(damages))('that %s ends with one line that says what helps', async (_, damage) => {
    damage()
    await expect(openDatabase({ dataDir })).rejects.toThrow(/carte\.db is damaged .*npm run restore/)
  })

  it('shows the operator that line alone', async () => {
    truncateSync(databaseFile(), 20_480)
    const { code, stderr } = await failToStart({ CARTE_DATA_DIR: dataDir })
    expect(stderr).toMatch(/^The database [^\n]*carte\.db is damaged [^\n]*npm run restore[^\n]*\n$/)
    expect(code).toBe(1)
  })
})

it('refuses a secret that is not whole, where it would sign everybody’s sessions anew', () => {
  truncateSync(join(dataDir, 'secret'), 5)
  expect(() => readOrCreateSecret(dataDir)).toThrow(/secret .* is damaged/)
})

it('refuses a data directory that a restore left half changed', () => {
  writeFileSync(join(dataDir, RESTORE_MARK), '')
  expect(() => claimDataDir(dataDir)).toThrow(/restore into .* was interrupted/)
})

function overwrite(path: string, offset: number, bytes: Buffer): void {
  const file = readFileSync(path)
  bytes.copy(file, offset)
  writeFileSync(path, file)
}
