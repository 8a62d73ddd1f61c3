import type { LostAs } from '../../../menu/details/detail.ts'
import { type DetailColumn, detailColumns, isBlank } from '../../../menu/details/detail-columns.ts'
import { details as detailTable } from '../../../menu/details/details.ts'
import { headsAbove } from '../../../menu/model/check-menu.ts'
import type { MenuItem } from '../../../menu/model/item.ts'
import type { MenuContent } from '../../../menu/model/menu.ts'
import type { Price } from '../../../menu/model/price.ts'
import { itemsOf } from '../../../menu/model/walk.ts'
import { type NotInCsv, notInCsv } from '../not-in-csv.ts'
import {
  GOOGLE_TEXT_LIMITS,
  googleAllergen,
  googleDescription,
  googleDiet,
  hasGooglePrice,
} from './google-food-menus.ts'
import { OWNER_SHEET_DETAILS } from './owner-sheet.ts'
import { soldWords } from './sold-rows.ts'

/** The formats of files for other systems that a menu is exported as, in addition to CSV and JSON. */
export const fileFormats = ['xlsx', 'square', 'clover', 'google'] as const

export type FileFormat = (typeof fileFormats)[number]

/** A kind of thing that a menu says and one of these files does not. */
export type NotInFile =
  | NotInCsv
  | 'numbers'
  | 'second_lines'
  | 'diets'
  | 'allergens'
  | 'further_claims'
  | 'item_marks'
  | 'details'
  | 'open_prices'
  | 'unpriced'
  | 'kinds_of_price'
  | 'without_amount'
  | 'supplements'
  | 'former_prices'
  | 'prices_renamed'
  | 'choices_of_one_name'
  | 'long_texts'
  | 'levels'

export interface LostInFile {
  readonly what: NotInFile
  /** How many of them this menu has. */
  readonly count: number
}

/** What CSV leaves out and this file holds. */
const held: Readonly<Record<FileFormat, readonly NotInCsv[]>> = {
  xlsx: [],
  square: ['columns'],
  clover: ['choices', 'section_choices', 'columns'],
  google: ['title', 'languages', 'intro', 'columns', 'section_texts'],
}

type Counts = Readonly<Partial<Record<NotInFile, (menu: Omit<MenuContent, 'restaurant'>) => number>>>

const count =
  (is: (item: MenuItem) => unknown) =>
  ({ sections }: Pick<MenuContent, 'sections'>): number =>
    itemsOf({ sections }).filter((item) => is(item)).length

const prices =
  (is: (price: Price) => boolean) =>
  ({ sections }: Pick<MenuContent, 'sections'>): number =>
    itemsOf({ sections })
      .flatMap((item) => item.prices)
      .filter(is).length

/** Details that a file holds whole, by their columns; the others are counted. */
const heldDetails: Readonly<Record<FileFormat, readonly DetailColumn[]>> = {
  xlsx: OWNER_SHEET_DETAILS,
  square: [],
  clover: [],
  google: ['kcal', 'serves'],
}

/** How many items say details of this kind that the file does not hold. */
const details = (as: LostAs, format: FileFormat, orSays: (item: MenuItem) => unknown = () => false) => {
  const columns = detailColumns.filter(
    ({ column, of }) => detailTable[of].lostAs === as && !heldDetails[format].includes(column),
  )
  return count((item) => orSays(item) || columns.some(({ valueIn }) => !isBlank(valueIn(item))))
}

const furtherClaims = (format: FileFormat) =>
  details(
    'further_claims',
    format,
    ({ dietsOnRequest, mayContain, removable }) => dietsOnRequest ?? mayContain ?? removable,
  )

const diets = count(({ dietaryOptions }) => dietaryOptions.length > 0)
const allergens = count((item) => item.allergens)
const formerPrices = prices(({ former }) => former !== undefined)
const supplements = prices(({ kind }) => kind === 'supplement')
const levels = ({ sections }: Pick<MenuContent, 'sections'>) =>
  sections.filter(({ parentId }) => parentId !== undefined).length
const unpriced = count((item) => item.prices.length === 0)

/** @param isKept which of the words that distinguish an item's prices are in the file unchanged */
const renamed =
  (isKept: (words: string, at: number, all: readonly string[]) => boolean) =>
  ({ sections }: Pick<MenuContent, 'sections'>): number =>
    sections
      .flatMap((section) => section.items.map((item) => soldWords(item, headsAbove(sections, section))))
      .flatMap((all) => all.filter((words, at) => !isKept(words, at, all))).length

const withoutRepeats = (words: string, at: number, all: readonly string[]): boolean =>
  all.indexOf(words) === at

/** What a till has no place for. */
const till = (format: FileFormat): Counts => ({
  numbers: details('numbers', format),
  second_lines: details('second_lines', format),
  diets,
  allergens,
  further_claims: furtherClaims(format),
  details: details('details', format),
  open_prices: prices(({ kind }) => kind === 'market'),
  unpriced,
  supplements: prices(({ kind }) => kind === 'supplement' || kind === 'included'),
  former_prices: formerPrices,
  // Columns become the names of what is sold.
  columns: ({ sections }) => sections.filter(({ priceHeads = [] }) => priceHeads.length > 0).length,
  prices_renamed: renamed(withoutRepeats),
})

const lost: Readonly<Record<FileFormat, Counts>> = {
  xlsx: {
    second_lines: details('second_lines', 'xlsx'),
    further_claims: furtherClaims('xlsx'),
    item_marks: details('item_marks', 'xlsx'),
    details: details('details', 'xlsx'),
  },
  square: {
    ...till('square'),
    // Each variation has a name: `Regular` where nothing else is said of it.
    prices_renamed: renamed((words, at, all) =>
      all.length === 1 ? !/^regular$/iu.test(words) : words !== '' && withoutRepeats(words, at, all),
    ),
    item_marks: count(({ marks = [], ownMarks }) => marks.some((mark) => mark !== 'alcohol') || ownMarks),
    kinds_of_price: prices(({ kind }) => kind === 'from' || kind === 'unit'),
  },
  clover: {
    ...till('clover'),
    item_marks: details('item_marks', 'clover'),
    kinds_of_price: prices(
      ({ kind, per }) => kind === 'from' || (kind === 'unit' && (per ?? 'each') === 'each'),
    ),
    levels,
    choices_of_one_name: ({ modifierGroups }) =>
      modifierGroups.length - new Set(modifierGroups.map(({ name }) => name)).size,
  },
  google: {
    section_texts: ({ sections, secondLanguage }) =>
      sections.filter(
        ({ items, intro, footer, secondName }) =>
          footer ??
          (items.some(hasGooglePrice) ? secondLanguage === undefined && secondName : (intro ?? secondName)),
      ).length,
    numbers: details('numbers', 'google'),
    second_lines: ({ sections, secondLanguage }) =>
      itemsOf({ sections }).filter(
        (item) =>
          hasGooglePrice(item) &&
          (secondLanguage === undefined || item.secondName === undefined) &&
          (item.secondName ?? item.secondDescription),
      ).length,
    diets: count((item) => item.dietaryOptions.some((id) => googleDiet(id) === undefined)),
    allergens: count(
      (item) => item.allergens?.length === 0 || item.allergens?.some((key) => !googleAllergen(key)),
    ),
    further_claims: furtherClaims('google'),
    item_marks: count(
      ({ marks = [], ownMarks }) => marks.some((mark) => !mark.startsWith('spicy')) || ownMarks,
    ),
    details: details('details', 'google'),
    without_amount: count((item) => !hasGooglePrice(item)),
    kinds_of_price: ({ sections }) =>
      itemsOf({ sections })
        .filter(hasGooglePrice)
        .flatMap((item) => item.prices)
        .filter(({ kind }) => kind !== 'fixed' && kind !== 'supplement').length,
    supplements,
    former_prices: formerPrices,
    long_texts: ({ sections, title, dateLine, intro }) =>
      [
        ...sections.flatMap((section) =>
          section.items.map((item) => ({
            name: item.name,
            description: googleDescription(item, headsAbove(sections, section)),
          })),
        ),
        { name: title, description: [dateLine, intro].filter(Boolean).join('\n') },
      ].filter(
        ({ name, description }) =>
          name.length > GOOGLE_TEXT_LIMITS.name || description.length > GOOGLE_TEXT_LIMITS.description,
      ).length,
    levels,
  },
}

/** What this menu says and this file does not, in the order of a menu; the restaurant and the design are in none. */
export function notInFile(menu: Omit<MenuContent, 'restaurant'>, format: FileFormat): LostInFile[] {
  const common = notInCsv(menu).filter(({ what }) => !held[format].includes(what))
  const own = (Object.entries(lost[format]) as [NotInFile, (of: typeof menu) => number][]).map(
    ([what, counted]) => ({
      what,
      count: counted(menu),
    }),
  )
  return [...common, ...own.filter(({ count: found }) => found > 0)]
}
