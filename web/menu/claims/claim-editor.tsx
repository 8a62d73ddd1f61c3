import { Lock } from 'lucide-react'
import { claimsOf, refusedClaim } from '#domain/menu/claims/claims.ts'
import { contradictionIn, contradictionSentence } from '#domain/menu/claims/contradictions.ts'
import { askToUpgrade } from '../../plan/ask-to-upgrade.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { PlanBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { AllergenToggles } from './allergen-toggles.tsx'
import { type ClaimProps, DietToggles } from './diet-toggles.tsx'
import { DietsOnRequest } from './diets-on-request.tsx'

/** The diets of a dish, if the plan has them, and its allergens, which every plan has. */
export function ClaimEditor({ item, onState }: ClaimProps) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const refused = refusedClaim(item) ?? contradictionIn(claimsOf(item))
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium text-sm">Dietary Indicators</legend>
        {hasDiets ? (
          <>
            <DietToggles item={item} onState={onState} />
            <DietsOnRequest item={item} onState={onState} />
          </>
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" icon={Lock} onClick={() => askToUpgrade('feature:dietaryIndicators')}>
              Add Dietary Tags
            </Button>
            <PlanBadge />
          </div>
        )}
      </fieldset>
      <AllergenToggles item={item} onState={onState} />
      {refused && (
        <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad text-sm">
          {contradictionSentence(item.name, refused)}
        </p>
      )}
    </div>
  )
}
