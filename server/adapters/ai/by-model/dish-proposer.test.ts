import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { findGaps } from '#domain/insights/catalogue-audit/audit.ts'
import { dishDraftSchema, judgeDraft } from '#domain/insights/catalogue-audit/dish-draft.ts'
import { createLog } from '#server/watching/log.ts'
import { type Behaviour, type FakeAiServer, startAiServer } from '#tests/fakes/ai-server.ts'
import { createModelCalls } from '../models/model-calls.ts'
import { openLanguageModel } from '../models/providers.ts'
import { createModelProposer } from './dish-proposer.ts'

let ai: FakeAiServer
beforeAll(async () => {
  ai = await startAiServer()
})
afterAll(() => ai.close())

/** The catalog after all but three sides of this many cuisines are taken away. */
const withoutSides = (cuisineCount: number) => {
  const kept = new Map<number, number>()
  return loadCatalogue().filter(({ cuisineId, categoryId }) => {
    if (categoryId !== 4 || cuisineId > cuisineCount) return true
    const count = (kept.get(cuisineId) ?? 0) + 1
    kept.set(cuisineId, count)
    return count <= 3
  })
}

async function propose(cuisineCount: number, behaviours: [Behaviour, ...Behaviour[]]) {
  ai.script(...behaviours)
  const proposer = createModelProposer({
    model: openLanguageModel({ provider: 'openai-compatible', model: 'fake', baseUrl: ai.url }),
    calls: createModelCalls({ takeCall: async () => true }),
    clock: () => new Date('2026-07-01T00:00:00Z'),
    log: createLog('silent'),
    timeLimitMs: 3000,
  })
  const catalogue = withoutSides(cuisineCount)
  const request = {
    gaps: findGaps(catalogue),
    catalogue,
    caller: { id: 'curator', plan: 'basic' },
    signal: new AbortController().signal,
  } as const
  return { catalogue, ...(await proposer.propose(request)) }
}

describe('the proposals of a language model', () => {
  it('are drafts for the gap that can be added as they are', async () => {
    const { drafts, catalogue, note } = await propose(1, ['good'])
    const fit = drafts.flatMap((draft) => dishDraftSchema.safeParse(draft).data ?? [])
    expect(fit.length).toBeGreaterThanOrEqual(8)
    for (const draft of fit) {
      expect(draft).toMatchObject({ cuisineId: 1, categoryId: 4 })
      expect(judgeDraft(draft, catalogue)).toEqual([])
    }
    expect(note).toBeUndefined()
  })

  it('are asked for cuisine by cuisine, with the names that are taken', async () => {
    const { note } = await propose(6, ['good'])
    expect(ai.calls).toHaveLength(4)
    expect(ai.calls[0]?.prompt.user).toContain('"section":"Sides","count":10')
    expect(ai.calls.some(({ prompt }) => prompt.user.includes('Insalata Caprese'))).toBe(true)
    expect(note).toBe('American and Thai come next: add these dishes first, then generate again.')
  })

  it('are those that came, where not all came', async () => {
    const { drafts, note } = await propose(2, ['server error', 'good'])
    expect(drafts.length).toBeGreaterThan(0)
    expect(note).toBe('The AI could not be reached for some of the cuisines.')
  })

  it.each<[Behaviour, string]>([
    ['server error', 'The AI could not be reached. Please try again later.'],
    ['never', 'The AI took too long. Please try again later.'],
    ['nonsense', 'The AI gave no usable answer. Please try again later.'],
  ])('are refused with a sentence on "%s"', async (behaviour, message) => {
    await expect(propose(1, [behaviour])).rejects.toMatchObject({ code: 'no_proposals', message })
  })

  it('are none of what a hostile answer holds', async () => {
    const { drafts, catalogue } = await propose(1, ['hostile'])
    const fit = drafts.flatMap((draft) => dishDraftSchema.safeParse(draft).data ?? [])
    expect(fit.filter((draft) => judgeDraft(draft, catalogue).length === 0)).toEqual([])
  })
})
