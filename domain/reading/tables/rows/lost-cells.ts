import type { MenuField } from '../../../exchange/columns/menu-columns.ts'
import type { Fields } from '../../../exchange/rows/read-details.ts'

/** Cells of which each row of an item gives its own: those of its price, and lists that are joined. */
const OF_EACH_ROW: ReadonlySet<MenuField> = new Set<MenuField>([
  'section',
  'label',
  'column',
  'size',
  'kind',
  'price',
  'currency',
  'per',
  'words',
  'former',
  'priceKcal',
  'priceSodium',
  'modifierGroups',
  'id',
])

/** What the rows of one item say of it: its first words of each kind are those of the item. */
export class ItemCells {
  readonly #said = new Map<MenuField, string>()

  /** Takes one more row of the item; returns its cells that say something else than a row before. */
  add(fields: Fields): string[] {
    const lost: string[] = []
    for (const [field, written] of Object.entries(fields) as [MenuField, string][]) {
      if (written === '' || OF_EACH_ROW.has(field)) continue
      const said = this.#said.get(field)
      if (said === undefined) this.#said.set(field, written)
      else if (bare(said) !== bare(written)) lost.push(written)
    }
    return lost
  }
}

const bare = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
