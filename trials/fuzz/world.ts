import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { accountPages } from '#contract/accounts/accounts.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import { startAiServer } from '../../tests/fakes/ai-server.ts'
import { childEnvironment } from '../../tests/support/child-environment.ts'
import { linkInMail } from '../../tests/support/read-outbox.ts'
import { type Call, callsOfContract } from './calls.ts'
import { type Input, idsOf, type VisitorKind, visitorKinds } from './inputs.ts'
import { Known } from './knowledge.ts'
import { DEAF_ADDRESS } from './living-menu.ts'
import type { Report } from './report.ts'
import { createSender } from './send.ts'
import { Visitor, type VisitorOptions } from './visitor.ts'

/** Part of every text that the victim stores, and of no input. */
export const MARKER = 'canary7q9z'

export interface Taken {
  readonly call: Call
  readonly input: Input
}

export interface World {
  readonly calls: readonly Call[]
  /** The last that makes a thing, by its path: with it, others get such things too. */
  readonly made: Map<string, Taken>
  readonly url: string
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly visitors: Readonly<Record<VisitorKind, Visitor>>
  readonly report: Report
  /** What the victim sees of what is theirs. */
  victimsThings(): Promise<string>
  /** Ids of the victim's things, by the names under which they are known. */
  readonly victim: Visitor
  /** Learns the tokens of the mails that went out to the visitors. */
  readMails(): void
  /** Resident memory of the server in bytes. */
  memory(): number
  end(): Promise<number | null>
  clean(): Promise<void>
}

const ADMINISTRATORS = Array.from({ length: 2000 }, (_, index) => `curator-${index}`)
const CONNECTIONS = 16
/** Visitors register and sign in hundreds of times. */
const CHEAP_PASSWORDS = join(import.meta.dirname, '../../tests/support/cheap-passwords.ts')
const SERVER = ['--import', CHEAP_PASSWORDS, join(import.meta.dirname, 'server.ts')]

/** A server with fakes around it, people who try it, and somebody whose things are none of theirs. */
export async function openWorld(report: Report, databaseUrl?: string): Promise<World> {
  const dataDir = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'carte-fuzz-'))
  const ai = await startAiServer()
  ai.script('good')
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63a24' } })
    .jpeg()
    .toBuffer()
  const website = await startWebsite(picture)
  const child = spawn(process.execPath, SERVER, {
    env: {
      ...childEnvironment,
      PORT: '0',
      LOG_LEVEL: 'warn',
      CARTE_DATA_DIR: dataDir,
      CARTE_ADMINS: ADMINISTRATORS.map((name) => `${name}:${name}@example.com`).join(','),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      AI_PROVIDER: 'openai',
      AI_MODEL: 'fake',
      AI_API_KEY: 'key',
      AI_IMAGE_MODEL: 'fake',
      AI_VISION_MODEL: 'fake',
      AI_BASE_URL: ai.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // It must not outlive a trial that breaks off.
  process.once('exit', () => child.kill('SIGKILL'))
  child.stderr?.setEncoding('utf8')
  child.stderr?.on(
    'data',
    linesTo((line) => report.log(line)),
  )
  const url = await addressOf(child)
  const sender = createSender(url, CONNECTIONS)
  const addressOfWebsite = `http://127.0.0.1:${(website.address() as AddressInfo).port}`
  const options: Omit<VisitorOptions, 'kind'> = {
    origin: url,
    sender,
    administratorNames: [...ADMINISTRATORS],
    linkTo: (email) => linkInMail(dataDir, { to: email, page: accountPages.verifyEmail }),
    common: {
      address: ['/picture.jpg', '/picture.jpg', '/moved', '/page', '/into-the-network', '/none'].map(
        (path) => `${addressOfWebsite}${path}`,
      ),
      // Of a webhook.
      url: [DEAF_ADDRESS, 'https://10.0.0.1/', addressOfWebsite],
      slug: ['chez-nous', 'chez-nous-2'],
      timeZone: ['Europe/Paris', 'America/New_York'],
      // Days of the calendar, and moments of planned prices and specials.
      from: ['2026-11-02', '2026-11-02T11:00'],
      until: ['2026-11-09', '2099-11-09T23:00'],
    },
  }
  // The first account of an installation is its administrator, and must be none of these.
  await new Visitor({ ...options, kind: 'basic' }).renew()
  const victim = new Visitor({ ...options, kind: 'victim', marker: MARKER })
  await victim.renew()
  await victim.upload(picture)
  const visitors = Object.fromEntries(
    visitorKinds.map((kind) => [kind, new Visitor({ ...options, kind })]),
  ) as Record<VisitorKind, Visitor>
  for (const visitor of Object.values(visitors)) await visitor.renew()
  const read = new Set<string>()

  return {
    url,
    dataDir,
    databaseUrl,
    calls: await callsOfContract(),
    made: new Map(),
    visitors,
    report,
    victim,
    async victimsThings() {
      const things = await Promise.all(
        [
          'saved-menus',
          'bin',
          'drafts',
          'restaurants',
          'restaurant-pages',
          'palettes',
          'planned-prices',
          'specials',
          'sold-out',
          ...ownParts(victim),
          'subscription',
          'account',
          'account/sessions',
        ].map((name) => victim.send({ method: 'GET', path: `/api/${name}`, headers: {} })),
      )
      return (
        things
          // Nobody's doing: a session that is used, an address that does not answer.
          .map(({ status, body }) =>
            `${status} ${body}`.replaceAll(/"(lastSeenAt|failingSince)":("[^"]*"|null)/g, ''),
          )
          .join('\n')
      )
    },
    readMails() {
      for (const name of readdirSync(join(dataDir, 'outbox'))) {
        if (read.has(name) || !name.endsWith('.txt')) continue
        read.add(name)
        const mail = readFileSync(join(dataDir, 'outbox', name), 'utf8')
        const token = /[?&]token=(\S+)/.exec(mail)?.[1]
        if (token && !mail.toLowerCase().includes(MARKER))
          for (const visitor of Object.values(visitors))
            visitor.knowledge.learn('token', decodeURIComponent(token))
      }
    },
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024,
    async end() {
      sender.close()
      if (child.exitCode === null) {
        const exit = once(child, 'exit')
        child.kill('SIGTERM')
        await exit
      }
      return child.exitCode
    },
    async clean() {
      child.kill('SIGKILL')
      website.close()
      website.closeAllConnections()
      await ai.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Room for what the people of a trial keep, in bytes. */
const ROOM = 2 ** 31

/** A server waits for the disk at each write; what reaches it is the matter of other trials. */
function folderInMemory(): string | undefined {
  if (!existsSync(MEMORY)) return undefined
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM ? MEMORY : undefined
}

const MEMORY = '/dev/shm'

/** Lists of what is under the first restaurant of somebody. */
function ownParts(visitor: Visitor): string[] {
  const restaurantId = visitor.find(new Known(idsOf(createRestaurant.path), 0))
  return [
    `restaurants/${restaurantId}/boards`,
    `restaurants/${restaurantId}/pass-links`,
    `restaurant-pages/${restaurantId}/webhooks`,
  ]
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += chunk
      const url = /Carte is ready at (\S+)/.exec(said)?.[1]
      if (url) resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}

/** A web server of somebody else's, with a picture and with traps. */
function startWebsite(picture: Buffer): Promise<ReturnType<typeof createServer>> {
  const server = createServer(({ url }, response) => {
    if (url === '/picture.jpg') response.end(picture)
    else if (url === '/moved') response.writeHead(302, { location: '/picture.jpg' }).end()
    else if (url === '/into-the-network') response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    else if (url === '/page') response.end('<!doctype html>')
    else response.writeHead(404).end()
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** Takes pieces of a log and hands on its lines: JSON may hold U+2028, at which `readline` would end one. */
function linesTo(take: (line: string) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
}
