import type { ModifierGroup } from '../../../../menu/model/modifiers.ts'
import type { TableSheet } from '../../sheet/mapping.ts'
import { type ChoiceDraft, choiceAmount, gatherChoices } from '../choices/choice-groups.ts'
import { cellsByHeading, headingWord } from '../shape/cells.ts'

const GROUPS = ['modifier group name', 'modifier', 'price']

/** The groups of the sheet of a Clover workbook that lists modifiers: a group is named in the row of its first, or in each. */
export function cloverGroups(sheet: TableSheet, currency: string): readonly ModifierGroup[] {
  const headings = headingsAt(sheet, GROUPS)
  if (headings === -1) return []
  const cell = cellsByHeading(sheet.rows[headings] ?? [])
  const drafts = new Map<string, ChoiceDraft>()
  let open = ''
  for (const cells of sheet.rows.slice(headings + 1)) {
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
  return gatherChoices(drafts).groups
}

/** The place of the row that has these headings, among the first; -1 for none. */
export const headingsAt = ({ rows }: TableSheet, headings: readonly string[]): number =>
  rows.slice(0, 5).findIndex((cells) => {
    const words = new Set(cells.map(headingWord))
    return headings.every((heading) => words.has(heading))
  })
