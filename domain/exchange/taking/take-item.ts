import { readFromFile } from '../../menu/claims/proposals.ts'
import type { Named } from '../../menu/details/detail.ts'
import { detailRows, isBlank } from '../../menu/details/detail-columns.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { PriceHead } from '../../menu/model/price.ts'
import type { ReadDetails, SourceItem } from '../rows/reading.ts'
import type { ReadClaims } from '../words/label-words.ts'
import { newPrices } from './take-prices.ts'

/** An item that was not on the menu, with all its claims to be confirmed. */
export function newItem(
  read: SourceItem,
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
  return readFromFile({ ...item, ...detailsOf(read, menu) }, saidIn(read))
}

const claimFields = ['dietaryOptions', 'dietsOnRequest', 'allergens', 'mayContain', 'removable'] as const

const saidIn = (read: SourceItem): ReadClaims =>
  Object.fromEntries(claimFields.flatMap((field) => (read[field] ? [[field, read[field]]] : [])))

/** What the details of a source are on a menu; what is blank is left out. */
const detailsOf = (read: ReadDetails, menu: Named): Partial<MenuItem> =>
  Object.fromEntries(
    detailRows.flatMap(([key, detail]) => {
      const said = read[key]
      const value = isBlank(said) ? said : detail.take(withoutBlanks(said), menu)
      return isBlank(value) ? [] : [[key, value]]
    }),
  )

/** Of a detail of several columns, those that are not blank. */
const withoutBlanks = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null))
    : value
