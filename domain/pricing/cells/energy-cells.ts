import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { NO_ENERGY, type Price } from '../../menu/model/price.ts'
import type { Section } from '../../menu/model/section.ts'
import { setFields } from '../../menu/model/set-fields.ts'
import { mapSections } from '../../menu/model/walk.ts'
import { readKcal } from '../../menu/nutrition-text/read-kcal.ts'
import { priceSlots } from '../../menu/prices/price-slots.ts'
import { energyAtPrices } from '../../menu/printed/energy/energy-of.ts'
import { type PriceRow, priceRows, rowKey } from './price-cells.ts'
import type { RefusedCell, TypedCell } from './typed-cells.ts'

const NO_PRICE_FOR_IT = 'No price here for these calories. Enter the price first.'

type Energies = Pick<MenuItem, 'prices' | 'kcal'>

const energiesOf = ({ prices, kcal }: PriceRow): Energies => ({
  prices: [...prices],
  ...(kcal !== undefined && { kcal }),
})

/** What a box shows of the energy in a cell, in kcal: that of the price in it, or of an item without prices. */
export function energyText(row: PriceRow, slot: number): string {
  const { prices, kcal } = energyAtPrices(energiesOf(row))
  const price = priceSlots(prices, row.heads)[slot]
  const shown = price ? price.kcal : slot === 0 && prices.length === 0 ? kcal : undefined
  return shown === undefined ? '' : String(shown)
}

/** Puts energies into cells, in kcal or as `1841 kJ`. What is none changes nothing and comes back with the reason. */
export function typeEnergies<Cell extends TypedCell>(
  menu: Menu,
  typed: readonly Cell[],
): { readonly menu: Menu; readonly refused: readonly RefusedCell<Cell>[] } {
  const rows = new Map(priceRows(menu).map((row) => [rowKey(row), row]))
  const refused: RefusedCell<Cell>[] = []
  const changed = new Map<string, Energies>()
  for (const cell of typed) {
    const key = rowKey(cell)
    const row = rows.get(key)
    if (!row) continue
    const read = withEnergy(row, cell)
    if (typeof read === 'string') refused.push({ cell, problem: read })
    else if (read) {
      changed.set(key, read)
      rows.set(key, { ...row, ...read, kcal: read.kcal })
    }
  }
  return { menu: withEnergies(menu, changed), refused }
}

/** The row with this energy; undefined where it has it already, a sentence where it cannot have it. */
function withEnergy(row: PriceRow, { slot, text: written }: TypedCell): Energies | string | undefined {
  const text = written.trim()
  if (text === energyText(row, slot)) return undefined
  const kcal = text === '' ? undefined : readKcal(text)
  if (text !== '' && kcal === undefined) return NO_ENERGY
  const { prices, kcal: ofItem } = energiesOf(row)
  const price = priceSlots(prices, row.heads)[slot]
  if (!price) {
    if (row.itemId === null || slot > 0 || prices.length > 0) return text === '' ? undefined : NO_PRICE_FOR_IT
    return { prices, ...(kcal !== undefined && { kcal }) }
  }
  const options = prices.filter(({ kind }) => kind !== 'supplement')
  const isOnly = options.length === 1 && options[0] === price
  // The figure of an item with one option stays where its owner wrote it.
  if (isOnly && ofItem !== undefined && price.kcal === undefined)
    return { prices, ...(kcal !== undefined && { kcal }) }
  return {
    prices: prices.map((each) => (each === price ? setFields<Price>(each, { kcal }) : each)),
    ...(!isOnly && ofItem !== undefined && { kcal: ofItem }),
  }
}

function withEnergies(menu: Menu, changed: ReadonlyMap<string, Energies>): Menu {
  if (changed.size === 0) return menu
  return mapSections(menu, (section) => {
    const own = changed.get(rowKey({ sectionId: section.id, itemId: null }))
    const items = section.items.map((item) => {
      const energies = changed.get(rowKey({ sectionId: section.id, itemId: item.id }))
      return energies ? setFields<MenuItem>(item, { prices: energies.prices, kcal: energies.kcal }) : item
    })
    if (!own && items.every((item, at) => item === section.items[at])) return section
    return { ...(own ? setFields<Section>(section, { prices: own.prices }) : section), items }
  })
}
