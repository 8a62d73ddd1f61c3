import { useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { usualStep } from '#domain/money/currency.ts'
import { defaultGuestHabit, type GuestHabit, guestSpend, habitCourses } from '#domain/pricing/guest-spend.ts'
import { TARGET_CHECK_AVERAGE_RANGE } from '#domain/pricing/multipliers.ts'
import { averagePrice, standingAgainstTarget } from '#domain/pricing/optimize.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { majorText, rangeWords, signOf } from './amount-text.ts'
import { readServings, readTarget } from './price-factors.ts'
import { ReadField } from './read-field.tsx'

const courseNames = {
  starters: 'Starters',
  mains: 'Main courses',
  desserts: 'Desserts',
  drinks: 'Drinks',
} as const satisfies Record<keyof GuestHabit, string>

const list = new Intl.ListFormat('en', { type: 'disjunction' })

/** What a guest spends, now and optimized, against what a check should come to. All in the menu's currency. */
export function TargetCheck({ menu, optimized }: { menu: Menu; optimized: Menu }) {
  const restaurant = useOpenMenu((open) => open.restaurant)
  const setRestaurant = useOpenMenu((open) => open.setRestaurant)
  const [typed, setTyped] = useState<string | null>(null)
  const { currency } = menu
  const step = usualStep(currency)
  const { min, max } = TARGET_CHECK_AVERAGE_RANGE
  const habit = restaurant.pricing?.guestHabit ?? defaultGuestHabit
  const now = guestSpend(menu, habit)
  const then = guestSpend(optimized, habit)
  const isOurs = restaurant.averageCheck === TARGET_CHECK_AVERAGE_RANGE.default
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 sm:grid-cols-[12rem_1fr]">
        <NumberField
          label="Target check average"
          leading={signOf(currency)}
          isAmount
          value={typed ?? Number((restaurant.averageCheck * step).toFixed(2))}
          hint={isOurs ? 'Ours to begin with. Type yours to compare.' : undefined}
          error={typed === null ? undefined : `A target check average is ${rangeWords(min, max, currency)}.`}
          onChange={(event) => {
            const target = readTarget(event.target.value, currency)
            setTyped(target === null ? event.target.value : null)
            if (target !== null) setRestaurant({ ...restaurant, averageCheck: target })
          }}
          onBlur={() => setTyped(null)}
        />
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure term="Average now" value={majorText(averagePrice(menu), currency)} />
          <Figure term="Optimized average" value={majorText(averagePrice(optimized), currency)} />
          <div>
            <dt className="font-medium text-sm">A guest spends</dt>
            <dd className="flex flex-wrap items-center gap-3 pt-1.5 tabular-nums" aria-live="polite">
              <Spend
                now={now.total}
                then={then.total}
                target={isOurs ? null : (restaurant.averageCheck || min) * step}
                currency={currency}
              />
            </dd>
          </div>
        </dl>
      </div>
      <fieldset>
        <legend className="font-medium text-sm">What a guest orders</legend>
        <div className="mt-2 grid grid-cols-2 gap-4 sm:grid-cols-4">
          {habitCourses.map((course) => (
            <ReadField
              key={course}
              label={courseNames[course]}
              hint={averageHint(then.averages[course], currency)}
              min={0}
              max={5}
              step={0.5}
              value={habit[course]}
              read={readServings}
              complaint="A guest orders 0 to 5."
              onRead={(count) =>
                setRestaurant({
                  ...restaurant,
                  pricing: { ...restaurant.pricing, guestHabit: { ...habit, [course]: count } },
                })
              }
            />
          ))}
        </div>
        <p className="mt-2 text-quiet text-sm">
          Each times the average price of its course. The averages above are for single dishes, not for a
          check.{' '}
          {now.total !== then.total &&
            'At the new prices it’s the same order: nobody knows how many guests would order less, or stay away. '}
          {then.missing.length > 0 &&
            `This menu has no ${list.format(then.missing.map((course) => courseNames[course].toLowerCase()))} that we recognize, so the check leaves them out.`}
        </p>
      </fieldset>
    </div>
  )
}

const averageHint = (average: number | null, currency: string): string =>
  average === null ? 'none on this menu' : `${majorText(average, currency)} on average`

const Figure = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt className="font-medium text-sm">{term}</dt>
    <dd className="pt-1.5 text-quiet tabular-nums">{value}</dd>
  </div>
)

interface SpendProps {
  now: number | null
  then: number | null
  /** Null where its owner typed none. */
  target: number | null
  currency: string
}

/** From where on an owner hears by how much a check is above its target, in percent above it. */
const FAR_ABOVE = 10

/** No badge when the menu has nothing of what a guest usually orders. */
function Spend({ now, then, target, currency }: SpendProps) {
  if (now === null || then === null) return <span className="text-quiet">not known</span>
  const standing = target === null ? undefined : standingAgainstTarget(then, target)
  return (
    <>
      <span>
        {now !== then && (
          <>
            <span className="text-quiet">{majorText(now, currency)}</span>
            <span aria-hidden="true" className="px-2 text-quiet">
              →
            </span>
            <span className="sr-only"> at the new prices </span>
          </>
        )}
        <span className="font-medium">{majorText(then, currency)}</span>
      </span>
      {standing && (
        <Badge tone={standing.isOnTarget ? 'good' : 'warn'}>
          {standing.isOnTarget ? 'On target' : `${standing.percentOfTarget}% of target`}
        </Badge>
      )}
      {standing && standing.percentOfTarget > 100 + FAR_ABOVE && (
        <span className="text-quiet text-sm">{standing.percentOfTarget - 100}% over</span>
      )}
    </>
  )
}
