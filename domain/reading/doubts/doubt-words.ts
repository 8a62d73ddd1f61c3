import { type Doubt, type DoubtCode, type LineRole, type ReadLine, runnerUp } from '../layout/role.ts'

/** Why a line should be looked at, for the person who brings the menu; the words in question follow. */
export const doubtWords = {
  may_be: 'It’s unclear what this is',
  price_unclear: 'Prices that may belong elsewhere, or mean something else',
  price_missing: 'No price, where its neighbors have one',
  price_in_words: 'A number among the words that may be a price',
  price_far_from_others: 'A price far from those around it: a lost point or digit?',
  currency_differs: 'Another currency than that of the menu',
  columns_unclear: 'Prices that may belong in another column',
  name_unclear: 'A name that may be cut off, or have other words in it',
  letters_uncertain: 'Letters that were hard to recognize',
  section_unnamed: 'Dishes without a heading',
  too_long: 'Too long for a menu; left out',
  too_many: 'Too many for a menu; left out',
  mark_unknown: 'We don’t know what this letter or sign stands for',
  codes_unread: 'We didn’t understand these allergen codes or words, so nothing from this line is proposed',
  codes_by_country: 'Codes without a legend, read by the usual list of the country: is that right?',
  legend_twofold: 'A sign that is explained in two ways; it is not read',
  on_most_pages: 'Most pages have this line with its price: a dish, or a part of the page?',
  name_repeated: 'A dish listed twice in its section',
  section_empty: 'A heading with nothing below it',
  words_lost: 'Words of this line that aren’t on the menu',
  above_headings: 'Above the headings of the table',
  name_missing: 'A row without a name',
  cell_unclear: 'A cell that doesn’t fit its column',
  claim_unknown: 'A diet or an allergen that we don’t know',
  several_sections: 'In several sections; kept in the first',
  row_repeated: 'A duplicate row',
  archived: 'Archived in the till',
  hidden: 'Hidden in the file',
  struck: 'Struck through in the file',
  total_row: 'A total of the table',
  formula: 'A formula in the place of a name',
  row_shifted: 'A row with a cell too few: what is its name, and what its price?',
  not_sold: 'Not sold, by the till',
  not_for_menu: 'A row of the till that’s neither a dish nor one of its choices',
  option_alone: 'An option of a till whose list of choices is not in this file',
  other_price: 'Another price at one place of the restaurant; the usual one is taken',
  extras_unclear: 'Choices or extras that may have been cut at the wrong place',
} as const satisfies Record<DoubtCode, string>

/** What a line may be, within a sentence. */
const otherWords: Readonly<Record<LineRole, string>> = {
  name: 'the name of the restaurant',
  title: 'the title of the menu',
  section: 'a section',
  subsection: 'a section within the one above',
  heads: 'names of price columns',
  item: 'a dish',
  items: 'several dishes',
  part: 'part of the dish above',
  'part-below': 'part of the dish below',
  prices: 'the prices of the dish above',
  'prices-below': 'the price of the dish below',
  extras: 'choices or extras',
  note: 'a note of the section',
  notice: 'a notice of the menu',
  legend: 'a legend of signs',
  contact: 'an address or hours',
  ornament: 'no part of the menu',
  'leave-out': 'no part of the menu',
}

/** Does it say that the menu has no room, whatever a person says of the line? */
export const isWithoutRoom = (code: DoubtCode): boolean => code === 'too_long' || code === 'too_many'

/** Characters of the words in question. */
const LONGEST = 80

/** A doubt of a line in one sentence: `May be a heading`, `A dish listed twice in its section: “Bavette”`. */
export function doubtSentence(
  { code, text }: Doubt,
  line: Pick<ReadLine, 'role' | 'doubts'> & { readonly text: string },
): string {
  const other = code === 'may_be' ? runnerUp(line) : undefined
  const words = other === undefined ? doubtWords[code] : `May be ${otherWords[other]}`
  // What is in question as a whole isn't said again.
  if (text === undefined || text === line.text) return words
  const flat = text.replaceAll(/\s+/gu, ' ')
  return `${words}${words.endsWith('?') ? '' : ':'} “${flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat}”`
}
