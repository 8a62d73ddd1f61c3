import { expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { wordingsOf } from '../../catalogue/voices/wordings.ts'
import { settleMenu, withRecipe } from '../../menu/claims/claims.ts'
import { newMenu } from '../../menu/model/menu.ts'
import { mapItems } from '../../menu/model/walk.ts'
import { recipeFinder } from '../../menu/recipes/catalogue-recipes.ts'
import { dishToItem } from '../dish-to-item.ts'
import { sayDishes } from './say-dishes.ts'
import { voicedSections } from './voiced-sections.ts'

const catalogue = loadCatalogue()
const dishes = catalogue.filter((dish) => dish.id % 7 === 0)
const section = { id: 1, name: 'All', items: dishes.map((dish) => dishToItem(dish, 3)) }
const dishOf = (id: number) => catalogue.find((dish) => dish.id === id)
const recipeOf = recipeFinder(catalogue)

it('keeps every claim of every dish as it stood, in whichever voice', () => {
  const claims = (sections: (typeof section)[]) =>
    settleMenu(newMenu(sections), recipeOf).sections.flatMap(({ items }) =>
      items.map(({ name, dietaryOptions, allergens, claimsToConfirm }) => ({
        name,
        dietaryOptions,
        allergens,
        claimsToConfirm,
      })),
    )
  const before = claims([section])
  for (const voice of ['plain', 'bistro', 'story', 'playful'] as const) {
    const [voiced] = voicedSections([section], voice, 9, dishOf)
    expect(voiced?.items.map(({ description }) => description)).not.toEqual(
      section.items.map(({ description }) => description),
    )
    expect(claims([{ ...section, items: voiced?.items ?? [] }])).toEqual(before)
  }
})

it('says only the dishes that were taken, with what their owner confirmed', () => {
  const bruschetta = catalogue.find(({ name }) => name === 'Bruschetta al Pomodoro')
  const [other] = dishes
  if (!bruschetta || !other) throw new Error('No dishes')
  const menu = newMenu([{ ...section, items: [dishToItem(bruschetta, 3), dishToItem(other, 3)] }])
  const said = {
    id: bruschetta.id,
    description: wordingsOf(bruschetta, 'plain')[0]?.text ?? '',
    confirmed: ['Ligurian olive oil.'],
    dietaryOptions: bruschetta.dietaryOptions,
    allergens: bruschetta.allergens,
  }
  const after = sayDishes(menu, 1, [said])
  const [first, second] = after.sections[0]?.items ?? []
  expect(first?.description).toBe(`${said.description}. Ligurian olive oil.`)
  expect(first?.dietaryOptions).toEqual(bruschetta.dietaryOptions)
  expect(second).toEqual(menu.sections[0]?.items[1])
  // Settling adds what the recipe says today, of the dish that was not said too, and changes nothing else.
  const withRecipes = mapItems(after, (item) => withRecipe(item, recipeOf))
  expect(settleMenu(after, recipeOf)).toEqual(withRecipes)
  expect(withRecipes.sections[0]?.items.map(({ recipeClaims }) => recipeClaims?.disproved)).toEqual([
    bruschetta.disproved,
    other.disproved,
  ])
})
