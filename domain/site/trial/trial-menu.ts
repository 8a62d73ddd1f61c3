import type { MenuItem } from '../../menu/model/item.ts'
import { FIRST_CUSTOM_ITEM_ID, FIRST_OWN_SECTION_ID } from '../../menu/model/limits.ts'
import { type MenuContent, newMenu } from '../../menu/model/menu.ts'
import type { Price, PriceHead } from '../../menu/model/price.ts'
import { defaultRestaurant } from '../../menu/model/restaurant.ts'
import { readTypedPrices } from '../../menu/prices/typed-prices.ts'
import { DEFAULT_CURRENCY } from '../../money/currency.ts'
import { type SampleDish, sampleSections } from './sample-dishes.ts'
import { TRIAL_RESTAURANT } from './trial-restaurant.ts'

/** American. */
export const TRIAL_CUISINE_ID = 5

export function trialMenu(): MenuContent {
  let id = FIRST_CUSTOM_ITEM_ID
  const itemOf = (dish: SampleDish, categoryId: number, heads: readonly PriceHead[]): MenuItem => ({
    id: id++,
    name: dish.name,
    description: dish.words ?? '',
    prices: [...pricesOf(dish, heads)],
    categoryId,
    cuisineId: TRIAL_CUISINE_ID,
    imageUrl: null,
    dietaryOptions: [],
    ...(dish.marks && { marks: [...dish.marks] }),
  })
  const sections = sampleSections.map(({ name, intro, heads = [], categoryId, dishes }, at) => {
    const priceHeads = heads.map((label, column) => ({ id: `h${column + 1}`, label }))
    return {
      id: FIRST_OWN_SECTION_ID + at,
      name,
      ...(intro && { intro }),
      ...(priceHeads.length > 0 && { priceHeads }),
      items: dishes.map((dish) => itemOf(dish, categoryId, priceHeads)),
    }
  })
  return {
    ...newMenu(sections, DEFAULT_CURRENCY),
    restaurant: {
      ...defaultRestaurant,
      name: TRIAL_RESTAURANT,
      description: 'Oyster bar and grill on the old harbor',
      cuisineId: TRIAL_CUISINE_ID,
    },
    title: 'Dinner',
    language: 'en-US',
    notices: [
      {
        id: 'n1',
        kind: 'advisory',
        text: '* Eating raw or undercooked seafood or meat may increase your risk of foodborne illness.',
      },
    ],
  }
}

function pricesOf({ name, prices }: SampleDish, heads: readonly PriceHead[]): readonly Price[] {
  const read = readTypedPrices(prices, { currency: DEFAULT_CURRENCY, language: 'en-US', heads })
  if (!('prices' in read)) throw new Error(`The prices of ${name} are not understood: ${prices}`)
  return read.prices
}
