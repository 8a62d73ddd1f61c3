import { ShieldQuestion } from 'lucide-react'
import { dietaryDetailsOf } from '#domain/menu/claims/dietary.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { DietaryTags } from './diets/dietary-tags.tsx'
import { waitingOf } from './waiting.ts'
import { claimWords } from './words/claim-words.ts'

/** The claims of a dish: first those that guests see, then those that wait for the owner. */
export function ClaimLine({ item }: { item: MenuItem }) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const waiting = waitingOf(item, hasDiets)
  // The tags say the diets.
  const { dietaryOptions, dietsOnRequest, ...allergens } = item
  const printed = claimWords({ ...allergens, dietsOnRequest: hasDiets ? dietsOnRequest : undefined })
  return (
    <>
      {hasDiets && <DietaryTags details={dietaryDetailsOf(dietaryOptions)} className="mt-2" />}
      {printed.map((words) => (
        <p key={words} className="mt-1 text-quiet text-sm">
          {words.charAt(0).toUpperCase() + words.slice(1)}
        </p>
      ))}
      {waiting && (
        <p className="mt-1 flex items-start gap-1.5 text-sm text-warn-ink">
          <ShieldQuestion size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          To be confirmed: {claimWords({ dietaryOptions: waiting.confirmed, ...waiting }, 'none').join(', ')}
        </p>
      )}
    </>
  )
}
