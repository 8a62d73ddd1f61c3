import { expect, it } from 'vitest'
import { madeOf } from '../generation/wishes/made-of.ts'
import { ownDiet } from '../reference/reference.ts'
import { disprovedByList } from './disproved-diets.ts'
import { isAlcoholic, isMaybeAlcoholic } from './ingredients/alcoholic.ts'
import { type IngredientName, ingredients } from './ingredients/index.ts'
import { namedIngredient } from './ingredients/named-ingredient.ts'
import { ownDietIds, saidOfOwnDiet } from './own-diets.ts'

const said = (diet: keyof typeof ownDiet, written: string) => {
  const names = written
    .split(', ')
    .map((name) => namedIngredient(name) ?? expect.fail(`no ingredient: ${name}`))
  return saidOfOwnDiet(ownDiet[diet], names)
}

it.each([
  ['halal', 'rice, bacon', 'bacon'],
  ['halal', 'pizza dough, pepperoni', 'pepperoni'],
  ['halal', 'refried bean with lard', 'refried bean with lard'],
  ['halal', 'pork gelatin', 'pork gelatine'],
  ['halal', 'Schweineschmalz', 'lard'],
  ['halal', 'mussel, cooking wine', 'wine'],
  ['halal', 'salmon, mirin', 'mirin'],
  ['halal', 'Rum', 'rum'],
  ['halal', 'bière', 'beer'],
  ['halal', 'soju', 'soju'],
  ['halal', 'beef, Weinbrand', 'brandy'],
  ['kosher', 'jamón', 'ham'],
  ['kosher', 'gambas', 'shrimp'],
  ['kosher', 'oyster sauce', 'oyster sauce'],
  ['kosher', 'catfish', 'catfish'],
  ['kosher', 'beef, lettuce, cheddar', 'beef and cheddar'],
  ['kosher', 'chicken, cream', 'chicken and cream'],
  ['pescatarian', 'salmon, chicken stock', 'chicken stock'],
  ['pescatarian', 'potato, lard', 'lard'],
  ['pescatarian', 'beef gelatin', 'beef gelatine'],
  ['pescatarian', 'duck fat', 'duck fat'],
  ['nutFree', 'pesto', 'pesto'],
  ['nutFree', 'peanut oil', 'peanut oil'],
  ['nutFree', 'Maronen', 'chestnut'],
  ['nutFree', 'marzipan', 'marzipan'],
] as const)('%s is broken by %s', (diet, written, certain) => {
  expect(said(diet, written)).toEqual({ certain })
})

it.each([
  ['halal', 'cream, gelatine', 'gelatine'],
  ['halal', 'hot dog', 'hot dog'],
  ['halal', 'teriyaki sauce', 'teriyaki sauce'],
  ['halal', 'parmesan', 'parmigiano reggiano'],
  ['kosher', 'swordfish', 'swordfish'],
  ['kosher', 'marshmallow', 'marshmallow'],
  ['pescatarian', 'cream, gelatine', 'gelatine'],
] as const)('of %s a person is asked about %s', (diet, written, doubtful) => {
  expect(said(diet, written)).toEqual({ doubtful })
})

it.each([
  ['halal', 'beef, turkey bacon, wine vinegar, shrimp'],
  ['halal', 'beef bacon, root beer, apple cider, vanilla'],
  ['halal', 'alcohol-free beer'],
  ['halal', 'Putenschinken, alkoholfreier Wein'],
  ['kosher', 'salmon, butter, red wine vinegar'],
  ['kosher', 'beef, vegan cheese'],
  ['kosher', 'fish gelatin, cream'],
  ['pescatarian', 'shrimp, fish stock, egg, mozzarella'],
  ['nutFree', 'coconut, nutmeg, water chestnut, butternut squash, sesame seed'],
] as const)('%s is allowed by %s', (diet, written) => {
  expect(said(diet, written)).toEqual({})
})

it('is certain of an owner’s list, too, and doubts what a make decides', () => {
  const { certain, doubtful } = disprovedByList(['pork', 'gelatine', 'walnut'], true)
  const ofOwn = (found: typeof certain) =>
    found
      .filter(({ dietaryOption }) => ownDietIds.some((id) => id === dietaryOption))
      .map((one) => one.dietaryOption)
  expect(ofOwn(certain)).toEqual([ownDiet.halal, ownDiet.kosher, ownDiet.pescatarian, ownDiet.nutFree])
  expect(ofOwn(doubtful)).toEqual([])
})

it('asks about each ingredient that is made with alcohol', () => {
  const silent = (Object.keys(madeOf) as IngredientName[]).filter(
    (name) => madeOf[name]?.some(isAlcoholic) && !isAlcoholic(name) && !isMaybeAlcoholic(name),
  )
  expect(silent).toEqual([])
  expect(Object.keys(ingredients)).toContain('soju')
})
