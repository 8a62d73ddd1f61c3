import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { listSavedMenus } from '#contract/menus/saved-menus.ts'
import { failToStart, startServerProcess } from '../../tests/support/server-process.ts'
import { integrityOf } from './kill-server.ts'
import { rowOf, skipped, type Trial, type TrialRow } from './trial.ts'
import { Writers } from './writer.ts'

const WRITERS = 4
const REFUSALS: readonly ErrorCode[] = [
  'database_read_only',
  'database_unavailable',
  'storage_unavailable',
  'storage_full',
]
const CALLS = 'pwrite64,fsync,fdatasync,ftruncate,rename'

/** The disk may only be read: at the start, or all of a sudden, as Linux mounts a disk that fails. */
export const failingDisk: Trial = {
  name: 'failing-disk',
  rounds: 5,
  run: async (rounds) => [
    await readOnlyAtTheStart(),
    await failingMeanwhile('the disk turns read-only while the server runs (EROFS)', 'EROFS', rounds),
    await failingMeanwhile('the disk fails while the server runs (EIO)', 'EIO', rounds),
  ],
}

const NOBODY = 65534

/** As another user: root may write everywhere. */
export async function readOnlyAtTheStart(): Promise<TrialRow> {
  const fault = 'data directory or database read-only at the start'
  if (process.getuid?.() !== 0) return skipped(fault, 'it takes root to become another user')
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-read-only-'))
  await (await startServerProcess({ CARTE_DATA_DIR: dataDir })).end('SIGTERM')
  const asNobody = { under: ['setpriv', `--reuid=${NOBODY}`, '--clear-groups'] }
  const wrong: string[] = []
  const refuse = async (what: string) => {
    const { code, stderr } = await failToStart({ CARTE_DATA_DIR: dataDir }, asNobody)
    if (code !== 1 || stderr.trim().split('\n').length !== 1) wrong.push(`${what}: exit ${code}, ${stderr}`)
  }
  chmodSync(dataDir, 0o755)
  await refuse('the directory')
  for (const name of ['.', 'lock.db', 'secret', 'uploads'])
    spawnSync('chown', [String(NOBODY), join(dataDir, name)])
  chownSync(join(dataDir, 'carte.db'), 0, 0)
  chmodSync(join(dataDir, 'carte.db'), 0o444)
  await refuse('the database file')
  rmSync(dataDir, { recursive: true })
  for (const line of wrong) process.stderr.write(`${fault}: ${line}\n`)
  return { fault, rounds: 2, acknowledged: 0, lost: 0, wrong: wrong.length, note: 'one line, exit code 1' }
}

async function failingMeanwhile(fault: string, errno: string, rounds: number): Promise<TrialRow> {
  if (spawnSync('strace', ['-V']).error) return skipped(fault, 'strace is not at hand')
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-failing-'))
  const server = await startServerProcess({ CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const writers = await Writers.register(server.url, WRITERS, REFUSALS)
  const wrong: string[] = []
  const recoveriesMs: number[] = []
  for (let round = 0; round < rounds; round++) {
    await writers.writeWhile(async () => {
      await setTimeout(200)
      // Only this process and its writes: nothing else on the machine is touched.
      const inject = `inject=${CALLS}:error=${errno}`
      const words = ['-f', '-qq', '-o', '/dev/null', '-e', `trace=${CALLS}`, '-e', inject]
      const tracer = spawn('strace', [...words, '-p', String(server.process.pid)], { stdio: 'ignore' })
      await setTimeout(1500)
      const list = await writers.first.client.send(listSavedMenus)
      if (!list.ok) wrong.push(`a list answered ${list.status}`)
      await list.arrayBuffer()
      tracer.kill('SIGINT')
      await once(tracer, 'exit')
      recoveriesMs.push(await firstSave(writers))
    })
    await writers.check()
  }
  await writers.checkUploads()
  const code = await server.end('SIGTERM')
  if (code !== 0) wrong.push(`the server ended with ${code}`)
  const damages = integrityOf(join(dataDir, 'carte.db'))
  rmSync(dataDir, { recursive: true })
  const counts = writers.counts()
  return rowOf(fault, rounds, {
    counts,
    lost: damages,
    wrong,
    recoveriesMs,
    note: `${counts.refused} × 503 or 507, integrity_check ok`,
  })
}

async function firstSave(writers: Writers): Promise<number> {
  const began = performance.now()
  const before = writers.counts().acknowledged
  while (writers.counts().acknowledged === before) await setTimeout(5)
  return performance.now() - began
}
