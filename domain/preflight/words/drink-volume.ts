import { headsAbove } from '../../menu/model/check-menu.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import type { SizeUnit } from '../../menu/model/price.ts'
import { isOwnAmount } from '../../menu/prices/lead-price.ts'
import { counted, listed } from '../../text/listed.ts'
import { namesOf, type PlacedDrink, type PlacedItem, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { Breach } from '../rules/rule.ts'

/** Millilitres of each unit that measures a drink; ounces are those of the United States. */
const ML: Readonly<Partial<Record<SizeUnit, number>>> = { ml: 1, cl: 10, l: 1000, oz: 29.574, floz: 29.574 }

/** `0,2 l`, `33cl`, `250 ml`, `1/4 l` */
const VOLUME = /(?:(\d+)\s?\/\s?(\d+)|(\d+(?:[.,]\d+)?))\s?(ml|cl|dl|l|liter|litre)\b/iu
const ML_OF_WORDS: Readonly<Record<string, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  liter: 1000,
  litre: 1000,
}

/** A price of a drink, in minor units, with how much it buys in ml; undefined where that is not said. */
export interface PouredPrice {
  readonly amount: number
  readonly volumeMl: number | undefined
}

/** The prices of a drink. The volume is that of the price, of its column, or one that words at the price or the name say. */
export function pouredPrices(
  { sections }: Pick<MenuContent, 'sections'>,
  { item, section }: PlacedItem,
): PouredPrice[] {
  const heads = headsAbove(sections, section)
  return item.prices.filter(isOwnAmount).map(({ amount, size, label, head: key }) => {
    const head = heads.find(({ id }) => id === key)
    const measured = size ?? head?.size
    const unit = measured && ML[measured.unit]
    const volumeMl =
      measured && unit
        ? measured.amount * unit
        : [label, head?.label, item.name, item.description]
            .map(volumeIn)
            .find((volume) => volume !== undefined)
    return { amount, volumeMl }
  })
}

function volumeIn(text: string | undefined): number | undefined {
  const found = VOLUME.exec(text ?? '')
  if (!found) return undefined
  const [, over, under, decimal, unit = ''] = found
  const number = decimal === undefined ? Number(over) / Number(under) : Number(decimal.replace(',', '.'))
  return Number.isFinite(number) && number > 0 ? number * (ML_OF_WORDS[unit.toLowerCase()] ?? 0) : undefined
}

/** Finds drinks of these kinds whose price doesn't say how much it buys; only the bar knows, so nothing fixes it. */
export function withoutVolume(menu: MenuContent, ...kinds: readonly PlacedDrink[]): Breach[] {
  const items = placedItems(menu).filter((placed) => {
    if (placed.drink === undefined || !kinds.includes(placed.drink)) return false
    return pouredPrices(menu, placed).some(({ volumeMl }) => volumeMl === undefined)
  })
  if (items.length === 0) return []
  return [
    {
      sentence: `${counted(items.length, 'drink')} without a volume at each price: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
    },
  ]
}
