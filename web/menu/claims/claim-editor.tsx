import { Lock } from 'lucide-react'
import { netCarbsOfItem } from '#domain/menu/claims/claim-status.ts'
import { claimsOf, recipeClaimsOf } from '#domain/menu/claims/claims.ts'
import { contradictionSentence, contradictionsIn, dietName } from '#domain/menu/claims/contradictions.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { judgedByOwnRecipe, refusedByRecipe } from '#domain/menu/recipes/judged-claims.ts'
import { KETO_LIMIT_G } from '#domain/reference/reference.ts'
import { askToUpgrade } from '../../plan/ask-to-upgrade.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { PlanBadge } from '../../ui/layout/badge.tsx'
import { AllergenToggles } from './allergens/allergen-toggles.tsx'
import { type ClaimProps, DietToggles } from './diets/diet-toggles.tsx'
import { DietsOnRequest } from './diets/diets-on-request.tsx'
import { RefusalNote } from './refusal-note.tsx'

export interface ClaimEditorProps extends ClaimProps {
  readonly refusal?: string | null
}

/** The diets of a dish, if the plan has them, and its allergens, which every plan has. */
export function ClaimEditor({ item, onState, onWords, refusal = null }: ClaimEditorProps) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const contradiction = refusedByRecipe(item) ?? whyWithheld(item)
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium text-sm">Dietary Indicators</legend>
        {hasDiets ? (
          <>
            <DietToggles item={item} onState={onState} />
            <DietsOnRequest item={item} onState={onState} />
            <NetCarbs item={item} />
          </>
        ) : (
          <AddDietaryTags kept={claimsOf(item).dietaryOptions} />
        )}
      </fieldset>
      <AllergenToggles item={item} onState={onState} onWords={onWords} />
      <RefusalNote refusal={refusal ?? (contradiction && contradictionSentence(item.name, contradiction))} />
    </div>
  )
}

/** Why a diet that is claimed waits; null where nothing speaks against any. */
function whyWithheld(item: MenuItem) {
  const disproved = recipeClaimsOf(judgedByOwnRecipe(item))?.disproved
  return contradictionsIn({ ...claimsOf(item), disproved })[0] ?? null
}

function NetCarbs({ item }: Pick<ClaimProps, 'item'>) {
  const grams = netCarbsOfItem(judgedByOwnRecipe(item))
  if (grams === null) return null
  return (
    <p className="text-quiet text-sm">
      About {Math.ceil(grams)} g net carbs a portion. Keto-Friendly means {KETO_LIMIT_G} g or less.
    </p>
  )
}

/** Where the plan shows no diets. Those that a dish has are kept, and named. */
export const AddDietaryTags = ({ kept = [] }: { readonly kept?: readonly number[] }) => (
  <div className="flex flex-wrap items-center gap-3">
    {kept.length > 0 && (
      <p className="w-full text-quiet text-sm">
        Kept, and shown on the Professional plan: {kept.map(dietName).join(', ')}.
      </p>
    )}
    <Button variant="secondary" icon={Lock} onClick={() => askToUpgrade('feature:dietaryIndicators')}>
      Add Dietary Tags
    </Button>
    <PlanBadge />
  </div>
)
