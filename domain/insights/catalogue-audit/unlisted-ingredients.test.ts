import { expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { unlistedIngredients } from './unlisted-ingredients.ts'

const dish = (description: string, ...ingredients: string[]) =>
  unlistedIngredients({ name: 'Okra', description, ingredients })

it('asks about what the words name and the list lacks, where it would change the claims', () => {
  expect(dish('Okra tossed in butter.', 'okra')).toEqual(['butter'])
  expect(dish('Okra with egg noodles.', 'okra', 'lime')).toEqual(['egg noodle'])
})

it('asks nothing where the list has it, or where it changes nothing', () => {
  expect(dish('Okra in Butter.', 'okra', 'butter')).toEqual([])
  expect(dish('Okra with lime.', 'okra')).toEqual([])
  expect(dish('Okra in butter and cream.', 'okra', 'butter')).toEqual([])
})

it('takes an oyster mushroom for no oyster', () => {
  expect(dish('Okra with oyster mushrooms.', 'okra')).toEqual([])
})

it('has few questions about the dishes that we ship', () => {
  const doubtful = loadCatalogue().filter((each) => unlistedIngredients(each).length > 0)
  expect(doubtful.length / loadCatalogue().length).toBeLessThan(0.1)
})
