import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { live } from '#contract/accounts/operation.ts'
import { changeDishes } from '#contract/menus/dishes.ts'
import { listRollouts, publishRollout, type Rollout, startRollout } from '#contract/menus/rollouts.ts'
import { readSavedMenu } from '#contract/menus/saved-menus.ts'
import { inDatabase } from '../../tests/builders/build-live.ts'
import { buildContent } from '../../tests/builders/build-menu.ts'
import { fillHouse } from '../../tests/builders/large-house.ts'
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts'
import { subscribe } from '../../tests/support/subscriber.ts'
import { TestClient } from '../../tests/support/test-client.ts'
import { jsonOf, Visitor } from '../bench/visitor.ts'
import { onBothEngines } from './both-engines.ts'
import { between, quantile, rowOf, type TrialRow } from './trial.ts'

/** Restaurants, each with a page that is open and one menu with the same dishes. */
const PLACES = 2000
const DISHES = 20
const FIRST_PRICE = 5000

const PROPOSED_MS = 10_000
const PUBLISHED_MS = 60_000
/** A menu that was being changed when the server was killed is another server's after 20 seconds. */
const AFTER_KILL_MS = 20_000
const LOOK_MS = 200
const PROBE_MS = 50
const GUESTS = 4

const FAULT = `one change on the menus of ${PLACES.toLocaleString('en')} places`

/** Each round is one change: without a kill, and then with `kill -9` twice while it is published. */
export const rollout = onBothEngines(
  FAULT,
  { sqlite: { name: 'rollout', rounds: 2 }, postgres: { name: 'rollout-postgres', rounds: 2 } },
  (fault, rounds, settings) => rollOut(fault, rounds, settings, PLACES),
)

/** @param places at least two */
export async function rollOut(
  fault: string,
  rounds: number,
  settings: Readonly<Record<string, string>>,
  places: number,
): Promise<TrialRow> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-rollout-'))
  const start = () => startServerProcess({ CARTE_DATA_DIR: dataDir, ...settings })
  const database = { dataDir, databaseUrl: settings.DATABASE_URL }
  const [wrong, notes]: [string[], string[]] = [[], []]
  let server = await start()
  let owner = new TestClient(server.url)
  const { id } = await owner.register('owner')
  await subscribe(owner)
  const size = { menus: places, restaurants: places, menusWithStates: 1, publications: 1 }
  const { menuId } = await inDatabase(database, async (db) => {
    // Else the server may begin the record of menus that are being written, which is one publication more.
    await db
      .insertInto('installation')
      .values({ key: 'recordBegun', value: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const none = { uploads: 0, trail: 0, countedHours: 0 }
    return fillHouse(db, id, [buildContent({ items: DISHES })], { ...size, ...none })
  })
  const restart = async () => {
    await server.end('SIGKILL')
    server = await start()
    owner = owner.at(server.url)
  }
  const rolloutIds: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const price = FIRST_PRICE + 100 * round
    const kills = round === 0 ? 0 : 2
    const began = performance.now()
    const rolloutId = await propose(owner, menuId, price)
    rolloutIds.push(rolloutId)
    const proposed = await reached(() => owner, rolloutId, 'proposed')
    const proposedMs = performance.now() - began
    const published = performance.now()
    await owner.call(publishRollout, { params: { id: rolloutId } })
    const probing = new AbortController()
    const probes = kills === 0 ? probe(server, probing.signal) : Promise.resolve([])
    for (let kill = 1; kill <= kills; kill += 1) {
      await untilPublished(owner, (kill * places) / (kills + 1))
      await restart()
    }
    const ended = await reached(() => owner, rolloutId, 'published')
    const rightMs = performance.now() - published
    probing.abort()
    wrong.push(...(await wrongPages(server, database, price)).map((words) => `round ${round}: ${words}`))
    const liveMs = quantile(await probes, 0.95)
    if (proposed.menus.found !== places - 1) wrong.push(`${proposed.menus.found} menus were found`)
    if (ended.menus.published !== places - 1) wrong.push(`published on ${ended.menus.published} menus`)
    if (proposedMs > PROPOSED_MS) wrong.push(`proposed after ${Math.round(proposedMs)} ms`)
    if (rightMs > PUBLISHED_MS + kills * AFTER_KILL_MS)
      wrong.push(`every page was right after ${Math.round(rightMs)} ms`)
    wrong.push(...(await savedOtherThanOnce(database, rolloutIds)))
    notes.push(
      `${kills} kills: proposed in ${seconds(proposedMs)}, every page right in ${seconds(rightMs)}${liveMs > 0 ? `, live p95 ${Math.round(liveMs)} ms` : ''}`,
    )
  }
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true })
  const counts = { acknowledged: rounds * (places - 1), lost: [], wrong }
  return rowOf(fault, rounds, { counts, note: notes.join('; ') })
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

async function propose(owner: TestClient, menuId: string, price: number): Promise<string> {
  const { content } = await owner.call(readSavedMenu, { params: { id: menuId } })
  const [section] = content.sections
  const [item] = section?.items ?? []
  if (!section || !item) throw new Error('A menu of this trial has dishes.')
  const edit = { prices: [{ id: item.prices[0]?.id ?? 'p1', kind: 'fixed' as const, amount: price }] }
  const edits = [{ menuId, sectionId: section.id, itemId: item.id, edit }]
  const { menus } = await owner.call(changeDishes, { body: { title: `Price ${price}`, edits } })
  return (await owner.call(startRollout, { body: { title: `Price ${price}`, menus } })).id
}

async function newest(owner: TestClient): Promise<Rollout> {
  const { rollouts } = await owner.call(listRollouts, { query: { limit: 1 } })
  const [first] = rollouts
  if (!first) throw new Error('The rollout is gone.')
  return first
}

async function reached(owner: () => TestClient, id: string, state: Rollout['state']): Promise<Rollout> {
  for (;;) {
    const now = await newest(owner())
    if (now.id === id && now.state === state) return now
    await setTimeout(LOOK_MS)
  }
}

async function untilPublished(owner: TestClient, count: number): Promise<void> {
  while ((await newest(owner)).menus.published < count) await setTimeout(between(20, 60))
}

/** Asks whether the server lives until the signal. @returns milliseconds of each answer */
async function probe({ url }: ServerProcess, signal: AbortSignal): Promise<number[]> {
  const balancer = new Visitor(url, new Agent({ keepAlive: true }))
  const times: number[] = []
  while (!signal.aborted) {
    times.push((await balancer.send(live)).ms)
    await setTimeout(PROBE_MS)
  }
  return times
}

type Settings = Parameters<typeof inDatabase>[0]

async function wrongPages(server: ServerProcess, settings: Settings, price: number): Promise<string[]> {
  const slugs = await inDatabase(settings, (db) => db.selectFrom('restaurantPages').select('slug').execute())
  const agent = new Agent({ keepAlive: true, maxSockets: GUESTS })
  const wrong: string[] = []
  const said = `"amount":"${(price / 100).toFixed(2)}"`
  const guests = Array.from({ length: GUESTS }, async () => {
    for (let page = slugs.pop(); page; page = slugs.pop()) {
      const guest = new Visitor(server.url, agent, `10.4.${slugs.length >> 8}.${slugs.length & 255}`)
      const answer = await guest.ask('GET', `/r/${page.slug}/menu.json`)
      const isRight = answer.status === 200 && JSON.stringify(jsonOf(answer)).includes(said)
      if (!isRight) wrong.push(`${page.slug}: answered ${answer.status}`)
    }
  })
  await Promise.all(guests)
  agent.destroy()
  return wrong
}

/** Each change is one version of each menu, and one publication. */
const savedOtherThanOnce = (settings: Settings, rolloutIds: readonly string[]): Promise<string[]> =>
  inDatabase(settings, async (db) => {
    const changes = rolloutIds.length
    const menus = await db
      .selectFrom('rolloutMenus')
      .innerJoin('savedMenus', 'savedMenus.id', 'rolloutMenus.menuId')
      .select(({ fn }) => ['menuId', 'version', fn.max('savedAs').as('savedAs'), fn.countAll().as('count')])
      .where('state', '=', 'published')
      .where('rolloutId', 'in', rolloutIds)
      .groupBy(['menuId', 'version'])
      .execute()
    const publications = await db
      .selectFrom('publications')
      .select(({ fn }) => ['menuId', fn.countAll().as('count')])
      .groupBy('menuId')
      .execute()
    const onRecord = new Map(publications.map(({ menuId, count }) => [menuId, Number(count)]))
    return menus.flatMap(({ menuId, version, savedAs, count }) => [
      ...(Number(count) === changes ? [] : [`menu ${menuId} was changed ${count} times, not ${changes}`]),
      ...(version === Number(savedAs) ? [] : [`menu ${menuId} has version ${version}, not ${savedAs}`]),
      ...(onRecord.get(menuId) === changes
        ? []
        : [`menu ${menuId} is on record ${onRecord.get(menuId)} times, not ${changes}`]),
    ])
  })
