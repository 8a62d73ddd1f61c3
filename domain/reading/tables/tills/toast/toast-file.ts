import type { TableSheet } from '../../sheet/mapping.ts'
import { cellsByHeading } from '../shape/cells.ts'
import { type Entity, entityOf, type ToastPrice, toastPrice } from './entities.ts'

/** A row that makes, or tells of, one menu, group, item, list of choices or option. */
export interface ToastRow {
  /** From 0, in its sheet. */
  readonly at: number
  readonly entity: Entity
  readonly name: string
  /** What other rows know it by. */
  readonly ids: readonly string[]
  /** The id of what it belongs to; '' where it says none. */
  readonly parent: string
  readonly price: ToastPrice
  /** Names of the menu groups in which it is, where the file tells them. */
  readonly groups: readonly string[]
}

/** A row that puts what another one made into one more place. */
export interface ToastAttachment {
  readonly at: number
  readonly child: ToastRow | undefined
  readonly parent: string
  readonly target: string
}

export interface ToastFile {
  readonly rows: readonly ToastRow[]
  readonly attachments: readonly ToastAttachment[]
  /** Rows of a type that is not known, with the type. */
  readonly unknown: readonly { readonly at: number; readonly type: string }[]
  readonly byId: ReadonlyMap<string, ToastRow>
  /** What belongs to a row: by its own word, or attached by another row. */
  readonly childrenOf: (row: ToastRow) => readonly ToastRow[]
}

/** Reads Toast's import templates and the export of its menu manager: each row names what it belongs to by an id. */
export function toastFile({ rows: all }: TableSheet, headings: number): ToastFile {
  const find = cellsByHeading(all[headings] ?? [])
  const rows: ToastRow[] = []
  const attaching: { at: number; target: string; parent: string }[] = []
  const unknown: { at: number; type: string }[] = []
  for (const [at, cells] of all.entries()) {
    if (at <= headings || cells.every((one) => one.trim() === '')) continue
    const cell = (...names: readonly string[]) => find(cells, ...names)
    const entity = entityOf(cell('entity type'))
    const version = cell('version id or operation id', 'version id')
    const parent = cell('parent version id or operation id')
    if (!entity) unknown.push({ at, type: cell('entity type') })
    else if (/^attach$/iu.test(cell('operation'))) attaching.push({ at, target: version, parent })
    else
      rows.push({
        at,
        entity,
        name: (entity === 'option' && cell('modifier name')) || cell('name', 'modifier name'),
        ids: [cell('operation id'), version].filter(Boolean),
        parent,
        price: toastPrice(cell),
        groups: namesIn(cell('menu group(s)', 'menu groups')),
      })
  }
  const byId = new Map(rows.flatMap((row) => row.ids.map((id) => [id, row] as const)).toReversed())
  const attachments = attaching.map(({ at, target, parent }) => ({
    at,
    target,
    parent,
    child: byId.get(target),
  }))
  const links = [...rows.map((child) => ({ child, parent: child.parent })), ...attachments].filter(
    (link): link is { child: ToastRow; parent: string } => link.child !== undefined && link.parent !== '',
  )
  const children = Map.groupBy(links, ({ parent }) => byId.get(parent))
  return {
    rows,
    attachments,
    unknown,
    byId,
    childrenOf: (row) => [...new Set((children.get(row) ?? []).map(({ child }) => child))],
  }
}

/** Several groups are in one cell, with commas or semicolons between them. */
const namesIn = (cell: string): string[] =>
  cell
    .split(/\s*[;|]\s*|,\s+/u)
    .map((name) => name.trim())
    .filter(Boolean)
