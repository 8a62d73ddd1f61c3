import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { changePrice } from '#contract/menus/items.ts'
import { listSavedMenus, readSavedMenu, renameSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildContent } from '../../tests/builders/build-menu.ts'
import { freePort, startPostgres } from '../../tests/support/postgres.ts'
import { openPage } from '../../tests/support/restaurant-page.ts'
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts'
import { subscribe } from '../../tests/support/subscriber.ts'
import { TestClient } from '../../tests/support/test-client.ts'
import { jsonOf, nameOfFailure, Visitor } from '../bench/visitor.ts'
import { rowOf, skipped, type Trial } from './trial.ts'

const PROXY: string | undefined = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find(existsSync)
const FAULT = 'two cells behind nginx'
const PAGES = 12
const DISHES = 20
/** Before a cell is killed, and before and after a move. */
const WATCHED_MS = 3000
const SETTLE_SECONDS = 2

interface Cell {
  readonly name: string
  readonly databaseUrl: string
  /** Of its server, and of it behind the proxy. */
  readonly server: ServerProcess
  readonly port: number
  readonly owner: TestClient
  readonly slugs: readonly string[]
}

/**
 * Two servers, each with its database, behind one proxy: a house is moved from one to the other while guests read its
 * pages, and then the cell that it left is killed.
 */
export const twoCells: Trial = {
  name: 'two-cells',
  rounds: 1,
  async run(rounds) {
    if (!PROXY) return [skipped(FAULT, 'no nginx is at hand')]
    const postgres = await startPostgres({ fsync: true })
    if (!postgres) return [skipped(FAULT, 'no PostgreSQL is at hand')]
    const folder = mkdtempSync(join(tmpdir(), 'carte-cells-'))
    const cells: Cell[] = []
    const map = join(folder, 'cells.map')
    let stopProxy = () => {}
    try {
      for (const name of ['a', 'b'])
        cells.push(await startCell(name, folder, await postgres.createDatabase(name)))
      writeFileSync(map, '')
      stopProxy = await startProxy(PROXY, folder, map, cells)
      const found = await moveThenKill(cells, map, folder)
      return [rowOf(FAULT, rounds, found)]
    } finally {
      stopProxy()
      for (const { server } of cells) await server.end('SIGKILL')
      postgres.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function startCell(name: string, folder: string, databaseUrl: string): Promise<Cell> {
  const server = await startServerProcess({
    CARTE_DATA_DIR: join(folder, name),
    DATABASE_URL: databaseUrl,
    CARTE_SECRET: 'a secret that all cells have in common',
  })
  const owner = new TestClient(server.url)
  await owner.register(`owner-${name}`)
  await subscribe(owner)
  const slugs: string[] = []
  for (let page = 0; page < PAGES; page += 1)
    slugs.push((await openPage(owner, [buildContent({ items: DISHES })])).slug)
  return { name, databaseUrl, server, port: await freePort(), owner, slugs }
}

/** As `docs/operations/several-machines.md` has it, with a port in the place of each host. */
async function startProxy(
  nginx: string,
  folder: string,
  map: string,
  cells: readonly Cell[],
): Promise<() => void> {
  mkdirSync(join(folder, 'proxy'))
  const config = join(folder, 'nginx.conf')
  const at = (path: string) => join(folder, 'proxy', path)
  writeFileSync(
    config,
    `daemon off; pid ${at('pid')}; error_log ${at('log')}; worker_processes 2;
events {}
http {
  access_log off;
  client_body_temp_path ${at('body')}; proxy_temp_path ${at('temp')};
  fastcgi_temp_path ${at('fastcgi')}; uwsgi_temp_path ${at('uwsgi')}; scgi_temp_path ${at('scgi')};
  map $uri $address { "~^(?<begins>/[^/]+/[^/]+)" $begins; }
  map $address $moved { include ${map}; default ""; }
  map $moved $cell { "" $own; default $moved; }
  ${cells.map(({ name, server }) => `upstream ${name} { server ${new URL(server.url).host}; }`).join('\n  ')}
  ${cells
    .map(
      ({ name, port }) => `server {
    listen 127.0.0.1:${port};
    set $own ${name};
    location / { proxy_pass http://$cell; proxy_set_header Host $http_host; proxy_http_version 1.1; }
  }`,
    )
    .join('\n  ')}
}
`,
  )
  const proxy = spawn(nginx, ['-c', config, '-p', folder], { stdio: 'inherit' })
  while (!existsSync(at('pid'))) await setTimeout(20)
  return () => void proxy.kill('SIGTERM')
}

interface Guests {
  readonly answers: number
  /** Answers that were none, or said another price than the menu has. */
  readonly wrong: readonly string[]
}

/** Reads all pages of a cell's house by its address, until the signal. @param prices of which they must say one */
async function readAsGuests(
  { slugs, port }: Cell,
  prices: () => readonly string[],
  signal: AbortSignal,
): Promise<Guests> {
  const wrong: string[] = []
  let answers = 0
  // Each guest opens a connection.
  const guest = new Visitor(`http://127.0.0.1:${port}`, new Agent({ keepAlive: false }))
  while (!signal.aborted)
    for (const slug of slugs) {
      const before = prices()
      const answer = await guest.ask('GET', `/r/${slug}/menu.json`)
      const text = answer.status === 200 ? JSON.stringify(jsonOf(answer)) : ''
      answers += 1
      const isRight = [...before, ...prices()].some((one) => text.includes(`"amount":"${one}"`))
      if (!isRight) wrong.push(`${slug}: ${nameOfFailure(answer)}`)
    }
  return { answers, wrong }
}

async function moveThenKill(cells: readonly Cell[], map: string, folder: string) {
  const [from, to] = cells
  if (!from || !to) throw new Error('This trial has two cells.')
  await setPrice(from.owner, 1111)
  await setPrice(to.owner, 2222)
  const prices = new Map([
    [from, ['11.11']],
    [to, ['22.22']],
  ])
  const ending = new AbortController()
  const guests = cells.map((cell) => readAsGuests(cell, () => prices.get(cell) ?? [], ending.signal))
  const wrong: string[] = []
  await setTimeout(WATCHED_MS)
  const began = performance.now()
  const [first] = await from.owner.call(listSavedMenus, { query: {} })
  const params = { id: first?.id ?? '' }
  let isMoving = true
  const moving = moveHouse(from, to, map, folder).finally(() => {
    isMoving = false
  })
  // What is saved meanwhile is moved, or refused.
  let title = ''
  const refusals = new Set<number>()
  for (let save = 1; isMoving; save += 1) {
    const { status } = await from.owner.send(renameSavedMenu, { params, body: { title: `Save ${save}` } })
    if (status < 300) title = `Save ${save}`
    else refusals.add(status)
    await setTimeout(50)
  }
  const said = await moving
  const movedMs = performance.now() - began
  const owner = new TestClient(to.server.url)
  await owner.login(`owner-${from.name}`)
  const there = await owner.call(readSavedMenu, { params })
  if (there.content.title !== title) wrong.push(`${title} was answered, and ${there.content.title} is there`)
  prices.set(from, ['11.11', '33.33'])
  await setPrice(owner, 3333)
  prices.set(from, ['33.33'])
  await setTimeout(WATCHED_MS)
  await from.server.end('SIGKILL')
  await setTimeout(WATCHED_MS)
  ending.abort()
  const seen = await Promise.all(guests)
  const answers = seen.reduce((sum, one) => sum + one.answers, 0)
  return {
    counts: {
      acknowledged: 3,
      lost: [],
      wrong: [...wrong, ...seen.flatMap((one) => one.wrong)],
    },
    note: `${answers} answers to guests; ${said}; moved in ${(movedMs / 1000).toFixed(1)} s; saves of that time were refused with ${[...refusals].join(', ')}`,
  }
}

/** Gives the first dish of every menu of a house a price. */
async function setPrice(owner: TestClient, amount: number): Promise<void> {
  for (const { id } of await owner.call(listSavedMenus, { query: {} })) {
    const { content } = await owner.call(readSavedMenu, { params: { id } })
    const item = content.sections[0]?.items[0]
    const priceId = item?.prices[0]?.id ?? ''
    await owner.call(changePrice, { params: { id, itemId: item?.id ?? 0, priceId }, body: { amount } })
  }
}

/** With the command, as an operator does. @returns its last line */
async function moveHouse(from: Cell, to: Cell, map: string, folder: string): Promise<string> {
  const command = join(import.meta.dirname, '..', '..', 'commands', 'move-house.ts')
  const options = {
    owner: `owner-${from.name}`,
    from: from.databaseUrl,
    to: to.databaseUrl,
    cell: to.name,
    map,
    reload: `${PROXY} -c ${join(folder, 'nginx.conf')} -p ${folder} -s reload`,
    settle: String(SETTLE_SECONDS),
  }
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words])
  return stdout.trim().split('\n').at(-1) ?? ''
}
