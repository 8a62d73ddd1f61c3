import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { foodImage } from '#contract/generating/images.ts'
import { DAILY_MODEL_CALLS } from '#domain/plans/model-budget.ts'
import { startAiServer } from '../../fakes/ai-server.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

const ai = await startAiServer()
afterAll(() => ai.close())

const body = {
  itemName: 'Charred Tomato Soup',
  itemDescription: 'Tomatoes charred over coals and blended with onion.',
  cuisineId: 5,
  categoryId: 1,
}

describe.skipIf(!hasEngine)('pictures of an image model', () => {
  const server = useTestServer(
    {
      AI_PROVIDER: 'openai',
      AI_MODEL: 'unused',
      AI_API_KEY: 'key',
      AI_IMAGE_MODEL: 'gpt-image-1',
      AI_BASE_URL: ai.url,
    },
    { modelTimeLimitMs: 5000 },
  )

  async function owner() {
    const client = server().client()
    await client.register(`owner-${crypto.randomUUID()}`)
    return client
  }

  it('are kept here and served to anybody, for ever', async () => {
    ai.script('good')
    const { imageUrl } = await (await owner()).call(foodImage, { body })
    expect(imageUrl).toMatch(/^\/images\/generated\/[0-9a-f]{64}\.webp$/)
    const response = await server().client().fetch(imageUrl)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    const { format, width } = await sharp(await response.arrayBuffer()).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 1024 })
  })

  it('are not asked for where they are not wanted', async () => {
    ai.script('good')
    const { imageUrl } = await (await owner()).call(foodImage, { body: { ...body, useAI: false } })
    expect(imageUrl).toMatch(/^\/images\/food\//)
    expect(ai.calls).toHaveLength(0)
  })

  it.each(['server error', 'nonsense', 'hostile'] as const)(
    'give way to the illustration on "%s"',
    async (behaviour) => {
      ai.script(behaviour)
      const client = await owner()
      const { imageUrl } = await client.call(foodImage, { body })
      expect(imageUrl).toMatch(/^\/images\/food\//)
      expect((await client.fetch(imageUrl)).headers.get('content-type')).toContain('image/svg+xml')
    },
  )

  it('have a daily budget of their own', async () => {
    ai.script('nonsense')
    const client = await owner()
    for (let call = 0; call <= DAILY_MODEL_CALLS.image.basic; call += 1)
      await client.call(foodImage, { body })
    expect(ai.calls).toHaveLength(DAILY_MODEL_CALLS.image.basic)
  })

  it.each(['x.webp', `${'0'.repeat(64)}.webp`, '..%2f..%2fcarte.db', `${'0'.repeat(64)}.svg`])(
    'are not found under %s',
    async (name) => {
      expect((await server().client().fetch(`/images/generated/${name}`)).status).toBe(404)
    },
  )
})
