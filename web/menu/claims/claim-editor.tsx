import { Lock } from 'lucide-react'
import { claimsOf } from '#domain/menu/claims/claims.ts'
import { contradictionIn, contradictionSentence } from '#domain/menu/claims/contradictions.ts'
import { refusedClaim } from '#domain/menu/claims/standings.ts'
import { askToUpgrade } from '../../plan/ask-to-upgrade.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { PlanBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { AllergenToggles } from './allergens/allergen-toggles.tsx'
import { type ClaimProps, DietToggles } from './diets/diet-toggles.tsx'
import { DietsOnRequest } from './diets/diets-on-request.tsx'
import { RefusalNote } from './refusal-note.tsx'

export interface ClaimEditorProps extends ClaimProps {
  /** Why the last statement was not kept. */
  readonly refusal?: string | null
}

/** The diets of a dish, if the plan has them, and its allergens, which every plan has. */
export function ClaimEditor({ item, onState, refusal = null }: ClaimEditorProps) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const contradiction = refusedClaim(item) ?? contradictionIn(claimsOf(item))
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
          <AddDietaryTags />
        )}
      </fieldset>
      <AllergenToggles item={item} onState={onState} />
      <RefusalNote refusal={refusal ?? (contradiction && contradictionSentence(item.name, contradiction))} />
    </div>
  )
}

/** Where the plan shows no diets. Those that a dish has are kept. */
export const AddDietaryTags = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Button variant="secondary" icon={Lock} onClick={() => askToUpgrade('feature:dietaryIndicators')}>
      Add Dietary Tags
    </Button>
    <PlanBadge />
  </div>
)
