import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import { type IngredientName, ingredients } from './index.ts'
import { ingredientsSaidIn } from './said-ingredients.ts'

const said = (text: string) => ingredientsSaidIn(text).map(({ ingredient }) => ingredient)
const lacks = (text: string) => ingredientsSaidIn(text).map((one) => [...one.lacks])

describe('ingredientsSaidIn', () => {
  it.each([
    'Soup, no crackers, no yogurt',
    'no nuts, no milk, no eggs',
    'No crackers or yogurt',
    'no crackers, croutons or yogurt',
    'neither milk nor eggs',
    'without milk, eggs or nuts',
    'without milk, without eggs',
    'without milk and eggs',
    'free from milk, eggs and nuts',
    'without any trace of peanuts or milk',
    'w/o cheese',
    'no wheat crackers, no yogurt',
    'senza latte, senza uova',
    'senza latte né uova',
    'sans lait ni œufs',
    'sans lait, sans beurre, sans œufs',
    'sans l’œuf',
    'ohne Milch, ohne Eier',
    'ohne Erdnüsse, Milch oder Eier',
    'kein Speck, keine Sahne',
    'sin leche ni huevos',
    'sin leche, sin mantequilla',
    'sem leite, sem ovos',
    'zonder melk of eieren',
    'geen melk, geen kaas',
    'nut-free, egg-free, milk free',
    'erdnussfrei',
    'tastes like bacon',
  ])('“%s” says nothing to be in it', (text) => {
    expect(said(text)).toEqual([])
  })

  it.each([
    ['without cream, with butter', ['butter']],
    ['no cheese, grilled chicken', ['chicken']],
    ['no cheese, ham and eggs', ['ham', 'egg']],
    ['no butter; cream', ['cream']],
    ['ohne Sahne, mit Butter', ['butter']],
    ['never frozen beef', ['beef']],
    ['not only beef but pork', ['beef', 'pork']],
    ['toppings like bacon and shrimp', ['bacon', 'shrimp']],
    ['instead of bacon, shrimp', ['shrimp']],
    ['nut-free cake with almonds', ['almond']],
    ['beef bacon', ['beef bacon']],
    ['turkey bacon halal', ['turkey bacon']],
    ['alcohol-free beer', ['non-alcoholic beer']],
    ['gluten-free beer', ['gluten-free beer']],
    ['red wine vinegar', ['red wine vinegar']],
    ['braised in cooking wine', ['wine']],
    ['imitation crab', ['surimi']],
  ] satisfies [string, IngredientName[]][])('“%s” says %j', (text, names) => {
    expect(said(text)).toEqual(names)
  })

  it.each([
    ['vegan pepperoni', 'meat'],
    ['vegan smoked bacon', 'pork'],
    ['veganer Schinken', 'pork'],
    ['dairy-free butter', 'dairy'],
    ['egg-free mayonnaise', 'egg'],
    ['mayonnaise without egg', 'egg'],
    ['pesto sans noix', 'pine-nuts'],
    ['Beer (alcohol-free)', 'alcohol'],
    ['alkoholfreies Weizenbier', 'alcohol'],
    ['vin rouge sans alcool', 'alcohol'],
    ['virgin rum punch', 'alcohol'],
  ])('“%s” lacks %s', (text, kind) => {
    expect(lacks(text).flat()).toContain(kind)
  })

  it.each([
    ['vegan wine', 'alcohol'],
    ['gluten-free bacon', 'pork'],
    ['lactose-free cream', 'dairy'],
    ['sugar-free ham', 'pork'],
    ['vegan cheese and bacon', 'pork'],
  ])('“%s” does not lack %s in its last name', (text, kind) => {
    expect(lacks(text).at(-1)).not.toContain(kind)
  })

  it('knows what is halal by its words alone', () => {
    expect(ingredientsSaidIn('halal pepperoni, bacon').map(({ fitFor }) => [...fitFor])).toEqual([[7], []])
  })

  it('hears of each ingredient that nothing denies, and of none behind “without”', () => {
    const names = Object.keys(ingredients) as IngredientName[]
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...names), (one, other) => {
        expect(said(`with ${one}, ${other}`)).toEqual(expect.arrayContaining([one, other]))
        const denied = said(`without ${one}, without ${other}; no ${one} or ${other}`)
        expect(denied.filter((name) => name === one || name === other)).toEqual([])
      }),
      { numRuns: tries(200) },
    )
  })
})
