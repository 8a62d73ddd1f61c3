import { ShieldQuestion } from 'lucide-react'
import { allergenName } from '#domain/menu/claims/allergen-names.ts'
import { dietaryDetailsOf } from '#domain/menu/claims/dietary.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { DietaryTags } from './dietary-tags.tsx'
import { waitingOf } from './waiting.ts'

/** The claims of a dish: first those that guests see, then those that wait for the owner. */
export function ClaimLine({ item }: { item: MenuItem }) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const waiting = waitingOf(item, hasDiets)
  const { allergens = [] } = item
  return (
    <>
      {hasDiets && <DietaryTags details={dietaryDetailsOf(item.dietaryOptions)} className="mt-2" />}
      {allergens.length > 0 && (
        <p className="mt-1 text-quiet text-sm">Contains {allergens.map(allergenName).join(', ')}</p>
      )}
      {waiting && (
        <p className="mt-1 flex items-start gap-1.5 text-sm text-warn-ink">
          <ShieldQuestion size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          To be confirmed: {wordsFor(waiting)}
        </p>
      )}
    </>
  )
}

function wordsFor({ confirmed = [], allergens }: NonNullable<ReturnType<typeof waitingOf>>): string {
  const diets = dietaryDetailsOf(confirmed).map(({ name }) => name)
  const contained = allergens?.length ? `contains ${allergens.map(allergenName).join(', ')}` : 'no allergens'
  return [...diets, ...(allergens ? [contained] : [])].join(', ')
}
