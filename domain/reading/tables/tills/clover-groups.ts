import type { ModifierGroup } from '../../../menu/model/modifiers.ts'
import type { TableSheet } from '../sheet/mapping.ts'
import { type ChoiceDraft, cellsByHeading, choiceAmount, choiceGroups } from './choice-groups.ts'

const HEADINGS = ['modifier group name', 'modifier', 'price']

/** Is it the sheet of a Clover workbook that lists modifier groups with their modifiers? */
export const listsCloverGroups = ({ rows }: TableSheet): boolean => headingsAt(rows) !== -1

/** The groups of that sheet: a group is named in the row of its first modifier, or in each. */
export function cloverGroups({ rows }: TableSheet, currency: string): ModifierGroup[] {
  const headings = headingsAt(rows)
  const cell = cellsByHeading(rows[headings] ?? [])
  const drafts = new Map<string, ChoiceDraft>()
  let open = ''
  for (const cells of headings === -1 ? [] : rows.slice(headings + 1)) {
    open = cell(cells, 'modifier group name') || open
    const max = cell(cells, 'max quantity', 'max allowed')
    const draft = drafts.get(open) ?? {
      name: open,
      min: Number(cell(cells, 'required quantity', 'min required')) || 0,
      max: Number(max) > 0 ? Number(max) : null,
      options: [],
    }
    drafts.set(open, draft)
    const name = cell(cells, 'modifier')
    if (name !== '') draft.options.push({ name, amount: choiceAmount(cell(cells, 'price'), currency) })
  }
  return choiceGroups([...drafts.values()])
}

const headingsAt = (rows: TableSheet['rows']): number =>
  rows.slice(0, 5).findIndex((cells) => {
    const words = cells.map((cell) => cell.trim().toLowerCase())
    return HEADINGS.every((heading) => words.includes(heading))
  })
