import { joinList } from '../../../exchange/words/list-words.ts'
import { readPath, type SectionPath, writePath } from '../../../exchange/words/section-path.ts'
import type { TableSheet } from '../sheet/mapping.ts'
import { cellsByHeading, choiceAmount, choiceGroups } from './choice-groups.ts'
import type { TillRow, TillRows } from './till-rows.ts'

type Entity = 'menu' | 'section' | 'item' | 'choices' | 'option'

/** `MENU_GROUP` and `Menu group` are one. */
function entityOf(written: string): Entity | undefined {
  const type = written.toLowerCase().replaceAll(/[\s_-]+/gu, ' ')
  if (/^(?:modifier|option) group$/u.test(type)) return 'choices'
  if (/^(?:modifier|modifier option|modifier item|option)$/u.test(type)) return 'option'
  if (/^(?:menu )?group$/u.test(type)) return 'section'
  if (/^(?:menu )?item$/u.test(type)) return 'item'
  return type === 'menu' ? 'menu' : undefined
}

interface Row {
  readonly at: number
  readonly entity: Entity
  readonly name: string
  readonly ids: readonly string[]
  readonly parent: string
  readonly price: string
}

/**
 * Toast's bulk import: each row makes one menu, group, item, modifier group or modifier, and names the row that it
 * belongs to by that row's id. Choices hang on the items that they name as parents.
 */
export function toastRows({ rows }: TableSheet, headings: number, currency: string): TillRows {
  const cell = cellsByHeading(rows[headings] ?? [])
  const read = rows.flatMap((cells, at): Row[] => {
    const entity = at > headings ? entityOf(cell(cells, 'entity type')) : undefined
    if (!entity) return []
    const ids = [
      cell(cells, 'operation id'),
      cell(cells, 'version id or operation id'),
      cell(cells, 'version id'),
    ]
    return [
      {
        at,
        entity,
        name: cell(cells, 'name', 'modifier name'),
        ids: ids.filter(Boolean),
        parent: cell(cells, 'parent version id or operation id', 'modifier owner id'),
        price: /open/iu.test(cell(cells, 'pricing strategy or method')) ? 'Variable' : cell(cells, 'price'),
      },
    ]
  })
  const byId = new Map(read.flatMap((row) => row.ids.map((id) => [id, row] as const)).toReversed())
  const children = Map.groupBy(read, ({ parent }) => byId.get(parent))
  const hasMenus = read.filter(({ entity }) => entity === 'menu').length > 1
  const pathOf = (row: Row | undefined, depth = 0): SectionPath => {
    if (!row || depth > 5) return []
    const above = pathOf(byId.get(row.parent), depth + 1)
    const isNamed = row.entity === 'section' || (row.entity === 'menu' && hasMenus)
    return isNamed ? readPath(writePath([...above, row.name])) : above
  }
  const choicesOf = (row: Row): string[] =>
    (children.get(row) ?? []).filter(({ entity }) => entity === 'choices').map(({ name }) => name)
  const more = new Map(
    read.map((row): [number, TillRow] => {
      if (row.entity === 'menu')
        return [row.at, hasMenus ? { role: 'section', path: pathOf(row) } : { role: 'title' }]
      if (row.entity === 'section') return [row.at, { role: 'section', path: pathOf(row) }]
      if (row.entity !== 'item') return [row.at, { role: 'extras' }]
      return [
        row.at,
        { role: 'item', path: pathOf(row), fields: { choices: joinList(choicesOf(row)), price: row.price } },
      ]
    }),
  )
  const groups = new Map<string, Parameters<typeof choiceGroups>[0][number]>()
  for (const row of read)
    if (row.entity === 'choices' && !groups.has(row.name))
      groups.set(row.name, {
        name: row.name,
        min: 0,
        max: null,
        options: (children.get(row) ?? [])
          .filter(({ entity }) => entity === 'option' || entity === 'item')
          .map(({ name, price }) => ({ name, amount: choiceAmount(price, currency) })),
      })
  return { moreOf: (at) => more.get(at), groups: choiceGroups([...groups.values()]) }
}
