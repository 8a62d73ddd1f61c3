import { expect, it } from 'vitest'
import { loadCatalogue } from './dishes/catalogue.ts'
import { houseStandards } from './house-standard.ts'
import { decidingIngredients } from './ingredients/deciding-ingredients.ts'
import { allergensOf, dietaryOptionsOf } from './truth.ts'
import { unnamedIngredients } from './unnamed-ingredients.ts'

const unnamed = (description: string, ...ingredients: string[]): string[] =>
  unnamedIngredients({ name: 'House plate', description, ingredients }).map(({ params }) => params.ingredient)

it('asks for the word that a claim rests on', () => {
  expect(unnamed('Pasta under aged cheese.', 'pasta', 'vegetarian hard cheese')).toEqual([
    'vegetarian hard cheese',
  ])
  expect(unnamed('Pasta under vegetarian hard cheese.', 'pasta', 'vegetarian hard cheese')).toEqual([])
  expect(unnamed('Tofu with scallion.', 'tofu', 'tamari')).toEqual(['tamari'])
})

it('asks nothing where the ordinary ingredient would change neither claim nor allergen', () => {
  expect(unnamed('Beef with cheese.', 'beef', 'cheddar', 'vegetarian hard cheese')).toEqual([])
  expect(unnamed('Noodles.', 'udon noodle', 'miso', 'tamari')).toEqual([])
})

it('asks for the same where the words name the ordinary ingredient and the claims deny it', () => {
  expect(unnamed('Tapenade with raw fennel.', 'black olive', 'caper', 'fennel')).toEqual(['vegan tapenade'])
  expect(unnamed('Tapenade without anchovy.', 'black olive', 'caper')).toEqual([])
  expect(unnamed('Pesto of basil.', 'basil', 'pine nut')).toEqual(['vegan pesto'])
})

it('leaves no claim of the catalogue on an ingredient that its words do not name', () => {
  const dishes = [...loadCatalogue(), ...houseStandards.flatMap((standard) => standard.dishes)]
  expect(dishes.flatMap((dish) => unnamedIngredients(dish).map(({ params }) => [dish.name, params]))).toEqual(
    [],
  )
})

it.each(Object.entries(decidingIngredients))(
  'holds %s apart from what it stands in for',
  (special, decider) => {
    const [claims, ordinary] = [dietaryOptionsOf([special]), dietaryOptionsOf([decider.insteadOf])]
    const isBetter =
      claims.some((option) => !ordinary.includes(option)) ||
      allergensOf([decider.insteadOf]).some((allergen) => !allergensOf([special]).includes(allergen))
    expect(isBetter).toBe(true)
  },
)
