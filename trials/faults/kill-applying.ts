import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startServerProcess } from '../../tests/support/server-process.ts'
import { onBothEngines } from './both-engines.ts'
import { Proposer } from './proposer.ts'
import { recordFindings } from './record-findings.ts'
import { between, rowOf, type TrialRow } from './trial.ts'

const PROPOSERS = 4

/** `kill -9` of the server while changes are applied and versions for a date go live. */
export const killApplying = onBothEngines(
  'kill -9 while changes are applied and versions open',
  {
    sqlite: { name: 'kill-applying', rounds: 20 },
    postgres: { name: 'kill-applying-postgres', rounds: 10 },
  },
  killAgainAndAgain,
)

async function killAgainAndAgain(
  fault: string,
  rounds: number,
  settings: Readonly<Record<string, string>>,
): Promise<TrialRow> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-applying-'))
  const main = join(import.meta.dirname, 'restless-server.ts')
  const start = () => startServerProcess({ CARTE_DATA_DIR: dataDir, ...settings }, { main })
  const recoveriesMs: number[] = []
  const lost: string[] = []
  let server = await start()
  const proposers: Proposer[] = []
  for (let index = 0; index < PROPOSERS; index += 1) proposers.push(await Proposer.register(server.url))
  for (let round = 0; round < rounds; round += 1) {
    const over = new AbortController()
    const proposing = proposers.map((proposer) => proposer.proposeUntil(over.signal))
    await setTimeout(between(200, 1500))
    await server.end('SIGKILL')
    over.abort()
    await Promise.all(proposing)
    const began = performance.now()
    server = await start()
    recoveriesMs.push(performance.now() - began)
    for (const proposer of proposers) proposer.moveTo(server.url)
    await Promise.all(proposers.map((proposer) => proposer.check()))
    lost.push(...(await recordFindings({ dataDir, databaseUrl: settings.DATABASE_URL })))
  }
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true })
  const counts = {
    acknowledged: proposers.reduce((sum, { counts: { acknowledged } }) => sum + acknowledged, 0),
    lost: proposers.flatMap(({ counts }) => counts.lost),
    wrong: proposers.flatMap(({ counts }) => counts.wrong),
  }
  const opened = proposers.reduce((sum, proposer) => sum + proposer.opened, 0)
  return rowOf(fault, rounds, {
    counts,
    lost,
    recoveriesMs,
    note: `${opened} versions opened, the record ok`,
  })
}
