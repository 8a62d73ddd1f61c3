import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { startServerProcess } from '../../tests/support/server-process.ts'
import { onBothEngines } from './both-engines.ts'
import { orphanedWorkers } from './processes.ts'
import { recordFindings } from './record-findings.ts'
import { between, each, rowOf, type TrialRow } from './trial.ts'
import { Writers } from './writer.ts'

const WRITERS = 6

/** `kill -9` of the server at random moments while several owners write. */
export const killServer = onBothEngines(
  'kill -9 of the server',
  { sqlite: { name: 'kill-sqlite', rounds: 52 }, postgres: { name: 'kill-postgres', rounds: 15 } },
  killAgainAndAgain,
)

async function killAgainAndAgain(
  fault: string,
  rounds: number,
  settings: Readonly<Record<string, string>>,
): Promise<TrialRow> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-kill-'))
  const start = () => startServerProcess({ CARTE_DATA_DIR: dataDir, ...settings })
  const recoveriesMs: number[] = []
  const damages: string[] = []
  let server = await start()
  const writers = await Writers.register(server.url, WRITERS)
  for (let round = 0; round < rounds; round++) {
    const running = server
    await writers.writeWhile(async () => {
      await setTimeout(between(100, 1500))
      await running.end('SIGKILL')
    })
    if (!settings.DATABASE_URL) damages.push(...damageOf(dataDir))
    const began = performance.now()
    server = await start()
    recoveriesMs.push(performance.now() - began)
    writers.moveTo(server.url)
    await writers.check()
    damages.push(...(await recordFindings({ dataDir, databaseUrl: settings.DATABASE_URL })))
  }
  await writers.checkUploads()
  await server.end('SIGTERM')
  const orphans = await orphanedWorkers()
  rmSync(dataDir, { recursive: true })
  return rowOf(fault, rounds, {
    counts: writers.counts(),
    lost: damages,
    wrong: each(orphans, 'a worker outlived its server'),
    recoveriesMs,
    note: settings.DATABASE_URL
      ? `${rounds} × the record ok`
      : `${rounds} × integrity_check and the record ok`,
  })
}

/**
 * Returns what SQLite finds wrong with the files as the kill left them, in a copy, since opening them
 * repairs them.
 */
function damageOf(dataDir: string): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'carte-copy-'))
  try {
    cpSync(dataDir, copy, { recursive: true })
    return integrityOf(join(copy, 'carte.db'))
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** Empty where a database is sound. */
export function integrityOf(path: string): string[] {
  const database = new DatabaseSync(path)
  try {
    const findings = database.prepare('PRAGMA integrity_check').all()
    const words = findings.map(({ integrity_check: finding }) => String(finding))
    return words.length === 1 && words[0] === 'ok' ? [] : words
  } finally {
    database.close()
  }
}
