import { Agent, get } from 'node:http'

/** A job for the process that asks: so many requests of one path, over kept connections. */
export interface GuestJob {
  readonly url: string
  readonly requests: number
  readonly connections: number
  /** Whether each request comes from another host name, which the server has kept nothing for. */
  readonly isCold: boolean
}

/** Seconds that all of them took. */
export type GuestReport = number

let names = 0

async function run({ url, requests, connections, isCold }: GuestJob): Promise<GuestReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = requests
  const guest = async () => {
    while (left > 0) {
      left -= 1
      names += 1
      await ask(url, agent, isCold ? `host${names}.example` : undefined)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, guest))
  agent.destroy()
  return (performance.now() - start) / 1000
}

const ask = (url: string, agent: Agent, host: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, br', accept: 'text/html', ...(host && { host }) }
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200 || !response.headers['content-encoding']) {
        reject(new Error(`${url} answered ${response.statusCode}`))
      }
      response.resume().on('end', resolve)
    }).on('error', reject)
  })

process.on('message', async (job: GuestJob) => process.send?.(await run(job)))
