import { describe, expect, it } from 'vitest'
import { buildItem } from '../../../tests/builders/build-menu.ts'
import { deriveClaims } from './derived-claims.ts'
import { differencesOf } from './differences.ts'
import { readRecipe } from './recipe-lines.ts'
import { recipeOfText } from './recipe-text.ts'

const named = (line: string) => readRecipe([line]).map(({ ingredient }) => ingredient)

describe('a line of a recipe', () => {
  it.each([
    ['butter', ['butter']],
    ['200 g butter, melted', ['butter']],
    ['2 eggs', ['egg']],
    ['1 1/2 cups heavy cream', ['heavy cream']],
    ['1 qt heavy cream', ['heavy cream']],
    ['2 pounds littleneck clams', ['clam']],
    ['1 bunch of celery', ['celery']],
    ['½ tsp fresh thyme, finely chopped', ['thyme']],
    ['olive oil for frying', ['olive oil']],
    ['salt to taste', ['salt']],
    ['Parmigiano Reggiano (grated)', ['parmigiano reggiano']],
    ['green sauce (parsley, anchovy)', [undefined, 'parsley', 'anchovy']],
  ])('is understood: %s', (line, ingredients) => {
    expect(named(line)).toEqual(ingredients)
  })

  it('is never guessed from a part of its name', () => {
    expect(readRecipe(['vegan parmesan crumble'])).toEqual([
      { words: 'vegan parmesan crumble', ingredient: undefined, candidates: ['parmigiano reggiano'] },
    ])
  })
})

describe('what is typed as a recipe', () => {
  it('is parted into lines, each with how it is prepared', () => {
    expect(
      recipeOfText('onion, finely chopped, 2 eggs\n• pesto (basil, pine nuts); 1,5 l milk').lines,
    ).toEqual(['onion, finely chopped', '2 eggs', 'pesto (basil, pine nuts)', '1,5 l milk'])
  })

  it('says how many lines it has no room for', () => {
    const { lines, leftOut } = recipeOfText(Array.from({ length: 70 }, (_, at) => `leek ${at}x`).join('\n'))
    expect([lines.length, leftOut]).toEqual([60, 10])
  })
})

describe('what follows from a recipe', () => {
  it('comes with its reasons', () => {
    const { allergens, alcohol, additives } = deriveClaims(['butter', 'parmesan', 'white wine', 'bacon'])
    expect(allergens).toContainEqual({ key: 'milk', because: ['butter', 'parmigiano reggiano'] })
    expect(alcohol).toEqual(['white wine'])
    expect(additives).toContainEqual({ key: 'nitrite-curing-salt', because: ['bacon'] })
  })

  it('proves no diet while a line is not understood', () => {
    expect(deriveClaims(['leek', 'potato']).diets).not.toEqual([])
    const { diets, unknown } = deriveClaims(['leek', 'potato', 'aunt’s secret'])
    expect(diets).toEqual([])
    expect(unknown.map(({ words }) => words)).toEqual(['aunt’s secret'])
  })
})

describe('a declaration beside its recipe', () => {
  const beside = (allergens: string[] | undefined, ...ingredients: string[]) =>
    differencesOf(buildItem({ ...(allergens && { allergens }) }), deriveClaims(ingredients))

  it('lacks what the recipe has', () => {
    expect(beside([], 'butter').undeclared).toEqual([{ key: 'milk', because: ['butter'] }])
    expect(beside(undefined, 'butter').undeclared.map(({ key }) => key)).toEqual(['milk'])
    expect(beside(['milk'], 'butter').undeclared).toEqual([])
  })

  it('says more than the recipe explains, unless a line of it is not understood', () => {
    expect(beside(['milk', 'celery'], 'butter').unexplained).toEqual(['celery'])
    expect(beside(['milk', 'celery'], 'butter', 'house blend').unexplained).toEqual([])
  })
})
