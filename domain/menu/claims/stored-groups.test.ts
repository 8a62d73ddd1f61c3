import { describe, expect, it } from 'vitest'
import { samples } from '#tests/builders/stored-samples.ts'
import { groupsIn, isNameless } from '../../allergens/allergen-keys.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { itemsOf } from '../model/walk.ts'
import { allRecipes, recipeFinder } from '../recipes/catalogue-recipes.ts'
import { savedMenuForm } from '../stored/forms.ts'
import { readStored } from '../stored/read-stored.ts'
import { standingOfContained } from './claim-status.ts'
import { settleMenu, wordsKey } from './claims.ts'
import { toBeNamed } from './naming.ts'

const dishes = loadCatalogue().filter(({ allergens }) => groupsIn(allergens).some(isNameless))
const recipeOf = recipeFinder(allRecipes(dishes))
const HALF = Math.ceil(dishes.length / 2)

/** A saved menu of Carte 0.1 with every such dish as the catalogue was then: gluten and nuts without a name. */
function stored(isConfirmed: boolean) {
  const [group] = samples.savedMenu.content.groups
  const [plain] = group?.items ?? []
  const items = dishes.map(({ id, name, description, dietaryOptions, allergens }, at) => {
    const claims = { dietaryOptions, allergens: groupsIn(allergens), words: wordsKey({ name, description }) }
    return {
      ...plain,
      ...{ dietaryDetails: [], isVegetarian: false, isVegan: false },
      ...{ id: 9000 + at, recipeId: id, name, description, dietaryOptions, allergens: groupsIn(allergens) },
      recipeClaims: claims,
      ...(isConfirmed && { confirmedClaims: claims }),
    }
  })
  const { content } = samples.savedMenu
  // There are more than one menu may have.
  return [items.slice(0, HALF), items.slice(HALF)].flatMap((part) => {
    const document = { ...samples.savedMenu, content: { ...content, groups: [{ ...group, items: part }] } }
    return itemsOf(settleMenu(readStored(savedMenuForm, document).content, recipeOf))
  })
}

describe('a menu that was saved when dishes declared groups', () => {
  it('holds hundreds of them', () => {
    expect(dishes.length).toBeGreaterThan(400)
  })

  it('declares the cereal and the nut by name today, and asks its owner nothing', () => {
    const items = stored(false)
    expect(items.map(({ allergens }) => allergens)).toEqual(dishes.map(({ allergens }) => allergens))
    expect(
      items.flatMap(({ name, claimsToConfirm }) => (claimsToConfirm ? [[name, claimsToConfirm]] : [])),
    ).toEqual([])
  })

  it('keeps every declaration that its owner confirmed, and tells what is to be named in it', () => {
    const items = stored(true)
    expect(items.map(({ allergens }) => allergens)).toEqual(
      dishes.map(({ allergens }) => groupsIn(allergens)),
    )
    expect(items.filter((item) => standingOfContained(item) !== 'confirmed')).toEqual([])
    expect(items.filter(({ allergens = [] }) => toBeNamed(allergens).length === 0)).toEqual([])
  })
})
