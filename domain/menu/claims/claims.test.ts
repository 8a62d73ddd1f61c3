import { describe, expect, it } from 'vitest'
import { confirmAll } from '#tests/builders/confirm-all.ts'
import { diet } from '../../reference/reference.ts'
import { customItem, rewriteItem } from '../editing/edits.ts'
import { newMenu } from '../model/menu.ts'
import { itemsOf } from '../model/walk.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { countToConfirm, standingOfAllergens, standingOfDiet } from './claim-status.ts'
import {
  applyConfirmations,
  claimByRecipe,
  claimsOf,
  confirmationOf,
  madeKey,
  rewordItem,
  settleByCatalogue,
  stateClaims,
} from './claims.ts'
import { proposeClaims, proposeMenu } from './proposals.ts'

const { vegetarian, vegan, glutenFree, keto } = diet

const caponata = {
  name: 'Caponata',
  description: 'Eggplant stewed with celery, capers and vinegar.',
  dietaryOptions: [vegetarian, vegan, keto],
  allergens: ['celery', 'sulphites'],
}
const written = customItem(
  { name: caponata.name, description: caponata.description, prices: [fixedPrice(1200)], dietaryOptions: [] },
  { id: 1, cuisineId: 1, categoryId: 1 },
)
const onMenu = claimByRecipe(
  { ...written, dietaryOptions: caponata.dietaryOptions, allergens: caponata.allergens },
  801,
  caponata,
)
const renamed = rewriteItem(onMenu, {
  name: 'Shrimp & Peanut Toast',
  description: 'Fried shrimp and peanuts.',
})

describe('claims of a recipe', () => {
  it('lose the drawing of the catalog under another name, and keep a photo', () => {
    const drawn = { ...onMenu, imageUrl: '/images/dishes/801.svg?v=1' }
    const description = 'Otherwise'
    expect(rewriteItem(drawn, { name: 'Shrimp Roll', description }).imageUrl).toBeNull()
    expect(rewriteItem(drawn, { name: ` ${drawn.name} `, description }).imageUrl).toBe(drawn.imageUrl)
    const photo = { ...onMenu, imageUrl: '/uploads/roll.webp' }
    expect(rewriteItem(photo, { name: 'Shrimp Roll', description }).imageUrl).toBe(photo.imageUrl)
  })

  it('stand for the dish as it was written', () => {
    expect(onMenu).toMatchObject({ dietaryOptions: caponata.dietaryOptions, allergens: caponata.allergens })
    expect(onMenu.claimsToConfirm).toBeUndefined()
    expect(standingOfDiet(onMenu, vegan)).toBe('recipe')
    expect(standingOfAllergens(onMenu)).toBe('recipe')
  })

  it('wait to be confirmed once the name or the description is another, and none is lost', () => {
    expect(renamed).toMatchObject({ dietaryOptions: [] })
    expect(renamed.allergens).toBeUndefined()
    expect(claimsOf(renamed)).toEqual({
      dietaryOptions: caponata.dietaryOptions,
      allergens: caponata.allergens,
    })
    expect(standingOfDiet(renamed, vegan)).toBe('to-confirm')
    expect(standingOfAllergens(renamed)).toBe('to-confirm')
  })

  it('stand again when the old words come back, and survive a change of spacing', () => {
    const back = rewriteItem(renamed, caponata)
    expect(back).toMatchObject({ dietaryOptions: caponata.dietaryOptions, allergens: caponata.allergens })
    const spaced = rewriteItem(onMenu, { ...caponata, name: ' Caponata ' })
    expect(spaced.claimsToConfirm).toBeUndefined()
  })

  it('are what the catalogue says today: a claim that it has withdrawn waits for the owner', () => {
    const today = {
      ...caponata,
      dietaryOptions: [vegetarian, vegan],
      allergens: ['celery', 'sulphites', 'nuts'],
    }
    const item = settleByCatalogue(onMenu, (id) => (id === 801 ? today : undefined))
    expect(item.dietaryOptions).toEqual([vegetarian, vegan])
    expect(item.claimsToConfirm).toEqual({ dietaryOptions: [keto] })
    expect(item.allergens).toEqual(today.allergens)
  })

  it('are nobody\u2019s where a caller only says that there is a recipe', () => {
    const forged = { ...renamed, ...proposedAs(renamed), recipeClaims: { ...stampOf(renamed), ...caponata } }
    const item = settleByCatalogue(forged, () => caponata)
    expect(item.dietaryOptions).toEqual([])
    expect(item.allergens).toBeUndefined()
  })
})

const proposedAs = (item: typeof renamed) => ({
  dietaryOptions: [...claimsOf(item).dietaryOptions],
  allergens: [...(claimsOf(item).allergens ?? [])],
})
const stampOf = (item: typeof renamed) => {
  const stamp = confirmAll(item).confirmedClaims
  if (!stamp) throw new Error('Nothing was confirmed')
  return stamp
}

describe('claims of an owner', () => {
  it('stand for the words they were stated for, each by itself', () => {
    const stated = stateClaims(renamed, { confirmed: [glutenFree], removed: [vegan, vegetarian] })
    expect(stated.dietaryOptions).toEqual([glutenFree])
    expect(stated.claimsToConfirm).toEqual({ dietaryOptions: [keto], allergens: caponata.allergens })
    const declared = stateClaims(stated, { allergens: ['crustaceans', 'peanuts'] })
    expect(declared.allergens).toEqual(['crustaceans', 'peanuts'])
    expect(standingOfAllergens(declared)).toBe('confirmed')
    expect(standingOfDiet(declared, glutenFree)).toBe('confirmed')
    expect(rewriteItem(declared, { ...caponata, name: 'Toast' }).dietaryOptions).toEqual([])
  })

  it('tell a dish that contains none of the allergens from one of which nothing is declared', () => {
    const free = stateClaims(written, { allergens: [] })
    expect(free.allergens).toEqual([])
    expect(standingOfAllergens(free)).toBe('confirmed')
    expect(standingOfAllergens(written)).toBeNull()
    expect(stateClaims(free, { allergens: null }).allergens).toBeUndefined()
  })

  it('never print a diet beside an allergen that it excludes', () => {
    const milky = stateClaims(written, { confirmed: [vegan], allergens: ['milk'] })
    expect(milky.dietaryOptions).toEqual([])
    expect(milky.allergens).toEqual(['milk'])
  })
})

describe('claims of a file or a model', () => {
  const proposed = proposeClaims(onMenu, { dietaryOptions: [vegetarian], allergens: ['milk'] })

  it('stand for nothing before the owner confirms them', () => {
    expect(proposed.dietaryOptions).toEqual([])
    expect(proposed.allergens).toBeUndefined()
    const confirmed = confirmAll(proposed)
    expect(confirmed).toMatchObject({ dietaryOptions: [vegetarian], allergens: ['milk'] })
    expect(countToConfirm(newMenu([{ id: 1, name: 'A', items: [proposed, confirmed] }]))).toEqual({
      toConfirm: 1,
      allergensToConfirm: 1,
    })
  })

  it('do not bring the confirmations of another house along', () => {
    const elsewhere = newMenu([{ id: 1, name: 'A', items: [confirmAll(proposed)] }])
    expect(itemsOf(proposeMenu(elsewhere))[0]).toMatchObject({
      dietaryOptions: [],
      claimsToConfirm: { allergens: ['milk'] },
    })
  })
})

describe('what a dish may contain, can be made without, and can be made for', () => {
  const declared = {
    allergens: ['wheat', 'milk'],
    mayContain: ['hazelnuts'],
    removable: ['milk'],
    dietsOnRequest: [vegetarian],
  }
  const proposed = proposeClaims(written, { dietaryOptions: [], ...declared })
  const printed = ({ allergens, mayContain, removable, dietsOnRequest }: typeof written) => ({
    allergens,
    mayContain,
    removable,
    dietsOnRequest,
  })

  it('is not printed before the owner stands behind it, and nothing of it is lost', () => {
    expect(printed(proposed)).toEqual({})
    expect(claimsOf(proposed)).toEqual({ dietaryOptions: [], ...declared })
    expect(countToConfirm(newMenu([{ id: 1, name: 'A', items: [proposed] }]))).toEqual({
      toConfirm: 1,
      allergensToConfirm: 1,
    })
  })

  it('is confirmed all at once', () => {
    const confirmed = stateClaims(proposed, confirmationOf(proposed))
    expect(printed(confirmed)).toEqual(declared)
    expect(confirmed.claimsToConfirm).toBeUndefined()
    expect(standingOfAllergens(confirmed)).toBe('confirmed')
  })

  it('waits again once the words are others, and stands again with the old ones', () => {
    const confirmed = stateClaims(proposed, confirmationOf(proposed))
    const other = rewriteItem(confirmed, { name: 'Toast', description: '' })
    expect(printed(other)).toEqual({})
    expect(claimsOf(other)).toEqual({ dietaryOptions: [], ...declared })
    const { name, description } = caponata
    expect(printed(rewriteItem(other, { name, description }))).toEqual(declared)
  })

  it('is stated part by part', () => {
    const some = stateClaims(proposed, { mayContain: ['hazelnuts'] })
    expect(printed(some)).toEqual({ mayContain: ['hazelnuts'] })
    expect(some.claimsToConfirm).toEqual({
      dietaryOptions: [],
      allergens: declared.allergens,
      removable: declared.removable,
      dietsOnRequest: declared.dietsOnRequest,
    })
    expect(claimsOf(stateClaims(some, { mayContain: null })).mayContain).toBeUndefined()
    expect(printed(stateClaims(written, { mayContain: [] }))).toEqual({ mayContain: [] })
  })

  it('names nothing that can be left out of a dish that does not contain it', () => {
    const confirmed = stateClaims(proposed, confirmationOf(proposed))
    expect(claimsOf(stateClaims(confirmed, { allergens: ['wheat'] })).removable).toBeUndefined()
    const early = stateClaims(proposed, { removable: ['milk'] })
    expect(early.removable).toBeUndefined()
    expect(early.claimsToConfirm?.removable).toEqual(['milk'])
  })

  it('adds nothing that a recipe supports', () => {
    const more = settleByCatalogue(
      { ...onMenu, mayContain: ['nuts'], dietsOnRequest: [vegan] },
      () => caponata,
    )
    expect(more.allergens).toEqual(caponata.allergens)
    expect(more.mayContain).toBeUndefined()
    expect(more.claimsToConfirm).toEqual({
      dietaryOptions: [],
      mayContain: ['nuts'],
      dietsOnRequest: [vegan],
    })
  })
})

describe('claims under another wording of ours', () => {
  const ours = 'Eggplant, celery, capers'
  const recipe = { ...caponata, isWordedAs: (text: string) => text === ours }
  const recipeOf = (id: number) => (id === 801 ? recipe : undefined)
  const reworded = rewordItem(onMenu, 801, { ...caponata, description: ours })

  it('stand by the recipe as they stood under the words of the catalogue', () => {
    expect(reworded).toMatchObject({
      description: ours,
      dietaryOptions: caponata.dietaryOptions,
      allergens: caponata.allergens,
    })
    expect(reworded.claimsToConfirm).toBeUndefined()
    expect(standingOfDiet(reworded, vegan)).toBe('recipe')
    expect(settleByCatalogue(reworded, recipeOf)).toEqual(reworded)
  })

  it('wait for words that only say they are ours, for another name, and for a recipe of the owner', () => {
    const forged = rewordItem(onMenu, 801, { ...caponata, description: 'Eggplant, shrimp' })
    for (const item of [
      forged,
      { ...reworded, name: 'Shrimp Toast' },
      { ...reworded, ingredients: ['shrimp'] },
    ]) {
      const settledItem = settleByCatalogue(item, recipeOf)
      expect(settledItem.dietaryOptions).toEqual([])
      expect(settledItem.claimsToConfirm?.dietaryOptions).toEqual(caponata.dietaryOptions)
    }
  })

  it('keep what the owner confirmed of the same recipe, and confirm nothing that waited', () => {
    const confirmed = stateClaims(onMenu, { mayContain: ['nuts'] })
    const said = rewordItem(confirmed, 801, { ...caponata, description: ours })
    expect(said.mayContain).toEqual(['nuts'])
    const waiting = { ...renamed, name: caponata.name }
    const own = stateClaims({ ...waiting, recipeClaims: undefined }, { mayContain: ['nuts'] })
    expect(rewordItem(own, 801, { ...caponata, description: ours }).mayContain).toBeUndefined()
  })
})

describe('second lines', () => {
  const bilingual = { ...written, secondName: 'Caponata auf Deutsch', secondDescription: 'mit Sellerie' }
  const confirmed = stateClaims(bilingual, { confirmed: [vegan], allergens: ['celery'] })

  it('are words that an owner confirms', () => {
    expect(confirmed).toMatchObject({ dietaryOptions: [vegan], allergens: ['celery'] })
    for (const changes of [{ secondName: 'Erdnuss-Caponata' }, { secondDescription: 'mit Erdnusssauce' }]) {
      const changed = applyConfirmations({ ...confirmed, ...changes })
      expect(changed.allergens).toBeUndefined()
      expect(changed.claimsToConfirm).toMatchObject({ dietaryOptions: [vegan], allergens: ['celery'] })
    }
  })

  it('do not undo what was confirmed before they counted', () => {
    const old = { ...confirmed, confirmedClaims: { ...stamped(confirmed), words: madeKey(confirmed) } }
    const read = applyConfirmations(old)
    expect(read).toEqual(confirmed)
    expect(applyConfirmations({ ...read, secondName: 'Erdnuss-Caponata' }).allergens).toBeUndefined()
  })

  it('leave what the recipe of the catalogue supports', () => {
    const translated = settleByCatalogue({ ...onMenu, secondName: 'Caponata' }, (id) =>
      id === 801 ? caponata : undefined,
    )
    expect(translated).toMatchObject({ allergens: caponata.allergens })
    expect(translated.claimsToConfirm).toBeUndefined()
  })

  function stamped({ confirmedClaims }: typeof confirmed) {
    if (!confirmedClaims) throw new Error('nothing was confirmed')
    return confirmedClaims
  }
})
