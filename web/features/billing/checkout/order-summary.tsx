import { Check } from 'lucide-react'
import { BILLING_PERIOD_DAYS, includedIn, plans } from '#domain/plans/plans.ts'
import { installation } from '../../../lib/installation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { professionalPrice } from '../subscription/prices.ts'

export const OrderSummary = () => (
  <Card title="Order summary">
    <dl className="tabular-nums">
      <div className="flex justify-between gap-4 pb-3">
        <dt>{plans.professional.name} Plan</dt>
        <dd>{professionalPrice}</dd>
      </div>
      <div className="flex justify-between gap-4 border-rule border-t pt-3 font-semibold">
        <dt>Total monthly</dt>
        <dd>{professionalPrice}</dd>
      </div>
    </dl>
    <p className="mt-3 text-quiet text-sm">
      Billed every {BILLING_PERIOD_DAYS} days until you cancel. You keep access through the last day you paid
      for. All sales are final.
    </p>
  </Card>
)

/** The table of the plans says what that is; so do the pricing page and the server's guards. */
export const IncludedFeatures = () => (
  <Card title="What is included">
    <ul className="grid gap-2 text-sm sm:max-lg:grid-cols-2">
      {includedIn('professional', installation()).map((feature) => (
        <li key={feature} className="flex gap-3">
          <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
          {feature}
        </li>
      ))}
    </ul>
  </Card>
)
