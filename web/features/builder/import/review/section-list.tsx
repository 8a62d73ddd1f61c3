import { dietaryDetailsOf } from '#domain/menu/claims/dietary.ts'
import { formatPrice } from '#domain/menu/model/price.ts'
import { DietaryTags } from '../../../../menu/claims/dietary-tags.tsx'
import { usePlanAllows } from '../../../../plan/use-plan.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { dishes } from '../reading/sentences.ts'

interface ListedDish {
  readonly name: string
  readonly description?: string
  readonly price: number
  readonly dietaryOptions?: readonly number[]
}

export interface SectionListProps {
  sections: readonly { readonly name: string; readonly items: readonly ListedDish[] }[]
}

/** Dishes of a section that are shown: enough to see how they were read. */
const SHOWN = 100

/** The menu as it was read; its first section is open. */
export function SectionList({ sections }: SectionListProps) {
  if (sections.length === 0) return null
  return (
    <section aria-label="The menu as it was read" className="rounded-card border border-rule">
      {sections.map(({ name, items }, index) => (
        <details key={name} open={index === 0} className="group border-rule not-last:border-b">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 py-2">
            <span className="min-w-0 font-display font-semibold [overflow-wrap:anywhere]">{name}</span>
            <Badge>
              {items.length}
              <span className="sr-only">{items.length === 1 ? ' dish' : ' dishes'}</span>
            </Badge>
          </summary>
          <ul className="divide-y divide-rule px-4 pb-2">
            {items.slice(0, SHOWN).map((dish, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that was read has no other order or identity.
              <Dish key={at} {...dish} />
            ))}
            {items.length > SHOWN && (
              <li className="py-2 text-quiet text-sm">and {dishes(items.length - SHOWN)} more</li>
            )}
          </ul>
        </details>
      ))}
    </section>
  )
}

function Dish({ name, description, price, dietaryOptions = [] }: ListedDish) {
  const hasDietaryTags = usePlanAllows('feature:dietaryIndicators')
  return (
    <li className="flex items-baseline justify-between gap-4 py-2 text-sm">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{name}</p>
        {description && <p className="text-quiet">{description}</p>}
        {hasDietaryTags && <DietaryTags details={dietaryDetailsOf(dietaryOptions)} className="mt-1" />}
      </div>
      <span className="shrink-0 tabular-nums">{formatPrice(price)}</span>
    </li>
  )
}
