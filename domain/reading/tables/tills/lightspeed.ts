import { joinList } from '../../../exchange/words/list-words.ts'
import type { TableSheet } from '../sheet/mapping.ts'
import { cellsByHeading, choiceAmount, choiceGroups } from './choice-groups.ts'
import type { TillRow, TillRows } from './till-rows.ts'

/**
 * Lightspeed's K series: a sub-item is an option of the group, or a further price of the item, whose SKU it names as
 * its parent; a group belongs to the item that it names.
 */
export function lightspeedRows({ rows }: TableSheet, headings: number, currency: string): TillRows {
  const cell = cellsByHeading(rows[headings] ?? [])
  const read = rows.slice(headings + 1).map((cells, index) => ({
    at: headings + 1 + index,
    type: cell(cells, 'type').toLowerCase(),
    sku: cell(cells, 'sku'),
    parent: cell(cells, 'parent sku'),
    name: cell(cells, 'name'),
    range: cell(cells, 'min - max', 'min-max'),
    price: cell(cells, 'extra price', 'default price'),
  }))
  const bySku = new Map(read.filter(({ sku }) => sku !== '').map((row) => [row.sku, row] as const))
  const children = Map.groupBy(read, ({ parent }) => (parent === '' ? undefined : bySku.get(parent)))
  const groups = read.filter(({ type }) => type === 'group')
  const more = new Map(
    read.map((row): [number, TillRow] => {
      const parent = bySku.get(row.parent)
      if (row.type === 'group') return [row.at, { role: 'extras' }]
      if (row.type === 'sub-item')
        return [
          row.at,
          {
            role: parent && parent.type !== 'group' ? 'prices' : 'extras',
            fields: { label: row.name, price: row.price },
          },
        ]
      const choices = (children.get(row) ?? []).filter(({ type }) => type === 'group').map(({ name }) => name)
      return [
        row.at,
        {
          ...(row.type === 'item' || row.type === 'combo' ? { role: 'item' as const } : {}),
          fields: { choices: joinList(choices) },
        },
      ]
    }),
  )
  return {
    moreOf: (at) => more.get(at),
    groups: choiceGroups(
      groups.map((group) => {
        const [, min = '0', max] = /^(\d+)\s*-\s*(\d+)?$/u.exec(group.range) ?? []
        return {
          name: group.name,
          min: Number(min),
          max: max === undefined ? null : Number(max),
          options: (children.get(group) ?? []).map(({ name, price }) => ({
            name,
            amount: choiceAmount(price, currency),
          })),
        }
      }),
    ),
  }
}
