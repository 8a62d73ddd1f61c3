import { describe, expect, it } from 'vitest'
import { generateMenu, refreshMenuItem } from '#contract/generating/generation.ts'
import {
  listCatalogueItems,
  listCategories,
  listCuisines,
  listDietaryOptions,
  listTemplates,
  pricingData,
} from '#contract/generating/reference.ts'
import { createSavedMenu, readSavedMenu } from '#contract/menus/saved-menus.ts'
import { groupsIn, isNameless } from '#domain/allergens/allergen-keys.ts'
import { templates } from '#domain/design/templates.ts'
import { cuisines } from '#domain/reference/reference.ts'
import { tries } from '../../support/depth.ts'
import { inTurn } from '../../support/in-turn.ts'
import { subscribe } from '../../support/subscriber.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

describe.skipIf(!hasEngine)('generation', () => {
  const server = useTestServer()

  it('answers the reference lists to anybody', async () => {
    const client = server().client()
    expect(await client.call(listCuisines, {})).toEqual(cuisines)
    expect(await client.call(listCategories, {})).toHaveLength(5)
    expect(await client.call(listDietaryOptions, {})).toHaveLength(6)
    expect((await client.call(listTemplates, {})).map(({ name }) => name)).toEqual(
      templates.map(({ name }) => name),
    )
    expect((await client.call(pricingData, {})).locationMultipliers['San Francisco']).toBe(1.18)
  })

  it('answers the dishes of a cuisine, and the trending ones alone', async () => {
    const client = server().client()
    const thai = await client.call(listCatalogueItems, { query: { cuisineId: 6 } })
    expect(thai.length).toBeGreaterThanOrEqual(100)
    expect(new Set(thai.map(({ cuisineId }) => cuisineId))).toEqual(new Set([6]))
    const trending = await client.call(listCatalogueItems, { query: { cuisineId: 6, trending: 'true' } })
    expect(trending.length).toBeGreaterThanOrEqual(8)
    expect(trending.every(({ isTrending }) => isTrending)).toBe(true)
  })

  it('answers the 14 groups of allergens of a dish, and beside them each cereal and nut by its name', async () => {
    const dishes = await server().client().call(listCatalogueItems, { query: {} })
    for (const { allergens, allergenKeys } of dishes) {
      expect(allergens).toEqual(groupsIn(allergenKeys))
      expect(allergenKeys.filter(isNameless)).toEqual([])
    }
    const named = new Set(dishes.flatMap(({ allergenKeys }) => allergenKeys))
    expect([...named]).toEqual(expect.arrayContaining(['wheat', 'barley', 'oats', 'walnuts', 'pine-nuts']))
  })

  it('writes the least price of each dish in dollars and whole cents', async () => {
    for (const { leastPrice } of await server().client().call(listCatalogueItems, { query: {} })) {
      expect(String(leastPrice)).toMatch(/^\d+(\.\d\d?)?$/)
    }
  })

  it('saves by ids alone what it generates, in its order, for every cuisine and price range', async () => {
    const client = server().client()
    await client.register('by-ids')
    await subscribe(client)
    const known = new Map(
      (await client.call(listCatalogueItems, { query: {} })).map((dish) => [dish.id, dish]),
    )
    const cuisines = await client.call(listCuisines, {})
    for (const { id: cuisineId } of cuisines) {
      for (const priceRange of inTurn([1, 2, 3, 4, 5], cuisineId, tries(5))) {
        const counts = { 1: 3, 2: 3, 3: 2, 4: 2, 5: 2 }
        const filters = { cuisineId, priceRange, itemsPerCategoryCustom: counts, seed: priceRange }
        const groups = await client.call(generateMenu, { body: filters })
        const generated = groups.flatMap(({ items }) => items)
        const items = generated.map(({ id }) => id)
        const body = { name: 'Ids Menu', restaurantId: 0, templateId: 1, cuisineId, items }
        const { id } = await client.call(createSavedMenu, { body: { ...body, targetCheckAverage: 25 } })
        const read = await client.call(readSavedMenu, { params: { id } })
        expect(read.items).toEqual(items)
        expect(read.content.sections.map((section) => section.id)).toEqual(
          groups.map(({ category }) => category.id),
        )
        expect(items.filter((item) => known.get(item)?.cuisineId !== cuisineId)).toEqual([])
      }
    }
  })

  it('generates what was asked for, and the same again from the same seed', async () => {
    const client = server().client()
    await client.register('generator')
    await subscribe(client)
    const body = {
      cuisineId: 8,
      priceRange: 4,
      dietaryOptions: [1],
      itemsPerCategoryCustom: { 1: 4, 2: 3, 3: 0, 5: 2 },
      seed: 7,
    }
    const menu = await client.call(generateMenu, { body })
    expect(menu.map(({ category, items }) => [category.id, items.length])).toEqual([
      [1, 4],
      [2, 3],
      [5, 2],
    ])
    expect(menu.flatMap(({ items }) => items).every((item) => item.isVegetarian)).toBe(true)
    expect(await client.call(generateMenu, { body })).toEqual(menu)
  })

  it('says back what it understood of the wishes and what not, in the first group', async () => {
    const client = server().client()
    await client.register('wisher')
    const notes = 'No pork, severe peanut allergy. Romantic atmosphere!'
    const body = { cuisineId: 9, itemsPerCategoryCustom: { 1: 2, 2: 2 }, notes }
    const [first, second] = await client.call(generateMenu, { body })
    expect(first?.wishes).toEqual({
      understood: ['no pork', 'no peanuts (allergy)'],
      remarks: [expect.stringContaining('have your kitchen check every ingredient')],
      notUnderstood: ['Romantic atmosphere'],
      leftToAi: [],
    })
    expect(second && 'wishes' in second).toBe(false)
    const [plain] = await client.call(generateMenu, { body: { ...body, notes: undefined } })
    expect(plain && 'wishes' in plain).toBe(false)
    const item = await client.call(refreshMenuItem, {
      body: { itemId: 1, cuisineId: 9, categoryId: 2, notes },
    })
    expect(item.wishes?.notUnderstood).toEqual(['Romantic atmosphere'])
  })

  it.each([
    [{ dietaryOptions: [2, 6] }, 'No dish can be both vegan and seafood. Choose one.'],
    [
      { dietaryOptions: [6], notes: 'vegetarian please' },
      'No dish can be both vegetarian and seafood. Choose one.',
    ],
    [{ dietaryOptions: [6], notes: 'no fish or shellfish' }, 'your requests leave out fish and shellfish'],
    [{ dietaryOptions: [5], notes: 'Jain' }, 'No main courses in this cuisine that are Keto-Friendly'],
  ])('refuses wishes that exclude each other before anything is generated: %j', async (wishes, sentence) => {
    const client = server().client()
    await client.register(`impossible${sentence.length}`)
    const body = { cuisineId: 1, itemsPerCategoryCustom: { 2: 2 }, ...wishes }
    const refusal = await client.refusal(generateMenu, { body })
    expect(refusal).toMatchObject({ status: 422, code: 'impossible_wishes' })
    expect(refusal.message).toContain(sentence)
  })

  it('tells where the house standard stands in, and leaves it out where a wish does not allow it', async () => {
    const client = server().client()
    await client.register('house')
    const body = { cuisineId: 4, itemsPerCategoryCustom: { 1: 2 } }
    const [standard] = await client.call(generateMenu, { body })
    expect(standard?.items).toHaveLength(5)
    expect(standard?.notice).toContain('You asked for 2')
    const [free] = await client.call(generateMenu, { body: { ...body, notes: 'no dairy' } })
    expect(free?.items).toHaveLength(2)
    expect(free?.notice).toBeUndefined()
  })

  it('refreshes until no other dish is left, and then says so', async () => {
    const client = server().client()
    await client.register('refresher')
    await subscribe(client)
    const place = { cuisineId: 9, categoryId: 3, dietaryOptions: [5] }
    const seen = new Set<number>()
    let itemId = 9500
    for (;;) {
      const response = await client.send(refreshMenuItem, {
        body: { ...place, itemId, menuItemIds: [...seen] },
      })
      if (response.status === 409) {
        expect(await response.json()).toMatchObject({ code: 'no_other_dish' })
        break
      }
      const item = (await response.json()) as { id: number; dietaryOptions: number[] }
      expect(seen.has(item.id)).toBe(false)
      expect(item.dietaryOptions).toContain(5)
      seen.add(item.id)
      itemId = item.id
    }
    expect(seen.size).toBeGreaterThan(0)
  })

  it('answers another dish like one, cheaper or vegan, and says in a sentence where there is none', async () => {
    const client = server().client()
    await client.register('like')
    await subscribe(client)
    const [lobster] = (await client.call(listCatalogueItems, { query: { cuisineId: 5 } })).filter(
      ({ name }) => name === 'Boiled Lobster',
    )
    if (!lobster) throw new Error('The catalogue has no lobster')
    const place = { itemId: lobster.id, cuisineId: 5, categoryId: 2, useAI: false }
    const named = { name: lobster.name, description: '' }
    const cheaper = await client.call(refreshMenuItem, {
      body: { ...place, like: 'cheaper', original: named },
    })
    expect(cheaper.price).toBeLessThan(30)
    const vegan = await client.call(refreshMenuItem, { body: { ...place, like: 'vegan', original: named } })
    expect(vegan.dietaryOptions).toContain(2)
    const none = await client.send(refreshMenuItem, {
      body: { ...place, like: 'cheaper', original: { ...named, amount: 1 } },
    })
    expect(none.status).toBe(409)
    expect(await none.json()).toMatchObject({
      code: 'no_other_dish',
      message: 'There is no cheaper dish left like Boiled Lobster that fits this menu.',
    })
    const unknown = await client.send(refreshMenuItem, {
      body: { ...place, like: 'bigger', original: named },
    })
    expect(unknown.status).toBe(400)
    expect(await unknown.text()).toContain('A dish can be similar, cheaper, lighter, vegan.')
  })
})
