import { describe, expect, it } from 'vitest'
import { buildItem } from '../../../tests/builders/build-menu.ts'
import { diet } from '../../reference/reference.ts'
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

  it.each([
    'Gehacktes',
    'haché',
    'fondue',
    'crudo',
    'picada',
    'asado',
    'râpé',
    'cocido',
    'chopped',
    'fresh',
    '2 noix',
    'panna cotta',
    'café cortado',
    'fresh pasta',
    'spaghetti freschi',
    'frische Nudeln',
    'verse pasta',
  ])('is never dropped as a preparation of nothing, and proves no diet: %s', (line) => {
    for (const lines of [[line], [line, 'leek'], ['leek', line]]) {
      const { unknown, diets } = deriveClaims(lines)
      expect([unknown.length, diets]).toEqual([1, []])
    }
    expect(deriveClaims(recipeOfText(`leek\n${line}`).lines).diets).toEqual([])
  })

  it.each([
    ['ui, gehakt', ['onion', 'ground beef']],
    ['gehakt en ui', ['ground beef', 'onion']],
    ['rape', ['monkfish']],
    ['patatas, asado', ['potato', undefined]],
    ['cebolla, picada', ['onion']],
    ['carottes, râpées', ['carrot']],
    ['Zwiebeln, fein gehackt', ['onion']],
    ['fresh egg pasta', ['egg pasta']],
  ])('is a food or its preparation by where it comes: %s', (line, ingredients) => {
    expect(readRecipe(recipeOfText(line).lines).map(({ ingredient }) => ingredient)).toEqual(ingredients)
  })

  it('is never guessed from a part of its name', () => {
    expect(readRecipe(['vegan parmesan crumble'])).toEqual([
      { words: 'vegan parmesan crumble', ingredient: undefined, candidates: [] },
    ])
  })

  it.each([
    ['smoky whole butter', []],
    ['smoked local butter', ['butter']],
    ['lupin rolls', []],
    ['gluten free flour', []],
    ['vegan sour cream', []],
    ['nut butter', []],
    ['shea butter', []],
    ['egg-free mayonnaise', []],
    ['Semmelknödel', []],
    ['Bierteig', []],
    ['Krebsbutter', []],
    ['Käsekrainer', []],
    ['Milchreis', []],
    ['crème caramel', []],
    ['butter chicken', []],
    ['fried chicken', []],
    ['hot chocolate', []],
    ['fresh pasta', []],
  ])('never suggests what might lose an allergen: %s', (line, candidates) => {
    expect(readRecipe([line])[0]).toMatchObject({ ingredient: undefined, candidates })
  })

  it.each([
    'butter 200g',
    'butter x 2',
    'butter – salted',
    'a knob of butter',
    'contains: butter',
    'Butter, 2 EL',
    'une noix de beurre',
    '3 cucchiai di burro',
    'mantequilla derretida',
    'Butter, weich',
  ])('is butter and nothing else: %s', (line) => {
    expect(readRecipe(recipeOfText(line).lines).map(({ ingredient }) => ingredient)).toEqual(['butter'])
  })

  it.each([
    ['butter; flour', ['butter', 'wheat flour']],
    ['butter and flour', ['butter', 'wheat flour']],
    ['Butter und Mehl', ['butter', 'wheat flour']],
    ['butter/eggs', ['butter', 'egg']],
    ['contains: milk, eggs', ['milk', 'egg']],
    ['half and half', ['half and half']],
    ['mac and cheese', [undefined]],
    ['butter or no eggs', [undefined]],
  ])('is read in its parts: %s', (line, ingredients) => {
    expect(readRecipe(recipeOfText(line).lines).map(({ ingredient }) => ingredient)).toEqual(ingredients)
  })
})

describe('a diet', () => {
  it.each([
    [['blood sausage', 'apple'], diet.glutenFree],
    [['black pudding', 'egg'], diet.glutenFree],
    [['licorice'], diet.glutenFree],
    [['sausage'], diet.glutenFree],
    [['Wurst', 'Kartoffeln'], diet.glutenFree],
    [['pork sausage', 'potato'], diet.glutenFree],
    [['refried beans'], diet.vegan],
    [['french fries', 'salt'], diet.glutenFree],
    [['Pommes frites', 'Salz'], diet.glutenFree],
  ])('is not proved by %j', (lines, option) => {
    expect(deriveClaims(lines).diets).not.toContain(option)
  })

  it('is proved where the recipe says what decides it', () => {
    expect(deriveClaims(['french fries', 'dedicated fryer oil']).diets).toContain(diet.glutenFree)
    expect(deriveClaims(['refried beans without lard']).diets).toContain(diet.vegan)
    expect(deriveClaims(['Grana Padano']).allergens.map(({ key }) => key)).toEqual(['eggs', 'milk'])
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

it.each(['merguez', 'bratwurst', 'italian sausage', 'surimi', 'gravy', 'chicken meatball', 'Frankfurter'])(
  'proves no Gluten-Free and no Dairy-Free with %s, whose maker decides',
  (name) => {
    expect(deriveClaims([name, 'potato']).diets).not.toContain(diet.glutenFree)
    expect(deriveClaims([name, 'potato']).diets).not.toContain(diet.dairyFree)
    expect(deriveClaims(['beef', 'potato']).diets).toContain(diet.glutenFree)
  },
)

it.each([
  ...[
    'mortadella',
    'salami',
    'chorizo',
    "'nduja",
    'ham',
    'bacon',
    'pepperoni',
    'corned beef',
    'pastrami',
    'speck',
    'Kochschinken',
    'turkey ham',
    'lardons',
  ].map((line) => [line, [3, 4]] as const),
  ...['curry powder', 'ketchup', 'hot sauce', 'smoked tofu', 'white miso'].map(
    (line) => [line, [3]] as const,
  ),
])('proves no diet that the label of %s decides', (line, open) => {
  const { diets } = deriveClaims(['rice', line])
  expect(diets.filter((id) => open.some((one) => one === id))).toEqual([])
  expect(deriveClaims(['rice', 'pork loin']).diets).toEqual(expect.arrayContaining([3, 4]))
})
