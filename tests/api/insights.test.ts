import { afterAll, describe, expect, it } from 'vitest'
import {
  readOptimization,
  readRecommendations,
  reviewOptimization,
  reviewRecommendations,
  rewriteDescriptions,
} from '#contract/generating/insights.ts'
import { writeDraft } from '#contract/menus/drafts.ts'
import { createSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { dishToItem } from '#domain/generation/dish-to-item.ts'
import { applyEdits } from '#domain/insights/review/proposed-edit.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { mapSections } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { DAILY_MODEL_CALLS } from '#domain/plans/model-budget.ts'
import { buildContent, buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { startAiServer } from '../fakes/ai-server.ts'
import { subscribe } from '../support/subscriber.ts'
import { hasEngine, type TestServer, useTestServer } from '../support/test-server.ts'

const ai = await startAiServer()
afterAll(() => ai.close())

async function owner(server: TestServer) {
  const client = server.client()
  await client.register(`owner-${crypto.randomUUID()}`)
  return client
}

async function professional(server: TestServer) {
  const client = await owner(server)
  await subscribe(client)
  return client
}

/** Eight dishes of the catalogue, one of them at a price that nobody would ask. */
function contentWithOutlier() {
  const dishes = [1, 2, 3, 4].flatMap((category) =>
    loadCatalogue()
      .filter(({ cuisineId, categoryId, season }) => cuisineId === 5 && categoryId === category && !season)
      .slice(0, 2),
  )
  return mapSections(buildContent({ items: 0 }), (section) => ({
    ...section,
    items: dishes
      .filter(({ categoryId }) => categoryId === section.id)
      .map((dish) => dishToItem(dish, 3))
      .map((item, index) =>
        section.id === 1 && index === 0 ? { ...item, prices: [fixedPrice(48_000)] } : item,
      ),
  }))
}

/** Market prices, glasses and bottles, sides at one price and a meal at one price. */
function bistro(currency: string): MenuContent {
  const item = (id: number, name: string, prices: MenuItem['prices']) => buildItem({ id, name, prices })
  const wine = (id: number, name: string, glass: number, bottle: number) =>
    item(id, name, [
      { id: 'g', kind: 'fixed', amount: glass, head: 'gl' },
      { id: 'b', kind: 'fixed', amount: bottle, head: 'btl' },
    ])
  return {
    ...buildContent({ items: 0, sections: 0 }),
    currency,
    sections: [
      {
        id: 1000,
        name: 'Raw Bar',
        items: [
          item(1, 'Oysters', [{ id: 'p1', kind: 'market' }]),
          item(2, 'Littleneck clams', [
            { ...fixedPrice(1400), label: 'half dozen' },
            { ...fixedPrice(2600, 'p2'), label: 'dozen' },
          ]),
        ],
      },
      { id: 1001, name: 'Sides', prices: [fixedPrice(800)], items: [item(3, 'Fries', [])] },
      { id: 1002, name: 'Prix Fixe', layout: 'courses', prices: [fixedPrice(6500)], items: [] },
      {
        id: 1003,
        parentId: 1002,
        name: 'Second',
        items: [item(4, 'Bavette', []), item(5, 'Branzino', [{ id: 's', kind: 'supplement', amount: 800 }])],
      },
      {
        id: 1004,
        name: 'Wine',
        priceHeads: [
          { id: 'gl', label: 'Glass' },
          { id: 'btl', label: 'Bottle' },
        ],
        items: [],
      },
      { id: 1005, parentId: 1004, name: 'France', items: [wine(6, 'Muscadet', 900, 3400)] },
    ],
  }
}

describe.skipIf(!hasEngine)('recommendations and optimisation', () => {
  const server = useTestServer()
  const content = contentWithOutlier()

  it('are Professional: a Basic owner is told which feature it takes', async () => {
    const client = await owner(server())
    for (const [endpoint, input, feature] of [
      [readRecommendations, {}, 'trend_recommendations'],
      [reviewRecommendations, { body: { content } }, 'trend_recommendations'],
      [
        rewriteDescriptions,
        { body: { content, places: [{ sectionId: 1, itemId: 9001 }] } },
        'trend_recommendations',
      ],
      [readOptimization, {}, 'price_optimization'],
      [reviewOptimization, { body: { content } }, 'price_optimization'],
    ] as const) {
      expect(await client.refusal(endpoint, input), endpoint.path).toMatchObject({
        status: 402,
        code: 'plan_limit',
        details: { feature },
      })
    }
  })

  it('are told to nobody who is not signed in', async () => {
    const visitor = server().client()
    for (const endpoint of [readRecommendations, readOptimization]) {
      expect((await visitor.refusal(endpoint)).status).toBe(401)
    }
  })

  it('keep what an owner dismissed with the saved menu, and tell nobody else', async () => {
    const client = await professional(server())
    const adviceNotes = {
      dismissed: [{ id: `price_above:1:${content.sections[0]?.items[0]?.id}`, items: [] as number[] }],
      promoted: [content.sections[0]?.items[1]?.id ?? 0],
    }
    const ids = content.sections[0]?.items.slice(0, 1).map(({ id }) => id) ?? []
    adviceNotes.dismissed[0]?.items.push(...ids)
    const told = await client.call(reviewRecommendations, { body: { content } })
    expect(told.advice.shown.map(({ id }) => id)).toContain('price_above')
    const { id, version } = await client.call(createSavedMenu, {
      body: buildSavePayload({ content: { ...content, adviceNotes } }),
    })
    const report = await client.call(readRecommendations, { query: { menuId: id } })
    expect(report?.advice.shown.map((piece) => piece.id)).not.toContain('price_above')
    expect(report?.advice.dismissed.map((piece) => piece.id)).toEqual(['price_above'])
    // Saved again without the note, it is reported again.
    await client.call(updateSavedMenu, {
      params: { id },
      body: { ...buildSavePayload({ content }), version },
    })
    const again = await client.call(readRecommendations, { query: { menuId: id } })
    expect(again?.advice.shown.map((piece) => piece.id)).toContain('price_above')
  })

  it('report on a saved menu, to its owner alone', async () => {
    const client = await professional(server())
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload({ content }) })
    const report = await client.call(readRecommendations, { query: { menuId: id } })
    expect(report?.subject).toEqual({ kind: 'saved', id, name: 'Chez Test Menu' })
    const finding = report?.findings.find(({ code }) => code === 'price_above')
    expect(finding).toMatchObject({
      pointer: '/sections/0/items/0/prices/0/amount',
      params: { price: 48_000 },
      edits: [],
    })
    expect(await client.call(readOptimization, { query: { menuId: id } })).toMatchObject({ subject: { id } })

    const stranger = await professional(server())
    for (const endpoint of [readRecommendations, readOptimization]) {
      for (const menuId of [id, 'no-such-menu']) {
        expect(await stranger.refusal(endpoint, { query: { menuId } })).toMatchObject({
          status: 404,
          code: 'menu_not_found',
        })
      }
    }
  })

  it('report on the draft, else on the newest saved menu, else on nothing', async () => {
    const client = await professional(server())
    expect(await client.call(readRecommendations, { query: {} })).toBeNull()
    expect(await client.call(readOptimization, { query: {} })).toBeNull()
    await client.call(createSavedMenu, { body: buildSavePayload() })
    const saved = await client.call(readRecommendations, { query: {} })
    expect(saved?.subject.kind).toBe('saved')
    await client.call(writeDraft, {
      body: {
        content: buildContent({ restaurantName: 'In Progress' }),
        design: defaultDesign,
        filters: { cuisineId: 3 },
        step: 'builder',
      },
    })
    const draft = await client.call(readOptimization, { query: {} })
    expect(draft?.subject).toMatchObject({ kind: 'draft', name: 'In Progress Menu' })
    expect(draft).toMatchObject({ isKindKnown: false, regional: [] })
  })

  it('report on a menu that is stored nowhere', async () => {
    const client = await professional(server())
    const recommendations = await client.call(reviewRecommendations, { body: { content, cuisineId: 5 } })
    expect(recommendations).toMatchObject({ subject: { kind: 'unsaved', id: null }, canRewrite: false })
    expect(recommendations.figures.sections).toHaveLength(4)
    expect(recommendations.trends.length).toBeGreaterThan(0)
    const added = recommendations.findings
      .flatMap(({ edits }) => edits)
      .flatMap((edit) => (edit.kind === 'add-item' ? edit.item : []))
    expect(added.map(({ imageUrl }) => imageUrl)).toContainEqual(expect.stringMatching(/^\/images\/dishes\//))
    const optimization = await client.call(reviewOptimization, { body: { content, cuisineId: 5 } })
    expect(optimization.comparisons).toHaveLength(8)
    expect(optimization.regional.every(({ region }) => region !== null)).toBe(true)
    expect(optimization.locations[0]?.basis).toMatch(/Bureau of Economic Analysis/)
  })

  it('read every kind of price, and compare no menu with a catalogue in another currency', async () => {
    const client = await professional(server())
    for (const currency of ['USD', 'EUR']) {
      const body = { content: bistro(currency), cuisineId: 5 } as const
      const { findings, figures } = await client.call(reviewRecommendations, { body })
      expect(findings.filter(({ code }) => code.startsWith('price'))).toEqual([])
      expect(figures).toMatchObject({ currency, isInCatalogueCurrency: currency === 'USD', level: null })
      expect(figures.sections.map(({ name, averagePrice }) => [name, averagePrice])).toEqual([
        ['Raw Bar', 1400],
        ['Sides', null],
        ['Second', null],
        ['France', 900],
      ])
      expect(figures.basis.level.includes('US dollars')).toBe(currency === 'EUR')
      const optimization = await client.call(reviewOptimization, { body })
      expect(optimization).toMatchObject({ comparisons: [], demand: [], figures: { currency } })
    }
    const europe = { ...content, currency: 'EUR' }
    const { findings } = await client.call(reviewRecommendations, { body: { content: europe, cuisineId: 5 } })
    expect(findings.map(({ code }) => code)).not.toContain('price_above')
  })

  it('report on a menu of document version 1 too', async () => {
    const client = await professional(server())
    const item = { id: 9001, name: 'Roast Chicken', description: '', price: 0, categoryId: 2, cuisineId: 5 }
    const groups = [{ category: { id: 2, name: 'Main Courses' }, items: [item] }]
    const answer = await client.send(reviewRecommendations, {
      body: { content: { restaurant: content.restaurant, groups }, cuisineId: 5 },
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      findings: [{ code: 'price_missing', params: { names: ['Roast Chicken'] } }],
    })
  })

  it('refuse what is no menu', async () => {
    const client = await professional(server())
    const body = { content: { ...content, sections: [{ id: 1, items: [] }] }, cuisineId: 8 }
    expect(await client.refusal(reviewRecommendations, { body })).toMatchObject({ code: 'invalid_input' })
    expect(await client.refusal(reviewRecommendations, { body: { content, cuisineId: 99 } })).toMatchObject({
      code: 'invalid_input',
    })
  })

  it('rewrite nothing where no language model is configured, and say so', async () => {
    const client = await professional(server())
    const body = { content: buildContent(), places: [{ sectionId: 1, itemId: 9001 }] }
    expect(await client.refusal(rewriteDescriptions, { body })).toMatchObject({
      status: 503,
      message: 'No language model is configured, so there is nobody to rewrite descriptions.',
    })
  })
})

describe.skipIf(!hasEngine)('rewriting descriptions', () => {
  const server = useTestServer(
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.1', AI_BASE_URL: ai.url },
    // A budget of the day is used up here in seconds.
    { modelTimeLimitMs: 1000, rateLimits: { 'generation by account': { count: 1000, block: 1000 } } },
  )

  const content = {
    ...buildContent(),
    sections: [
      {
        id: 2,
        name: 'Main Courses',
        items: [
          buildItem({ id: 9001, name: 'Roast Chicken', description: 'Chicken with lemon, thyme and gravy.' }),
          buildItem({ id: 9002, name: 'Tomato <Tart>', description: 'A tart of tomatoes with basil.' }),
        ],
      },
    ],
  }
  const places = [9001, 9002].map((itemId) => ({ sectionId: 2, itemId }))
  const answer = (...texts: string[]) => ({
    text: JSON.stringify({ descriptions: texts.map((description, index) => ({ index, description })) }),
  })

  it('proposes what is true and leaves out what is not', async () => {
    const client = await professional(server())
    const good = 'Half a chicken roasted slowly with lemon and thyme, in its own gravy.'
    ai.script(answer(good, 'A vegan tart of slow-roasted tomatoes and burrata on basil.'))
    const { rewrites, note } = await client.call(rewriteDescriptions, { body: { content, places } })
    expect(rewrites).toMatchObject([{ name: 'Roast Chicken', after: good }])
    expect(note).toMatch(/^One dish has no proposal/)
    const edited = applyEdits(content, rewrites[0]?.edits ?? [])
    expect(edited.sections[0]?.items[0]?.description).toBe(good)
    expect(ai.calls[0]?.prompt.user).not.toContain('<Tart>')
    const report = await client.call(reviewRecommendations, { body: { content } })
    expect(report.canRewrite).toBe(true)
  })

  it.each([
    ['server error', 'could not be reached'],
    ['rate limited', 'is busy'],
    ['never', 'took too long'],
    ['nonsense', 'gave no usable answer'],
  ] as const)('answers a sentence on "%s"', async (behaviour, words) => {
    const client = await professional(server())
    ai.script(behaviour)
    const refusal = await client.refusal(rewriteDescriptions, { body: { content, places } })
    expect(refusal).toMatchObject({ status: 503, code: 'no_proposals' })
    expect(refusal.message).toContain(words)
  })

  it('takes from the budget of the day', async () => {
    const client = await professional(server())
    ai.script(answer('x'))
    const limit = DAILY_MODEL_CALLS.text.professional
    const ask = () => client.send(rewriteDescriptions, { body: { content, places } })
    // Twelve at once are let in; a busy machine has more of them under way.
    for (let sent = 0; sent < limit; sent += 10) await Promise.all(Array.from({ length: 10 }, ask))
    const refusal = await client.refusal(rewriteDescriptions, { body: { content, places } })
    expect(refusal.message).toContain('Your AI requests for today are used up')
    expect(ai.calls).toHaveLength(limit)
  })
})
