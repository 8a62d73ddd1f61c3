import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../tests/support/postgres.ts'
import { runTrial } from './trial.ts'

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    /** Servers at once, each with its share of the calls. */
    servers: { type: 'string', default: String(availableParallelism() + 1) },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    inputs: { type: 'string', default: '500' },
    bodies: { type: 'string', default: '2000' },
    sequences: { type: 'string', default: '60' },
    connections: { type: 'string', default: '20' },
    /** Only calls with such names, as a regular expression. */
    calls: { type: 'string', default: '' },
  },
})

const say = (line: string) => process.stdout.write(`${line}\n`)

const postgres = values.engine === 'postgres' ? await startPostgres() : undefined
if (values.engine === 'postgres' && !postgres) throw new Error('No PostgreSQL was found (initdb, pg_ctl)')
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
process.once('exit', () => postgres?.remove())

say(
  `Trying every call on ${values.engine} with the seed ${values.seed}; --seed ${values.seed} does the same again.`,
)
const start = performance.now()
const { report, facts, lacking } = await runTrial({
  databases: await Promise.all(
    Array.from({ length: Number(values.servers) }, (_, at) => postgres?.createDatabase(`carte_fuzz_${at}`)),
  ),
  seed: Number(values.seed),
  inputs: Number(values.inputs),
  bodies: Number(values.bodies),
  sequences: Number(values.sequences),
  connections: Number(values.connections),
  calls: new RegExp(values.calls, 'i'),
  onProgress: (line) => process.stderr.write(`${line}\n`),
})

say(report.table())
for (const of of facts)
  say(
    Object.entries(of)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
  )
say(`seconds: ${Math.round((performance.now() - start) / 1000)}`)
for (const line of lacking) say(`Too little: ${line}`)
for (const { call, fault, count, evidence } of report.findings)
  say(`\nFINDING ${call}: ${fault} (${count} times)\n  ${evidence}`)
say(`\n${report.findings.length} findings`)
process.exit(report.findings.length + lacking.length > 0 ? 1 : 0)
