import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ErrorBody } from '#contract/errors/errors.ts'
import { listSavedMenus } from '#contract/menus/saved-menus.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { buildContent } from '../../tests/builders/build-menu.ts'
import { startServerProcess } from '../../tests/support/server-process.ts'
import { subscribe } from '../../tests/support/subscriber.ts'
import { TestClient } from '../../tests/support/test-client.ts'
import { workersOf } from './processes.ts'
import { between, type Trial } from './trial.ts'

const READERS = 4
const REFUSALS: readonly string[] = ['typeset_failed', 'typesetter_busy', 'too_many_requests']

/** All workers of the typesetter killed while they set, again and again. */
export const killTypesetter: Trial = {
  name: 'kill-typesetter',
  rounds: 20,
  async run(rounds) {
    const fault = 'typesetter workers killed at work'
    const dataDir = mkdtempSync(join(tmpdir(), 'carte-typesetter-'))
    const server = await startServerProcess({ CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    const serverPid = server.process.pid ?? 0
    const client = new TestClient(server.url)
    await client.register('designer')
    await subscribe(client)
    const wrong: string[] = []
    const recoveriesMs: number[] = []
    let set = 0
    let failed = 0
    const over = new AbortController()
    const setting = Array.from({ length: READERS }, async () => {
      while (!over.signal.aborted) {
        const response = await typesetAnew(client)
        const { code } = (await response.json()) as Partial<ErrorBody>
        if (response.ok) set += 1
        else if (code && REFUSALS.includes(code)) failed += 1
        else wrong.push(`${response.status} ${code}`)
      }
    })
    for (let round = 0; round < rounds; round++) {
      await setTimeout(between(100, 600))
      for (const pid of workersOf(serverPid)) process.kill(pid, 'SIGKILL')
      const began = performance.now()
      const list = await client.send(listSavedMenus)
      await list.arrayBuffer()
      if (!list.ok) wrong.push(`a list answered ${list.status}`)
      while (!(await typesetAnew(client)).ok) await setTimeout(10)
      recoveriesMs.push(performance.now() - began)
    }
    over.abort()
    await Promise.all(setting)
    if ((await server.end('SIGTERM')) !== 0) wrong.push('the server did not end well')
    rmSync(dataDir, { recursive: true })
    for (const line of wrong) process.stderr.write(`${fault}: ${line}\n`)
    const note = `${set} menus set, ${failed} refused with a code; recovery = the next menu that is set`
    return [{ fault, rounds, acknowledged: 0, lost: 0, wrong: wrong.length, recoveriesMs, note }]
  },
}

const typesetAnew = (client: TestClient): Promise<Response> =>
  client.send(typesetPages, {
    body: {
      content: buildContent({ items: 20, restaurantName: `Chez ${Math.random()}` }),
      design: defaultDesign,
      templateId: 1,
    },
  })
