import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import type { WorkTable } from '#domain/reading/review/work-table.ts'

/** The words of a line to be seen: what is apart stays apart, and blank cells leave no gap. */
export const shownText = (text: string): string => text.split('\t').filter(Boolean).join('   ')

/** A choice or an option of a till's file by its name and price; all of it where its columns aren't known. */
export function shownChoice({ text, line }: ReviewRow, tables: readonly WorkTable[]): string {
  const { source, page } = line.place
  const table = tables.find((one) => one.source === source && one.page === page)
  const told = (['name', 'price'] as const).flatMap((wanted) => {
    const column = table?.mapping?.columns.findIndex(({ holds }) => holds === wanted) ?? -1
    const cell = line.runs[column]?.text.trim() ?? ''
    // Toast writes `null` for an option without a price.
    return cell === '' || cell === 'null' ? [] : cell
  })
  return told.length > 0 ? told.join('   ') : shownText(text)
}

/** The words of a line to be heard. */
export const flatText = (text: string): string => text.split(/\s+/u).filter(Boolean).join(' ')
