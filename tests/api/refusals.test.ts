import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { issueSentence } from '#contract/shared/issue-sentence.ts'
import { meantIssues } from '#contract/shared/meant-issues.ts'
import { menuItemSchema } from '#domain/menu/model/item.ts'
import { sectionSchema } from '#domain/menu/model/section.ts'
import { type RateLimit, rateLimits } from '#server/limits/limits.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { tries } from '../support/depth.ts'
import { inTurn } from '../support/in-turn.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

/** How a validation library says it, in the place of a sentence. */
const JARGON =
  /invalid (?:input|option|key|iso|email|string|element|discriminator)|\b(?:expected|received)\b|too (?:small|big):|unrecognized key|must match pattern|\bNaN\b|\bundefined\b|[<>]=|zod/i

const ODD_VALUES = [null, true, '', 'x'.repeat(3000), -1, 1.5, 1e15, [null], { x: 1 }]
const ODD_BODIES = [null, [], 7, 'text', {}]
const ODD_TEXTS = ['', 'x', 'x'.repeat(3000), '-1', '1.5', '0', '1e99', 'null']

const withoutLimits = Object.fromEntries(
  Object.keys(rateLimits).map((kind): [string, RateLimit] => [kind, { count: 1_000_000, block: 100_000 }]),
)

const SMALLEST = buildSavePayload({ content: buildContent({ items: 1, sections: 1 }) })

/** Calls whose inputs are tried side by side: most of the time is spent on the way to the server and its database. */
const AT_A_TIME = 4

/** The contract judges an input before any statement is made of it: on the other engine what it lets pass is tried. */
const triesAll = process.env.CARTE_TEST_ENGINE !== 'postgres'

/**
 * Whether an input is sent. A refusal by the contract is made of its issues and nothing else: of the wrong values
 * of a call that have the same ones, with the same sentences, one is sent.
 */
function isTried(part: z.ZodType, value: unknown, told: Set<string>): boolean {
  const parsed = part.safeParse(value, { error: issueSentence })
  if (parsed.success) return true
  const issues = meantIssues(parsed.error.issues, value).map(({ path, message }) => [path, message])
  const said = JSON.stringify(issues)
  if (!triesAll || told.has(said)) return false
  told.add(said)
  return true
}

/** These end what the others need. */
const LAST_CALLS = ['deleteAccount', 'logout', 'changePassword']

describe.skipIf(!hasEngine)('a refusal', () => {
  const server = useTestServer({}, { rateLimits: withoutLimits })

  it('is a sentence for a person, whatever is wrong with a call', async () => {
    const owner = server().client()
    await owner.register('anna')
    await subscribe(owner)
    let refusals = 0
    const unfit = new Set<string>()
    const left = calls.filter((one) => !LAST_CALLS.includes(one.id))
    const tryOne = async ({ id, call }: (typeof calls)[number]) => {
      for (const input of wrongInputs(call)) {
        const response = await owner.send(call, input)
        if (response.status < 400) {
          await response.body?.cancel()
          continue
        }
        refusals += 1
        const { message, details } = await response.json()
        const messages = [
          message,
          ...(details?.fields ?? []).map((field: { message: string }) => field.message),
        ]
        for (const said of messages) if (JARGON.test(said) || !/\S/.test(said)) unfit.add(`${id}: ${said}`)
        if (response.status >= 500) unfit.add(`${id}: ${response.status}`)
      }
    }
    const tryWhatIsLeft = async () => {
      for (let next = left.shift(); next; next = left.shift()) await tryOne(next)
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, tryWhatIsLeft))
    expect([...unfit]).toEqual([])
    expect(refusals).toBeGreaterThan(tries(triesAll ? 500 : 100))
  }, 120_000)
})

describe.skipIf(!hasEngine)('a body', () => {
  const server = useTestServer({}, { rateLimits: withoutLimits })

  it('is refused with the name of a field that nothing describes, whatever the call', async () => {
    const owner = server().client()
    await owner.register('anna')
    await subscribe(owner)
    const dropped = new Set<string>()
    const asked = calls.filter(
      ({ id, call }) =>
        call.method !== 'get' && !call.upload && !call.isOfProvider && !LAST_CALLS.includes(id),
    )
    for (const { id, call } of asked) {
      const { params, body } = rightInput(call)
      const sent = call.body?.safeParse(body).success ? (body as object) : {}
      const response = await owner.send(call, { params, body: { ...sent, isPublik: true } })
      const said = await response.text()
      // Where there is no example, the fields that its call lacks are named.
      const isNamed = said.includes('“isPublik”') || (call.body && sent !== body && said.includes('"path":"'))
      if (response.status !== 400 || !isNamed) dropped.add(`${id}: ${response.status} ${said}`)
    }
    expect([...dropped]).toEqual([])
    expect(asked.length).toBeGreaterThan(60)
  }, 60_000)
})

type Wrong = NonNullable<Parameters<TestClient['send']>[1]>

/** A push tries a third of the odd values in a field, and in the next field the others. */
const oddFor = <Value>(values: readonly Value[], field: number): readonly Value[] =>
  inTurn(values, field, tries(values.length))

/** Each part of a call wrong in each of its fields, the rest as it should be. */
function* wrongInputs(call: Endpoint): Generator<Wrong> {
  const right = rightInput(call)
  for (const [part, texts] of [
    ['params', ODD_TEXTS.filter((odd) => odd !== '')],
    ['query', ODD_TEXTS],
  ] as const) {
    const schema = call[part]
    if (!schema) continue
    const told = new Set<string>()
    const odd = fieldsOf(schema).flatMap((key, field) =>
      oddFor(texts, field).map((text) => ({ ...right[part], [key]: text })),
    )
    for (const values of odd) if (isTried(schema, values, told)) yield { ...right, [part]: values }
  }
  for (const key of fieldsOf(call.upload)) yield { ...right, upload: { [key]: 'x' } }
  const { body: schema } = call
  if (!schema) return
  const told = new Set<string>()
  const whole = (right.body ?? {}) as Record<string, unknown>
  const odd = fieldsOf(schema).flatMap((key, field) =>
    oddFor([undefined, ...ODD_VALUES], field).map((value) => ({ ...whole, [key]: value })),
  )
  for (const body of [...ODD_BODIES, ...odd]) if (isTried(schema, body, told)) yield { ...right, body }
  // The calls that take a menu take it in one shape.
  if (call !== createSavedMenu || !triesAll) return
  const { content } = SMALLEST
  const [section] = content.sections
  const [item] = section?.items ?? []
  const withSection = (changes: object) => ({ ...content, sections: [{ ...section, ...changes }] })
  const contents = inTurn(ODD_VALUES, 0, tries(ODD_VALUES.length)).flatMap((odd) => [
    ...Object.keys(content).map((key) => ({ ...content, [key]: odd })),
    ...fieldsOf(sectionSchema).map((key) => withSection({ [key]: odd })),
    ...fieldsOf(menuItemSchema).map((key) => withSection({ items: [{ ...item, [key]: odd }] })),
  ])
  for (const content of contents) {
    const body = { ...whole, content }
    if (isTried(schema, body, told)) yield { ...right, body }
  }
}

function rightInput(call: Endpoint): Wrong {
  const params = Object.fromEntries(fieldsOf(call.params).map((key) => [key, '1']))
  if (!call.body) return { params }
  const whole = call.path.startsWith(createSavedMenu.path)
    ? SMALLEST
    : calls.find((named) => named.call === call)?.example?.body
  return { params, body: whole ?? { content: SMALLEST.content } }
}

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
