import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { type DishDraft, dishOfDraft } from '#domain/insights/catalogue-audit/dish-draft.ts'
import { recipeFinder } from '#domain/menu/recipes/catalogue-recipes.ts'
import { cuisines } from '#domain/reference/reference.ts'
import { buildDishDraft } from '#tests/builders/build-dish-draft.ts'
import { noProposer } from '../../adapters/ai/offline/no-model.ts'
import type { DishProposer } from '../../adapters/ai/ports/dish-proposer.ts'
import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts'
import { generateItems } from './generate-items.ts'

const curator: User = {
  id: 'curator',
  username: 'curator',
  email: 'curator@example.com',
  subscriptionPlan: 'basic',
  role: 'administrator',
  house: { id: 'anna', name: 'anna', role: 'owner' },
}

/** A catalog with this many Italian appetizers and nothing else. */
function catalogueOf(count: number): LiveCatalogue {
  const dishes = Array.from({ length: count }, (_, index) =>
    dishOfDraft(buildDishDraft({ name: `Antipasto ${index}` }), index + 1),
  ) as Dish[]
  const recipeOf = recipeFinder(dishes)
  const contents = {
    revision: 1,
    dishes,
    recipes: dishes,
    recipeOf,
    added: [],
    retired: [],
    unreadableIds: [],
  }
  return { dishes: async () => dishes, recipes: async () => recipeOf, read: async () => contents }
}

const proposerOf = (...drafts: unknown[]): DishProposer => ({ propose: async () => ({ drafts }) })

const generate = (dishProposer: DishProposer, count = 18) =>
  generateItems({ catalogue: catalogueOf(count), dishProposer }, curator, new AbortController().signal)

const named = (items: readonly DishDraft[]): string[] => items.map(({ name }) => name)

describe('proposals for the gaps', () => {
  it('are none, with the reason, where nobody can propose dishes', async () => {
    const answer = await generate(noProposer)
    expect(answer.generatedItems).toEqual([])
    expect(answer.gaps).toHaveLength(cuisines.length * 4)
    expect(answer.note).toMatch(/No language model is configured.*by hand/)
  })

  it('are none where nothing is missing, and say so', async () => {
    const dishes = loadCatalogue()
    const full = { ...catalogueOf(0), read: async () => ({ ...(await catalogueOf(0).read()), dishes }) }
    const { gaps, note } = await generateItems(
      { catalogue: full, dishProposer: noProposer },
      curator,
      new AbortController().signal,
    )
    expect(gaps).toEqual([])
    expect(note).toMatch(/^Every combination .* has its 20 dishes/)
  })

  it('are shown as they can be added', async () => {
    const draft = buildDishDraft()
    expect(await generate(proposerOf(draft))).toMatchObject({ generatedItems: [draft], note: null })
  })

  it('leave out what is no dish, what cannot be vouched for and what is there already', async () => {
    const answer = await generate(
      proposerOf(
        'a dish',
        { ...buildDishDraft(), price: 'cheap' },
        buildDishDraft({ ingredients: ['unobtainium'] }),
        buildDishDraft({ name: 'Vegan Quail' }),
        buildDishDraft({ name: 'Antipasto 3' }),
        buildDishDraft({ name: 'Wild Nettle Dumplings' }),
        buildDishDraft({ name: 'Dumplings, Wild Nettle' }),
      ),
    )
    expect(named(answer.generatedItems)).toEqual(['Wild Nettle Dumplings'])
    expect(answer.note).toMatch(/^6 proposals were left out/)
  })

  it('are no more than a pair lacks, and none for a pair that lacks nothing', async () => {
    const three = ['Wild Nettle Dumplings', 'Blue Cheese Toast', 'Charred Leek Salad'].map((name) =>
      buildDishDraft({ name }),
    )
    expect(named((await generate(proposerOf(...three), 18)).generatedItems)).toEqual([
      'Wild Nettle Dumplings',
      'Blue Cheese Toast',
    ])
    expect((await generate(proposerOf(...three), 20)).generatedItems).toEqual([])
  })
})
