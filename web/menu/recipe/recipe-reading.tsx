import { useMemo } from 'react'
import { additiveName } from '#domain/menu/claims/additives.ts'
import { dietaryDetailsOf } from '#domain/menu/claims/dietary.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { type Derived, deriveClaims } from '#domain/menu/recipes/derived-claims.ts'
import type { RecipeLine } from '#domain/menu/recipes/recipe-lines.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Chip } from '../../ui/layout/chip.tsx'
import { allergenLabel } from '../claims/allergens/allergen-label.ts'
import type { ClaimProps } from '../claims/diets/diet-toggles.tsx'
import { RecipeDifferences } from './recipe-differences.tsx'
import type { OpenRecipe } from './use-recipe.ts'

export interface RecipeReadingProps extends ClaimProps {
  readonly item: MenuItem
  readonly ingredients: readonly string[]
  readonly recipe: OpenRecipe
}

export function RecipeReading({ item, ingredients, onState, recipe }: RecipeReadingProps) {
  const derived = useMemo(() => deriveClaims(ingredients), [ingredients])
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const diets = hasDiets ? dietaryDetailsOf(derived.diets).map(({ name }) => name) : []
  const facts = [
    ...derived.allergens.map((one) => because(allergenLabel(one.key), one)),
    ...derived.additives.map((one) => because(`Usually ${additiveName(one.key)}`, one)),
    ...(derived.alcohol.length > 0 ? [`Alcohol: ${derived.alcohol.join(', ')}`] : []),
    ...(diets.length > 0 ? [`Fits ${diets.join(', ')}`] : []),
  ]
  return (
    <div className="flex flex-col gap-3 text-sm">
      {derived.unknown.length > 0 && <NotUnderstood lines={derived.unknown} recipe={recipe} />}
      <section aria-label="What follows from the ingredients">
        <h3 className="font-medium font-sans text-sm">What follows</h3>
        {facts.length === 0 ? (
          <p className="text-quiet">
            No allergen in what was understood. That alone declares nothing: only you can.
          </p>
        ) : (
          <ul className="list-disc pl-5">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </section>
      <RecipeDifferences item={item} derived={derived} onState={onState} recipe={recipe} />
    </div>
  )
}

const because = (label: string, { because: names }: Derived): string => `${label}: ${names.join(', ')}`

/** Lines that nobody can judge; a press on what one may name puts that in its place. */
const NotUnderstood = ({
  lines,
  recipe: { text, setText },
}: {
  lines: readonly RecipeLine[]
  recipe: OpenRecipe
}) => (
  <section aria-label="Not understood" className="rounded-control bg-warn-soft px-3 py-2">
    <h3 className="font-medium font-sans text-sm text-warn-ink">
      Not understood: what these contain is missing below
    </h3>
    <ul className="mt-1 flex flex-col gap-2">
      {lines.map(({ words, candidates }) => (
        <li key={words} className="flex flex-wrap items-center gap-2">
          <span className="[overflow-wrap:anywhere]">{words}</span>
          {candidates.length > 0 && <span className="text-quiet">Is it</span>}
          {candidates.map((name) => (
            <Chip key={name} pressed={false} onPress={() => setText(text.replace(words, name))}>
              {name}
            </Chip>
          ))}
        </li>
      ))}
    </ul>
  </section>
)
