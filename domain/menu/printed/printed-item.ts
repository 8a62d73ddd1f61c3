import type { RequiredChoice } from '../../allergens/declaration-state.ts'
import { remembered } from '../../computing/remembered.ts'
import { type Design, defaultDesign } from '../../design/settings.ts'
import { showsPictureOf } from '../../design/shown-pictures.ts'
import { languageOf } from '../../money/locale.ts'
import { knownOfWaiting } from '../claims/claims.ts'
import { requiredChoiceIn } from '../claims/option-claims.ts'
import { detailRows } from '../details/detail-columns.ts'
import type { MenuItem, Wine } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import { energyAtPrices } from './energy/energy-of.ts'
import { type EnergyShown, energyPrint, energyText } from './energy/energy-text.ts'
import { type PrintedExtras, printedExtras } from './printed-extras.ts'
import { marksOf, type PrintedMark } from './printed-marks.ts'
import { printedPricesOf, type ShownPrice } from './printed-price.ts'
import { menuWords, withNumber } from './words/menu-words.ts'

/** An item as people read it, on paper, on the guest page and on a board: what the design hides is not in it. */
export interface PrintedItem {
  readonly id: number
  /** As it is ordered by: `23`, `B4`; of a wine, else its bin. */
  readonly number?: string
  readonly name: string
  readonly secondName?: string
  /** Empty where there is none. */
  readonly description: string
  readonly secondDescription?: string
  /** `Domaine Félines, Languedoc, 2024, 12.5 %` */
  readonly wine?: string
  /** The region in that line, which a wine list may print in a separate column. */
  readonly wineRegion?: string
  /** None where it has none, and where the menu shows no prices. */
  readonly prices: readonly ShownPrice[]
  readonly marks: readonly PrintedMark[]
  /** Where its main ingredient comes from, for how many it is, energy that no price says: each as it is printed. */
  readonly details: readonly string[]
  readonly extras: readonly PrintedExtras[]
  readonly isFeatured: boolean
  /** `Sold out`, where the kitchen has no more of it. */
  readonly soldOut?: string
  /** Keys of what it contains; absent where nothing was declared. */
  readonly allergens?: readonly string[]
  readonly mayContain?: readonly string[]
  /** Keys of what it surely contains, where guests have to ask for the rest; absent where its declaration is whole. */
  readonly known?: readonly string[]
  /** Of what it contains, what the kitchen can leave out. */
  readonly removable?: readonly string[]
  /** What a guest must choose with it may bring, choices of its section among them; absent where that is nothing. */
  readonly requiredChoice?: RequiredChoice
  readonly additives?: readonly string[]
  /** Address of its picture; null where the menu shows no pictures. */
  readonly imageUrl: string | null
}

export type Shown = Pick<
  Design,
  | 'showDescriptions'
  | 'showPrices'
  | 'showDietaryTags'
  | 'showImages'
  | 'itemImages'
  | 'showSectionImages'
  | 'priceSign'
  | 'priceCents'
> &
  Partial<Pick<Design, 'allergenMarks'>> &
  EnergyShown & {
    readonly soldOut?: readonly number[]
    /** Are there words for what choices contain, and for what nobody has declared? Then no signs say it. */
    readonly spellsOut?: boolean
  }

/** Nothing is hidden from a table. */
export const everythingShown: Shown = {
  showDescriptions: true,
  showPrices: true,
  showDietaryTags: true,
  showImages: true,
  itemImages: 'all',
  showSectionImages: true,
  priceSign: defaultDesign.priceSign,
  priceCents: defaultDesign.priceCents,
}

/**
 * @param extras ids of the modifier groups that are printed with the item: absent, all that it has
 * @param chosen ids of all modifier groups that its guests choose from
 */
export function printedItem(
  item: MenuItem,
  menu: Menu,
  design: Shown,
  extras: readonly string[] = item.modifierGroups ?? [],
  chosen: readonly string[] = extras,
): PrintedItem {
  const requiredChoice = requiredChoiceIn(menu, chosen)
  const known = knownOfWaiting(item)
  const { id, name, secondName, secondDescription, wine, allergens, mayContain, removable, additives } = item
  const number = item.number ?? wine?.bin
  const { prices, kcal } = energyAtPrices(item)
  return {
    id,
    ...(number !== undefined && { number }),
    name,
    ...(secondName !== undefined && { secondName }),
    description: design.showDescriptions ? item.description : '',
    ...(secondDescription !== undefined && design.showDescriptions && { secondDescription }),
    ...(wine && wineLine(wine, item.number !== undefined, menu)),
    prices: design.showPrices ? printedPricesOf(prices, menu, design, wordsOf(item)) : [],
    marks: marksOf(item, menu, { showsDiets: design.showDietaryTags, allergens: design.allergenMarks }),
    details: [
      ...detailsOf(item, menu),
      ...energyBesidePrices(
        item,
        design.showPrices ? [kcal] : [kcal, ...prices.map((price) => price.kcal)],
        menu,
        design,
      ),
    ],
    extras: printedExtras(extras, menu, design),
    isFeatured: item.isFeatured === true,
    ...(design.soldOut?.includes(id) && { soldOut: menuWords(menu.language).soldOut }),
    ...(allergens && { allergens }),
    ...(mayContain && { mayContain }),
    ...(known.length > 0 && { known }),
    ...(removable && { removable }),
    ...(requiredChoice && { requiredChoice }),
    ...(additives && { additives }),
    imageUrl: showsPictureOf(design, item) ? item.imageUrl : null,
  }
}

const percents = remembered(
  (language: string) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
)

function wineLine(
  { producer, region, grape, vintage, abv, bin }: Wine & object,
  isNumbered: boolean,
  { language }: Menu,
): Pick<PrintedItem, 'wine' | 'wineRegion'> {
  const strength = abv === undefined ? undefined : percents(languageOf(language)).format(abv / 100)
  const binText = bin !== undefined && isNumbered ? withNumber(menuWords(language).bin, bin) : undefined
  const line = [producer, region, grape, vintage, strength?.replaceAll(/\s/gu, '\u00a0'), binText].filter(
    (part) => part !== undefined,
  )
  return line.length > 0 ? { wine: line.join(', '), ...(region !== undefined && { wineRegion: region }) } : {}
}

const detailsOf = (item: MenuItem, { language }: Menu): string[] =>
  detailRows.flatMap(([key, detail]) => {
    const value = item[key]
    return value === undefined ? [] : (detail.print?.(value, menuWords(language)) ?? [])
  })

const wordsOf = ({ name, description }: MenuItem): string => `${name}\n${description}`

/** The energy of an item that isn't printed after a price: `120/210 Cal`; none where it has no figure. */
function energyBesidePrices(
  item: MenuItem,
  kcals: readonly (number | undefined)[],
  menu: Menu,
  design: Shown,
): string[] {
  const known = kcals.filter((kcal) => kcal !== undefined)
  const text =
    known.length > 0 && energyText(known, energyPrint(menu, design), { said: wordsOf(item), between: '/' })
  return text ? [text] : []
}
