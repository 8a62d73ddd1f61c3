import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { TableRemark } from './sheet/table-remark.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** Names in a sentence; the others are counted. */
const NAMED = 12

/** Characters of a name in a sentence. */
const LONGEST = 80

const listed = (names: readonly string[], one: string, many: string): string => {
  const named = names.slice(0, NAMED).map((name) => `“${shortened(name)}”`)
  const more = names.length - named.length
  return more > 0 ? `${named.join(', ')} and ${counted(more, one, many)} more` : named.join(', ')
}

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name)

const listedOptions = (options: readonly string[]): string => listed(options, 'option', 'options')

/** A remark on a table as a sentence to its owner. */
export function remarkSentence(remark: TableRemark): string {
  switch (remark.code) {
    case 'codes_unread':
      return `${counted(remark.names.length, 'dish carries', 'dishes carry')} codes or signs that we didn’t understand: ${listed(remark.names, 'dish', 'dishes')}. Nothing is proposed from these. Set their diets and allergens yourself, or import a file with its legend.`
    case 'sections_again':
      return `It has these sections twice: ${listed(remark.names, 'section', 'sections')}. If these are two menus, import each alone.`
    case 'unused_column':
      return `Nothing was read from the column “${remark.heading}”.`
    case 'choices_without_options':
      return `${counted(remark.count, 'row comes', 'rows come')} with the modifier set “${remark.name}”. The file does not say what can be chosen from it: add it under Choices & extras.`
    case 'mark_without_meaning':
      return `${counted(remark.count, 'row bears', 'rows bear')} the mark “${remark.name}”, which your menu does not have. It is left out.`
    case 'archived':
      return `${counted(remark.count, 'row is', 'rows are')} archived in the till and left out.`
    case 'hidden':
      return `${counted(remark.count, 'row is', 'rows are')} hidden in the file and left out.`
    case 'struck':
      return `${counted(remark.count, 'row is', 'rows are')} struck through and left out.`
    case 'total_row':
      return `${counted(remark.count, 'row with a total is', 'rows with totals are')} left out.`
    case 'not_sold':
      return `${counted(remark.count, 'row is', 'rows are')} not sold and left out.`
    case 'row_repeated':
      return `${counted(remark.count, 'row says', 'rows say')} what another one says, and ${remark.count === 1 ? 'is' : 'are'} left out.`
    case 'too_many':
      return `${counted(remark.count, 'row is', 'rows are')} more than a menu holds, and left out.`
    case 'currency_differs':
      return `${counted(remark.count, 'price', 'prices')} in ${remark.currency}: the amounts are used as is, without conversion.`
    case 'section_unnamed':
      return `${counted(remark.count, 'dish names', 'dishes name')} no section.`
    case 'sections_by_id':
      return `The file names ${counted(remark.count, 'menu group', 'menu groups')} by an id alone: give ${remark.count === 1 ? 'it its name' : 'them their names'}.`
    case 'choices_without_rules':
      return `The file does not say how many options a guest takes from ${counted(remark.count, 'list of choices', 'lists of choices')}: any number for now.`
    case 'options_alone':
      return `${counted(remark.count, 'option is', 'options are')} left out, as the file does not say in which list of choices. Add ${remark.count === 1 ? 'it' : 'them'} under Choices & extras.`
    case 'local_prices':
      return `${counted(remark.count, 'row has', 'rows have')} another price at “${remark.name}”. The usual price is taken.`
    case 'till_columns':
      return `Not read, as they are for the till and not for guests: ${listed(remark.headings, 'column', 'columns')}.`
    case 'other_sheet':
      return `The sheet “${remark.name}” has no dishes, and was not read.`
    case 'hidden_sheet':
      return `The sheet “${remark.name}” is hidden in the workbook, and was not read.`
    case 'choices_too_many':
      return `A menu holds ${MENU_SIZE_LIMITS.modifierGroups} lists of choices. Left out: ${listed(remark.names, 'list', 'lists')}.`
    case 'options_too_many':
      return `A list of choices holds ${MENU_SIZE_LIMITS.options} options. Left out of “${shortened(remark.name)}”: ${listedOptions(remark.options)}.`
    case 'option_price_unclear':
      return `In “${shortened(remark.name)}” no price could be read for ${listedOptions(remark.options)}: nothing is charged for now. Say what it costs under Choices & extras.`
    case 'choice_names_cut':
      return `Names of choices have at most ${MENU_TEXT_LIMITS.name} characters. Shorten under Choices & extras what was cut: ${listed(remark.names, 'name', 'names')}.`
  }
}
