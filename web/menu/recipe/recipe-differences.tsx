import { additiveName } from '#domain/menu/claims/additives.ts'
import { inOrder } from '#domain/menu/claims/allergen-states.ts'
import { claimsOf } from '#domain/menu/claims/claims.ts'
import { dietaryDetailsOf } from '#domain/menu/claims/dietary.ts'
import { unionByName } from '#domain/menu/claims/naming.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { DerivedClaims } from '#domain/menu/recipes/derived-claims.ts'
import { differencesOf } from '#domain/menu/recipes/differences.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { allergenLabel } from '../claims/allergens/allergen-label.ts'
import type { ClaimProps } from '../claims/diets/diet-toggles.tsx'
import type { OpenRecipe } from './use-recipe.ts'

export interface RecipeDifferencesProps extends ClaimProps {
  readonly item: MenuItem
  readonly derived: DerivedClaims
  readonly recipe: Pick<OpenRecipe, 'additives' | 'declareAdditive'>
}

interface Difference {
  readonly says: string
  readonly take: string
  readonly onTake: () => void
}

/** Where the declaration and the recipe do not agree. Each is taken over by a press, as the person's own word. */
export function RecipeDifferences({ item, derived, onState, recipe }: RecipeDifferencesProps) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const found = differencesOf({ ...item, additives: recipe.additives }, derived)
  const { allergens: said } = claimsOf(item)
  const missing = [...found.undeclared, ...found.unnamed]
  const declare = (keys: readonly string[]) => onState({ allergens: inOrder(unionByName(said, keys)) })
  const takeOff = (key: string) => {
    const others = said?.filter((other) => other !== key) ?? []
    // That a dish contains none is said only by who says exactly that.
    onState({ allergens: others.length > 0 ? others : null })
  }
  const differences: Difference[] = [
    ...missing.map(({ key, because }) => ({
      says: `${allergenLabel(key)} is in ${because.join(', ')}, and is not declared.`,
      take: `Declare ${allergenLabel(key).toLowerCase()}`,
      onTake: () => declare([key]),
    })),
    ...found.unexplained.map((key) => ({
      says: `${allergenLabel(key)} is declared, and is in none of the ingredients.`,
      take: `Take ${allergenLabel(key).toLowerCase()} off`,
      onTake: () => takeOff(key),
    })),
    ...found.undeclaredAdditives.map(({ key, because }) => ({
      says: `Usually ${additiveName(key)}: ${because.join(', ')}. That is not declared.`,
      take: `Declare “${additiveName(key)}”`,
      onTake: () => recipe.declareAdditive(key),
    })),
    ...(hasDiets ? dietaryDetailsOf(found.unproven) : []).map(({ id, name }) => ({
      says: `The ingredients do not prove ${name}.`,
      take: `Take ${name} off`,
      onTake: () => onState({ removed: [id] }),
    })),
  ]
  if (differences.length === 0) return null
  return (
    <section aria-label="Differences from what is declared">
      <h3 className="font-medium font-sans text-sm">Differs from what is declared</h3>
      <ul className="mt-1 flex flex-col gap-2">
        {differences.map(({ says, take, onTake }) => (
          <li key={says} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 grow basis-48">{says}</span>
            <Button size="sm" variant="secondary" onClick={onTake}>
              {take}
            </Button>
          </li>
        ))}
      </ul>
      {missing.length > 1 && (
        <Button size="sm" className="mt-2" onClick={() => declare(missing.map(({ key }) => key))}>
          Declare all {missing.length}
        </Button>
      )}
    </section>
  )
}
