import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from '#contract/accounts/accounts.ts'
import { createSubscription, paySandboxInvoice } from '#contract/accounts/billing.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { cardWith } from '#tests/support/subscriber.ts'
import { heldSince, startWatchedServer } from '../bench/loop-lag.ts'
import { jsonOf, Visitor } from '../bench/visitor.ts'
import type { World } from './attack.ts'

/**
 * Runs with a server process on an installation that is gone afterwards. Everybody has an address: the server
 * takes this machine for its proxy.
 */
export async function withWorld<Value>(
  { engine, isWatched }: { readonly engine: string; readonly isWatched: boolean },
  run: (world: World) => Promise<Value>,
): Promise<Value> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-attacks-'))
  const agent = new Agent({ keepAlive: true })
  const postgres = engine === 'postgres' ? await startPostgres({ fsync: true }) : undefined
  const databaseUrl = await postgres?.createDatabase('attacks')
  const settings = { CARTE_DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const { server, loop } = isWatched
    ? await startWatchedServer(settings)
    : { server: await startServerProcess(settings), loop: undefined }
  let people = 0
  const guest = () => new Visitor(server.url, agent, `10.9.${Math.floor(++people / 250)}.${people % 250}`)
  async function account(): Promise<Visitor> {
    const visitor = guest()
    const username = `person-${people}`
    const body = { username, email: `${username}@example.com`, password: 'correct horse' }
    await visitor.call(register, { body })
    return visitor
  }
  async function professional(): Promise<Visitor> {
    const visitor = await account()
    const { clientSecret } = jsonOf<{ clientSecret: string }>(await visitor.call(createSubscription))
    await visitor.call(paySandboxInvoice, { body: { clientSecret, ...cardWith('success') } })
    return visitor
  }
  try {
    return await run({
      heldMs: async () => (loop === undefined ? undefined : heldSince(loop)),
      url: server.url,
      agent,
      database: { dataDir, ...(databaseUrl && { databaseUrl }) },
      account,
      professional,
      guest,
    })
  } finally {
    // What attackers asked last is nobody's.
    await server.end('SIGKILL')
    agent.destroy()
    postgres?.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
