import fc from 'fast-check'
import { listAddedItems } from '#contract/generating/catalogue-audit.ts'
import { type Call, collectionOf } from './calls.ts'
import { type Input, idsOf, inputsOf, plainInput, toRequest } from './inputs.ts'
import { codeOf, judge } from './judge.ts'
import type { Known } from './knowledge.ts'
import type { Sent } from './send.ts'
import type { Visitor } from './visitor.ts'
import { MARKER, type Taken, type World } from './world.ts'

/** Refusals in a row after which somebody is worn out: no room left, a password that was changed. */
const WORN_AFTER = 25
const MOST_RENEWALS = 8
/** How often a smaller input that shows the same is looked for. */
const MOST_SHRINKS = 60
/** One parameter in this many names a thing of the victim's. */
const ONE_IN_VICTIMS = 6
/** Dishes that administrators added belong to the catalogue, and so to every administrator. */
const EVERYBODYS = idsOf(listAddedItems.path)

/**
 * Sends generated inputs to a call, valid and broken, and judges every answer. A fault is shrunk to the
 * least input that shows it, reported once, and the rest of the inputs still follow.
 * @param before what the victim had before this call
 * @returns what the victim has after it
 */
export async function tryInputs(
  world: World,
  call: Call,
  { inputs, seed, before }: { inputs: number; seed: number; before: string },
): Promise<string> {
  /** The things that the last part of its address names. */
  const named = idsOf(collectionOf(call.endpoint.path))
  const worn = new Map<Visitor, number>()
  const barren = new Set<Visitor>()
  const renewedHere = new Map<Visitor, number>()

  async function renew(visitor: Visitor): Promise<void> {
    const renewals = (renewedHere.get(visitor) ?? 0) + 1
    renewedHere.set(visitor, renewals)
    worn.set(visitor, 0)
    await visitor.renew()
    world.readMails()
  }

  /** What an input leaves behind in who sent it: an id that is gone, a session that has ended. */
  async function heed(
    visitor: Visitor,
    code: string,
    status: number,
    ids: readonly unknown[],
  ): Promise<void> {
    if (visitor.kind === 'nobody') return
    const isGone = status === 404 || (status < 300 && call.endpoint.method === 'delete')
    if (isGone) for (const id of ids) visitor.knowledge.forget(named, id)
    const isPaid = status < 300 && visitor.kind === 'payer' && call.endpoint.path.includes('sandbox')
    const count = status < 300 || status === 400 ? 0 : (worn.get(visitor) ?? 0) + 1
    worn.set(visitor, count)
    const isSignedOut = code === 'not_signed_in' || code === 'wrong_password' || code === 'too_many_requests'
    const isWorn = count >= WORN_AFTER && (renewedHere.get(visitor) ?? 0) < MOST_RENEWALS
    if (isPaid || isWorn || (isSignedOut && (await isOut(visitor, code)))) await renew(visitor)
    else if (call.endpoint.params) await restock(visitor)
  }

  /** Things to ask for, where there are hardly any left; not for those who can have none. */
  async function restock(visitor: Visitor): Promise<void> {
    const count = () => visitor.knowledge.count(named)
    const before = count()
    if (before > 1 || barren.has(visitor)) return
    const collection = collectionOf(call.endpoint.path)
    await visitor.plant(collection)
    await repeat(visitor, world.made.get(collection))
    if (count() <= before) await repeat(visitor, listing(world, collection))
    if (count() <= before) barren.add(visitor)
  }

  /** Makes a call again that was answered as asked. */
  async function repeat(visitor: Visitor, taken: Taken | undefined): Promise<void> {
    if (!taken) return
    const { status, body } = await visitor.send(toRequest(taken.call, taken.input, visitor.find))
    if (status < 300 && taken.call.endpoint.output)
      visitor.learn(taken.call.endpoint.path, JSON.parse(body.toString()))
  }

  async function isOut(visitor: Visitor, code: string): Promise<boolean> {
    if (code === 'too_many_requests') return true
    const { status } = await visitor.send({ method: 'GET', path: '/api/user', headers: {} })
    return status === 401
  }

  async function holds(input: Input): Promise<boolean> {
    if (shrinking !== undefined) shrinks += 1
    if (shrinks > MOST_SHRINKS) return true
    const visitor = world.visitors[input.visitor]
    const ids: unknown[] = []
    let isVictims = false
    const find = (known: Known): unknown => {
      const hasOwner = known.key.startsWith('ids of') && known.key !== EVERYBODYS
      const isOfVictim = hasOwner && known.pick % ONE_IN_VICTIMS === 0
      const found = isOfVictim ? world.victim.find(known) : visitor.find(known)
      isVictims ||= isOfVictim && found !== undefined
      if (known.key === named) ids.push(found)
      return found
    }
    const sent = toRequest(call, input, find)
    const answer = await visitor.send(sent)
    const code = codeOf(answer)
    world.report.count(call.name, 'inputs', code)
    const faults = judge(call.endpoint, answer, MARKER)
    if (isVictims && answer.status < 300 && call.endpoint.access === 'signed-in')
      faults.push("another user's thing")
    if (answer.status < 300 && call.endpoint.output && faults.length === 0) {
      visitor.learn(call.endpoint.path, JSON.parse(answer.body.toString()))
      if (call.endpoint.method === 'post') world.made.set(call.endpoint.path, { call, input })
    }
    const fresh = faults.map((fault) => {
      const evidence = `${input.visitor}: ${legible(sent)} → ${answer.status} ${answer.body.toString().slice(0, 200)}`
      const isNew = world.report.find(call.name, fault, evidence)
      world.report.shrink(call.name, fault, evidence)
      return isNew || shrinking === fault
    })
    if (fresh.includes(true)) shrinking = faults[fresh.indexOf(true)]
    await heed(visitor, code, answer.status, ids)
    return !fresh.includes(true)
  }

  let shrinking: string | undefined
  let shrinks = 0
  let left = inputs
  for (let round = 0; left > 0; round += 1) {
    shrinking = undefined
    shrinks = 0
    const { numRuns, failed } = await fc.check(fc.asyncProperty(inputsOf(call), holds), {
      seed: seed + round,
      numRuns: left,
      endOnFailure: false,
    })
    left = failed ? left - numRuns : 0
  }
  // A call of GET writes nothing; the next call would be blamed for it.
  const after = call.endpoint.method === 'get' ? before : await world.victimsThings()
  if (after !== before) world.report.find(call.name, "another user's things changed", '')
  await mindThePlan(world, call)
  return after
}

function listing({ calls }: World, collection: string): Taken | undefined {
  const call = calls.find(({ endpoint: { method, path } }) => method === 'get' && path === collection)
  return call && { call, input: plainInput(call) }
}

/** Nobody gets a plan that was not paid. */
export async function mindThePlan({ visitors: { basic }, report }: World, call: Call): Promise<void> {
  const { status, body } = await basic.send({ method: 'GET', path: '/api/user', headers: {} })
  if (status === 200 && !body.includes('"subscriptionPlan":"basic"'))
    report.find(call.name, 'a plan that was not paid', body.toString())
}

const legible = ({ method, path, headers, body }: Sent): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${body ? shown(body) : ''}`

function shown(body: Buffer): string {
  const text = JSON.stringify(body.toString('latin1'))
  return text.length > 1500 ? `${text.slice(0, 700)} … ${text.slice(-200)} (${body.length} bytes)` : text
}
