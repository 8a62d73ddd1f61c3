import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { PricingData } from '#domain/pricing/multipliers.ts'
import {
  movesPrices,
  optimizePrices,
  type PricingChoice,
  undoOptimization,
} from '#domain/pricing/optimize.ts'
import { undoAction } from '../../../menu/editing/undo-action.ts'
import { SlipsFirst } from '../../../menu/prices/slips-first.tsx'
import { pricingDataQuery } from '../../../menu/reference-queries.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { Spinner } from '../../../ui/waiting/spinner.tsx'
import { stepWords } from './amount-text.ts'
import { PriceControls } from './price-controls.tsx'
import { PriceList } from './price-list.tsx'
import { TargetCheck } from './target-check.tsx'

export interface PriceTabProps {
  menu: Menu
  choice: PricingChoice
  onChoice: (choice: PricingChoice) => void
  onApplied: () => void
}

/** Multipliers of 1, for when the real ones could not be loaded. */
const neutralPricing: PricingData = {
  locationMultipliers: {},
  audienceMultipliers: {},
  categoryMultipliers: {},
}

export function PriceTab({ menu, choice, onChoice, onApplied }: PriceTabProps) {
  const pricing = useQuery(pricingDataQuery)
  const edit = useOpenMenu((open) => open.edit)
  const restaurantPricing = useOpenMenu((open) => open.restaurant.pricing)
  if (pricing.isPending) {
    return (
      <div className="py-16 text-center">
        <Spinner label="Loading pricing data..." isLabelVisible />
      </div>
    )
  }
  const data = pricing.data ?? neutralPricing
  const isOptimized = menu.sections.some(({ prices = [], items }) =>
    [prices, ...items.map((item) => item.prices)].some((all) =>
      all.some(({ original }) => original !== undefined),
    ),
  )

  const isMoving = isOptimized || movesPrices(choice, data)
  const optimized = isMoving ? optimizePrices(menu, choice, data) : menu
  const apply = () => {
    edit((present) => optimizePrices(present, choice, data))
    toast({
      title: 'Pricing Optimized',
      description: 'The new prices are on your menu.',
      action: undoAction(undoOptimization),
    })
    onApplied()
  }

  return (
    <div className="flex flex-col gap-6">
      {pricing.isError && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-warn/30 bg-warn-soft px-4 py-2"
        >
          <p>Error loading pricing data. Using default values.</p>
          <Button variant="quiet" size="sm" isPending={pricing.isFetching} onClick={() => pricing.refetch()}>
            Try again
          </Button>
        </div>
      )}
      <Card
        title="Price Optimization"
        description={
          pricing.isError
            ? 'Locations and audiences count as × 1.00 until their figures are loaded.'
            : 'Each choice shows what it does to the price.'
        }
      >
        <PriceControls choice={choice} onChoice={onChoice} hasFigures={pricing.data !== undefined} />
      </Card>
      <Card>
        <TargetCheck menu={menu} optimized={optimized} />
      </Card>
      <Card
        title="New prices"
        description={`Each from the price before any optimization, rounded up to ${stepWords(menu.currency)}.`}
        actions={
          <>
            {isOptimized && (
              <Button variant="secondary" icon={Undo2} onClick={() => edit(undoOptimization)}>
                Undo optimization
              </Button>
            )}
            {isMoving && (
              <SlipsFirst menu={menu} optimized={optimized}>
                <Button onClick={apply}>Apply to Menu</Button>
              </SlipsFirst>
            )}
          </>
        }
      >
        {isMoving ? (
          <PriceList menu={menu} choice={choice} data={data} pricing={restaurantPricing} />
        ) : (
          <p className="text-quiet">Nothing is chosen that changes a price.</p>
        )}
      </Card>
    </div>
  )
}
