import type { Dish } from '../../catalogue/dish.ts'
import { isOwnWording } from '../../catalogue/voices/own-wording.ts'
import type { Course } from '../../courses/course-of.ts'
import type { OwnAmount } from '../../courses/own-amounts.ts'
import { wordsWithoutPortion } from '../../courses/portion.ts'
import type { ItemPlace } from '../../menu/editing/edits.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Section, SectionRef } from '../../menu/model/section.ts'
import { leadPrice } from '../../menu/prices/lead-price.ts'
import { foldName } from '../../text/fold-name.ts'

/** A dish of the menu with what the catalog knows about it. */
export interface ReviewedItem {
  readonly item: MenuItem
  readonly place: ItemPlace
  /** A JSON pointer into the menu. */
  readonly pointer: string
  readonly section: Section
  readonly course: Course
  /** Its section, or one around it, may repeat dishes of others on purpose. */
  readonly isOnMenuOfItsOwn: boolean
  /** The catalogue's dish of that name. */
  readonly dish: Dish | undefined
  /** Name and description are the catalogue's own, in whichever voice, so its ingredients are this dish's too. */
  readonly isAsWritten: boolean
  /** One plate as most people order it: no bottle, no size, no platter, nothing for children. */
  readonly isOrdinary: boolean
  /** All its amounts that can be compared: none for a market price, for what is included, and for no price. */
  readonly amounts: readonly OwnAmount[]
  /** What one ordinary plate costs; undefined where its prices are for sizes or pieces, or it has none. */
  readonly plate: OwnAmount | undefined
  /** Whether a price of the whole applies to it, since it has no price. */
  readonly hasPriceOfTheWhole: boolean
  /**
   * What it charges for a dollar of its mid-market price; undefined unless it is the catalogue's, unchanged, on a
   * menu in the catalogue's currency.
   */
  readonly level: number | undefined
}

/**
 * Returns whether an item that comes from this dish has one of our wordings: a line of a voice, or none
 * where a name says all.
 */
export const speaksInVoice = ({ id, recipeId, description }: MenuItem, dish: Dish): boolean =>
  (recipeId ?? id) === dish.id && isOwnWording(dish, description)

/** The id of a finding about this item: the same after the menu has changed elsewhere. */
export const itemFindingId = (code: string, { place }: ReviewedItem): string =>
  `${code}:${place.sectionId}:${place.itemId}`

/** What names an amount of an item on a screen: `Oysters (Half dozen)`. */
export const nameOfAmount = ({ item }: ReviewedItem, { variant }: OwnAmount): string =>
  variant === null ? item.name : `${item.name} (${variant})`

/** What an item costs where one amount has to say it, in minor units; null where it has none. */
export const amountOf = (item: MenuItem): number | null => leadPrice(item)?.amount ?? null

/** What a wine is poured from. */
const POURED_IN =
  /\b(?:gls?|btl|glas|verre|copa|bicchiere|calice|taca|demi|pichet|caraffa|karaffe|flasche|bouteille|botella|bottiglia|garrafa)\b/g

/** How many wines these are: the glass, the carafe, and the bottle of one are one, on however many lines. */
export const countWines = (wines: readonly ReviewedItem[]): number => new Set(wines.map(wineKeyOf)).size

/** What tells a wine by its name, without what it’s poured from. */
export const wineKeyOf = ({ item: { name, wine } }: ReviewedItem): string => {
  const said = foldName(`${name} ${wine?.region ?? ''}`).replaceAll(POURED_IN, ' ')
  const words = [...wordsWithoutPortion(said)].sort().join(' ')
  return [words || foldName(name), wine?.producer ?? '', wine?.vintage ?? ''].join('|')
}

/** A section as an edit names it. */
export const refOf = ({ id, name }: SectionRef): SectionRef => ({ id, name })
