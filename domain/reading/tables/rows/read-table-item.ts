import type { ColumnMatch } from '../../../exchange/columns/menu-columns.ts'
import { type PriceChoice, readPrices } from '../../../exchange/rows/read-prices.ts'
import { readRow } from '../../../exchange/rows/read-row.ts'
import type { ReadPrice, Remark, SourceItem } from '../../../exchange/rows/reading.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../../menu/model/limits.ts'
import { priceTail } from '../../../prices/line/price-tail.ts'
import { allDiets } from '../../../reference/reference.ts'
import { Room, startOf } from '../../building/room.ts'
import type { Doubt } from '../../layout/role.ts'
import { takeMarks } from '../../marks/item-marks.ts'
import type { LegendEntry } from '../../marks/legend.ts'
import type { RowPrice, TableRow } from './table-row.ts'

export interface ReadTableItem {
  /** Undefined for a row that cannot be an item: its doubts say why. */
  readonly item: SourceItem | undefined
  readonly doubts: readonly Doubt[]
  /** A currency other than the menu's, whose amounts are taken as written. */
  readonly currency: string | null
}

/** What the row of an item tells of it. A price that is not understood is a doubt, and does not lose the item. */
export function readTableItem(row: TableRow, told: ColumnMatch, choice: PriceChoice): ReadTableItem {
  const { fields } = row
  const doubts: Doubt[] = []
  const source = { number: row.at + 1, cells: row.cells }
  // Our own tables have columns for them.
  const marked = told.id === null ? withoutMarks(fields) : fields
  const room = new Room()
  const name = startOf(marked.name, MENU_TEXT_LIMITS.name).trim()
  const rest = marked.name.slice(name.length).trim()
  const description = room.text(
    [rest, marked.description].filter(Boolean).join(' '),
    MENU_TEXT_LIMITS.description,
  )
  const words = readRow(
    source,
    { ...fields, name, description, dietary: marked.dietary, price: '', label: '', words: '', kind: '' },
    { ...told, label: null, size: null, ...(marked.dietary !== '' && { dietary: 0 }) },
    { ...choice, takesBlankPrice: true, headingOf: (field) => field },
  )
  if ('problem' in words) return { item: undefined, doubts: [{ code: 'name_missing' }], currency: null }
  doubts.push(...words.remarks.flatMap(doubtOf))
  const prices: ReadPrice[] = []
  let currency: string | null = null
  for (const { label, text, isOwn, energy = '' } of priceCells(row)) {
    const priceKcal = energy || fields.priceKcal
    const sold = { ...(label !== '' && { [isOwn ? 'label' : 'column']: label }), priceKcal }
    const read = pricesIn({ ...row, fields: { ...fields, price: text, ...sold } }, told, choice)
    prices.push(...read.prices)
    doubts.push(...read.doubts, ...energyWithoutPrice(priceKcal, read.prices))
    currency ??= read.currency
  }
  for (const { text, energy = '' } of row.prices)
    if (isNoPrice(text)) doubts.push(...energyWithoutPrice(energy, []))
  return {
    item: {
      ...words.item,
      ...(rest !== '' && { description }),
      prices: room.list(prices, MENU_SIZE_LIMITS.prices, wordsOfPrice),
    },
    doubts: [...doubts, ...room.leftovers.map(({ code, text }) => ({ code, text }))],
    currency,
  }
}

/** For a person who looks for a price that found no room: what is sold at it, and its amount in minor units. */
const wordsOfPrice = ({ column, label, words, amount }: ReadPrice): string =>
  [column, label, words, amount].filter(Boolean).join(' ')

/** Diets by their letters behind a name, `Dal (vg, gf)`, or alone in the cell for the description. */
function withoutMarks({ name, description, dietary }: TableRow['fields']) {
  const read = takeMarks(name, new Map())
  const alone = description.length > 20 ? undefined : takeMarks(`(${description})`, new Map())
  const areDiets = (said: readonly LegendEntry[]) =>
    said.length > 0 && said.every(({ kind }) => kind === 'diet')
  const isNameMarked = areDiets(read.said) && read.text !== ''
  const isAlone = alone !== undefined && alone.text === '' && areDiets(alone.said)
  const said = [...(isNameMarked ? read.said : []), ...(isAlone ? alone.said : [])]
  const diets = said.flatMap(({ key }) => allDiets.find(({ id }) => String(id) === key)?.name ?? [])
  return {
    name: isNameMarked ? read.text : name,
    description: isAlone ? '' : description,
    dietary: [dietary, ...diets].filter(Boolean).join('; '),
  }
}

/** Cells that say that there is no price in this column. */
const NO_PRICE = /^(?:[-\u2013\u2014.]+|x|n\/?a|none|0(?:[.,]0+)?)$/iu

const isNoPrice = (text: string): boolean => text === '' || NO_PRICE.test(text)

/** Energy that no price of its row can take: of a blank price, or of one of several in a cell. */
const energyWithoutPrice = (energy: string, prices: readonly ReadPrice[]): Doubt[] =>
  energy === '' || prices.length === 1 ? [] : [{ code: 'cell_unclear', text: energy }]

const priceCells = ({ fields, prices }: TableRow): RowPrice[] => {
  const columns = prices.filter(({ text }) => !isNoPrice(text))
  const own = prices.length === 0 || fields.price !== '' ? [{ label: '', text: fields.price }] : []
  return [...own, ...columns]
}

function pricesIn(
  row: TableRow,
  told: ColumnMatch,
  choice: PriceChoice,
): { prices: readonly ReadPrice[]; doubts: Doubt[]; currency: string | null } {
  const { fields } = row
  const doubts: Doubt[] = []
  const read = readPrices(fields, told, { ...choice, takesBlankPrice: true }, (_, text) =>
    doubts.push({ code: 'cell_unclear', text }),
  )
  if (!('problem' in read)) {
    const isTold = read.currency === null || read.currency === ''
    return {
      prices: read.prices,
      currency: read.currency,
      doubts: isTold ? doubts : [...doubts, { code: 'currency_differs', text: read.currency ?? '' }],
    }
  }
  const facts = { currency: choice.currency, hasDecimalComma: choice.hasDecimalComma, hasCents: false }
  const tail = priceTail(`\t${fields.price}`, facts, 'item')
  const unclear: Doubt = { code: 'price_unclear', text: fields.price }
  // `-3` isn't the price of a dish: the owner decides what it is.
  if (read.problem.code === 'price_negative') return { prices: [], doubts: [unclear], currency: null }
  if (tail.before.trim() === '' && tail.prices.some(({ amount }) => (amount ?? 0) > 0))
    return {
      prices: tail.prices.map(
        ({ start: _, end: __, isEmpty: ___, isWeak: ____, foreign: _____, said: ______, ...price }) => price,
      ),
      doubts: [unclear],
      currency: null,
    }
  const code = /\d/u.test(fields.price) ? 'price_unclear' : 'price_in_words'
  return { prices: [], doubts: [{ code, text: fields.price }], currency: null }
}

function doubtOf(remark: Remark): Doubt[] {
  if ('word' in remark) return [{ code: 'claim_unknown', text: remark.word }]
  return remark.code === 'not_understood' ? [{ code: 'cell_unclear', text: remark.text }] : []
}
