import type { TableSheet } from '../../sheet/mapping.ts'
import {
  choiceAmount,
  type GatheredChoices,
  gatherChoices,
  type OptionDraft,
} from '../choices/choice-groups.ts'
import { cellsByHeading, headingWord } from '../shape/cells.ts'

const GROUPS = ['modifier group name', 'modifier', 'price']

/** The groups of the sheets of a Clover workbook that list modifiers, each by its sheet and its name. */
export function cloverGroups(
  sheets: readonly TableSheet[],
  currency: string,
): Pick<GatheredChoices<string>, 'groups' | 'remarks'> {
  return gatherChoices(
    new Map(
      sheets.flatMap((sheet, at) =>
        draftsIn(sheet, currency).map((draft) => [JSON.stringify([at, draft.name]), draft] as const),
      ),
    ),
  )
}

/** A group is named in the row of its first modifier, or in each. */
function draftsIn(sheet: TableSheet, currency: string) {
  const headings = headingsAt(sheet, GROUPS)
  if (headings === -1) return []
  const cell = cellsByHeading(sheet.rows[headings] ?? [])
  const drafts = new Map<string, { name: string; min: number; max: number | null; options: OptionDraft[] }>()
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
  return [...drafts.values()]
}

/** The place of the row that has these headings, among the first; -1 for none. */
export const headingsAt = ({ rows }: TableSheet, headings: readonly string[]): number =>
  rows.slice(0, 5).findIndex((cells) => {
    const words = new Set(cells.map(headingWord))
    return headings.every((heading) => words.has(heading))
  })
