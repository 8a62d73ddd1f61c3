import { readFromFile } from '../../menu/claims/proposals.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { PriceHead } from '../../menu/model/price.ts'
import { setFields } from '../../menu/model/set-fields.ts'
import type { ReadDetails, ReadItem } from '../rows/reading.ts'
import type { ReadClaims } from '../words/label-words.ts'
import { markName } from '../words/mark-name.ts'
import { newPrices } from './take-prices.ts'

/** What items of a menu refer to. */
export type Named = Pick<Menu, 'modifierGroups' | 'marks'>

/** An item that was not on the menu, with all its claims to be confirmed. */
export function newItem(
  read: ReadItem,
  place: { readonly id: number; readonly categoryId: number; readonly cuisineId: number },
  heads: readonly PriceHead[],
  menu: Named,
): MenuItem {
  const item: MenuItem = {
    ...place,
    name: read.name,
    description: read.description ?? '',
    prices: newPrices(read.prices, heads),
    imageUrl: null,
    dietaryOptions: [],
  }
  return readFromFile(withDetails(item, read, menu), saidIn(read))
}

const claimFields = ['dietaryOptions', 'dietsOnRequest', 'allergens', 'mayContain', 'removable'] as const

const saidIn = (read: ReadItem): ReadClaims =>
  Object.fromEntries(claimFields.flatMap((field) => (read[field] ? [[field, read[field]]] : [])))

const detailFields = [
  'number',
  'secondName',
  'secondDescription',
  'additives',
  'marks',
  'isFeatured',
  'origin',
  'serves',
  'kcal',
  'sodiumMg',
] as const satisfies readonly (keyof ReadDetails & keyof MenuItem)[]

function withDetails(item: MenuItem, read: ReadDetails, menu: Named): MenuItem {
  const changes: Record<string, unknown> = {}
  const change = (field: keyof MenuItem, value: unknown) => {
    if (value === undefined || (isBlank(value) && isBlank(item[field]))) return
    changes[field] = value ?? undefined
  }
  for (const field of detailFields) change(field, read[field])
  change('ownMarks', keysOf(read.ownMarks, ownMarksOf(menu), item.ownMarks))
  change('modifierGroups', keysOf(read.choices, menu.modifierGroups, item.modifierGroups))
  const tellsWine = read.wine && (item.wine || Object.values(read.wine).some((value) => value !== null))
  return setFields(item, {
    ...changes,
    ...(tellsWine && { wine: withoutBlanks({ ...item.wine, ...read.wine }) }),
  })
}

const ownMarksOf = ({ marks }: Named) =>
  marks.filter(({ kind }) => kind === 'own').map((mark) => ({ id: mark.id, name: markName(mark) }))

/** The keys of what a source names, those first that the item has; what the menu does not have is left out. */
function keysOf(
  names: readonly string[] | null | undefined,
  parts: readonly { readonly id: string; readonly name: string }[],
  present: readonly string[] = [],
): string[] | null | undefined {
  if (!names) return names
  const order = [...parts].sort(
    (a, b) =>
      Number(present.includes(b.id)) - Number(present.includes(a.id)) ||
      present.indexOf(a.id) - present.indexOf(b.id),
  )
  const keys: string[] = []
  for (const name of names) {
    const part = order.find((other) => other.name === name && !keys.includes(other.id))
    if (part) keys.push(part.id)
  }
  return keys
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)

const withoutBlanks = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
