import { expect, it } from 'vitest'
import { buildItem } from '../../../tests/builders/build-menu.ts'
import { claimByRecipe, stateClaims } from '../claims/claims.ts'
import { lackingAllergens } from './lacking-allergens.ts'

it('names what the owner’s recipe has and the declaration lacks', () => {
  const item = buildItem({ ingredients: ['butter', 'salmon'] })
  expect(lackingAllergens(item)).toEqual(['fish', 'milk'])
  expect(lackingAllergens(stateClaims(item, { allergens: ['milk'] }))).toEqual(['fish'])
  expect(lackingAllergens(stateClaims(item, { allergens: ['fish', 'milk'] }))).toEqual([])
})

it('names what the catalogue’s recipe has, while the dish is made by it', () => {
  const { name, description } = buildItem()
  const recipe = { name, description, dietaryOptions: [], allergens: ['milk'] }
  const item = claimByRecipe(buildItem({ allergens: ['milk'] }), 9001, recipe)
  expect(lackingAllergens(item)).toEqual([])
  const denied = stateClaims(item, { allergens: [] })
  expect(lackingAllergens(denied)).toEqual(['milk'])
  expect(lackingAllergens(stateClaims({ ...denied, name: 'Another dish' }, { allergens: [] }))).toEqual([])
})
