import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { live } from '#contract/operation.ts'
import { typesetPages } from '#contract/typesetting.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { Tally } from '../bench/load-tally.ts'
import { percentile } from '../bench/measure.ts'
import { type Answer, nameOfFailure, Visitor } from '../bench/visitor.ts'
import type { World } from './attack.ts'

/** What others notice while somebody attacks, or while nobody does. */
export interface Figures {
  /** Milliseconds of another account's previews of five dishes. */
  readonly previews: readonly number[]
  /** Milliseconds of `/api/health/live`. */
  readonly probes: readonly number[]
  /** What the others were refused with, and how often. */
  readonly refusals: ReadonlyMap<string, number>
  /** What the attacker was answered, and how often. */
  readonly answers: ReadonlyMap<string, number>
}

export const p95 = (times: readonly number[]): number => percentile(times, 0.95)

const PREVIEW_EVERY_MS = 200
const PROBE_EVERY_MS = 50
/** A trial whose others got fewer previews goes on until they have so many, or the patience ends. */
const LEAST_PREVIEWS = 5
const PATIENCE_SECONDS = 90
/** A refusal names a wait; an attacker does not keep it, but a loop without one measures only itself. */
const AFTER_REFUSAL_MS = 20

interface Trial {
  readonly seconds: number
  readonly atOnce: number
  readonly ask: (request: number) => Promise<Answer>
}

/** Measures what an account that edits and a balancer notice, besides an attack where there is one. */
export async function measureOthers(
  world: World,
  victim: Visitor,
  { seconds, atOnce, ask }: Trial,
): Promise<Figures> {
  const answers = new Map<string, number>()
  const previews: number[] = []
  const probes: number[] = []
  const tally = new Tally()
  // Connections of its own: those of the attacker may all be taken.
  const agent = new Agent({ keepAlive: true })
  const prober = new Visitor(world.url, agent)
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1000
  const isOver = () =>
    elapsed() > seconds && (previews.length >= LEAST_PREVIEWS || elapsed() > PATIENCE_SECONDS)

  let asked = 0
  const attacker = async () => {
    while (!isOver()) {
      const name = await ask(asked++).then(nameOf, ({ code }: NodeJS.ErrnoException) => `${code}`)
      answers.set(name, (answers.get(name) ?? 0) + 1)
      if (!name.startsWith('2')) await setTimeout(AFTER_REFUSAL_MS)
    }
  }
  await Promise.all([
    ...Array.from({ length: atOnce }, attacker),
    repeat(PREVIEW_EVERY_MS, isOver, async () => {
      const answer = await tally.count(
        'preview',
        typesetPages,
        victim.send(typesetPages, { body: smallMenu() }),
      )
      if (answer) previews.push(answer.ms)
    }),
    repeat(PROBE_EVERY_MS, isOver, async () => {
      const answer = await tally.count('live', live, prober.send(live))
      if (answer) probes.push(answer.ms)
    }),
  ])
  agent.destroy()
  return { previews, probes, refusals: tally.failures, answers }
}

const nameOf = (answer: Answer): string => (answer.status < 300 ? `${answer.status}` : nameOfFailure(answer))

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
