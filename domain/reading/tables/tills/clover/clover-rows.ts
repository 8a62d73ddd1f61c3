import { readPath, sameSection } from '../../../../exchange/words/section-path.ts'
import { joinList } from '../../../../menu/details/list-cells.ts'
import type { ModifierGroup } from '../../../../menu/model/modifiers.ts'
import { currencyDigits, toMajor } from '../../../../money/currency.ts'
import { readPrice } from '../../../../prices/cell.ts'
import type { TableSheet } from '../../sheet/mapping.ts'
import { fitChoices, withoutRoom } from '../choices/choice-groups.ts'
import { areSizes } from '../choices/size-choices.ts'
import { cellsByHeading } from '../shape/cells.ts'
import type { TillRow, TillRows } from '../shape/till-rows.ts'
import type { OrderedSection } from './clover-order.ts'

/**
 * Items of a Clover workbook with the groups of its other sheet, and with its categories where only another sheet says
 * them. A required choice of one size becomes prices of the
 * item; a group that no item has then is none of the menu's.
 */
export function cloverRows(
  { rows }: TableSheet,
  headings: number,
  groups: readonly ModifierGroup[],
  order: readonly OrderedSection[],
  currency: string,
): TillRows {
  const cell = cellsByHeading(rows[headings] ?? [])
  const longestFirst = groups.toSorted((one, other) => other.name.length - one.name.length)
  const items = rows.slice(headings + 1).map((cells, below) => {
    const { known, unknown } = groupsNamed(cell(cells, 'modifier groups'), longestFirst)
    const priced = sizePrices(cells, known)
    const others = known.filter((group) => group !== priced?.group)
    return { at: headings + 1 + below, cells, others, unknown, priced }
  })
  const chosen = new Set(items.flatMap(({ others }) => others))
  const asPrices = new Set(items.flatMap(({ priced }) => priced?.group ?? []))
  const { kept, remarks } = fitChoices(
    groups.filter((group) => chosen.has(group) || !asPrices.has(group)),
    chosen,
  )
  const isKept = new Set(kept)
  const more = new Map(
    items.map(({ at, cells, others, unknown, priced }): [number, TillRow] => [
      at,
      {
        fields: {
          modifierGroups: joinList(others.filter((group) => isKept.has(group)).map(({ name }) => name)),
          price: priced ? '' : priceOf(cells),
          kind: /^per unit$/iu.test(cell(cells, 'price type')) ? 'per unit' : '',
        },
        choices: unknown,
        ...(cell(cells, 'categories') === '' && placed(cell(cells, 'name'))),
        doubts: withoutRoom(others.filter((group) => !isKept.has(group))),
        ...(priced && { prices: priced.prices }),
      },
    ]),
  )

  function sizePrices(cells: readonly string[], known: readonly ModifierGroup[]) {
    const [group, ...others] = known.filter(areSizes)
    const isFixed = /^(?:fixed)?$/iu.test(cell(cells, 'price type')) && cell(cells, 'variant option') === ''
    const base = readPrice(cell(cells, 'price') || '0', false, currency)
    if (!group || others.length > 0 || !isFixed || !('amount' in base)) return undefined
    const amounts = group.options.map(({ amount }) => base.amount + amount)
    if (amounts.some((amount) => amount <= 0)) return undefined
    return {
      group,
      prices: group.options.map(({ name }, at) => ({
        label: name,
        text: toMajor(amounts[at] ?? 0, currency).toFixed(currencyDigits(currency)),
      })),
    }
  }

  function placed(name: string): Pick<TillRow, 'path' | 'otherSections'> {
    const [first, ...others] = order.flatMap((section) =>
      section.items.some((item) => sameSection(item) === sameSection(name)) ? section.name : [],
    )
    return first === undefined ? {} : { path: readPath(first), otherSections: others }
  }

  function priceOf(cells: readonly string[]): string {
    return /^variable$/iu.test(cell(cells, 'price type')) ? 'Variable' : cell(cells, 'price')
  }

  return {
    moreOf: (at) => more.get(at),
    groups: kept,
    remarks,
  }
}

/** The groups that a cell names, with commas between them; a group's own name may have commas too. */
function groupsNamed(
  written: string,
  longestFirst: readonly ModifierGroup[],
): { readonly known: readonly ModifierGroup[]; readonly unknown: readonly string[] } {
  const known: ModifierGroup[] = []
  const unknown: string[] = []
  let rest = written.trim()
  while (rest !== '') {
    const group = longestFirst.find(({ name }) => rest === name || rest.startsWith(`${name},`))
    const name = group?.name ?? rest.split(',', 1)[0] ?? rest
    if (group) known.push(group)
    else if (name.trim() !== '') unknown.push(name.trim())
    rest = rest.slice(name.length + 1).trim()
  }
  return { known, unknown }
}
