import { MENU_FIELDS, MENU_HEADINGS } from '#domain/exchange/columns/menu-columns.ts'
import type { ColumnUse } from '#domain/reading/tables/sheet/mapping.ts'
import { names } from '#domain/text/names.ts'

type Content = ColumnUse['holds']

/** What a column can hold, in the words of an owner; other fields are called as our own tables call them. */
const words: Partial<Record<Content, string>> = {
  nothing: 'Leave out',
  name: 'Name of the dish',
  description: 'Description',
  price: 'Price',
  prices: 'Price of a size',
  kcal: 'Calories of the dish',
  kj: 'kJ of the dish',
  kcalOfPrice: 'Calories of a size',
  kjOfPrice: 'kJ of a size',
  section: 'Section',
  subsection: 'Section within the section',
  label: 'Size that the price is for',
  dietary: 'Diets',
  dietFlag: 'A diet, yes or no',
  allergenFlag: 'An allergen, yes or no',
  allergens: 'Allergens',
  toConfirm: 'Diets and allergens to confirm',
  shownName: 'Name that guests see',
  alcohol: 'With alcohol, yes or no',
  archived: 'Archived, yes or no',
  hidden: 'Hidden, yes or no',
  sellable: 'On the menu, yes or no',
  choiceFlag: 'Choices that come with it, yes or no',
  modifierGroups: 'Choices and extras',
  token: 'Id of the till',
  per: 'Unit of the price',
  words: 'Words instead of a price',
  id: 'Id in Carte',
}

/** What most tables hold is first. */
const first: readonly Content[] = names(
  'nothing, name, description, price, prices, section, subsection, label, number, dietary, allergens',
  'dietFlag, allergenFlag',
)

const last: readonly Content[] = names(
  'kj, kcalOfPrice, kjOfPrice, alcohol, archived, hidden, sellable, shownName',
)

/** From tills and from our tables: they can't be chosen by hand. */
const fromFilesOnly: readonly Content[] = ['token', 'choiceFlag', 'id', 'toConfirm', 'column']

const others = MENU_FIELDS.filter((field) => !first.includes(field) && !fromFilesOnly.includes(field))

export const contentWord = (holds: Content): string =>
  words[holds] ?? (holds in MENU_HEADINGS ? MENU_HEADINGS[holds as keyof typeof MENU_HEADINGS] : holds)

/** What a person can say of a column that holds this now. */
export const contentOptions = (present: Content): { value: Content; label: string }[] =>
  [...new Set([...first, ...others, ...last, present])].map((value) => ({ value, label: contentWord(value) }))
