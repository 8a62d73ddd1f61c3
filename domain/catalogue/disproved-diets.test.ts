import { describe, expect, it } from 'vitest'
import { diet, ownDiet } from '../reference/reference.ts'
import { loadCatalogue } from './dishes/catalogue.ts'
import { disprovedByDish, disprovedByList } from './disproved-diets.ts'
import { likelyNetCarbsG } from './likely-net-carbs.ts'

const samosa = ['potato', 'green pea', 'wheat flour', 'vegetable oil', 'tamarind', 'mint']

describe('what a dish of the catalogue disproves', () => {
  it('is each diet that its recipe does not prove, with what breaks it', () => {
    const found = disprovedByDish(['chicken', 'yogurt', 'mustard oil'], [diet.glutenFree])
    expect(found).toEqual([
      { dietaryOption: diet.vegetarian, ingredient: 'chicken' },
      { dietaryOption: diet.vegan, ingredient: 'chicken' },
      { dietaryOption: diet.dairyFree, ingredient: 'yogurt' },
      { dietaryOption: diet.keto },
      { dietaryOption: diet.seafood, ingredient: 'chicken' },
      { dietaryOption: ownDiet.kosher, ingredient: 'chicken and yogurt' },
      { dietaryOption: ownDiet.pescatarian, ingredient: 'chicken' },
    ])
  })

  it('says the net carbohydrate of the portion, measured or at least', () => {
    const ofSamosa = disprovedByDish(samosa, [diet.vegetarian, diet.vegan, diet.dairyFree])
    expect(ofSamosa.find(({ dietaryOption }) => dietaryOption === diet.keto)?.netCarbsG).toBeGreaterThan(20)
    expect(disprovedByDish(['carrot', 'olive oil'], [1, 2, 3, 4], { carrot: 200 })).toContainEqual({
      dietaryOption: diet.keto,
      netCarbsG: 13.6,
    })
  })
})

describe('what an owner’s list of ingredients says against diets', () => {
  const certainOf = (names: readonly string[], isWhole = true) =>
    disprovedByList(names, isWhole).certain.map(({ dietaryOption }) => dietaryOption)
  const doubtsOf = (names: readonly string[]) =>
    disprovedByList(names, true).doubtful.map(({ dietaryOption }) => dietaryOption)

  it('takes rennet and finings for a doubt, since some makes have none', () => {
    expect(certainOf(['lasagna sheet', 'parmesan', 'ricotta'])).not.toContain(diet.vegetarian)
    expect(certainOf(['lasagna sheet', 'parmesan', 'ricotta'])).toEqual(
      expect.arrayContaining([diet.vegan, diet.glutenFree, diet.dairyFree]),
    )
    expect(doubtsOf(['lasagna sheet', 'parmesan', 'ricotta'])).toContain(diet.vegetarian)
    expect(doubtsOf(['mushroom', 'white wine'])).toContain(diet.vegan)
    expect(certainOf(['mushroom', 'white wine'])).not.toContain(diet.vegan)
  })

  it('is sure of meat, milk and wheat', () => {
    expect(certainOf(['beef', 'brioche'])).toEqual(
      expect.arrayContaining([diet.vegetarian, diet.vegan, diet.glutenFree, diet.dairyFree, diet.seafood]),
    )
  })

  it('misses fish only where the list is whole', () => {
    expect(certainOf(['potato', 'cream'])).toContain(diet.seafood)
    expect(certainOf(['potato', 'cream'], false)).not.toContain(diet.seafood)
    expect(certainOf(['salmon', 'bacon'], false)).toContain(diet.seafood)
    expect(certainOf(['linguine', 'garlic', 'clam'])).not.toContain(diet.seafood)
  })

  it('calls no dish Keto-Friendly whose portion has far more than 10 g of net carbohydrate', () => {
    expect(certainOf(samosa)).toContain(diet.keto)
    expect(certainOf(['salmon', 'butter', 'asparagus'])).not.toContain(diet.keto)
  })

  it('disproves nothing by names that nobody knows', () => {
    expect(disprovedByList(['glorp'], false)).toEqual({ certain: [], doubtful: [] })
  })
})

it('never holds more carbohydrate against a Keto-Friendly dish of the catalogue than would disprove it', () => {
  const keto = loadCatalogue().filter(({ dietaryOptions }) => dietaryOptions.includes(diet.keto))
  expect(keto.length).toBeGreaterThan(300)
  expect(keto.filter(({ ingredients }) => likelyNetCarbsG(ingredients) > 20)).toEqual([])
})
