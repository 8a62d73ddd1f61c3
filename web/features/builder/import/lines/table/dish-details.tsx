import { claimsOf } from '#domain/menu/claims/claims.ts'
import { dietaryDetailsOf } from '#domain/menu/claims/dietary.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { DietaryTags } from '../../../../../menu/claims/diets/dietary-tags.tsx'
import { usePlanAllows } from '../../../../../plan/use-plan.ts'

/** What a row says of its dish besides its name and its prices. */
export function DishDetails({ item }: { item: MenuItem }) {
  const hasDietaryTags = usePlanAllows('feature:dietaryIndicators')
  return (
    <>
      {item.description && (
        <p className="whitespace-pre-wrap text-quiet [overflow-wrap:anywhere]">{item.description}</p>
      )}
      {hasDietaryTags && (
        <DietaryTags details={dietaryDetailsOf(claimsOf(item).dietaryOptions)} className="mt-1" />
      )}
    </>
  )
}
