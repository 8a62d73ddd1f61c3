import { allergenName } from '../../../menu/claims/allergen-names.ts'
import { detailColumns } from '../../../menu/details/detail-columns.ts'
import { details } from '../../../menu/details/details.ts'
import { headsAbove } from '../../../menu/model/check-menu.ts'
import type { MenuItem } from '../../../menu/model/item.ts'
import { isOwnAmount } from '../../../menu/prices/lead-price.ts'
import { typedText } from '../../../menu/prices/typed-prices.ts'
import { toMajor } from '../../../money/currency.ts'
import { allDiets } from '../../../reference/reference.ts'
import { pathOf } from '../../columns/path-of.ts'
import type { Cell } from '../../reading/csv.ts'
import { NO_ALLERGENS } from '../../words/label-words.ts'
import { writePath } from '../../words/section-path.ts'
import type { TabledMenu } from '../menu-csv.ts'
import { rowsUnder, type SheetRows } from './sheet-rows.ts'

/** The details that an owner types into a sheet; what is picked from lists of ours is not among them. */
const typedDetails = detailColumns.filter(({ part }) => Object.keys(part.boxes).length > 0)

export const OWNER_SHEET_DETAILS = typedDetails.map(({ column }) => column)

const USUAL = ['Section', 'Item', 'Description', 'Price']
const FURTHER = [
  ...new Set([
    details.number.heading,
    'Dietary',
    'Allergens',
    ...typedDetails.map(({ part }) => part.heading),
  ]),
]

/**
 * A menu as an owner would write it into one sheet: a row an item, its prices in one cell as one types them
 * (`14 / 26`, `MP`, `Glass 9 / Bottle 36`), one amount alone as a number. Columns that no item fills are left out.
 */
export function ownerSheet(menu: TabledMenu & { readonly language?: string | undefined }): SheetRows {
  const rows = menu.sections.flatMap((section) => {
    const heads = headsAbove(menu.sections, section)
    const path = writePath(pathOf(menu.sections, section))
    return section.items.map((item): Readonly<Record<string, Cell>> => {
      const labelled = item.prices.map(({ head, ...price }) => {
        const label = [heads.find(({ id }) => id === head)?.label, price.label].filter(Boolean).join(' ')
        return { ...price, ...(label && { label }) }
      })
      return {
        Section: path,
        Item: item.name,
        Description: item.description,
        Price: priceCell(labelled, menu),
        ...claimCells(item),
        ...detailCells(item, menu),
      }
    })
  })
  const isFilled = (heading: string) => rows.some((row) => (row[heading] ?? '') !== '')
  return { name: 'Menu', rows: rowsUnder([...USUAL, ...FURTHER.filter(isFilled)], rows) }
}

function priceCell(
  prices: MenuItem['prices'],
  { currency, language }: TabledMenu & { readonly language?: string | undefined },
): Cell {
  const [price] = prices
  const isBare =
    prices.length === 1 &&
    price &&
    Object.keys(price).every((key) => ['id', 'kind', 'amount', 'original'].includes(key))
  if (isBare && price.kind === 'fixed' && isOwnAmount(price)) return toMajor(price.amount, currency)
  const text = typedText(prices, { currency, language }).replaceAll('\u00A0', ' ')
  // Of several prices it is not clear which of them a note is about.
  return prices.length === 1 && price?.former !== undefined
    ? `${text} (reg. ${typedText([{ id: price.id, kind: 'fixed', amount: price.former }], { currency, language })})`
    : text
}

const claimCells = ({ dietaryOptions: diets, allergens }: MenuItem) => ({
  Dietary: diets.flatMap((id) => allDiets.find((option) => option.id === id)?.name ?? []).join(', '),
  Allergens: allergens?.length === 0 ? NO_ALLERGENS : (allergens ?? []).map(allergenName).join(', '),
})

/** A figure is a number, which a spreadsheet can add up. */
const detailCells = (item: MenuItem, menu: TabledMenu): Readonly<Record<string, Cell>> =>
  Object.fromEntries(
    typedDetails.map(({ part, valueIn }) => {
      const value = valueIn(item)
      const cell = value === undefined ? '' : typeof value === 'number' ? value : part.writeCell(value, menu)
      return [part.heading, cell]
    }),
  )
