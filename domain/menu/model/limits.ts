/** Longest texts that a menu accepts, in characters; long enough for any printed menu. */
export const MENU_TEXT_LIMITS = {
  name: 200,
  description: 1000,
  sectionName: 120,
  title: 120,
  /** An introduction, a footer or a notice. */
  note: 1000,
  /** The label of a price, the head of a column, a daypart. */
  label: 60,
  /** A line of a recipe. */
  ingredient: 120,
  /** A number of an item, a letter of a mark. */
  sign: 12,
} as const

/** Most parts of one menu. A menu of 500 items is already a book. */
export const MENU_SIZE_LIMITS = {
  items: 1000,
  sections: 60,
  prices: 8,
  modifierGroups: 60,
  options: 60,
  notices: 40,
  marks: 80,
  /** Of one item. */
  ingredients: 60,
} as const

/** How deep sections may be nested: Wine > Red > Italy. */
export const SECTION_LEVELS = 3

/** Ids of items that no catalogue knows: written by the owner, or taken from a trend. */
export const FIRST_CUSTOM_ITEM_ID = 9000
export const LAST_CUSTOM_ITEM_ID = 100_000

/** First id of the sections that owners add; the catalogue's categories have all ids below. */
export const FIRST_OWN_SECTION_ID = 1000
