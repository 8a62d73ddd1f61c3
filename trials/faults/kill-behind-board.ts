import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BoardState } from '#contract/restaurant/board-page.ts'
import { createBoard } from '#contract/restaurant/boards.ts'
import { saySoldOut } from '#contract/restaurant/sold-out.ts'
import { buildContent } from '../../tests/builders/build-menu.ts'
import { openPage } from '../../tests/support/restaurant-page.ts'
import { startServerProcess } from '../../tests/support/server-process.ts'
import { subscribe } from '../../tests/support/subscriber.ts'
import { TestClient } from '../../tests/support/test-client.ts'
import { onBothEngines } from './both-engines.ts'
import { between, rowOf, type TrialRow } from './trial.ts'

const DISHES = 6
const FIRST_DISH = 9001

/**
 * `kill -9` of the server behind a board, right after the kitchen said something: the state that the board asks for then
 * has every word that was acknowledged, and the pages that it has kept are the same ones.
 */
export const killBehindBoard = onBothEngines(
  'kill -9 of the server behind a board',
  {
    sqlite: { name: 'kill-behind-board', rounds: 10 },
    postgres: { name: 'kill-behind-board-postgres', rounds: 10 },
  },
  killAgainAndAgain,
)

async function killAgainAndAgain(
  fault: string,
  rounds: number,
  settings: Readonly<Record<string, string>>,
): Promise<TrialRow> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-board-'))
  const start = () => startServerProcess({ CARTE_DATA_DIR: dataDir, ...settings })
  let server = await start()
  let owner = new TestClient(server.url)
  await owner.register('landlord')
  await subscribe(owner)
  const { restaurantId, menuIds, slug } = await openPage(owner, [
    buildContent({ items: DISHES, sections: 2 }),
  ])
  const params = { id: restaurantId }
  await owner.call(createBoard, { params, body: { name: 'bar', board: { title: 'Bar' } } })
  const path = `/r/${slug}/board/bar`
  const out = new Set<number>()
  const lost: string[] = []
  const wrong: string[] = []
  const recoveriesMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const dish = 1 + (round % DISHES)
    const isSoldOut = !out.has(dish)
    const places = [{ menuId: menuIds[0] ?? '', itemId: FIRST_DISH + dish - 1 }]
    await owner.call(saySoldOut, { body: { words: [{ places, isSoldOut }] } })
    if (isSoldOut) out.add(dish)
    else out.delete(dish)
    await setTimeout(between(0, 800))
    await server.end('SIGKILL')
    const began = performance.now()
    server = await start()
    owner = owner.at(server.url)
    const state = await stateOf(owner, path)
    recoveriesMs.push(performance.now() - began)
    for (let each = 1; each <= DISHES; each += 1) {
      const isStruck = state.view.text.some((line) => line.includes(`Dish number ${each} (Sold out)`))
      if (isStruck !== out.has(each)) lost.push(`round ${round}: the word on dish ${each}`)
    }
    for (const { src } of state.view.pages) {
      const picture = await owner.fetch(src)
      await picture.arrayBuffer()
      if (!picture.ok) wrong.push(`round ${round}: ${src} answered ${picture.status}`)
    }
  }
  if ((await server.end('SIGTERM')) !== 0) wrong.push('the server did not end well')
  rmSync(dataDir, { recursive: true })
  return rowOf(fault, rounds, {
    counts: { acknowledged: rounds, lost, wrong },
    recoveriesMs,
    note: 'recovery = the first state of the board, its pages made anew',
  })
}

/** Returns the state that a board receives, once its server has pages for it. */
async function stateOf(client: TestClient, path: string): Promise<BoardState> {
  for (;;) {
    const response = await client.fetch(`${path}/state`)
    if (response.status === 200) return (await response.json()) as BoardState
    await response.arrayBuffer()
    await setTimeout(250)
  }
}
