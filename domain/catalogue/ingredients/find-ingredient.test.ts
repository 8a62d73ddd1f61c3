import { describe, expect, it } from 'vitest'
import { dairyAndEggs } from './dairy-and-eggs.ts'
import { drinks } from './drinks.ts'
import { findIngredient } from './find-ingredient.ts'
import { grainsAndStarches } from './grains-and-starches.ts'
import { type IngredientName, ingredients } from './index.ts'
import { meatAndFish } from './meat-and-fish.ts'
import { pantry } from './pantry.ts'
import { plants } from './plants.ts'
import { synonyms } from './synonyms.ts'

const names = Object.keys(ingredients) as IngredientName[]

describe('the lexicon', () => {
  it('lists no ingredient in two files', () => {
    const files = [meatAndFish, dairyAndEggs, grainsAndStarches, plants, pantry, drinks]
    expect(files.flatMap((file) => Object.keys(file)).toSorted()).toEqual(names.toSorted())
  })

  it('writes names in lower case, without accents or surrounding space', () => {
    expect(names.filter((name) => !/^[a-z0-9][a-z0-9'-]*( [a-z0-9'-]+)*$/.test(name))).toEqual([])
  })

  it('keeps a single name for each ingredient: no name is the plural of another', () => {
    expect(names.filter((name) => findIngredient(`${name}s`) !== name && !name.endsWith('s'))).toEqual([])
    expect(names.filter((name) => name.endsWith('s') && name.slice(0, -1) in ingredients)).toEqual([])
  })

  it('gives no ingredient as a synonym of another', () => {
    expect(Object.keys(synonyms).filter((alias) => alias in ingredients)).toEqual([])
  })
})

describe('findIngredient', () => {
  it.each<[string, IngredientName]>([
    ['Butter', 'butter'],
    ['  Heavy   Cream ', 'heavy cream'],
    ['Crème fraîche', 'creme fraiche'],
    ['jalapeño', 'jalapeno'],
    ['Farmer’s cheese', "farmer's cheese"],
    ['sun dried tomatoes', 'sun-dried tomato'],
    ['demi glace', 'demi-glace'],
    ['eggs', 'egg'],
    ['anchovies', 'anchovy'],
    ['bay leaves', 'bay leaf'],
    ['mangoes', 'mango'],
    ['peaches', 'peach'],
    ['prawns', 'shrimp'],
    ['Green onions', 'scallion'],
    ['garbanzo beans', 'chickpea'],
    ['fresh coriander', 'cilantro'],
    ['coriander leaves', 'cilantro'],
    ['courgettes', 'zucchini'],
    ['Parmesan', 'parmigiano reggiano'],
    ['freshly grated Parmesan', 'parmigiano reggiano'],
    ['organic chopped tomatoes', 'tomato'],
    ['ground beef', 'ground beef'],
    ['ground cumin', 'cumin'],
    ['almond milk', 'almond milk'],
  ])('reads %s as %s', (written, canonical) => {
    expect(findIngredient(written)).toBe(canonical)
  })

  it.each([
    'vegan parmesan',
    'beef-flavored tofu',
    'gluten-free bread',
    'plant butter',
    '',
    ' ',
    'constructor',
  ])('does not guess at "%s"', (written) => {
    expect(findIngredient(written)).toBeUndefined()
  })
})
