import { describe, expect, it } from 'vitest'
import { composeMenu, refreshWholeMenu } from '#contract/generating/composing.ts'
import { generateMenu, refreshMenuItem } from '#contract/generating/generation.ts'
import { sayDifferently } from '#contract/generating/wording.ts'
import { createSavedMenu, readSavedMenu } from '#contract/menus/saved-menus.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { voicesOf } from '#domain/catalogue/voices/own-wording.ts'
import { wordingsOf } from '#domain/catalogue/voices/wordings.ts'
import { subscribe } from '../../support/subscriber.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

const written = new Map(loadCatalogue().map((dish) => [dish.id, dish]))

describe.skipIf(!hasEngine)('voices', () => {
  const server = useTestServer()

  async function owner(name: string) {
    const client = server().client()
    await client.register(name)
    await subscribe(client)
    return client
  }

  it('word a composed menu as a bistro does unless asked otherwise, and keep its claims when it is saved', async () => {
    const client = await owner('bistro')
    const answer = await client.call(composeMenu, { body: { cuisineId: 1, seed: 3 } })
    const items = answer.sections.flatMap((section) => section.items)
    expect(
      items.filter(({ id, description }) => description !== written.get(id)?.description).length,
    ).toBeGreaterThan(items.length / 2)
    const content = {
      restaurant: { name: 'Da Voce' },
      title: 'Dinner',
      dateLine: '',
      currency: 'USD',
      sections: answer.sections,
    }
    const saved = { name: 'Winter', templateId: 1, cuisineId: 1, items: [], targetCheckAverage: 40, content }
    const { id } = await client.call(createSavedMenu, { body: saved })
    const stored = await client.call(readSavedMenu, { params: { id } })
    for (const item of stored.content.sections.flatMap((section) => section.items)) {
      const dish = written.get(item.id)
      expect(item.claimsToConfirm, `${item.name}: ${item.description}`).toBeUndefined()
      expect(item.dietaryOptions).toEqual(dish?.dietaryOptions)
      expect(item.allergens).toEqual(dish?.allergens)
    }
  })

  it('leave the specified call in the words of the catalogue unless it asks for a voice', async () => {
    const client = await owner('specified')
    const body = { cuisineId: 1, itemsPerCategoryCustom: { 2: 6 }, seed: 3 }
    const [plain] = await client.call(generateMenu, { body })
    for (const { id, description } of plain?.items ?? [])
      expect(description).toBe(written.get(id)?.description)
    const [voiced] = await client.call(generateMenu, { body: { ...body, voice: 'plain' } })
    expect(voiced?.items.map(({ id }) => id)).toEqual(plain?.items.map(({ id }) => id))
    expect(voiced?.items.map(({ description }) => description)).not.toEqual(
      plain?.items.map(({ description }) => description),
    )
    expect(voiced?.items.map(({ dietaryOptions }) => dietaryOptions)).toEqual(
      plain?.items.map(({ dietaryOptions }) => dietaryOptions),
    )
  })

  it('word what joins a menu as the dish whose place it takes, or as most dishes of the menu', async () => {
    const client = await owner('joining')
    const body = { cuisineId: 1, itemsPerCategoryCustom: { 2: 10 }, voice: 'story' as const, seed: 5 }
    const { sections } = await client.call(composeMenu, { body: { cuisineId: 1, voice: 'story', seed: 3 } })
    const [group] = await client.call(generateMenu, { body })
    const saysStory = (item: { id: number; description: string } | undefined) => {
      const dish = item && written.get(item.id)
      const texts = dish ? wordingsOf(dish, 'story').map(({ text }) => text) : []
      return texts.includes(item?.description ?? '')
    }
    const menuItemIds = group?.items.map(({ id }) => id) ?? []
    const original = group?.items.find(({ id, description }) => {
      const dish = written.get(id)
      return dish && voicesOf(dish, description).join() === 'story'
    })
    if (!original) throw new Error('No dish says itself as a story alone does')
    const { id: itemId, name, description } = original
    const swap = { itemId, cuisineId: 1, categoryId: 2, menuItemIds }
    const answer = await client.call(refreshMenuItem, { body: { ...swap, original: { name, description } } })
    expect(saysStory(answer), answer.description).toBe(true)
    const unheard = await client.call(refreshMenuItem, { body: swap })
    expect(unheard.description).toBe(written.get(unheard.id)?.description)
    const refreshed = await client.call(refreshWholeMenu, { body: { sections, cuisineId: 1, seed: 5 } })
    expect(refreshed.exchanged).toBeGreaterThan(4)
    for (const item of refreshed.sections.flatMap(({ items }) => items)) {
      expect(saysStory(item), item.description).toBe(true)
    }
  })

  it('propose other words, tell the words of an owner from ours, and leave what is no dish of ours', async () => {
    const client = await owner('rewriter')
    const dish = [...written.values()].find(({ name }) => name === 'Bruschetta al Pomodoro')
    if (!dish) throw new Error('No bruschetta')
    const item = { id: dish.id, recipeId: dish.id, name: dish.name, description: dish.description }
    const items = [
      item,
      { ...item, id: 9001, description: 'My grandmother toasts it.' },
      { ...item, id: 9002, name: 'My Toast' },
      { ...item, id: 9003, hasOwnRecipe: true },
      { ...item, id: 9004, recipeId: 8999 },
    ]
    const { proposals } = await client.call(sayDifferently, { body: { voice: 'bistro', items, seed: 5 } })
    expect(proposals).toMatchObject([
      {
        id: dish.id,
        isOwners: false,
        allergens: dish.allergens,
        statements: [{ kind: 'origin', words: 'Ligurian olive oil.' }],
      },
      { id: 9001, isOwners: true },
      { id: 9002, unworded: 'renamed' },
      { id: 9003, unworded: 'own_recipe' },
      { id: 9004, unworded: 'no_dish' },
    ])
    expect(proposals[0]).not.toMatchObject({ description: dish.description })
  })

  it.each([
    ['pirate', 'We have no voice "pirate".'],
    ['bistro in French', 'For another language, write the second line of a dish yourself.'],
  ])('refuse the voice %s with a sentence', async (voice, sentence) => {
    const client = server().client()
    const asked = { cuisineId: 1, voice } as { cuisineId: number; voice: 'bistro' }
    const refusals = [
      await client.refusal(composeMenu, { body: asked }),
      await client.refusal(generateMenu, { body: { ...asked, itemsPerCategoryCustom: { 2: 3 } } }),
    ]
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' })
      expect(JSON.stringify(refusal)).toContain(JSON.stringify(sentence).slice(1, -1))
    }
  })
})
