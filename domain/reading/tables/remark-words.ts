import type { TableRemark } from './rows/table-reading.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** A remark on a table as a sentence to its owner. */
export function remarkSentence(remark: TableRemark): string {
  switch (remark.code) {
    case 'unused_column':
      return `Nothing was read from the column “${remark.heading}”.`
    case 'choices_without_options':
      return `${counted(remark.count, 'row comes', 'rows come')} with the modifier set “${remark.name}”. The file does not say what can be chosen from it: add it under Choices & extras.`
    case 'mark_without_meaning':
      return `${counted(remark.count, 'row bears', 'rows bear')} the mark “${remark.name}”, which your menu does not have. It is left out.`
    case 'archived':
      return `${counted(remark.count, 'row is', 'rows are')} archived in the till and left out.`
    case 'hidden':
      return `${counted(remark.count, 'row is', 'rows are')} hidden in the till and left out.`
    case 'not_sold':
      return `${counted(remark.count, 'row is', 'rows are')} not sold and left out.`
    case 'row_repeated':
      return `${counted(remark.count, 'row says', 'rows say')} what another one says, and ${remark.count === 1 ? 'is' : 'are'} left out.`
    case 'too_many':
      return `${counted(remark.count, 'row is', 'rows are')} more than a menu holds, and left out.`
    case 'currency_differs':
      return `${counted(remark.count, 'price', 'prices')} in ${remark.currency}: the amounts are taken as they stand, without conversion.`
    case 'section_unnamed':
      return `${counted(remark.count, 'dish names', 'dishes name')} no section.`
    case 'other_sheet':
      return `The sheet “${remark.name}” has no dishes, and was not read.`
  }
}
