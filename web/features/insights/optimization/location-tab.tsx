import { useState } from 'react'
import type { Optimization } from '#domain/insights/optimization/optimization.ts'
import { applyEdits, type ProposedEdit } from '#domain/insights/review/proposed-edit.ts'
import { formatPrice } from '#domain/menu/model/price.ts'
import type { Menu, MenuItem } from '#domain/menu/model/schema.ts'
import { averagePrice, withFactors } from '#domain/pricing/optimize.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { ApplyButton } from '../apply/apply-button.tsx'
import type { ApplyTools } from '../apply/use-apply.ts'
import { LocationIndex } from '../charts/location-index.tsx'
import { PriceRow, PriceSection } from './price-row.tsx'

export interface LocationTabProps {
  report: Optimization
  /** The menu that the report is about; null until it is open. */
  menu: Menu | null
  tools: ApplyTools
}

/** The menu at the price level of a city. */
export function LocationTab({ report, menu, tools }: LocationTabProps) {
  const { locations, basis } = report
  const [chosen, setChosen] = useState(locations[0]?.key ?? '')
  const location = locations.find(({ key }) => key === chosen)
  const edits = menu ? locationEdits(menu, location?.multiplier ?? 1) : []
  const optimized = menu && applyEdits(menu, edits)
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <LocationIndex locations={locations} chosen={chosen} basis={basis.location} />
      <div className="min-w-0 border-ink border-t-2 pt-3">
        <h2 className="text-lg">Your menu there</h2>
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <SelectField
            label="Location"
            className="min-w-0 max-w-96 grow basis-64"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            options={locations.map(({ key, name }) => ({ value: key, label: name }))}
            hint={location && `× ${location.multiplier.toFixed(2)}. ${location.basis}.`}
          />
          {menu && optimized && (
            <div className="sm:pt-6">
              <ApplyButton
                tools={tools}
                isMain
                label="Apply to menu"
                proposal={{
                  id: `location:${chosen}`,
                  edits,
                  words: `Your prices are at the level of ${location?.name ?? chosen}.`,
                }}
                about={location?.name ?? chosen}
                editsLeft={isAt(menu, optimized) ? undefined : edits}
              />
            </div>
          )}
        </div>
        {menu && optimized ? (
          <>
            <p className="mt-3 text-quiet">
              {`Average ${formatPrice(averagePrice(menu))}, there ${formatPrice(averagePrice(optimized))}. Each price comes from the one before any optimization: the location’s factor takes the place of the one it has, all other factors stay, and it is rounded up to a whole dollar.`}
            </p>
            {optimized.map(({ category, items }) => (
              <PriceSection key={category.id} name={category.name}>
                {items.map((item) => (
                  <PriceRow
                    key={item.id}
                    name={item.name}
                    note={howItComesAbout(item, location?.name ?? chosen)}
                    price={priceOf(menu, category.id, item.id) ?? item.price}
                    newPrice={item.price}
                  />
                ))}
              </PriceSection>
            ))}
          </>
        ) : (
          <div className="mt-6 flex flex-col items-start gap-3">
            <p className="text-quiet">This menu is not open. Open it to see its prices there.</p>
            <Button variant="secondary" isPending={tools.isOpening} onClick={tools.open}>
              Open this menu
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

const priceOf = (menu: Menu, categoryId: number, itemId: number): number | undefined =>
  menu.find(({ category }) => category.id === categoryId)?.items.find(({ id }) => id === itemId)?.price

const isAt = (menu: Menu, optimized: Menu): boolean =>
  optimized.every(({ category, items }) =>
    items.every(({ id, price }) => priceOf(menu, category.id, id) === price),
  )

/** Every dish with the factor of this location in the place of its own; all its other factors stay. */
const locationEdits = (menu: Menu, location: number): ProposedEdit[] =>
  menu.flatMap(({ category, items }) =>
    items
      .filter(({ price }) => price > 0)
      .map((item) => ({
        kind: 'optimize-price',
        place: { categoryId: category.id, itemId: item.id },
        multipliers: withFactors(item, { location }),
      })),
  )

/** The factors of a price by what they are for: those of 1 move nothing. */
function howItComesAbout({ originalPrice, price, appliedMultipliers }: MenuItem, city: string): string {
  if (!appliedMultipliers) return 'no price to change'
  const { location, audience, category, competitive, seasonal, custom, demand = 1 } = appliedMultipliers
  const factors = [
    [city, location],
    ['audience', audience],
    ['section', category],
    ['competitive', competitive],
    ['seasonal', seasonal],
    ['your markup', custom],
    ['demand', demand],
  ] as const
  const terms = factors
    .filter(([, factor]) => factor !== 1)
    .map(([name, factor]) => ` × ${factor.toFixed(2)} ${name}`)
  return `${formatPrice(originalPrice ?? price)}${terms.join('')}, rounded up`
}
