import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { dishToItem } from '../../generation/dish-to-item.ts'
import { allDiets, diet, ownDiet } from '../../reference/reference.ts'
import { settleByCatalogue, stateClaims, wordsKey } from '../claims/claims.ts'
import { contradictionSentence } from '../claims/contradictions.ts'
import { proposeClaims, readFromFile } from '../claims/proposals.ts'
import { customItem, rewriteItem } from '../editing/edits.ts'
import { markItems } from '../editing/marking/mark-items.ts'
import { withMarks } from '../editing/marking/typed-marks.ts'
import type { MenuItem } from '../model/item.ts'
import { newMenu } from '../model/menu.ts'
import { againstItem } from './against.ts'
import { allRecipes, recipeFinder } from './catalogue-recipes.ts'
import { refusedByRecipe, refusedItems } from './judged-claims.ts'
import { withoutPrivateParts } from './without-recipes.ts'

const dishes = allRecipes(loadCatalogue())
const recipeOf = recipeFinder(dishes)

/** Each dish of the catalogue with each diet that its recipe does not prove, or breaks. */
const wrong = dishes.flatMap((dish) =>
  allDiets
    .filter(({ id }) => dish.disproved?.[id] !== undefined)
    .map(({ id }) => ({ item: dishToItem(dish, 3), id })),
)

const menuOf = (item: MenuItem) => newMenu([{ id: 1, name: 'All', items: [item] }])

const sentenceFor = (item: MenuItem): string | null => {
  const refused = refusedByRecipe(item)
  return refused && contradictionSentence(item.name, refused)
}

describe('a diet that the recipe of a dish of the catalogue disproves', () => {
  it('is refused by the form, the grid and typed marks', () => {
    expect(wrong.length).toBeGreaterThan(5000)
    const kept = wrong.filter(({ item, id }) => {
      const option = allDiets.find((one) => one.id === id)
      const inForm = sentenceFor(stateClaims(item, { confirmed: [id] }))
      const inGrid = markItems(
        menuOf(item),
        [{ sectionId: 1, itemId: item.id }],
        { kind: 'diet', id: option?.id ?? 1 },
        true,
      )
      const typed = withMarks(item, [{ id: 'd', kind: 'diet', key: String(id), symbol: 'X', meaning: '' }])
      return inForm === null || inGrid.refused.length === 0 || typeof typed !== 'string'
    })
    expect(kept.map(({ item, id }) => [item.name, id])).toEqual([])
  })

  it('is refused where a program sends it, whatever it says of the recipe', () => {
    const kept = wrong.filter(({ item, id }) => {
      const { recipeClaims: _, ...sent } = item
      const confirmed = { words: wordsKey(item), dietaryOptions: [id] }
      return (
        refusedItems(menuOf({ ...sent, confirmedClaims: confirmed }), recipeOf).length === 0 ||
        refusedItems(menuOf({ ...sent, dietaryOptions: [id] }), recipeOf).length === 0
      )
    })
    expect(kept).toEqual([])
  })

  it('waits where it was stored, imported or proposed, and is confirmed no more', () => {
    const shown = wrong.filter(({ item, id }) => {
      const stored = {
        ...item,
        dietaryOptions: [...item.dietaryOptions, id],
        confirmedClaims: { words: wordsKey(item), dietaryOptions: [id] },
      }
      const read = settleByCatalogue(stored, recipeOf)
      const imported = settleByCatalogue(readFromFile(item, { dietaryOptions: [id] }), recipeOf)
      const proposed = settleByCatalogue(proposeClaims(item, { dietaryOptions: [id] }), recipeOf)
      return (
        [read, imported, proposed].some(({ dietaryOptions: guests }) => guests.includes(id)) ||
        !read.claimsToConfirm?.dietaryOptions.includes(id) ||
        read.confirmedClaims?.dietaryOptions.includes(id) ||
        refusedItems(menuOf(read), recipeOf).length > 0
      )
    })
    expect(shown.map(({ item, id }) => [item.name, id])).toEqual([])
  })

  it('says why, with the net carbohydrate of a portion', () => {
    const samosa = wrong.find(({ item, id }) => item.name === 'Samosa' && id === diet.keto)
    const tikka = wrong.find(({ item, id }) => item.name === 'Chicken Tikka' && id === diet.seafood)
    if (!samosa || !tikka) throw new Error('the catalogue has no Samosa or no Chicken Tikka')
    expect(sentenceFor(stateClaims(samosa.item, { confirmed: [diet.keto] }))).toMatch(
      /^Samosa cannot be Keto-Friendly: a portion has about \d+ g net carbs, and 10 g is the limit\.$/,
    )
    expect(sentenceFor(stateClaims(tikka.item, { confirmed: [diet.seafood] }))).toBe(
      'Chicken Tikka cannot be Seafood: its recipe has chicken.',
    )
  })
})

describe('what its recipe proves', () => {
  it('stays with every dish of the catalogue', () => {
    const lost = dishes.filter((dish) => {
      const item = settleByCatalogue(dishToItem(dish, 3), recipeOf)
      return item.claimsToConfirm !== undefined || item.dietaryOptions.length !== dish.dietaryOptions.length
    })
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  it('may be stated by the owner of another dish of that name', () => {
    const { item } = wrong.find(({ item: { name } }) => name === 'Samosa') ?? {}
    if (!item) throw new Error('the catalogue has no Samosa')
    const own = rewriteItem(item, { name: 'Cheese Samosa', description: 'Baked paneer, no pastry.' })
    expect(refusedByRecipe(stateClaims(own, { confirmed: [diet.keto] }))).toBeNull()
  })
})

describe('a diet that the make of an ingredient of the catalogue may break', () => {
  it('stays, and is asked about', () => {
    const dish = dishes.find(({ ingredients }) => ingredients.includes('gelatine'))
    const item = dish && stateClaims(dishToItem(dish, 3), { confirmed: [ownDiet.halal] })
    if (!item) throw new Error('the catalogue has no dish with gelatin')
    const settled = settleByCatalogue(item, recipeOf)
    expect(settled.dietaryOptions).toContain(ownDiet.halal)
    expect(againstItem(menuOf(settled), { id: 1, name: 'All', items: [] }, settled).doubts).toEqual([
      `${item.name} is Halal only if its gelatine is.`,
    ])
  })
})

describe('an owner’s own list of ingredients', () => {
  const burger = {
    ...customItem(
      { name: 'House Burger', description: 'Brioche bun', prices: [], dietaryOptions: [] },
      { id: 1, cuisineId: 1, categoryId: 1 },
    ),
    ingredients: ['180 g beef', 'brioche bun', 'lettuce'],
  }

  it.each([diet.vegetarian, diet.vegan, diet.glutenFree, diet.dairyFree, diet.seafood])(
    'refuses diet %i of a beef burger',
    (id) => {
      expect(sentenceFor(stateClaims(burger, { confirmed: [id] }))).toMatch(/^House Burger cannot be /)
      expect(refusedItems(menuOf(stateClaims(burger, { confirmed: [id] })), recipeOf)).toHaveLength(1)
    },
  )

  it.each([
    [ownDiet.halal, ['beef', 'cooking wine'], 'House Burger cannot be Halal: its recipe has wine.'],
    [ownDiet.kosher, ['beef', 'cheddar'], 'House Burger cannot be Kosher: its recipe has beef and cheddar.'],
    [ownDiet.pescatarian, ['cod', 'lard'], 'House Burger cannot be Pescatarian: its recipe has lard.'],
    [ownDiet.nutFree, ['beef', 'pesto'], 'House Burger cannot be Nut-Free: its recipe has pesto.'],
  ] as const)('refuses diet %i of %j, too', (id, ingredients, sentence) => {
    const stated = stateClaims({ ...burger, ingredients: [...ingredients] }, { confirmed: [id] })
    expect(sentenceFor(stated)).toBe(sentence)
    expect(refusedItems(menuOf(stated), recipeOf)).toHaveLength(1)
    expect(settleByCatalogue(stated, recipeOf).dietaryOptions).toEqual([])
  })

  it('keeps a diet of the owner’s word that nothing breaks, and asks about gelatin of any source', () => {
    const menu = { ...menuOf(burger), modifierGroups: [] }
    const against = (ingredients: readonly string[]) => {
      const stated = settleByCatalogue(
        stateClaims({ ...burger, ingredients: [...ingredients] }, { confirmed: [ownDiet.pescatarian] }),
        recipeOf,
      )
      expect(stated.dietaryOptions).toEqual([ownDiet.pescatarian])
      return againstItem(menu, { id: 1, name: 'All', items: [] }, stated).doubts
    }
    expect(against(['cod', 'butter'])).toEqual([])
    expect(against(['cream', 'gelatin'])).toEqual(['House Burger is Pescatarian only if its gelatine is.'])
  })

  it('lets rennet and unknown lines be judged by people', () => {
    const lasagne = { ...burger, name: 'Lasagne', ingredients: ['lasagna sheet', 'parmesan', 'secret sauce'] }
    expect(sentenceFor(stateClaims(lasagne, { confirmed: [diet.vegetarian] }))).toBeNull()
    expect(sentenceFor(stateClaims(lasagne, { confirmed: [diet.glutenFree] }))).not.toBeNull()
  })

  it('makes what was confirmed before wait, and others never learn of the list by it', () => {
    const stored = settleByCatalogue(stateClaims(burger, { confirmed: [diet.vegetarian] }), recipeOf)
    expect(stored.dietaryOptions).toEqual([])
    expect(stored.claimsToConfirm?.dietaryOptions).toEqual([diet.vegetarian])
    const restaurant = { id: 'r', name: 'R', description: '', cuisine: '', location: '', address: '' }
    const told = withoutPrivateParts({ ...menuOf(stored), restaurant } as never) as ReturnType<typeof menuOf>
    const [read] = told.sections[0]?.items ?? []
    expect(JSON.stringify(told)).not.toContain('beef')
    expect(read && settleByCatalogue(read, recipeOf).dietaryOptions).toEqual([])
  })
})
