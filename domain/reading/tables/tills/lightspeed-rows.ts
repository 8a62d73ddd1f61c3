import { readPath } from '../../../exchange/words/section-path.ts'
import { joinList } from '../../../menu/details/list-cells.ts'
import type { TableSheet } from '../sheet/mapping.ts'
import { choiceAmount, fitChoices, gatherChoices, withoutRoom } from './choices/choice-groups.ts'
import { cellsByHeading } from './shape/cells.ts'
import type { TillRow, TillRows } from './shape/till-rows.ts'

/**
 * Lightspeed's K series: a sub-item is an option of the group, or a further price of the item, whose SKU it names as
 * its parent; a group belongs to the item that it names. An item without a price is priced at the till.
 */
export function lightspeedRows({ rows }: TableSheet, headings: number, currency: string): TillRows {
  const cell = cellsByHeading(rows[headings] ?? [])
  const read = rows.flatMap((cells, at) =>
    at <= headings || cells.every((one) => one.trim() === '')
      ? []
      : [
          {
            at,
            type: cell(cells, 'type').toLowerCase(),
            sku: cell(cells, 'sku'),
            parent: cell(cells, 'parent sku'),
            name: cell(cells, 'name'),
            range: cell(cells, 'min - max', 'min-max'),
            price: cell(cells, 'extra price', 'default price'),
            screens: screensIn(cell(cells, 'menu/screen', 'screens')),
          },
        ],
  )
  type Row = (typeof read)[number]
  const bySku = new Map(read.filter(({ sku }) => sku !== '').map((row) => [row.sku, row] as const))
  const children = Map.groupBy(read, ({ parent }) => (parent === '' ? undefined : bySku.get(parent)))
  const choices = gatherChoices(
    new Map(read.filter(({ type }) => type === 'group').map((group) => [group, draftOf(group)] as const)),
  )
  const listsOf = (row: Row) => (children.get(row) ?? []).filter(({ type }) => type === 'group')
  const chosen = read
    .filter(isDish)
    .flatMap((row) => listsOf(row).flatMap((list) => choices.groupOf(list) ?? []))
  const { kept, remarks } = fitChoices(choices.groups, new Set(chosen))
  const isKept = new Set(kept)
  const menu = menuAround(read.map(({ screens }) => screens))

  function draftOf(group: Row) {
    const [, min = '0', max] = /^(\d+)\s*-\s*(\d+)?$/u.exec(group.range) ?? []
    return {
      name: group.name,
      min: Number(min),
      max: max === undefined ? null : Number(max),
      options: (children.get(group) ?? [])
        .filter(({ name }) => name !== '')
        .map(({ name, price }) => ({ name, amount: choiceAmount(price, currency) })),
    }
  }

  function tillRow(row: Row): TillRow {
    const parent = bySku.get(row.parent)
    if (row.type === 'group') return { role: 'extras' }
    if (row.type === 'sub-item' || parent?.type === 'group') {
      if (!parent) return { role: 'leave-out', doubts: [{ code: 'option_alone', text: row.name }] }
      return parent.type === 'group'
        ? { role: 'extras' }
        : { role: 'prices', fields: { label: row.name, price: row.price } }
    }
    if (!isDish(row)) return { role: 'leave-out', doubts: [{ code: 'not_for_menu', text: row.type }] }
    const lists = listsOf(row)
    const groups = [...new Set(lists.flatMap((list) => choices.groupOf(list) ?? []))]
    return {
      role: 'item',
      path: readPath((menu === undefined ? row.screens : row.screens.slice(1)).join(' > ')),
      choices: lists.filter((list) => !choices.groupOf(list)).map(({ name }) => name),
      fields: {
        modifierGroups: joinList(groups.filter((group) => isKept.has(group)).map(({ name }) => name)),
        price: row.price || 'Variable',
      },
      doubts: withoutRoom(groups.filter((group) => !isKept.has(group))),
    }
  }

  const more = new Map(read.map((row) => [row.at, tillRow(row)] as const))
  const alone = read.filter(({ type, parent }) => type === 'sub-item' && !bySku.has(parent)).length
  return {
    moreOf: (at) => more.get(at),
    groups: kept,
    remarks: [
      ...(alone > 0 ? [{ code: 'options_alone' as const, count: alone }] : []),
      ...choices.remarks,
      ...remarks,
    ],
    ...(menu !== undefined && { title: menu }),
  }
}

const isDish = ({ type }: { readonly type: string }): boolean => type === 'item' || type === 'combo'

/** `Main/Drinks/Coffee` as items name it, `Drinks##Coffee` as menus do. */
const screensIn = (cell: string): string[] =>
  cell
    .split(cell.includes('##') ? '##' : '/')
    .map((name) => name.trim())
    .filter(Boolean)

/** The first part of each, where all have the same one and more behind it: the menu that the screens are of. */
function menuAround(all: readonly (readonly string[])[]): string | undefined {
  const filled = all.filter((screens) => screens.length > 0)
  const menu = filled[0]?.[0]
  return filled.length > 0 && filled.every((screens) => screens.length > 1 && screens[0] === menu)
    ? menu
    : undefined
}
