import fc from 'fast-check'
import { wordsKey } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { itemMarks } from '#domain/menu/model/marks.ts'
import { allergens } from '#domain/reference/reference.ts'
import { anyLoosePrices, type LoosePrice } from './any-price.ts'
import { anyLine, anyLineOrNone } from './any-words.ts'

/** An item that does not know yet which columns, choices and marks its menu has: it names them by their place. */
export interface LooseItem {
  readonly item: Omit<MenuItem, 'prices' | 'modifierGroups' | 'ownMarks'>
  readonly prices: readonly LoosePrice[]
  readonly modifierGroups: readonly number[]
  readonly ownMarks: readonly number[]
}

export const anyPlaces = fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 2 })

const anyAllergens = fc.uniqueArray(fc.constantFrom(...allergens), { maxLength: 3 })
const anyDiets = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 2 })

const anyWine = fc.record(
  {
    producer: anyLine(120),
    region: anyLine(120),
    grape: anyLine(120),
    vintage: fc.constantFrom('2023', 'NV'),
    abv: fc.constantFrom(0, 5.5, 14),
    bin: anyLine(MENU_TEXT_LIMITS.sign),
  },
  { requiredKeys: [] },
)

const anyServes = fc
  .record({ from: fc.integer({ min: 1, max: 50 }), more: fc.nat({ max: 50 }) })
  .map(({ from, more }) => ({ from, to: from + more }))

/** The claims of an item: none, what its owner confirmed, or what waits for that. */
const anyClaims = fc.record({
  standing: fc.constantFrom('none', 'confirmed', 'to-confirm', 'read'),
  said: fc.record(
    {
      dietaryOptions: anyDiets,
      dietsOnRequest: anyDiets,
      allergens: anyAllergens,
      mayContain: anyAllergens,
      removable: anyAllergens,
    },
    { requiredKeys: ['dietaryOptions'] },
  ),
})

const anyWords = fc.record(
  {
    id: fc.integer({ min: 1, max: 20_000 }),
    name: anyLine(MENU_TEXT_LIMITS.name),
    description: anyLineOrNone(200),
    categoryId: fc.integer({ min: 1, max: 5 }),
    cuisineId: fc.integer({ min: 1, max: 9 }),
    imageUrl: fc.constantFrom(null, '/uploads/dish.png'),
    secondName: anyLine(MENU_TEXT_LIMITS.name),
    secondDescription: anyLine(200),
    number: fc.constantFrom('23', 'B4', 'L1', '10.'),
    additives: fc.uniqueArray(fc.constantFrom('coloring', 'preservatives', 'caffeine'), { maxLength: 2 }),
    ingredients: fc.array(anyLine(MENU_TEXT_LIMITS.ingredient), { maxLength: 3 }),
    marks: fc.uniqueArray(fc.constantFrom(...itemMarks), { maxLength: 3 }),
    wine: anyWine,
    origin: anyLine(120),
    serves: anyServes,
    kcal: fc.integer({ min: 0, max: 20_000 }),
    sodiumMg: fc.integer({ min: 0, max: 100_000 }),
    isFeatured: fc.boolean(),
    recipeId: fc.integer({ min: 1, max: 900 }),
  },
  { requiredKeys: ['id', 'name', 'description', 'categoryId', 'cuisineId', 'imageUrl'] },
)

export const anyLooseItem: fc.Arbitrary<LooseItem> = fc
  .record({
    words: anyWords,
    claims: anyClaims,
    prices: anyLoosePrices,
    modifierGroups: anyPlaces,
    ownMarks: anyPlaces,
  })
  .map(({ words, claims: { standing, said }, ...rest }) => ({
    ...rest,
    item: {
      ...words,
      dietaryOptions: [],
      ...(standing === 'confirmed' && { ...said, confirmedClaims: { ...said, words: wordsKey(words) } }),
      ...(standing === 'to-confirm' && { claimsToConfirm: said }),
      ...(standing === 'read' && { claimsToConfirm: said, readClaims: { ...said, words: wordsKey(words) } }),
    },
  }))
