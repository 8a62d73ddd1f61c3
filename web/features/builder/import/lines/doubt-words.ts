import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import type { Doubt } from '#domain/reading/roles/role.ts'

/** Why a line should be looked at, in plain words. */
export function doubtSentence({ code, text }: Doubt): string {
  const words = text === undefined ? '' : ` “${text}”`
  switch (code) {
    case 'heading_or_item':
      return 'This may be a section or a dish.'
    case 'item_or_part':
      return 'This may be a dish, or belong to the dish above.'
    case 'price_unclear':
      return 'A price here can be read in two ways, or stands in the words.'
    case 'price_missing':
      return 'A dish without a price.'
    case 'price_in_words':
      return 'A number here may be a price, or belong to the words.'
    case 'price_far_from_others':
      return 'The price is far from the others of its section.'
    case 'currency_differs':
      return `The currency${words} differs from the rest of the menu.`
    case 'columns_unclear':
      return 'It is unclear which price belongs to which column.'
    case 'name_unclear':
      return 'It is unclear where the name ends.'
    case 'notice_or_note':
      return 'This may be said of the section, or of the whole menu.'
    case 'letters_uncertain':
      return `Read from a picture${text === undefined ? '' : `:${words}`}. Compare it with the picture.`
    case 'section_unnamed':
      return 'Dishes begin here without a heading.'
    case 'too_long':
      return 'The text is longer than a menu takes, so its end is cut.'
    case 'too_many':
      return 'There are more of these than a menu takes.'
    case 'above_headings':
      return 'It stands above the headings of the table.'
    case 'name_missing':
      return 'The name is missing.'
    case 'cell_unclear':
      return `The cell${words} could not be read.`
    case 'claim_unknown':
      return `${text === undefined ? 'A word' : `“${text}”`} is neither a diet nor an allergen that Carte knows.`
    case 'several_sections':
      return `The row names several sections${text === undefined ? '' : `:${words}`}. It stands in the first one.`
    case 'row_repeated':
      return 'It repeats another row word for word.'
    case 'archived':
      return 'It is archived in your till.'
    case 'hidden':
      return 'It is hidden in your till.'
    case 'not_sold':
      return 'It is not sold, says your till.'
    case 'name_repeated':
      return 'Another dish has the same name.'
    case 'section_empty':
      return 'No dish stands in this section.'
    case 'words_lost':
      return `These words stand nowhere on the menu:${words}.`
    case 'extras_unclear':
      return `It is unclear whether these are choices:${words}.`
    case 'mark_unknown':
      return `The sign${words} is not explained anywhere.`
  }
}

/** Why a line is to be looked at. */
export const reasonsOf = ({ doubts }: Pick<ReviewRow, 'doubts'>): string[] =>
  doubts.length > 0 ? [...new Set(doubts.map(doubtSentence))] : ['It is unclear what this is.']

/** Why a line is not on the menu. */
export function reasonLeftOut({
  role,
  isSaid,
  doubts,
}: Pick<ReviewRow, 'role' | 'isSaid' | 'doubts'>): string {
  if (isSaid) return 'You left it out.'
  if (doubts.length > 0) return doubts.map(doubtSentence).join(' ')
  return role === 'ornament' ? 'A rule or an ornament.' : 'It does not look like a part of the menu.'
}
