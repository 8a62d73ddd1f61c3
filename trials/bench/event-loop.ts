import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inDatabase } from '#tests/builders/build-live.ts'
import { bringLargeAccount } from './largest-asks.ts'
import { holdOf, startWatchedServer, waitFor } from './loop-lag.ts'

/**
 * `npm run bench:event-loop -- --only save`: for how long the largest things that an account or a guest may ask hold the
 * event loop of a server, in time of computing: what else the machine does doesn't count. Of each the least of some
 * tries, since the first ones compile. Ends with 1 where one holds it for more than 50 ms.
 */
const { values: options } = parseArgs({
  options: {
    tries: { type: 'string', default: '8' },
    /** A part of the name of those to ask. */
    only: { type: 'string', default: '' },
    /** Dishes of a menu; a menu has 1,000 at most. */
    dishes: { type: 'string', default: '1000' },
    menus: { type: 'string', default: '6000' },
  },
})

const MOST_MS = 50

const dataDir = mkdtempSync(join(tmpdir(), 'carte-event-loop-'))
const { server, loop } = await startWatchedServer({ CARTE_DATA_DIR: dataDir })
const agent = new Agent({ keepAlive: true, maxSockets: 4 })
let isHeld = false
try {
  const asks = await bringLargeAccount(server.url, agent, {
    dishes: Number(options.dishes),
    menus: Number(options.menus),
    fill: (run) => inDatabase({ dataDir, databaseUrl: undefined }, run),
  })
  for (const { name, ask } of asks) {
    if (!name.includes(options.only)) continue
    const { leastMs, mostMs, answer } = await holdOf(loop, Number(options.tries), ask)
    const isLong = leastMs > MOST_MS
    isHeld ||= isLong
    const figures = `held ${leastMs.toFixed(0).padStart(4)} to ${mostMs.toFixed(0).padStart(4)} ms`
    process.stdout.write(
      `${figures}  ${answer.ms.toFixed(0).padStart(6)} ms ${String(answer.status).padStart(4)} ${(answer.body.byteLength / 1024).toFixed(0).padStart(6)} KB  ${name}${isLong ? '  HOLDS' : ''}\n`,
    )
    await waitFor(20)
  }
} finally {
  agent.destroy()
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(isHeld ? 1 : 0)
