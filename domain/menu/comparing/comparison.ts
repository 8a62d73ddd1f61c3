import { detailRows } from '../details/detail-columns.ts'
import type { DetailKey } from '../details/details.ts'
import type { Price } from '../model/price.ts'

/** What differs between two menus, or between two states of one. Everything in it is in the order of the page. */
export interface Comparison {
  /** Amounts in two currencies are not subtracted: such prices have no difference and no percentage. */
  readonly currencies: { readonly before: string; readonly after: string }
  readonly hasOneCurrency: boolean
  /** What belongs to the whole menu: title, date line, notices, choices and extras. */
  readonly menu: readonly TextChange[]
  readonly sections: readonly SectionChange[]
  readonly items: readonly ItemChange[]
}

/** A text before and after; empty for none. */
export interface TextChange {
  readonly field: ComparedField
  readonly before: string
  readonly after: string
}

interface Change<Ref> {
  readonly kind: 'added' | 'removed' | 'changed'
  /** Null for what was added. */
  readonly before: Ref | null
  /** Null for what was removed. */
  readonly after: Ref | null
  readonly isRenamed: boolean
  /** Is in another section than before. */
  readonly isMoved: boolean
  readonly prices: readonly ComparedPrice[]
  readonly fields: readonly TextChange[]
}

export type ItemChange = Change<ItemRef>

/** Its prices are those of the whole section. */
export type SectionChange = Change<ComparedSectionRef>

export interface ItemRef {
  /** Unique within its section. */
  readonly id: number
  readonly name: string
  readonly section: ComparedSectionRef
  /** All its prices in one line, as they are printed. */
  readonly prices: string
}

export interface ComparedSectionRef {
  readonly id: number
  readonly name: string
  /** The names of the sections around it, from the outermost, and its own. */
  readonly path: readonly string[]
}

export interface ComparedPrice {
  /** What is sold at it: its column, its label, its size; empty where an item has one price and no more to say. */
  readonly label: string
  readonly before: Price | null
  readonly after: Price | null
  /** As it is printed; empty for none. */
  readonly beforeText: string
  readonly afterText: string
  /** In minor units; null where one of them isn't an amount, and between two currencies. */
  readonly difference: number | null
  /** To one decimal; null also where the price before was nothing. */
  readonly percent: number | null
}

/** Every field that is compared, by the words of a screen. */
export const comparedFields = {
  title: 'Title',
  dateLine: 'Date line',
  restaurant: 'Restaurant',
  restaurantDescription: 'Restaurant description',
  restaurantAddress: 'Restaurant address',
  logo: 'Logo',
  language: 'Language',
  secondLanguage: 'Second language',
  currency: 'Currency',
  market: 'Market',
  timeZone: 'Time zone',
  intro: 'Introduction',
  contact: 'Contact',
  notice: 'Notice',
  choices: 'Choices & extras',
  legend: 'Legend',
  sectionOrder: 'Order of sections',
  itemOrder: 'Order of dishes',
  priceOrder: 'Order of prices',
  layout: 'Layout',
  choose: 'How many to choose',
  footer: 'Footer',
  daypart: 'Served',
  priceHeads: 'Size columns',
  picture: 'Picture',
  description: 'Description',
  diets: 'Diets',
  dietsOnRequest: 'Diets on request',
  allergens: 'Allergens',
  mayContain: 'May contain',
  removable: 'Can be left out',
  toConfirm: 'To be confirmed',
  ingredients: 'Ingredients',
  ...(Object.fromEntries(detailRows.map(([key, { compared }]) => [key, compared])) as Record<
    DetailKey,
    string
  >),
} as const satisfies Record<string, string>

export type ComparedField = keyof typeof comparedFields

/** Do the two say the same? */
export const isSame = ({ menu, sections, items }: Comparison): boolean =>
  menu.length + sections.length + items.length === 0
