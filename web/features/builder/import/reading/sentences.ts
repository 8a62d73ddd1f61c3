import type { LeftOutRow, Remark, RowProblem } from '#domain/exchange/rows/reading.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { maxPrice } from '#domain/money/currency.ts'
import { countOf, dishes, sections } from '../words/counts.ts'

const { format } = new Intl.NumberFormat('en-US')

/**
 * Why a row is not on the menu.
 * @param currency ISO 4217, of the menu
 */
export function problemSentence(problem: RowProblem, currency: string): string {
  switch (problem.code) {
    case 'no_name':
      return 'The name is missing.'
    case 'no_price':
      return 'The price is missing.'
    case 'price_unreadable':
      return 'The price could not be understood.'
    case 'price_question':
      return problem.question
    case 'price_ambiguous':
      return 'The price has three digits after its point or comma, so it could mean two amounts.'
    case 'price_decimals':
      return `The price has more decimals than ${currency} has.`
    case 'price_negative':
      return 'The price is negative.'
    case 'price_too_high':
      return `The price is above ${format(maxPrice(currency))} ${currency}.`
    case 'too_many_prices':
      return `A dish has at most ${MENU_SIZE_LIMITS.prices} prices.`
    case 'name_too_long':
      return tooLong('name', problem.length, MENU_TEXT_LIMITS.name)
    case 'description_too_long':
      return tooLong('description', problem.length, MENU_TEXT_LIMITS.description)
    case 'section_too_long':
      return tooLong('section', problem.length, MENU_TEXT_LIMITS.sectionName)
    case 'repeats_row':
      return `It repeats row ${problem.row} word for word.`
    case 'too_many_items':
      return `A menu holds at most ${dishes(MENU_SIZE_LIMITS.items)}.`
    case 'too_many_sections':
      return `A menu holds at most ${sections(MENU_SIZE_LIMITS.sections)}.`
    case 'above_headings':
      return 'It is above the column headings.'
  }
}

const tooLong = (field: string, length: number, limit: number): string =>
  `The ${field} has ${format(length)} characters; a menu takes ${format(limit)}.`

/** Can an owner correct the row by typing? */
export const isMendable = ({ problem }: LeftOutRow): boolean =>
  !['repeats_row', 'too_many_items', 'too_many_sections', 'too_many_prices', 'above_headings'].includes(
    problem.code,
  )

/**
 * What an owner should know of the dishes that are taken over.
 * @param currency ISO 4217, of the menu
 */
export function remarkSentence(remark: Remark, currency: string): string {
  switch (remark.code) {
    case 'unknown_diet':
      return `Row ${remark.row}: “${remark.word}” is not one of the dietary options, so it is left out.`
    case 'unknown_allergen':
      return `Row ${remark.row}: “${remark.word}” is not an allergen that we know, so it is left out.`
    case 'unknown_claim':
      return `Row ${remark.row}: “${remark.word}” is neither a dietary option nor an allergen that we know, so it is left out.`
    case 'currency_not_converted':
      return `${countOf(remark.count, 'price', 'prices')} in ${remark.currency} ${remark.count === 1 ? 'is' : 'are'} taken as ${currency}, without conversion.`
    case 'currency_taken':
      return `The prices are in ${remark.currency}, and so will be your menu.`
    case 'without_price':
      return `${dishes(remark.count)} ${remark.count === 1 ? 'has' : 'have'} no price.`
    case 'label_without_price':
      return `Row ${remark.row}: “${remark.label}” has no price, so it is left out.`
    case 'not_understood':
      return `Row ${remark.row}: “${remark.text}” under “${remark.heading}” could not be read, so it is left out.`
    case 'section_from_above':
      return `${dishes(remark.count)} without a section ${remark.count === 1 ? 'goes' : 'go'} to the section above.`
    case 'section_missing':
      return `${dishes(remark.count)} ${remark.count === 1 ? 'has' : 'have'} no section.`
    case 'unused_column':
      return `The column “${remark.heading}” is not used.`
    case 'unused_cells':
      return `Row ${remark.row}: “${remark.text}” is beyond the last column, so it is left out.`
    case 'unclosed_quote':
      return 'A quotation mark is opened and never closed, so quotation marks are read as letters.'
  }
}
