import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { databaseAway } from '../../trials/faults/database-away.ts'
import { readOnlyAtTheStart } from '../../trials/faults/failing-disk.ts'
import { fullDisk } from '../../trials/faults/full-disk.ts'
import { answerOf, rawClient } from '../../trials/faults/raw-client.ts'
import { rollOut } from '../../trials/faults/rollout.ts'
import { syncOrder } from '../../trials/faults/sync-order.ts'
import type { TrialRow } from '../../trials/faults/trial.ts'
import { twoCells } from '../../trials/faults/two-cells.ts'
import { isLong } from '../support/depth.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

type FaultTrial = readonly [title: string, run: () => Promise<readonly TrialRow[]>]

/** Each starts several servers, one of them under a tracer. */
const TRIAL_MS = 240_000

/** A power cut and a database that is away take half a minute; `npm run faults` tries each many times. */
const longTrials = [
  ['when the disk is read-only at the start', async () => [await readOnlyAtTheStart()]],
  ['when the power is cut', () => syncOrder.run(4)],
  ['when the database is away', () => databaseAway.run(1)],
  ['while a house moves, and when the cell that it left is killed', () => twoCells.run(1)],
  [
    'while a change goes to all restaurants',
    async () => [await rollOut('one change on 120 menus', 2, {}, 120)],
  ],
] as const satisfies readonly FaultTrial[]

describe('nothing acknowledged is lost, and nothing wrong is answered', () => {
  const trials: readonly FaultTrial[] = [
    ['when the disk is full', () => fullDisk.run(1)],
    ...(isLong ? longTrials : []),
  ]

  it.for(trials)('%s', { timeout: TRIAL_MS }, async ([_title, run], { skip }) => {
    const rows = await run()
    const leftOut = rows.find(({ rounds }) => rounds === 0)
    expect(rows.filter(({ lost, wrong }) => lost + wrong > 0)).toEqual([])
    if (leftOut) skip(`${leftOut.fault}: ${leftOut.note}`)
  })
})

describe('a running server', () => {
  let dataDir: string
  let server: ServerProcess

  const start = async (settings: Record<string, string> = {}) => {
    server = await startServerProcess({ CARTE_DATA_DIR: dataDir, ...settings })
    onTestFinished(async () => {
      await server.end('SIGKILL')
    })
  }

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'carte-faults-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
  })

  it('logs an error that nobody caught in one line, and ends with a failure', async () => {
    const mistake = 'process.on("SIGUSR2", () => Promise.reject(new Error("a mistake of ours")))'
    await start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(mistake)}` })
    let log = ''
    server.process.stderr?.on('data', (chunk) => {
      log += chunk
    })
    server.process.kill('SIGUSR2')
    const [code] = await once(server.process, 'close')
    expect(code).toBe(1)
    expect(
      log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toEqual([
      expect.objectContaining({ level: 60, err: expect.objectContaining({ message: 'a mistake of ours' }) }),
    ])
  })

  it('says what is wrong with a request that is none, and ends well on a signal that comes twice', async () => {
    await start()
    const refusals = [
      ['no HTTP at all\r\n\r\n', /^HTTP\/1\.1 400 .*"code":"malformed_request"/s],
      [
        `GET / HTTP/1.1\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`,
        /^HTTP\/1\.1 431 .*"code":"headers_too_large"/s,
      ],
    ] as const
    for (const [request, answer] of refusals) {
      const client = await rawClient(server.url)
      client.write(request)
      expect(await answerOf(client, 5000)).toMatch(answer)
      client.destroy()
    }
    // Also with a client that never sends a request.
    const silent = await rawClient(server.url)
    const ended = server.end('SIGTERM')
    server.process.kill('SIGINT')
    expect(await ended).toBe(0)
    silent.destroy()
  })
})
