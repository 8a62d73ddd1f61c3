import { parseArgs } from 'node:util'
import { percentile } from '../bench/measure.ts'
import type { Attack, World } from './attack.ts'
import { attacks } from './attacks.ts'
import { type Figures, measureOthers, p95 } from './besides.ts'
import { withWorld } from './world.ts'

/**
 * One account, or one guest, asks for as much as it can, while another account edits a menu of five dishes and a
 * balancer asks whether the server lives. Prints what the others notice next to a calm server, and ends with 1 where
 * an attack moves their 95th percentile over half a second. CI runs the short form.
 */
const { values: options } = parseArgs({
  options: {
    /** Seconds of each attack. */
    seconds: { type: 'string', default: '10' },
    /** A part of the name of those to try. */
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(options.seconds)

/** Nobody's attack may move somebody else's answer further than this, at the 95th percentile. */
const FAIR_MS = 500

/** What a calm machine with two cores answers in; a slower or busier one may take so many times longer. */
const CALM_MS = { probe: 25, preview: 250 } as const
const MOST_TIMES_SLOWER = 4

/** A machine may do something else for a while: an attack is unfair when it is so each time. */
const TRIES = 3

await withWorld(async (world) => {
  const victim = await world.account()
  // The first previews start workers and fill caches.
  await calm(world, 2)
  const quiet = await calm(world, Math.max(3, seconds / 2))
  const times = Math.max(p95(quiet.probes) / CALM_MS.probe, p95(quiet.previews) / CALM_MS.preview)
  const mostMs = FAIR_MS * Math.min(MOST_TIMES_SLOWER, Math.max(1, times))
  say(`Others may wait ${mostMs.toFixed(0)} ms at the 95th percentile.`)
  say(line('nobody', quiet))

  const unfair: string[] = []
  for (const attack of attacks.filter(({ name }) => name.includes(options.only)))
    if (!(await isFair(world, attack, mostMs))) unfair.push(attack.name)
  if (unfair.length > 0) {
    say(`\nUnfair each of ${TRIES} times:\n${unfair.map((name) => `  ${name}`).join('\n')}`)
    process.exitCode = 1
  }

  async function calm(quietWorld: World, forSeconds: number): Promise<Figures> {
    const ask = () => Promise.reject(new Error('Nobody asks'))
    return await measureOthers(quietWorld, victim, { seconds: forSeconds, atOnce: 0, ask })
  }

  async function isFair(inWorld: World, { name, atOnce, prepare }: Attack, most: number): Promise<boolean> {
    const ask = await prepare(inWorld)
    for (let tries = 0; tries < TRIES; tries += 1) {
      const figures = await measureOthers(inWorld, victim, { seconds, atOnce, ask })
      say(line(name, figures))
      if (figures.refusals.size === 0 && Math.max(p95(figures.probes), p95(figures.previews)) <= most)
        return true
    }
    return false
  }
})

/** The columns: alive and preview at the median and the 95th percentile, the longest; then who was answered what. */
function line(name: string, { probes, previews, refusals, answers }: Figures): string {
  const times = (of: readonly number[]) =>
    [percentile(of, 0.5), p95(of), Math.max(...of)].map((ms) => ms.toFixed(0).padStart(6)).join('')
  const list = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([what, count]) => `${what} (${count})`).join(', ')
  const told = [
    ...(answers.size > 0 ? [`the attacker was answered ${list(answers)}`] : []),
    ...(refusals.size > 0 ? [`the others were refused ${list(refusals)}`] : []),
  ]
  return `live p50 p95 longest${times(probes)} ms | preview${times(previews)} ms | ${name}${told.length > 0 ? `\n    ${told.join('; ')}` : ''}`
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
