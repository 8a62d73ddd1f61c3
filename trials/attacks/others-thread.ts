import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { register } from '#contract/accounts/accounts.ts'
import { live } from '#contract/accounts/operation.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { Tally } from '../bench/load-tally.ts'
import { Visitor } from '../bench/visitor.ts'

/** What an account that edits a menu of five dishes, and a balancer, noticed. */
export interface Noticed {
  /** Milliseconds of that account's previews. */
  readonly previews: readonly number[]
  /** Milliseconds of `/api/health/live`. */
  readonly probes: readonly number[]
  readonly refusals: ReadonlyMap<string, number>
}

/** The others, in a separate thread: what the attacker computes and sends must not slow their clock. */

const PREVIEW_EVERY_MS = 100
const PROBE_EVERY_MS = 25
/** A measurement with fewer previews goes on until it has this many, or the patience ends. */
const LEAST_PREVIEWS = 5
const PATIENCE_SECONDS = 10

const agent = new Agent({ keepAlive: true })
const url = String(workerData)
const [owner, balancer] = [new Visitor(url, agent, '10.8.0.1'), new Visitor(url, agent)]
const person = { username: 'other', email: 'other@example.com', password: 'correct horse' }
await owner.call(register, { body: person })

parentPort?.on('message', async (seconds: number) => parentPort?.postMessage(await measure(seconds)))
parentPort?.postMessage('ready')

async function measure(seconds: number): Promise<Noticed> {
  const previews: number[] = []
  const probes: number[] = []
  const tally = new Tally()
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1000
  const isOver = () =>
    elapsed() > seconds && (previews.length >= LEAST_PREVIEWS || elapsed() > PATIENCE_SECONDS)
  await Promise.all([
    repeat(PREVIEW_EVERY_MS, isOver, async () => {
      const asked = owner.send(typesetPages, { body: smallMenu() })
      const answer = await tally.count('preview', typesetPages, asked)
      if (answer) previews.push(answer.ms)
    }),
    repeat(PROBE_EVERY_MS, isOver, async () => {
      const answer = await tally.count('live', live, balancer.send(live))
      if (answer) probes.push(answer.ms)
    }),
  ])
  return { previews, probes, refusals: tally.failures }
}

let menus = 0

/** Each time another menu, so that no answer is a kept one. */
function smallMenu() {
  menus += 1
  const { design, templateId } = buildSavePayload()
  const restaurantName = `Small ${menus} ${performance.now()}`
  return { design, templateId, content: buildContent({ items: 5, sections: 1, restaurantName }) }
}

async function repeat(everyMs: number, isOver: () => boolean, act: () => Promise<void>): Promise<void> {
  while (!isOver()) await Promise.all([act(), setTimeout(everyMs)])
}
