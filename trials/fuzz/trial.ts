import { inspect } from './aftermath.ts'
import { type Call, callsOfContract } from './calls.ts'
import { Report } from './report.ts'
import { anyJson, tryBodies } from './try-bodies.ts'
import { tryConnections } from './try-connections.ts'
import { tryInputs } from './try-inputs.ts'
import { tryPrepared } from './try-prepared.ts'
import { trySequences } from './try-sequences.ts'
import { openWorld, type World } from './world.ts'

export interface TrialOptions {
  /** A server is tried with each, all at once, with its share of the calls; one that is undefined is SQLite. */
  readonly databases: readonly (string | undefined)[]
  readonly seed: number
  /** For each call. */
  readonly inputs: number
  readonly bodies: number
  /** In all. */
  readonly sequences: number
  /** Rounds of what isn't HTTP. */
  readonly connections: number
  /** Only calls with such names. */
  readonly calls?: RegExp
  /** From then on calls get two inputs and two bodies each, so that a slow machine tries all of them too. */
  readonly hurriesAfterMs?: number
  onProgress?(line: string): void
}

type Facts = Readonly<Record<string, string | number | null>>

export interface TrialResult {
  readonly report: Report
  /** Of each server. */
  readonly facts: readonly Facts[]
  /** Calls that were hardly tried: too few of their answers were successes, or too few refusals. */
  readonly lacking: readonly string[]
}

const MEBIBYTE = 1024 * 1024
/** What the server may grow by: the caches of pages, pictures and people are bounded, and so is this. */
const MOST_GROWTH_BYTES = 700 * MEBIBYTE

/**
 * Tries everything that the contract describes on separate servers. Each has its own people and things, so what one
 * call does to them is never taken for the work of a call on another.
 */
export async function runTrial(options: TrialOptions): Promise<TrialResult> {
  const { databases, inputs, onProgress = () => {} } = options
  const every = await callsOfContract()
  const report = new Report(every)
  report.onFinding = (line) => onProgress(`FINDING ${line}`)
  const calls = every.filter(({ name }) => options.calls?.test(name) ?? true)
  const shares = sharesOf(calls, databases.length)
  const facts = await Promise.all(
    databases.map(async (databaseUrl, at) => {
      const world = await openWorld(report, databaseUrl)
      try {
        // What is no call is tried on the first.
        const others = at === 0 ? {} : { sequences: 0, connections: 0 }
        return await tryWorld(world, shares[at] ?? [], { ...options, ...others })
      } finally {
        await world.clean()
      }
    }),
  )
  return { report, facts, lacking: lackingOf(report, calls, inputs) }
}

/** Calls of one resource stay together, and what makes or lists things comes before what needs and deletes them. */
function sharesOf(calls: readonly Call[], count: number): readonly (readonly Call[])[] {
  const shares: Call[][] = Array.from({ length: count }, () => [])
  const ofResources = Object.values(
    Object.groupBy(calls, ({ endpoint: { path } }) => path.split('/')[2] ?? ''),
  ).toSorted((one = [], other = []) => other.length - one.length)
  for (const ofResource of ofResources)
    shares.toSorted((one, other) => one.length - other.length)[0]?.push(...(ofResource ?? []))
  return shares.map((share) => share.toSorted((one, other) => placeOf(one) - placeOf(other)))
}

const placeOf = ({ endpoint: { method, params } }: Call): number =>
  method === 'delete' ? 2 : params === undefined ? 0 : 1

async function tryWorld(world: World, calls: readonly Call[], options: TrialOptions): Promise<Facts> {
  const { seed, inputs, bodies, onProgress = () => {} } = options
  const begin = performance.now()
  const { report } = world
  const memoryBefore = world.memory()
  const json = anyJson(seed)
  let victims = await world.victimsThings()
  for (const call of calls) {
    const start = performance.now()
    const most =
      start - begin > (options.hurriesAfterMs ?? Number.POSITIVE_INFINITY) ? 2 : Number.POSITIVE_INFINITY
    await tryPrepared(world, call, Math.min(leastOf(inputs), most))
    victims = await tryInputs(world, call, { inputs: Math.min(inputs, most), seed, before: victims })
    await tryBodies(world, call, { bodies: Math.min(bodies, most), json, seed })
    onProgress(`${call.name} ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  await trySequences(world, { sequences: options.sequences, seed })
  const connections = await tryConnections(world, options.connections)
  const memory = world.memory()
  if (memory > memoryBefore + MOST_GROWTH_BYTES)
    report.find('memory', `grew to ${Math.round(memory / MEBIBYTE)} MB`, '')
  const exitCode = await world.end()
  if (exitCode !== 0) report.find('the server', `ended with ${exitCode}`, '')
  return {
    calls: calls.length,
    'sequences of up to 40 steps': options.sequences,
    'connections that speak no HTTP': connections,
    'memory before in MB': Math.round(memoryBefore / MEBIBYTE),
    'memory after in MB': Math.round(memory / MEBIBYTE),
    'exit code': exitCode,
    ...(await inspect(world)),
  }
}

/** What no input of ours can bring about, with the reason. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  'POST /api/webhooks/{provider}': 'an event needs a signature, and the sandbox has none',
  ...because('a passkey signs with a key that only a device has; tests/api/passkeys.test.ts has one', [
    'POST /api/account/passkeys',
    'PATCH /api/account/passkeys/{id}',
    'DELETE /api/account/passkeys/{id}',
    'POST /api/login/passkey/finish',
  ]),
  ...because('a trial has no provider of OpenID Connect; tests/api/single-sign-on.test.ts has one', [
    'POST /api/account/provider',
    'POST /api/login/provider',
  ]),
  ...because('anybody may register in a trial; tests/api/invitations.test.ts invites', [
    'GET /api/invitations',
    'POST /api/invitations',
    'DELETE /api/invitations/{id}',
  ]),
}

function because(reason: string, calls: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(calls.map((call) => [call, reason]))
}

/** What generated inputs seldom bring about, with the reason: once is enough. */
const RARE: Readonly<Record<string, string>> = {
  'POST /api/audit/add-items': 'every dish of a list has to be new, and true to its ingredients',
}

/** Of this many inputs at least one must have been taken, and one refused. */
const ONE_IN = 150

const leastOf = (inputs: number): number => Math.floor(inputs / ONE_IN)

function lackingOf(report: Report, calls: readonly Call[], inputs: number): string[] {
  const least = leastOf(inputs)
  return calls.flatMap(({ name, endpoint }) => {
    const { successes, refusals } = report.of(name)
    const { access, params, query, body, upload } = endpoint
    const leastTaken = Object.hasOwn(RARE, name) ? Math.min(1, least) : least
    const canRefuse = access === 'signed-in' || params || query || body || upload
    return [
      ...(successes < leastTaken && !Object.hasOwn(UNREACHABLE, name)
        ? [`${name}: ${successes} successes`]
        : []),
      ...(refusals < least && canRefuse ? [`${name}: ${refusals} refusals`] : []),
    ]
  })
}
