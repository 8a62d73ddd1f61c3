import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'

/** A job for the process that asks, for one path over kept connections. */
export type GuestJob = HurriedJob | PacedJob

/** This many requests, each as soon as one before it is answered. */
export interface HurriedJob {
  readonly kind: 'hurried'
  readonly url: string
  readonly requests: number
  readonly connections: number
  /** Whether each request comes from another host name, which the server has kept nothing for. */
  readonly isCold: boolean
}

/** This many requests a second, whether or not those before them are answered. */
export interface PacedJob {
  readonly kind: 'paced'
  readonly url: string
  readonly perSecond: number
  readonly seconds: number
}

/** Seconds that all of them took. */
export type HurriedReport = number

export interface PacedAnswer {
  /** When it was asked for and when it was there: milliseconds since 1970, on the clock of the machine. */
  readonly askedAt: number
  readonly answeredAt: number
  /** How many dishes it shows as sold out. */
  readonly soldOut: number
}

export type PacedReport = readonly PacedAnswer[]

const SOLD_OUT_DISH = /class="dish[^"]* sold-out"/g
const PACE_MS = 2

let names = 0

async function hurry({ url, requests, connections, isCold }: HurriedJob): Promise<HurriedReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = requests
  const guest = async () => {
    while (left > 0) {
      left -= 1
      names += 1
      await drained(await ask(url, agent, isCold ? `host${names}.example` : undefined))
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, guest))
  agent.destroy()
  return (performance.now() - start) / 1000
}

async function pace({ url, perSecond, seconds }: PacedJob): Promise<PacedReport> {
  const agent = new Agent({ keepAlive: true })
  /** Dishes that are sold out in each body, by its tag: a body is read once. */
  const soldOutIn = new Map<string, number>()
  const guest = async () => {
    const askedAt = now()
    const response = await ask(url, agent)
    const tag = response.headers.etag ?? ''
    if (soldOutIn.has(tag)) await drained(response)
    else soldOutIn.set(tag, soldOutDishes(Buffer.concat(await response.toArray())))
    return { askedAt, answeredAt: now(), tag }
  }
  const asked: ReturnType<typeof guest>[] = []
  const start = now()
  while (asked.length < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, Math.floor(((now() - start) / 1000) * perSecond))
    while (asked.length < due) asked.push(guest())
    await setTimeout(PACE_MS)
  }
  const answers = await Promise.all(asked)
  agent.destroy()
  return answers.map(({ tag, ...times }) => ({ ...times, soldOut: soldOutIn.get(tag) ?? 0 }))
}

const soldOutDishes = (body: Buffer): number =>
  brotliDecompressSync(body).toString().match(SOLD_OUT_DISH)?.length ?? 0

/** The same on every process of the machine. */
const now = (): number => performance.timeOrigin + performance.now()

const ask = (url: string, agent: Agent, host?: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', accept: 'text/html', ...(host && { host }) }
    get(url, { agent, headers }, (response) => {
      if (response.statusCode === 200 && response.headers['content-encoding'] === 'br') resolve(response)
      else reject(new Error(`${url} answered ${response.statusCode}`))
    }).on('error', reject)
  })

const drained = (response: IncomingMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    response.resume().on('end', resolve).on('error', reject)
  })

process.on('message', async (job: GuestJob) =>
  process.send?.(await (job.kind === 'hurried' ? hurry(job) : pace(job))),
)
