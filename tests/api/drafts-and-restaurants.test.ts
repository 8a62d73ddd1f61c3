import { describe, expect, it } from 'vitest'
import { deleteDraft, readDraft, writeDraft } from '#contract/drafts.ts'
import {
  createRestaurant,
  deleteRestaurant,
  listRestaurants,
  updateRestaurant,
} from '#contract/restaurants.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { buildContent } from '../builders/build-menu.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('drafts and restaurant profiles', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`drafter-${crypto.randomUUID()}`)
    return client
  }

  it("keeps one draft an owner, the newest, and nobody else's", async () => {
    const client = await owner()
    expect(await client.call(readDraft, {})).toBeNull()
    const draft = { content: buildContent({ items: 3 }), design: defaultDesign, step: 'builder' as const }
    await client.call(writeDraft, { body: draft })
    const later = { ...draft, step: 'designer' as const, filters: { cuisineId: 4 } }
    const { updatedAt } = await client.call(writeDraft, { body: later })
    expect(await client.call(readDraft, {})).toMatchObject({ ...later, savedAs: null, updatedAt })
    expect(await (await owner()).call(readDraft, {})).toBeNull()
    await client.call(deleteDraft, {})
    expect(await client.call(readDraft, {})).toBeNull()
  })

  it('gives a Basic owner one profile, even when five are added at once', async () => {
    const client = await owner()
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        client.send(createRestaurant, { body: { name: `Bistro ${index}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 402, 402, 402, 402])
    expect(await client.refusal(createRestaurant, { body: { name: 'Second' } })).toMatchObject({
      code: 'plan_limit',
      details: { feature: 'multiple_restaurants' },
    })
  })

  it('changes and deletes a profile for its owner alone', async () => {
    const client = await owner()
    const { id } = await client.call(createRestaurant, { body: { name: 'Chez Nous', averageCheck: 40 } })
    const stranger = await owner()
    const body = { name: 'Taken over' }
    expect(await stranger.refusal(updateRestaurant, { params: { id }, body })).toMatchObject({ status: 404 })
    expect(await stranger.refusal(deleteRestaurant, { params: { id } })).toMatchObject({ status: 404 })
    await client.call(updateRestaurant, { params: { id }, body: { name: 'Chez Vous', averageCheck: 41 } })
    expect(await client.call(listRestaurants, {})).toMatchObject([
      { id, name: 'Chez Vous', averageCheck: 41 },
    ])
    await client.call(deleteRestaurant, { params: { id } })
    expect(await client.call(listRestaurants, {})).toEqual([])
  })
})
