import fc from 'fast-check'
import type { Call } from './calls.ts'
import { plainInput, toRequest, type VisitorKind } from './inputs.ts'
import { codeOf, judge } from './judge.ts'
import { resolve, writeJson } from './knowledge.ts'
import type { Sent } from './send.ts'
import { mindThePlan } from './try-inputs.ts'
import { valuesOf } from './values.ts'
import type { Visitor } from './visitor.ts'
import { MARKER, type World } from './world.ts'

/** Requests under way at the same time. */
const AT_ONCE = 8
/** Bodies that are nearly right may start real work; so long they may take, then they become rare. */
const NEARLY_RIGHT_MS = 12_000
/** Different bodies of a call's own; each is sent with other mistakes in its text. */
const MOST_OWN = 100

/** JSON that isn't a call's own, for the bodies of all of them. */
export const anyJson = (seed: number): string[] => fc.sample(fc.json({ maxDepth: 4 }), { numRuns: 200, seed })

/**
 * Sends random bodies to a call over kept connections: random bytes, random JSON, and JSON of the call's
 * own with random mistakes in its text. What is not JSON reaches no further than the parser, so people who
 * are signed in send most of them to the calls that take a body.
 */
export async function tryBodies(
  world: World,
  call: Call,
  { bodies, json, seed }: { bodies: number; json: readonly string[]; seed: number },
) {
  const { endpoint, name } = call
  const random = randomOf(seed ^ hashOf(name))
  const takesBody = endpoint.body !== undefined || endpoint.upload !== undefined
  // To think of a menu takes longer than to send it: of no call more are made than it is sent.
  const ofOwn = { numRuns: Math.min(bodies, MOST_OWN), seed }
  const own = endpoint.body ? fc.sample(valuesOf(endpoint.body), ofOwn) : []
  let spentMs = 0
  let sentSoFar = 0

  function nextBody(visitor: Visitor): { body: Buffer; isNearlyRight: boolean } {
    const isRare = spentMs > NEARLY_RIGHT_MS
    const kind = random(isRare ? 100 : 3)
    const value = own[random(Math.max(own.length, 1))]
    if (kind === 0 && value !== undefined) {
      const text = writeJson(resolve(value, visitor.find))
      return { body: withMistakes(Buffer.from(text), random), isNearlyRight: true }
    }
    if (kind % 2)
      return {
        body: withMistakes(Buffer.from(json[random(json.length)] ?? ''), random),
        isNearlyRight: false,
      }
    return { body: Buffer.from(Array.from({ length: random(400) }, () => random(256))), isNearlyRight: false }
  }

  async function sendOne(): Promise<void> {
    const visitor = world.visitors[pickVisitor(random, takesBody)]
    const { body, isNearlyRight } = nextBody(visitor)
    const address = toRequest(call, plainInput(call, random(1000)), visitor.find)
    const sent: Sent = {
      ...address,
      headers: { 'content-type': typeOf(call, random) },
      body,
    }
    const answer = await visitor.send(sent)
    if (isNearlyRight) spentMs += answer.ms
    const code = codeOf(answer)
    world.report.count(name, 'bodies', code)
    const faults = judge(endpoint, answer, MARKER)
    for (const fault of faults)
      world.report.find(
        name,
        fault,
        `${visitor.kind}: ${sent.method} ${sent.path} ${JSON.stringify(body.toString('latin1')).slice(0, 1500)} → ${answer.status} ${answer.body.toString().slice(0, 200)}`,
      )
    if (code === 'not_signed_in' && visitor.kind !== 'nobody') lost.add(visitor)
  }

  const lost = new Set<Visitor>()
  while (sentSoFar < bodies) {
    const batch = Math.min(200, bodies - sentSoFar)
    sentSoFar += batch
    let left = batch
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left > 0) {
          left -= 1
          await sendOne()
        }
      }),
    )
    for (const visitor of lost) await visitor.renew()
    lost.clear()
  }
  await mindThePlan(world, call)
}

/** Calls without a body are sent some too; who may not make them is answered sooner. */
function pickVisitor(random: (below: number) => number, takesBody: boolean): VisitorKind {
  const isSignedIn = random(100) < (takesBody ? 90 : 10)
  return isSignedIn
    ? ((['basic', 'professional', 'administrator', 'payer'] as const)[random(4)] ?? 'basic')
    : 'nobody'
}

function typeOf({ endpoint }: Call, random: (below: number) => number): string {
  if (random(50) === 0) return 'text/plain'
  return endpoint.upload ? 'multipart/form-data; boundary=x' : 'application/json'
}

const TOKENS = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '\\u0000',
  '\\ud800',
  'null',
  '1e999',
  '-0',
  '0x1',
  '\u0000',
  '//',
]

/** One to four slips: a byte that is another, something left out, said twice or put in, an early end. */
function withMistakes(text: Buffer, random: (below: number) => number): Buffer {
  let bytes = text
  for (let slips = random(4); slips >= 0; slips -= 1) {
    const at = random(Math.max(bytes.length, 1))
    const end = Math.min(bytes.length, at + random(20))
    const pieces: readonly (readonly Buffer[])[] = [
      [bytes.subarray(0, at), Buffer.from([random(256)]), bytes.subarray(at + 1)],
      [bytes.subarray(0, at), bytes.subarray(end)],
      [bytes.subarray(0, end), bytes.subarray(at)],
      [bytes.subarray(0, at), Buffer.from(TOKENS[random(TOKENS.length)] ?? ''), bytes.subarray(at)],
      random(4) === 0 ? [bytes.subarray(0, at)] : [bytes],
    ]
    bytes = Buffer.concat(pieces[random(pieces.length)] ?? [])
  }
  return bytes
}

const hashOf = (text: string): number =>
  [...text].reduce((hash, char) => Math.imul(hash, 31) + char.charCodeAt(0), 7)

/** mulberry32: whole numbers below a bound, the same for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
