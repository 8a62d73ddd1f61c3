import { databaseAway, databaseHangs } from './database-away.ts'
import { failingDisk } from './failing-disk.ts'
import { fullDisk } from './full-disk.ts'
import { killApplying } from './kill-applying.ts'
import { killBehindBoard } from './kill-behind-board.ts'
import { killServer } from './kill-server.ts'
import { killTypesetter } from './kill-typesetter.ts'
import { replicaBehind } from './replica-behind.ts'
import { rollout } from './rollout.ts'
import { slowClients } from './slow-clients.ts'
import { stopUnderLoad } from './stop-under-load.ts'
import { syncOrder } from './sync-order.ts'
import { quantile, type Trial, type TrialRow } from './trial.ts'
import { twoCells } from './two-cells.ts'

const trials: readonly Trial[] = [
  ...killServer,
  ...killApplying,
  syncOrder,
  fullDisk,
  failingDisk,
  databaseAway,
  databaseHangs,
  replicaBehind,
  twoCells,
  ...rollout,
  killTypesetter,
  ...killBehindBoard,
  slowClients,
  stopUnderLoad,
]

/**
 * `npm run faults -- [name …] [--rounds 5]`: has things go wrong for a server that is at work, and prints
 * what came of it. Exit code 1 where something acknowledged was lost or something wrong was answered.
 */
const words = process.argv.slice(2)
const roundsAt = words.indexOf('--rounds')
const rounds = roundsAt < 0 ? undefined : Number(words.splice(roundsAt, 2)[1])
const strangers = words.filter((word) => !trials.some(({ name }) => name === word))
if (strangers.length > 0 || Number.isNaN(rounds)) {
  const names = trials.map(({ name }) => name).join(', ')
  process.stderr.write(`Unknown: ${strangers.join(', ')}. The trials are ${names}.\n`)
  process.exit(2)
}

const headings = ['fault', 'rounds', 'acknowledged', 'lost', 'wrong', 'recovery median / p95', 'note']
const line = (cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
line(headings)
line(headings.map(() => '---'))
const rows: TrialRow[] = []
for (const trial of trials.filter(({ name }) => words.length === 0 || words.includes(name))) {
  for (const row of await trial.run(rounds ?? trial.rounds)) {
    rows.push(row)
    line(cellsOf(row))
  }
}
process.exit(rows.some(({ lost, wrong }) => lost + wrong > 0) ? 1 : 0)

function cellsOf({ fault, rounds, acknowledged, lost, wrong, recoveriesMs = [], note = '' }: TrialRow) {
  const ms = (share: number) => `${Math.round(quantile(recoveriesMs, share))} ms`
  const recovery = recoveriesMs.length > 0 ? `${ms(0.5)} / ${ms(0.95)}` : ''
  return [fault, rounds, acknowledged, lost, wrong, recovery, note]
}
