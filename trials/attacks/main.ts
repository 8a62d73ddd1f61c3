import { parseArgs } from 'node:util'
import { attacks } from './attacks.ts'
import { bringOthers, p95Of } from './others.ts'
import type { Noticed } from './others-thread.ts'
import { lineOf, Stages, say } from './telling.ts'
import { type Figures, prepareAll, tryAttack } from './try-attack.ts'
import { withWorld } from './world.ts'

/**
 * One account, or one guest, asks for as much as it can, while another account edits a menu of five dishes and a
 * balancer asks whether the server lives. Prints what the others notice next to a calm server, and ends with 1 where
 * an attack moves their 95th percentile over half a second. CI runs the short form.
 */
const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    /** Seconds of each attack. */
    seconds: { type: 'string', default: '10' },
    /** Without those that are of a kind with another one. */
    'one-of-a-kind': { type: 'boolean', default: false },
    /** Also says for how long the event loop computed in one turn, which no busy machine changes; waits are longer then. */
    held: { type: 'boolean', default: false },
    /** A part of the name of those to try. */
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(options.seconds)

/** Nobody's attack may move somebody else's answer further than this, at the 95th percentile. */
const FAIR_MS = 500

/**
 * The time in which a calm machine with two cores answers; a slower or busier one may take this many times
 * longer.
 */
const CALM_MS = { probe: 25, preview: 250 } as const
const MOST_TIMES_SLOWER = 4

/** A machine may do something else for a while: an attack is unfair when it is so each time. */
const TRIES = 3

const CALM_SECONDS = Math.min(3, seconds)

const stages = new Stages()
await withWorld({ engine: options.engine, isWatched: options.held }, async (world) => {
  const others = await bringOthers(world.url)
  stages.end('starting')
  let left = await prepareAll(
    world,
    attacks.filter(
      ({ name, isAlike }) => name.includes(options.only) && !(isAlike && options['one-of-a-kind']),
    ),
  )
  stages.end('preparing')
  for (let tries = 0; tries < TRIES && left.length > 0; tries += 1) {
    const mostMs = await mostOfMinute()
    stages.end('calm')
    const unfair: typeof left = []
    for (const prepared of left) {
      const figures = await tryAttack(world, others, prepared, seconds)
      say(lineOf(prepared.attack.name, figures))
      if (!isFair(figures, mostMs)) unfair.push(prepared)
    }
    left = unfair
    stages.end(tries === 0 ? 'attacking' : 'again')
  }
  await others.leave()
  if (left.length > 0) {
    say(`\nUnfair each of ${TRIES} times:\n${left.map(({ attack }) => `  ${attack.name}`).join('\n')}`)
    process.exitCode = 1
  }

  /** What others may wait now: a machine that is slow or busy without an attack isn't a fault of one. */
  async function mostOfMinute(): Promise<number> {
    // The first previews start workers and fill caches.
    await others.notice(0)
    const quiet = await others.notice(CALM_SECONDS)
    const most = mostAfter(quiet)
    say(`${lineOf('nobody', quiet)}\nOthers may wait ${most.toFixed(0)} ms at the 95th percentile.`)
    return most
  }
})
stages.end('ending')
say(`Took ${stages}.`)

function mostAfter(quiet: Noticed): number {
  const { preview, probe } = p95Of(quiet)
  const times = Math.max(probe / CALM_MS.probe, preview / CALM_MS.preview)
  return FAIR_MS * Math.min(MOST_TIMES_SLOWER, Math.max(1, times))
}

function isFair(figures: Figures, mostMs: number): boolean {
  const { preview, probe } = p95Of(figures)
  return figures.refusals.size === 0 && Math.max(preview, probe) <= mostMs
}
