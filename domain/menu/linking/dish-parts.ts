import { groupOf, names } from '../../text/names.ts'
import type { DetailKey, otherFields } from '../details/details.ts'
import { isEqual } from '../merging/three-way.ts'
import type { MenuItem } from '../model/item.ts'
import type { Price } from '../model/price.ts'

/** What a dish is on all its menus, by the parts in which an owner decides whether a change goes to the others. */
export const dishParts = ['words', 'prices', 'allergens'] as const
export type DishPart = (typeof dishParts)[number]

/** Of each field its part; `menu` for what belongs to an item on its menu: its place, its number, its marks and choices. */
const partOf: Readonly<Record<DetailKey | keyof typeof otherFields, DishPart | 'menu'>> = groupOf({
  words: names('name, description, secondName, secondDescription, wine, origin, serves, imageUrl'),
  prices: names('prices, appliedMultipliers'),
  allergens: names(
    'dietaryOptions, dietsOnRequest, allergens, mayContain, removable, claimsToConfirm, confirmedClaims',
    'readClaims, recipeId, recipeClaims, ingredients, additives, kcal, sodiumMg',
  ),
  menu: names(
    'id, categoryId, cuisineId, number, marks, ownMarks, isFeatured, modifierGroups, dishId, proposedWords',
  ),
})

export const fieldsOfPart = (part: DishPart): (keyof MenuItem)[] =>
  (Object.keys(partOf) as (keyof MenuItem)[]).filter((field) => partOf[field] === part)

/** What an owner reads or writes of a part; the rest says who confirmed it, and where it comes from. */
const shown: Readonly<Record<DishPart, readonly (keyof MenuItem)[]>> = {
  words: fieldsOfPart('words').filter((field) => field !== 'imageUrl'),
  prices: [],
  allergens: ['allergens', 'mayContain', 'removable', 'dietaryOptions', 'dietsOnRequest'],
}

/**
 * The parts in which two items say something else.
 * @param isOneCurrency are the amounts of both in one currency?
 */
export const partsThatDiffer = (one: MenuItem, other: MenuItem, isOneCurrency = true): DishPart[] =>
  dishParts.filter((part) =>
    part === 'prices'
      ? !isEqual(one.prices.map(soldFor), other.prices.map(soldFor)) ||
        (!isOneCurrency && one.prices.some(({ amount }) => amount !== undefined))
      : shown[part].some((field) => !isEqual(said(one[field]), said(other[field]))),
  )

/** Lists in any order say the same. */
const said = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value)

/** A price without its key and its column, which each menu has for itself. */
const soldFor = ({ kind, amount, label, size, per }: Price) => ({ kind, amount, label, size, per })
