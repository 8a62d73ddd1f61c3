import { describe, expect, it } from 'vitest'
import { customItem } from '../editing/edits.ts'
import type { MenuItem } from '../model/item.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { standingOfAllergens, standingOfContained } from './claim-status.ts'
import { applyConfirmations, claimsOf, type RecipeClaims, settleByCatalogue, stateClaims } from './claims.ts'
import { isCoveredBy, namedAsIn, toBeNamed, unionByName } from './naming.ts'

describe('a group without a name', () => {
  it('is to be named until one of its members is', () => {
    expect(toBeNamed(['gluten', 'milk', 'nuts'])).toEqual(['gluten', 'nuts'])
    expect(toBeNamed(['gluten', 'wheat', 'nuts'])).toEqual(['nuts'])
    expect(toBeNamed(['milk', 'toString'])).toEqual([])
  })

  it('is covered by a member, and covers none', () => {
    expect(isCoveredBy(['gluten', 'milk'], ['wheat', 'milk'])).toBe(true)
    expect(isCoveredBy(['wheat'], ['gluten'])).toBe(false)
    expect(isCoveredBy(['wheat'], ['barley'])).toBe(false)
    expect(isCoveredBy(['nuts'], ['wheat'])).toBe(false)
  })

  it('gives way to the names of another list, and to nothing else', () => {
    expect(unionByName(['gluten', 'sesame'], ['wheat'])).toEqual(['sesame', 'wheat'])
    expect(unionByName(['gluten', 'nuts'], ['walnuts'])).toEqual(['gluten', 'walnuts'])
    expect(unionByName(undefined, ['nuts'])).toEqual(['nuts'])
  })

  it('takes the names of a declaration', () => {
    expect(namedAsIn(['walnuts', 'pecans', 'milk'], ['nuts', 'milk'])).toEqual(['walnuts', 'pecans', 'milk'])
    expect(namedAsIn(['nuts'], ['nuts'])).toEqual(['nuts'])
    expect(namedAsIn(['milk'], ['nuts'])).toEqual(['nuts'])
    expect(namedAsIn(undefined, ['nuts'])).toEqual(['nuts'])
    expect(namedAsIn(['nuts'], undefined)).toBeUndefined()
  })
})

/** A dish as it was stored when the catalogue knew groups alone: its recipe, or its owner, supports it. */
describe('a menu that was stored when the catalogue knew groups alone', () => {
  const tart: RecipeClaims = {
    name: 'Walnut Tart',
    description: 'Walnuts and caramel in a short crust.',
    dietaryOptions: [1],
    allergens: ['wheat', 'milk', 'walnuts'],
  }
  const recipeOf = (id: number) => (id === 801 ? tart : undefined)
  const item = customItem(
    { name: tart.name, description: tart.description, prices: [fixedPrice(900)], dietaryOptions: [] },
    { id: 7, cuisineId: 8, categoryId: 3 },
  )
  const words = settleByCatalogue({ ...item, recipeId: 801 }, recipeOf).recipeClaims?.words ?? ''
  const old = { words, dietaryOptions: [1], allergens: ['gluten', 'milk', 'nuts'] }
  const stored: MenuItem = {
    ...item,
    recipeId: 801,
    dietaryOptions: [1],
    allergens: ['gluten', 'milk', 'nuts'],
    recipeClaims: old,
  }

  it('is told the names that the recipe knows today', () => {
    const today = settleByCatalogue(stored, recipeOf)
    expect(today.allergens).toEqual(['wheat', 'milk', 'walnuts'])
    expect(today.claimsToConfirm).toBeUndefined()
    expect(standingOfAllergens(today)).toBe('recipe')
    expect(settleByCatalogue(today, recipeOf)).toEqual(today)
  })

  it('keeps what its owner confirmed word for word, and lists it as to be named', () => {
    const confirmed = { ...stored, confirmedClaims: { ...old, allergens: ['gluten', 'milk', 'nuts'] } }
    const today = settleByCatalogue(confirmed, recipeOf)
    expect(today.allergens).toEqual(['gluten', 'milk', 'nuts'])
    expect(standingOfContained(today)).toBe('confirmed')
    expect(today.claimsToConfirm).toBeUndefined()
    expect(toBeNamed(today.allergens ?? [])).toEqual(['gluten', 'nuts'])
  })

  it('keeps what its owner confirmed of a dish that is in no catalogue', () => {
    const { recipeId: _, recipeClaims: __, ...own } = stored
    const said = { ...own, id: 9100, confirmedClaims: { ...old, mayContain: ['nuts'] }, mayContain: ['nuts'] }
    const today = settleByCatalogue(said, recipeOf)
    expect(today).toMatchObject({ allergens: ['gluten', 'milk', 'nuts'], mayContain: ['nuts'] })
    expect(today.claimsToConfirm).toBeUndefined()
  })

  it('lets the kitchen leave out by its name what could be left out as a group', () => {
    const without = {
      ...stored,
      removable: ['nuts'],
      confirmedClaims: { words, dietaryOptions: [], removable: ['nuts'] },
    }
    const today = settleByCatalogue(without, recipeOf)
    expect(today).toMatchObject({ allergens: ['wheat', 'milk', 'walnuts'], removable: ['walnuts'] })
    expect(today.claimsToConfirm).toBeUndefined()
    expect(settleByCatalogue(today, recipeOf)).toEqual(today)
  })

  it('waits whole where it says more than the recipe, with the names that the recipe knows', () => {
    const more = settleByCatalogue({ ...stored, allergens: ['gluten', 'milk', 'nuts', 'sesame'] }, recipeOf)
    expect(more.allergens).toBeUndefined()
    expect(more.claimsToConfirm?.allergens).toEqual(['milk', 'sesame', 'wheat', 'walnuts'])
    expect(claimsOf(more).dietaryOptions).toEqual([1])
  })

  it('is confirmed by its owner in either word', () => {
    const named = stateClaims(stored, { allergens: ['wheat', 'milk', 'walnuts'] })
    expect(named.allergens).toEqual(['wheat', 'milk', 'walnuts'])
    expect(standingOfContained(applyConfirmations(named))).toBe('confirmed')
  })
})
