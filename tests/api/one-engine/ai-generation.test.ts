import { request } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { login } from '#contract/accounts/accounts.ts'
import { composeMenu } from '#contract/generating/composing.ts'
import { generateMenu, refreshMenuItem } from '#contract/generating/generation.ts'
import { type LineOf, lineSchemaOf, NDJSON_TYPE } from '#contract/shared/progress-lines.ts'
import type { MenuBriefInput } from '#domain/generation/brief/brief.ts'
import { FIRST_CUSTOM_ITEM_ID } from '#domain/menu/model/limits.ts'
import { DAILY_MODEL_CALLS } from '#domain/plans/model-budget.ts'
import { linesOf as linesIn } from '#web/lib/progress-lines.ts'
import { startAiServer } from '../../fakes/ai-server.ts'
import type { TestClient } from '../../support/test-client.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

const ai = await startAiServer()
afterAll(() => ai.close())

const providers: readonly Record<string, string>[] = [
  { AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5-mini', AI_API_KEY: 'key' },
  { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-sonnet-4-5', AI_API_KEY: 'key' },
  { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.1' },
]

const body = { cuisineId: 5, itemsPerCategoryCustom: { 1: 3, 2: 2 }, notes: 'Something to remember, please.' }

type Line = LineOf<typeof composeMenu>

const lineSchema = lineSchemaOf(composeMenu)

const inLines = (client: TestClient, body: MenuBriefInput): Promise<Response> =>
  client.fetch(composeMenu.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: NDJSON_TYPE, 'accept-encoding': 'gzip' },
    body: JSON.stringify(body),
  })

async function* linesOf(response: Response): AsyncGenerator<Line> {
  for await (const line of linesIn<typeof composeMenu>(response)) yield lineSchema?.parse(line) as Line
}

const isProposed = ({ id }: { id: number }) => id >= FIRST_CUSTOM_ITEM_ID

describe.skipIf(!hasEngine).each(providers)('generation with $AI_PROVIDER', (settings) => {
  const server = useTestServer({ ...settings, AI_BASE_URL: ai.url }, { modelTimeLimitMs: 2500 })

  async function owner() {
    const client = server().client()
    await client.register(`owner-${crypto.randomUUID()}`)
    return client
  }

  it('takes its dishes from the model, and tells it the wishes', async () => {
    ai.script('good')
    const menu = await (await owner()).call(generateMenu, { body })
    expect(menu.map(({ items }) => items.length)).toEqual([3, 2])
    expect(menu.flatMap(({ items }) => items).every(isProposed)).toBe(true)
    expect(menu.some(({ notice }) => notice)).toBe(false)
    expect(ai.calls[0]?.prompt.user).toContain('Something to remember, please.')
    expect(menu[0]?.wishes).toMatchObject({ notUnderstood: [], leftToAi: ['Something to remember, please'] })
  })

  it('refreshes a dish through the model, or without it where it is not wanted', async () => {
    const client = await owner()
    const place = { itemId: 9001, cuisineId: 5, categoryId: 2, menuItemNames: ['Roast Chicken'] }
    ai.script('good')
    const proposed = await client.call(refreshMenuItem, { body: place })
    expect(isProposed(proposed)).toBe(true)
    expect(ai.calls[0]?.prompt.user).toContain('Roast Chicken')
    ai.script('good')
    const written = await client.call(refreshMenuItem, { body: { ...place, useAI: false } })
    expect(isProposed(written)).toBe(false)
    expect(ai.calls).toHaveLength(0)
    ai.script('server error')
    const instead = await client.call(refreshMenuItem, { body: place })
    expect(instead.notice).toContain('this dish comes from our catalog')
  })
})

describe.skipIf(!hasEngine)('generation with a model that fails', () => {
  const server = useTestServer({ ...providers[2], AI_BASE_URL: ai.url }, { modelTimeLimitMs: 2500 })

  it.each([
    ['server error', 'could not be reached'],
    ['rate limited', 'is busy'],
    ['never', 'took too long'],
    ['nonsense', 'gave no usable answer'],
    ['half an answer', 'gave no usable answer'],
    ['hostile', 'proposed nothing that fits'],
  ] as const)('serves the whole menu from the catalogue on "%s", and says so', async (behaviour, words) => {
    ai.script(behaviour)
    const client = server().client()
    await client.register(`owner-${crypto.randomUUID()}`)
    const menu = await client.call(generateMenu, { body })
    expect(menu.map(({ items }) => items.length)).toEqual([3, 2])
    expect(menu.flatMap(({ items }) => items).some(isProposed)).toBe(false)
    for (const { notice } of menu) expect(notice).toContain(words)
  })
})

describe.skipIf(!hasEngine)('a call of a model', () => {
  const server = useTestServer(
    { ...providers[2], AI_BASE_URL: ai.url },
    // The budget of the day has to hold by itself when more come at once than the rates let through.
    { rateLimits: { 'generation by account': { count: 1000, block: 1000 } } },
  )
  const limit = DAILY_MODEL_CALLS.text.basic

  it('takes from a daily budget that is the account’s own and holds when requests come at once', async () => {
    ai.script('good')
    const client = server().client()
    await client.register('eager')
    const place = { itemId: 1, cuisineId: 1, categoryId: 1 }
    const answers = await Promise.all(
      Array.from({ length: limit + 5 }, () => client.call(refreshMenuItem, { body: place })),
    )
    expect(ai.calls).toHaveLength(limit)
    expect(answers.filter(isProposed)).toHaveLength(limit)
    const menu = await client.call(generateMenu, { body })
    expect(menu.map(({ items }) => items.length)).toEqual([3, 2])
    for (const { notice } of menu) expect(notice).toContain('Your AI requests for today are used up')

    const other = server().client()
    await other.register('another')
    expect(isProposed(await other.call(refreshMenuItem, { body: place }))).toBe(true)
  })

  it('ends when the owner has gone', async () => {
    const client = server().client()
    await client.register('hasty')
    const signIn = await client.send(login, { body: { username: 'hasty', password: 'correct horse' } })
    const cookies = signIn.headers.getSetCookie().map((pair) => pair.split(';')[0])
    ai.script('never')
    const asking = request(new URL(generateMenu.path, server().url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.join('; ') },
    })
    asking.on('error', () => {}).end(JSON.stringify(body))
    await expect.poll(() => ai.open).toBe(1)
    asking.destroy()
    await expect.poll(() => ai.open).toBe(0)
  })

  it('tells a menu that is composed section by section, as the model writes it', async () => {
    ai.script('slow')
    const client = server().client()
    await client.register('patient')
    const response = await inLines(client, { cuisineId: 5, kind: 'lunch', voice: 'story', seed: 1 })
    expect(response.headers.get('content-encoding')).toBeNull()
    const lines: { readonly at: number; readonly line: Line }[] = []
    for await (const line of linesOf(response)) lines.push({ at: performance.now(), line })
    const last = lines.at(-1)
    if (last?.line.type !== 'answer') throw new Error('The last line is the answer')
    const { sections } = last.line.answer
    expect(sections.flatMap(({ items }) => items).filter(isProposed).length).toBeGreaterThan(0)
    // It was streamed while the model still wrote.
    expect(last.at - (lines[0]?.at ?? 0)).toBeGreaterThan(100)
    const told = lines.flatMap(({ line }) => (line.type === 'section' ? [line] : []))
    for (const { id, items, ownerNotice } of sections) {
      const shown = told.findLast((line) => line.id === id)
      expect(shown?.dishes.map((dish) => dish.id)).toEqual(items.map((item) => item.id))
      expect(shown?.isRevised).toBe(ownerNotice !== undefined)
    }
    expect(ai.calls[0]?.prompt.user).toContain('lunch menu')
  })

  it('ends when the owner has gone in the middle of a menu', async () => {
    const client = server().client()
    await client.register('hastier')
    ai.script('slow')
    const response = await inLines(client, { cuisineId: 5 })
    const reader = response.body?.getReader()
    await reader?.read()
    expect(ai.open).toBe(1)
    await reader?.cancel()
    await expect.poll(() => ai.open).toBe(0)
  })

  it('is not made for what is refused, nor for a stranger, who is told the catalogue’s menu at once', async () => {
    const client = server().client()
    await client.register('refused')
    ai.script('good')
    const refusal = await inLines(client, { cuisineId: 5, perHead: 300 })
    expect(refusal.status).toBe(422)
    expect(await refusal.json()).toMatchObject({ code: 'target_out_of_reach' })
    const lines = await Array.fromAsync(
      linesOf(await inLines(server().client(), { cuisineId: 5, kind: 'prix-fixe' })),
    )
    expect(lines.map(({ type }) => type)).toEqual(['section', 'section', 'section', 'answer'])
    expect(lines.some((line) => line.type === 'section' && line.isRevised)).toBe(false)
    expect(ai.calls).toHaveLength(0)
  })

  it('takes notes of at most 300 characters', async () => {
    const client = server().client()
    await client.register('talkative')
    const refusal = await client.refusal(generateMenu, { body: { ...body, notes: 'x'.repeat(301) } })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})
