import type { CompetitorPrice } from '#domain/insights/competitors/competitor-shape.ts'
import type { DemandFigures, PriceComparison } from '#domain/insights/optimization/optimization-shape.ts'
import { ApplyButton } from '../../../menu/advice/apply/apply-button.tsx'
import type { ApplyTools } from '../../../menu/advice/apply/use-apply.ts'
import { money } from '../../../menu/advice/words/money.ts'
import { PriceRow, PriceSection } from './price-row.tsx'

type PricedDish = PriceComparison | CompetitorPrice | DemandFigures

const list = new Intl.ListFormat('en')

export interface PricedDishesProps<Dish> {
  title: string
  lead: string
  dishes: readonly Dish[]
  noteOn: (dish: Dish) => string
  /** Names the proposals of this list. */
  kind: 'comparison' | 'competitor' | 'demand'
  currency: string
  /** What the button for all of them is about, and what it will have done. */
  all: { readonly about: string; readonly words: string }
  empty?: string
  tools: ApplyTools
}

/** Dishes by section, each with its suggested price and a button for it; and one button for all. */
export function PricedDishes<Dish extends PricedDish>({
  title,
  lead,
  dishes,
  noteOn,
  kind,
  currency,
  all,
  empty,
  tools,
}: PricedDishesProps<Dish>) {
  const open = dishes.filter((dish) => dish.edits.length > 0)
  const edits = open.flatMap((dish) => dish.edits)
  return (
    <div className="border-ink border-t-2 pt-3">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="text-lg">{title}</h2>
          <p className="max-w-prose text-quiet text-sm">{lead}</p>
          {open.length > 1 && <p className="mt-1 text-sm">{togetherOf(open)}</p>}
        </div>
        {open.length > 1 && (
          <ApplyButton
            tools={tools}
            label={`Apply to all ${open.length}`}
            proposal={{ id: `${kind}:all`, edits, words: all.words }}
            about={all.about}
            editsLeft={edits}
          />
        )}
      </div>
      {dishes.length === 0 && empty && <p className="mt-4 text-quiet">{empty}</p>}
      {[...Map.groupBy(dishes, ({ place }) => place.sectionId)].map(([sectionId, items]) => (
        <PriceSection key={sectionId} list={title} name={items[0]?.sectionName ?? ''}>
          {items.map((dish) => (
            <PricedRow
              key={`${dish.place.sectionId}-${dish.place.itemId}`}
              {...{ dish, kind, currency, tools }}
              note={noteOn(dish)}
            />
          ))}
        </PriceSection>
      ))}
    </div>
  )
}

/** `Together: 13 prices, +9.1% on average.` */
function togetherOf(dishes: readonly PricedDish[]): string {
  const changed = dishes
    .flatMap(({ prices }) => prices)
    .filter(({ amount, suggested }) => suggested !== amount)
  const sum = changed.reduce((all, { amount, suggested }) => all + suggested / amount - 1, 0)
  const percent = ((sum / changed.length) * 100).toFixed(1)
  return `Together: ${changed.length} prices, ${sum > 0 ? '+' : ''}${percent}% on average.`
}

interface PricedRowProps extends Pick<PricedDishesProps<never>, 'kind' | 'currency' | 'tools'> {
  dish: PricedDish
  note: string
}

function PricedRow({ dish: { place, name, prices, edits }, note, kind, currency, tools }: PricedRowProps) {
  const amounts = list.format(prices.map(({ suggested }) => money(suggested, currency)))
  const proposal = {
    id: `${kind}:${place.sectionId}:${place.itemId}`,
    edits,
    words: `${name} costs ${amounts} now.`,
  }
  const about = `${name}, ${amounts}`
  const action = <ApplyButton {...{ tools, proposal, about }} editsLeft={edits} />
  return <PriceRow {...{ name, prices, currency, note, action }} />
}
