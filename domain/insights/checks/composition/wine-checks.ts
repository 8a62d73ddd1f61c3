import type { Dish } from '../../../catalogue/dish.ts'
import { grapeColorIn, type WineColor, wineColorIn } from '../../../dishes/drinks/wine-color.ts'
import { plateOf, readDish } from '../../../dishes/read-dish.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { DishPicker, Review } from '../../review/menu-review.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { countWines, type ReviewedItem } from '../../review/reviewed-item.ts'
import { addition } from './additions.ts'

/** A list of fewer still wines may be one of each, or the house wine alone. */
const MIN_WINES = { own: 3, ours: 2 } as const

const WINE_SECTION =
  /\b(?:wines?|vinos?|vini|vins?|weine?|reds?|whites?|rossi|bianchi|tintos?|blancos?|vinhos?|brancos?|verdes)\b/

const BEER = /\b(?:beers?|lager|ale|ipa|stout|pils\w*|cider)\b/
const CALLED_WINE = /\b(?:wines?|vinos?|vini|vins?|wein|\w+weine?)\b/

type Told = WineColor | 'other' | 'untold'

function colorOf({ item, dish, isAsWritten, section }: ReviewedItem): Told | undefined {
  if (dish && isAsWritten) {
    const kind = plateOf(dish).drink
    return kind === 'red wine' || kind === 'white wine' ? kind : undefined
  }
  const words = foldName(`${item.name} ${item.description}`)
  const pour = readDish({ ...item, isDrink: true }).pour?.is
  const isOther = BEER.test(words) || (pour !== undefined && pour !== 'alcohol')
  if (item.wine === undefined && isOther) return undefined
  const isUnder = WINE_SECTION.test(foldName(section.name))
  // White is a rum too, and the white of an egg: only of a wine does a color say which.
  if (item.wine === undefined && !isUnder && !CALLED_WINE.test(words)) return grapeColorIn(words)
  return wineColorIn(words) ?? wineColorIn(foldName(section.name)) ?? 'untold'
}

/**
 * A list of still wines of one color: who eats fish, or steak, finds no glass. Said only where each wine tells its color,
 * by its grape, its region or its section.
 */
export function checkWines(review: Review, picker: DishPicker): RecommendationOf<'lacks_drink'>[] {
  const wines = review.items
    // A heading such as Bianchi tells a wine, whatever the course of the section.
    .filter(({ course, section }) => course === 'drink' || WINE_SECTION.test(foldName(section.name)))
    .flatMap((reviewed) => {
      const color = colorOf(reviewed)
      return color === undefined || color === 'other' ? [] : [{ reviewed, color }]
    })
  const [first] = wines
  const least = wines.every(({ reviewed }) => reviewed.isAsWritten) ? MIN_WINES.ours : MIN_WINES.own
  const count = countWines(wines.map(({ reviewed }) => reviewed))
  // A list of wines alone may have its other colors on another page.
  const isWithFood = review.items.some(({ course }) => course === 'main' || course === 'starter')
  if (!first || first.color === 'untold' || count < least || !isWithFood) return []
  if (wines.some(({ color }) => color !== first.color)) return []
  const kind: WineColor = first.color === 'red wine' ? 'white wine' : 'red wine'
  const isWanted = (dish: Dish): boolean => plateOf(dish).drink === kind
  const { params, ...rest } = addition(first.reviewed, { review, picker }, isWanted)
  return [
    {
      code: 'lacks_drink',
      id: `lacks_drink:${kind}`,
      ...rest,
      params: { kind, count, ...params },
    },
  ]
}
