import type { DemandFigures, Optimization } from '#domain/insights/optimization/optimization.ts'
import { formatPrice } from '#domain/menu/model/price.ts'
import { ApplyButton } from '../apply/apply-button.tsx'
import type { ApplyTools } from '../apply/use-apply.ts'
import { PriceRow, PriceSection } from './price-row.tsx'

const factorNames = {
  trending: 'trending',
  in_season: 'in season',
} as const

/** Why nothing is proposed. */
const hints = {
  open: undefined,
  applied: 'a weight for demand is in the price already',
  seasonal_pricing: 'your seasonal pricing is in the price already',
  rounding: 'rounding up to a whole dollar would raise it far more, so the price stays',
} as const

/** Dishes whose demand moves their price. */
export function DemandTab({ report, tools }: { report: Optimization; tools: ApplyTools }) {
  const { demand, basis } = report
  const open = demand.filter(({ edits }) => edits.length > 0)
  const sections = [...Map.groupBy(demand, ({ sectionName }) => sectionName)]
  return (
    <div className="border-ink border-t-2 pt-3">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="text-lg">What demand would do to your prices</h2>
          <p className="max-w-prose text-quiet text-sm">
            {basis.demand} Rounded up to a whole dollar, as every optimization.
          </p>
        </div>
        {open.length > 1 && (
          <ApplyButton
            tools={tools}
            label={`Apply to all ${open.length}`}
            proposal={{
              id: 'demand:all',
              edits: open.flatMap(({ edits }) => edits),
              words: 'These prices follow the demand.',
            }}
            about="the demand weights"
            editsLeft={open.flatMap(({ edits }) => edits)}
          />
        )}
      </div>
      {demand.length === 0 && (
        <p className="mt-4 text-quiet">
          None of our catalog’s dishes on your menu is trending or in season, so demand moves no price.
        </p>
      )}
      {sections.map(([name, items]) => (
        <PriceSection key={name} name={name}>
          {items.map((item) => (
            <DemandRow key={`${item.place.categoryId}-${item.place.itemId}`} figures={item} tools={tools} />
          ))}
        </PriceSection>
      ))}
    </div>
  )
}

function DemandRow({ figures, tools }: { figures: DemandFigures; tools: ApplyTools }) {
  const { place, name, price, suggested, factors, standing, edits } = figures
  const words = factors.map(({ code, factor }) => `${factorNames[code]} × ${factor.toFixed(2)}`).join(', ')
  const hint = hints[standing]
  return (
    <PriceRow
      name={name}
      price={price}
      newPrice={suggested}
      note={`${words.charAt(0).toUpperCase()}${words.slice(1)}${hint ? `; ${hint}` : ''}.`}
      action={
        <ApplyButton
          tools={tools}
          proposal={{
            id: `demand:${place.categoryId}:${place.itemId}`,
            edits,
            words: `${name} costs ${formatPrice(suggested)} now.`,
          }}
          about={`${name}, ${formatPrice(suggested)}`}
          editsLeft={edits}
        />
      }
    />
  )
}
