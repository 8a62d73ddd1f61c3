import type { DishPlace, ListedDish, MenuOfDishes } from '#contract/menus/dishes.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import type { Statement } from '#domain/menu/claims/claims.ts'
import type { DishEdit } from '#domain/menu/linking/dish-edits.ts'
import { isEqual } from '#domain/menu/merging/three-way.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import { readPrices, typedPrices } from '../../../menu/prices/box-of-prices.ts'
import type { PriceContext } from '../../../menu/prices/price-reading.ts'

export interface DishChangeDraft {
  /** Whether each place is changed, and what its box of prices holds. */
  readonly places: readonly { readonly isTicked: boolean; readonly prices: string }[]
  readonly raise: string
  /** Null while each menu keeps its own. */
  readonly name: string | null
  readonly description: string | null
  readonly allergens: Pick<Statement, 'allergens' | 'mayContain' | 'removable'>
}

export type PlaceOfDish = DishPlace & { readonly menu: MenuOfDishes }

export const placesOf = ({ places }: ListedDish, menus: readonly MenuOfDishes[]): PlaceOfDish[] =>
  places.flatMap((place) => {
    const menu = menus.find(({ id }) => id === place.menuId)
    return menu ? [{ ...place, menu }] : []
  })

export const newDraft = (places: readonly PlaceOfDish[]): DishChangeDraft => ({
  places: places.map((place) => ({ isTicked: true, prices: typedPrices(place.prices, contextOf(place)) })),
  raise: '',
  name: null,
  description: null,
  allergens: {},
})

export const contextOf = ({ prices, heads, menu: { currency, language } }: PlaceOfDish): PriceContext => ({
  writing: {
    menu: { ...newMenu([], currency), ...(language !== null && { language }) },
    design: { priceSign: defaultDesign.priceSign, priceCents: defaultDesign.priceCents },
  },
  heads,
  before: prices,
  mayLack: true,
})

/** Every amount that is ticked, raised: `2`, `-1.50`. Market prices and “included” have none. */
export const raised = (
  draft: DishChangeDraft,
  places: readonly PlaceOfDish[],
  raise: string,
  amount: number,
): DishChangeDraft => ({
  ...draft,
  raise,
  places: draft.places.map((typed, at) => {
    const place = places[at]
    return place && typed.isTicked
      ? {
          ...typed,
          prices: typedPrices(
            place.prices.map((price) => plus(price, amount)),
            contextOf(place),
          ),
        }
      : typed
  }),
})

const plus = (price: Price, amount: number): Price =>
  price.amount === undefined || price.kind === 'supplement'
    ? price
    : { ...price, amount: Math.max(0, price.amount + amount) }

export interface PlacedDishEdit {
  readonly place: PlaceOfDish
  readonly edit: DishEdit
}

export function editsOf(
  draft: DishChangeDraft,
  places: readonly PlaceOfDish[],
): { readonly edits: readonly PlacedDishEdit[]; readonly problem: string | null } {
  const edits: PlacedDishEdit[] = []
  for (const [at, place] of places.entries()) {
    const typed = draft.places[at]
    if (!typed?.isTicked) continue
    const read = readPrices(typed.prices, contextOf(place))
    if ('problem' in read) return { edits: [], problem: `${place.menu.title}: ${read.problem}` }
    const { name, description, allergens } = draft
    const edit: DishEdit = {
      ...(!isEqual(read.prices, place.prices) && { prices: [...read.prices] }),
      ...(name !== null && name.trim() !== '' && name.trim() !== place.name && { name: name.trim() }),
      ...(description !== null && description !== place.description && { description }),
      ...Object.fromEntries(
        Object.entries(allergens).filter(
          ([field, list]) =>
            list !== undefined && !isEqual(list, place[field as 'allergens' | 'mayContain' | 'removable']),
        ),
      ),
    }
    if (Object.keys(edit).length > 0) edits.push({ place, edit })
  }
  return { edits, problem: null }
}
