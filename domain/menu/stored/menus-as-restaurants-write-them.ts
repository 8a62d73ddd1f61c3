import { FIRST_CUSTOM_ITEM_ID, FIRST_OWN_SECTION_ID } from '../model/limits.ts'
import type { Migration } from './migration.ts'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Groups of items with one price in US dollars become sections whose items have prices in cents; a price of 0
 * becomes none, diets of the owner's own marks. What followed from other fields goes.
 */
export const menusAsRestaurantsWriteThem: Migration = {
  name: 'menus-as-restaurants-write-them',
  migrate({ groups, ...parts }) {
    if (groups === undefined) return parts
    return { ...parts, menu: Array.isArray(groups) ? menuOf(groups) : groups }
  },
}

function menuOf(groups: readonly unknown[]) {
  const diets = ownDietsOf(groups)
  const takenItems = new Set(groups.flatMap(itemsOf).map((item) => (isObject(item) ? item.id : undefined)))
  const freeItemId = freeId(FIRST_CUSTOM_ITEM_ID, takenItems)
  const takenSections = new Set(groups.map(idOf))
  const freeSectionId = freeId(FIRST_OWN_SECTION_ID, takenSections)
  const seen = new Set<unknown>()
  const sections = groups.map((group) => {
    if (!isObject(group)) return group
    const { category, items, notice, ...rest } = group
    const id = idOf(group)
    const isTwice = seen.has(id)
    seen.add(id)
    return {
      ...(isObject(category) && { id: isTwice ? freeSectionId() : id, name: category.name }),
      ...rest,
      ...(notice !== undefined && { ownerNotice: notice }),
      items: Array.isArray(items) ? sectionItems(items, diets, freeItemId) : items,
    }
  })
  const own = [...diets.values()].map(({ id, symbol, name }) => ({ id, kind: 'own', symbol, meaning: name }))
  return {
    title: '',
    dateLine: '',
    currency: 'USD',
    sections,
    modifierGroups: [],
    notices: [],
    marks: [...own, ...renamedDietsOf(groups)],
  }
}

const itemsOf = (group: unknown): readonly unknown[] =>
  isObject(group) && Array.isArray(group.items) ? group.items : []

const idOf = (group: unknown): unknown =>
  isObject(group) && isObject(group.category) ? group.category.id : undefined

function freeId(first: number, taken: Set<unknown>): () => number {
  return () => {
    let id = first
    while (taken.has(id)) id += 1
    taken.add(id)
    return id
  }
}

function sectionItems(items: readonly unknown[], diets: OwnDiets, freeItemId: () => number): unknown[] {
  const seen = new Set<unknown>()
  return items.map((item) => {
    if (!isObject(item)) return item
    const isTwice = seen.has(item.id)
    seen.add(item.id)
    return isTwice ? { recipeId: item.id, ...itemOf(item, diets), id: freeItemId() } : itemOf(item, diets)
  })
}

function itemOf(item: Fields, diets: OwnDiets) {
  const {
    price,
    originalPrice,
    dietaryDetails,
    isVegetarian: _,
    isVegan: __,
    isGlutenFree: ___,
    location: ____,
    ...rest
  } = item
  const { own, ownIds, known } = dietsOf(dietaryDetails, diets)
  const { dietaryOptions = [] } = rest
  return {
    ...rest,
    ...(own.length + known.length > 0 &&
      Array.isArray(dietaryOptions) && {
        dietaryOptions: [...new Set([...dietaryOptions.filter((id) => !ownIds.includes(id)), ...known])],
      }),
    prices: pricesOf(price, originalPrice),
    ...(own.length > 0 && { ownMarks: own }),
  }
}

/** What isn't a number is left as it is: the schema refuses it. */
function pricesOf(price: unknown, original: unknown): unknown {
  if (typeof price !== 'number') return price
  // Also one that an optimization went over, which left 0 as the earlier price.
  if (price === 0) return []
  return [
    {
      id: 'p1',
      kind: 'fixed',
      amount: cents(price),
      ...(original !== undefined && { original: typeof original === 'number' ? cents(original) : original }),
    },
  ]
}

/** Freed of floating-point dust: 4.35 × 100 is 434.99999999999994. */
const cents = (usd: number): number => Math.round(Number((usd * 100).toFixed(4)))

interface OwnDiet {
  readonly id: string
  readonly symbol: string
  readonly name: string
}

/** By the number of the diet and its name. */
type OwnDiets = ReadonlyMap<string, OwnDiet>

/** The diets of the reference list of version 1, with the letters next to an item. */
const knownDiets: ReadonlyMap<unknown, { readonly name: string; readonly symbol: string }> = new Map([
  [1, { name: 'Vegetarian', symbol: 'V' }],
  [2, { name: 'Vegan', symbol: 'VG' }],
  [3, { name: 'Gluten-Free', symbol: 'GF' }],
  [4, { name: 'Dairy-Free', symbol: 'DF' }],
  [5, { name: 'Keto-Friendly', symbol: 'K' }],
  [6, { name: 'Seafood', symbol: 'S' }],
])

const detailsOf = (details: unknown): Fields[] => (Array.isArray(details) ? details.filter(isObject) : [])

/** Diets that an item had by name alone, because the reference list does not have them. */
function ownDietsOf(groups: readonly unknown[]): OwnDiets {
  const diets = new Map<string, OwnDiet>()
  for (const item of groups.flatMap(itemsOf)) {
    for (const { id, name } of detailsOf(isObject(item) ? item.dietaryDetails : undefined)) {
      if (knownDiets.has(id) || typeof name !== 'string' || name.trim() === '') continue
      const key = `${id} ${name}`
      if (!diets.has(key)) diets.set(key, { id: `d${diets.size + 1}`, symbol: initials(name), name })
    }
  }
  return diets
}

/** How a menu named diets of the list in its own words: `Végétarien`. The last name is what its legend said. */
function renamedDietsOf(groups: readonly unknown[]) {
  const names = new Map<unknown, string>()
  for (const item of groups.flatMap(itemsOf)) {
    for (const { id, name } of detailsOf(isObject(item) ? item.dietaryDetails : undefined))
      if (typeof name === 'string' && name.trim() !== '') names.set(id, name.trim())
  }
  return [...names].flatMap(([id, name]) => {
    const known = knownDiets.get(id)
    if (!known || known.name === name) return []
    return { id: `diet${id}`, kind: 'diet', key: String(id), symbol: known.symbol, meaning: name }
  })
}

function dietsOf(details: unknown, diets: OwnDiets): { own: string[]; ownIds: unknown[]; known: unknown[] } {
  const all = detailsOf(details)
  const isOwn = ({ id, name }: Fields) => diets.has(`${id} ${name}`)
  return {
    own: [...new Set(all.flatMap(({ id, name }) => diets.get(`${id} ${name}`)?.id ?? []))],
    // As a mark it isn't a diet any more.
    ownIds: all.filter(isOwn).map(({ id }) => id),
    known: all.flatMap(({ id }) => (knownDiets.has(id) ? [id] : [])),
  }
}

/** As version 1 made the letters of such a diet. */
const initials = (name: string): string =>
  name
    .trim()
    .split(/[\s-]+/u)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase('en') ?? '')
    .join('')
    .slice(0, 12) || '•'
