import { noAmount, readAmount } from '../../../menu/prices/box-of-amount.ts'
import { readPrices } from '../../../menu/prices/box-of-prices.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { contextOf, type DishChangeDraft, type PlaceOfDish, raised } from './dish-draft.ts'

interface PlacePricesProps {
  places: readonly PlaceOfDish[]
  draft: DishChangeDraft
  onDraft: (draft: DishChangeDraft) => void
}

export function PlacePrices({ places, draft, onDraft }: PlacePricesProps) {
  const currency = places[0]?.menu.currency ?? ''
  const isOneCurrency = places.every(({ menu }) => menu.currency === currency)
  const raise = (typed: string) => {
    const amount = readAmount(typed, currency)
    onDraft(amount === null ? { ...draft, raise: typed } : raised(draft, places, typed, amount))
  }
  const type = (at: number, changes: Partial<DishChangeDraft['places'][number]>) =>
    onDraft({
      ...draft,
      places: draft.places.map((one, other) => (other === at ? { ...one, ...changes } : one)),
    })
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">Prices</legend>
      {places.length > 1 && isOneCurrency && (
        <TextField
          label="Raise every price by"
          placeholder="2.00"
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          className="max-w-48"
          value={draft.raise}
          error={readAmount(draft.raise, currency) === null && noAmount(currency)}
          onChange={({ target }) => raise(target.value)}
        />
      )}
      <ul className="flex flex-col gap-3">
        {places.map((place, at) => {
          const typed = draft.places[at]
          if (!typed) return null
          const read = readPrices(typed.prices, contextOf(place))
          const { title, isSeen } = place.menu
          return (
            <li
              key={`${place.menuId}/${place.sectionId}/${place.itemId}`}
              className="grid items-start gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]"
            >
              <Checkbox
                label={
                  <span className="block">
                    {title}
                    <span className="block text-quiet text-sm">
                      {[place.section, isSeen && 'guests see it'].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                }
                checked={typed.isTicked}
                onChange={({ target }) => type(at, { isTicked: target.checked })}
              />
              <TextField
                label={`Price on ${title}`}
                isLabelHidden
                autoComplete="off"
                disabled={!typed.isTicked}
                value={typed.prices}
                error={'problem' in read && read.problem}
                onChange={({ target }) => type(at, { prices: target.value })}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
