import { describe, expect, it } from 'vitest'
import { composeMenu, refreshWholeMenu } from '#contract/generating/composing.ts'
import { generateMenu, refreshMenuItem } from '#contract/generating/generation.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { subscribe } from '../../support/subscriber.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

describe.skipIf(!hasEngine)('composing', () => {
  const server = useTestServer()

  it('composes own sections by name around what must be used, and says what it could not do', async () => {
    const client = server().client()
    await client.register('composer')
    await subscribe(client)
    const body = {
      cuisineId: 1,
      sections: ['Antipasti', 'Primi', 'Secondi', 'Contorni', 'Dolci', 'Gribblefrotz'].map((name) => ({
        name,
      })),
      mustUse: ['kale', 'unobtainium'],
      leaveOut: ['pork'],
      notes: 'no peanuts, and polka dots',
      season: 'winter' as const,
      seed: 3,
    }
    const answer = await client.call(composeMenu, { body })
    expect(answer.sections.map(({ name }) => name)).toEqual([
      'Antipasti',
      'Primi',
      'Secondi',
      'Contorni',
      'Dolci',
      'Gribblefrotz',
    ])
    expect(answer.sections.at(-1)).toMatchObject({ items: [], shortfall: { found: 0 } })
    expect(answer.wishes.understood).toEqual(expect.arrayContaining(['no pork']))
    expect(answer.wishes.notUnderstood.join(' ')).toContain('polka')
    expect(answer.wishes.remarks.join(' ')).toMatch(/Gribblefrotz.*unobtainium/)
    expect(answer.estimate.basis).toContain('estimate')
    expect(await client.call(composeMenu, { body })).toEqual(answer)
    const content = {
      restaurant: { name: 'Da Composer' },
      title: 'Dinner',
      dateLine: '',
      currency: 'USD',
      sections: answer.sections,
    }
    const saved = { name: 'Winter', templateId: 1, cuisineId: 1, items: [], targetCheckAverage: 40, content }
    await expect(client.call(createSavedMenu, { body: saved })).resolves.toMatchObject({
      id: expect.any(String),
    })
  })

  it('cooks for the half of the earth where the restaurant lies', async () => {
    const client = server().client()
    await client.register('southerner')
    const counts = { itemsPerCategoryCustom: { 1: 6, 2: 6, 3: 4 }, cuisineId: 1, seed: 11 }
    const names = async (place: object) =>
      (await client.call(generateMenu, { body: { ...counts, ...place } })).flatMap(({ items }) =>
        items.map(({ name }) => name),
      )
    expect(await names({ country: 'AU' })).not.toEqual(await names({ country: 'US' }))
    expect(await names({ season: 'spring', country: 'US' })).toEqual(
      await names({ season: 'spring', country: 'AU' }),
    )
  })

  it('refreshes a whole menu around what is locked, and finds another dish like one', async () => {
    const client = server().client()
    await client.register('refresher')
    await subscribe(client)
    const { sections } = await client.call(composeMenu, { body: { cuisineId: 1, seed: 2 } })
    const before = sections.flatMap(({ items }) => items.map(({ id }) => id))
    const locked = [before[0] ?? 0, before[6] ?? 0]
    const answer = await client.call(refreshWholeMenu, { body: { sections, locked, cuisineId: 1, seed: 4 } })
    const after = answer.sections.flatMap(({ items }) => items.map(({ id }) => id))
    expect(after.filter((id) => before.includes(id)).sort()).toEqual(locked.toSorted())
    expect(answer.exchanged).toBe(before.length - locked.length)
    const all = await client.call(refreshWholeMenu, { body: { sections, locked: before, cuisineId: 1 } })
    expect(all.exchanged).toBe(0)
    expect(all.wishes.remarks.join(' ')).toContain('Everything that could change is locked')
    const main = sections.find(({ id }) => id === 2)?.items.at(-1)
    const body = {
      itemId: main?.id ?? 0,
      cuisineId: 1,
      categoryId: 2,
      menuItemIds: before,
      like: 'vegan' as const,
    }
    const vegan = await client.call(refreshMenuItem, { body })
    expect(vegan.dietaryOptions).toContain(2)
    expect(before).not.toContain(vegan.id)
  })

  it.each([
    [{ cuisineId: 1, kind: 'tasting' as const, courses: 0 }, 400, 'invalid_input', '5 to 9 courses'],
    [{ cuisineId: 1, perHead: 300 }, 422, 'target_out_of_reach', '$3 a guest'],
    [{ cuisineId: 1, sections: [{ name: 'Gribblefrotz' }] }, 422, 'sections_not_understood', 'Gribblefrotz'],
    [
      { cuisineId: 1, dietaryOptions: [2, 6] },
      422,
      'impossible_wishes',
      'No dish can be both vegan and seafood. Choose one.',
    ],
    [{ cuisineId: 1, sections: [] }, 400, 'invalid_input', 'Name at least one section'],
    [{ cuisineId: 99 }, 400, 'invalid_input', 'There is no such cuisine'],
  ])('refuses %j', async (body, status, code, sentence) => {
    const client = server().client()
    const refusal = await client.refusal(composeMenu, { body })
    expect(refusal).toMatchObject({ status, code })
    expect(JSON.stringify(refusal)).toContain(sentence)
  })
})
