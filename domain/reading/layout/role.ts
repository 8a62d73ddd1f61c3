/** What a line of a menu is. */
export const lineRoles = [
  /** The name of the restaurant. */
  'name',
  /** What the menu is called, and its date. */
  'title',
  'section',
  /** A section within the one above. */
  'subsection',
  /** Heads over columns of prices, with or without a heading before them. */
  'heads',
  'item',
  /** Several items on one line. */
  'items',
  /** Said of the item above. */
  'part',
  /** Said of the item below. */
  'part-below',
  /** Prices of what is above: of the item, or of the section where none has begun. */
  'prices',
  /** Prices of the item below. */
  'prices-below',
  /** What can be added to the item above, or to each of the section. */
  'extras',
  /** Said of the section: its introduction above the items, its footer below them. */
  'note',
  /** Said of the whole menu. */
  'notice',
  'legend',
  'contact',
  /** Rules and ornaments. */
  'ornament',
  'leave-out',
] as const

export type LineRole = (typeof lineRoles)[number]

/** Whether it is said about the menu or a section, and not about an item although one may be above it. */
export const isOfMenu = (role: LineRole): boolean => /^(?:notice|legend|contact|note)$/u.test(role)

/** What a reader is not sure of, with the words that it is about. */
export type DoubtCode =
  | 'may_be'
  | 'price_unclear'
  | 'price_missing'
  | 'price_in_words'
  | 'price_far_from_others'
  | 'currency_differs'
  | 'columns_unclear'
  | 'name_unclear'
  | 'letters_uncertain'
  | 'section_unnamed'
  | 'too_long'
  | 'too_many'
  | 'mark_unknown'
  | 'on_most_pages'
  | 'codes_unread'
  | 'codes_by_country'
  | 'legend_twofold'
  // Of rows of tables.
  | 'above_headings'
  | 'name_missing'
  | 'cell_unclear'
  | 'claim_unknown'
  | 'several_sections'
  | 'row_repeated'
  | 'archived'
  | 'hidden'
  | 'struck'
  | 'total_row'
  | 'formula'
  | 'row_shifted'
  | 'not_sold'
  | 'name_repeated'
  | 'section_empty'
  | 'words_lost'
  | 'extras_unclear'
  // Of rows of tills.
  | 'not_for_menu'
  | 'option_alone'
  | 'other_price'

export interface Doubt {
  readonly code: DoubtCode
  readonly text?: string
  /** What a line may be instead; absent for the usual other one, see {@link runnerUp}. */
  readonly role?: LineRole
}

/** What lines most often are that aren't what they were taken for. */
const usually: Readonly<Partial<Record<LineRole, LineRole>>> = {
  section: 'item',
  subsection: 'item',
  item: 'part',
  items: 'part',
  part: 'item',
  'part-below': 'item',
  prices: 'item',
  note: 'notice',
  notice: 'note',
}

/** What a line may be instead of what it was taken for; undefined where nothing says so. */
export const runnerUp = ({ role, doubts }: Pick<ReadLine, 'role' | 'doubts'>): LineRole | undefined => {
  const doubt = doubts.find(({ code }) => code === 'may_be')
  const isEmpty = doubts.some(({ code }) => code === 'section_empty')
  const other = doubt ? (doubt.role ?? usually[role]) : isEmpty ? 'leave-out' : undefined
  return other === role ? undefined : other
}

/** The role of a line with how sure the reader is, from 0 to 1, and why it is not. */
export interface ReadLine {
  readonly role: LineRole
  readonly confidence: number
  readonly doubts: readonly Doubt[]
}

/** What a person said that lines are, by their places. */
export type Corrections = ReadonlyMap<number, LineRole>
