import { useState } from 'react'
import { TARGET_CHECK_AVERAGE_RANGE } from '#domain/pricing/multipliers.ts'
import { standingAgainstTarget } from '#domain/pricing/optimize.ts'
import { formatPrice } from '#domain/pricing/price.ts'
import { useOpenMenu } from '../../lib/open-menu.ts'
import { Badge } from '../../ui/badge.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { readTarget } from './price-factors.ts'

/** What the menu costs on average, now and optimized, against what a check should come to. All in USD. */
export function TargetCheck({ currentAverage, newAverage }: { currentAverage: number; newAverage: number }) {
  const restaurant = useOpenMenu((open) => open.restaurant)
  const setRestaurant = useOpenMenu((open) => open.setRestaurant)
  const [typed, setTyped] = useState<string | null>(null)
  const { min, max } = TARGET_CHECK_AVERAGE_RANGE
  const { isOnTarget, percentOfTarget } = standingAgainstTarget(newAverage, restaurant.averageCheck || min)
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[12rem_1fr]">
      <NumberField
        label="Target check average"
        leading="$"
        min={min}
        max={max}
        value={typed ?? restaurant.averageCheck}
        error={typed === null ? undefined : `A target check average is ${min} to ${max} dollars.`}
        onChange={(event) => {
          const target = readTarget(event.target.value)
          setTyped(target === null ? event.target.value : null)
          if (target !== null) setRestaurant({ ...restaurant, averageCheck: target })
        }}
        onBlur={() => setTyped(null)}
      />
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <div>
          <dt className="font-medium text-sm">Average now</dt>
          <dd className="pt-1.5 text-quiet tabular-nums">{formatPrice(currentAverage)}</dd>
        </div>
        <div>
          <dt className="font-medium text-sm">Optimized average</dt>
          <dd className="flex flex-wrap items-center gap-3 pt-1.5 tabular-nums" aria-live="polite">
            <span className="font-medium">{formatPrice(newAverage)}</span>
            <Badge tone={isOnTarget ? 'good' : 'warn'}>
              {isOnTarget ? 'On target' : `${percentOfTarget}% of target`}
            </Badge>
          </dd>
        </div>
      </dl>
    </div>
  )
}
