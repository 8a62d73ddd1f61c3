import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { currentUser } from '#contract/accounts/accounts.ts'
import { createSavedMenu, listSavedMenus, savedMenuPdf, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildSavePayload } from '../../tests/builders/build-menu.ts'
import { startServerProcess } from '../../tests/support/server-process.ts'
import { subscribe } from '../../tests/support/subscriber.ts'
import { TestClient } from '../../tests/support/test-client.ts'
import { integrityOf } from './kill-server.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { between, rowOf, skipped, type Trial, type TrialRow } from './trial.ts'
import { Writers } from './writer.ts'

const DISK_MIB = 24
const WRITERS = 4
const DAYS_LONG_AGO = 3
/** The log of changes that SQLite writes over again holds a few hundred small menus at most. */
const SAVES_IN_THE_LOG = 1000

/** The disk with the data directory and the log runs full while owners write, and is given room again. */
export const fullDisk: Trial = {
  name: 'full-disk',
  rounds: 10,
  async run(rounds) {
    const fault = 'disk full, and room again'
    const disk = mountSmallDisk(DISK_MIB)
    if (!disk) return [skipped(fault, 'no file system can be mounted here')]
    try {
      return [await fillAgainAndAgain(fault, rounds, disk)]
    } finally {
      disk.remove()
    }
  },
}

async function fillAgainAndAgain(fault: string, rounds: number, disk: SmallDisk): Promise<TrialRow> {
  const dataDir = join(disk.path, 'data')
  const logPath = join(disk.path, 'log')
  const log = openSync(logPath, 'a')
  const server = await startServerProcess({ CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'info' }, { log })
  const writers = await Writers.register(server.url, WRITERS, ['storage_full'])
  const reader = await sharedMenu(server.url)
  const wrong: string[] = []
  const kept: string[] = []
  const recoveriesMs: number[] = []
  for (let round = 0; round < rounds; round++) {
    await writers.writeWhile(async () => {
      await setTimeout(between(50, 500))
      disk.fill()
      ageSessions(dataDir)
      await writeUntilRefused(reader.client, { kept, wrong })
      for (const read of reader.reads) {
        const response = await read()
        if (!response.ok) wrong.push(`${response.url} answered ${response.status} on a full disk`)
        await response.arrayBuffer()
      }
      await setTimeout(300)
      const before = performance.now()
      disk.makeRoom()
      while (!(await tryToSave(reader.client)).ok) await setTimeout(5)
      recoveriesMs.push(performance.now() - before)
    })
    await writers.check()
  }
  await writers.checkUploads()
  const lost = await missing(reader.client, kept)
  const linesBefore = readFileSync(logPath, 'utf8').length
  await reader.client.call(currentUser, {})
  await setTimeout(300)
  if (readFileSync(logPath, 'utf8').length <= linesBefore) wrong.push('the log has ended')
  if ((await server.end('SIGTERM')) !== 0) wrong.push('the server did not end well')
  closeSync(log)
  lost.push(...integrityOf(join(dataDir, 'carte.db')))
  const counts = writers.counts()
  return rowOf(fault, rounds, {
    counts,
    lost,
    wrong,
    recoveriesMs,
    note: `${counts.refused} × 507 storage_full, ${kept.length} saves that still fit; lists, viewer, PDF and log go on`,
  })
}

async function sharedMenu(url: string) {
  const client = new TestClient(url)
  await client.register('reader')
  await subscribe(client)
  const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
  await client.call(shareSavedMenu, { params: { id } })
  const guest = new TestClient(url)
  const reads = [
    () => client.send(currentUser),
    () => client.send(listSavedMenus),
    () => guest.fetch(`/menu-viewer/${id}`),
    () => guest.send(savedMenuPdf, { params: { id } }),
  ]
  return { client, reads }
}

/** Makes sessions old: they are written again once a day, by whatever request comes first. */
function ageSessions(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'carte.db'), { timeout: 2000 })
  try {
    const shift = `-${DAYS_LONG_AGO} days`
    database
      .prepare(`UPDATE sessions SET "expiresAt" = strftime('%Y-%m-%dT%H:%M:%fZ', "expiresAt", ?)`)
      .run(shift)
  } catch {
    // There is no room for it either: it has been done in a round before, or will be.
  } finally {
    database.close()
  }
}

const tryToSave = (client: TestClient) => client.send(createSavedMenu, { body: buildSavePayload() })

/**
 * A disk without room still takes what fits into the files that are there, most of all into the log of
 * changes, which is written over from its start. What was taken must be there in the end like any other.
 */
async function writeUntilRefused(
  client: TestClient,
  { kept, wrong }: { readonly kept: string[]; readonly wrong: string[] },
): Promise<void> {
  for (let saves = 0; saves < SAVES_IN_THE_LOG; saves++) {
    const response = await tryToSave(client)
    const { code = '', id } = (await response.json()) as { code?: string; id?: string }
    if (response.status === createSavedMenu.status && id) {
      kept.push(id)
      continue
    }
    if (response.status !== 507 || code !== 'storage_full')
      wrong.push(`a save on a full disk: ${response.status} ${code}`)
    return
  }
  wrong.push(`${SAVES_IN_THE_LOG} saves on a full disk`)
}

async function missing(client: TestClient, kept: readonly string[]): Promise<string[]> {
  const there = new Set((await client.call(listSavedMenus, {})).map(({ id }) => id))
  return kept.filter((id) => !there.has(id)).map((id) => `menu ${id}, saved on a full disk`)
}
