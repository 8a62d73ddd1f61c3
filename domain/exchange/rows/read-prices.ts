import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import { readKcal } from '../../menu/nutrition-text/read-kcal.ts'
import { readSodiumMg } from '../../menu/nutrition-text/read-sodium.ts'
import { readPrice } from '../../prices/cell.ts'
import { isSignOf } from '../../prices/forms/signs.ts'
import { readSizeOf } from '../../prices/words/labels.ts'
import type { ColumnMatch, MenuField } from '../columns/menu-columns.ts'
import { readKind } from '../words/kind-words.ts'
import { readPriceCell } from './price-cell.ts'
import type { Fields, NotUnderstood } from './read-details.ts'
import type { ReadPrice, RowProblem } from './reading.ts'

export interface PriceChoice {
  /** ISO 4217, of the menu. */
  readonly currency: string
  /** Whether the source writes 12,50. */
  readonly hasDecimalComma: boolean
  /** Whether a row without a price is an item all the same. */
  readonly takesBlankPrice: boolean
}

export type PricesRead =
  | { readonly prices: readonly ReadPrice[]; readonly currency: string | null }
  | { readonly problem: RowProblem }

/** The prices that the cells of a row tell: one, or several where they are written in one cell. */
export function readPrices(
  fields: Fields,
  columns: ColumnMatch,
  choice: PriceChoice,
  notUnderstood: NotUnderstood,
): PricesRead {
  const kind = readKind(fields.kind)
  if (fields.kind !== '' && !kind) notUnderstood('kind', fields.kind)
  const foreign =
    fields.currency !== '' && !isSignOf(fields.currency, choice.currency) ? fields.currency : null
  const sold = readSold(fields, columns, choice, notUnderstood)
  const one = (price: Pick<ReadPrice, 'kind' | 'amount'>, currency = foreign): PricesRead => ({
    prices: [{ ...sold, ...price }],
    currency,
  })
  if (kind === 'market' || kind === 'included') return one({ kind, amount: undefined }, null)
  if (fields.price === '') {
    if (fields.words !== '') return one({ kind: 'market', amount: undefined }, null)
    if (choice.takesBlankPrice) return { prices: [], currency: null }
    return { problem: { code: 'no_price' } }
  }
  const isLess = kind === 'supplement' && /^[-\u2212]/.test(fields.price)
  const written = isLess ? fields.price.slice(1) : fields.price
  const read = readPrice(written, choice.hasDecimalComma, choice.currency)
  if ('amount' in read) {
    const isOwn = kind !== undefined || fields.currency !== ''
    // A file of another program has 0 for what has no price.
    if (read.amount === 0 && !isOwn) return { prices: [], currency: null }
    const amount = isLess ? 0 - read.amount : read.amount
    return one({ kind: kind ?? 'fixed', amount }, foreign ?? read.currency)
  }
  if (read.problem !== 'price_unreadable') return { problem: { code: read.problem } }
  const typed = readPriceCell(fields.price, choice.currency)
  if ('problem' in typed) return typed
  const [first, ...others] = typed.prices
  // Details in separate cells belong to one price; several prices carry theirs themselves.
  return first && others.length === 0
    ? { prices: [{ ...sold, ...first, ...withKind(kind, first) }], currency: foreign ?? typed.currency }
    : { prices: typed.prices, currency: foreign ?? typed.currency }
}

const withKind = (kind: ReadPrice['kind'] | undefined, { kind: typed }: ReadPrice) =>
  kind && typed === 'fixed' ? { kind } : {}

/** Reads what a row says about a price other than its amount; a field without a column is absent. */
function readSold(
  fields: Fields,
  columns: ColumnMatch,
  choice: PriceChoice,
  notUnderstood: NotUnderstood,
): Omit<ReadPrice, 'kind' | 'amount'> {
  const cell = <T>(
    field: MenuField,
    read: (text: string) => T | undefined,
  ): { [key: string]: T | undefined } => {
    if (columns[field] === null) return {}
    const value = fields[field] === '' ? undefined : read(fields[field])
    if (value === undefined && fields[field] !== '') notUnderstood(field, fields[field])
    return { [field]: value }
  }
  const line = (text: string) => (text.length <= MENU_TEXT_LIMITS.label ? text : undefined)
  const size = fields.size === '' ? undefined : readSizeOf(fields.size)
  // A size in words, `Small`, is what is sold.
  const label = [fields.label, size || fields.size === '' ? '' : fields.size].filter(Boolean).join(' ')
  const { priceKcal, priceSodium, ...rest } = {
    ...cell('column', line),
    ...cell('per', line),
    ...cell('words', line),
    ...cell('former', (text) => {
      const read = readPrice(text, choice.hasDecimalComma, choice.currency)
      return 'amount' in read ? read.amount : undefined
    }),
    ...cell('priceKcal', readKcal),
    ...cell('priceSodium', readSodiumMg),
  } as Omit<ReadPrice, 'kind' | 'amount'> & {
    priceKcal?: number | undefined
    priceSodium?: number | undefined
  }
  if (label.length > MENU_TEXT_LIMITS.label) notUnderstood('label', label)
  return {
    ...rest,
    ...(columns.priceKcal !== null && { kcal: priceKcal }),
    ...(columns.priceSodium !== null && { sodiumMg: priceSodium }),
    ...(columns.size !== null && { size }),
    ...((columns.label !== null || label !== '') && {
      label: label === '' || label.length > MENU_TEXT_LIMITS.label ? undefined : label,
    }),
  }
}
