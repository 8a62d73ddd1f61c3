import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { readDishRecipe } from '#contract/generating/reference.ts'
import { recipeClaimsOf } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { queryOf } from '../../lib/query-of.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { lazyPart } from '../../ui/parts/part-boundary.tsx'
import type { ClaimProps } from '../claims/diets/diet-toggles.tsx'
import type { OpenRecipe } from './use-recipe.ts'

// The lexicon of ingredients is large, and few dishes are looked at with it.
const RecipeReading = lazyPart(async () => (await import('./recipe-reading.tsx')).RecipeReading)

export interface RecipeFieldProps extends ClaimProps {
  readonly recipe: OpenRecipe
}

export function RecipeField({ item, onState, recipe }: RecipeFieldProps) {
  const { text, setText, leftOut, ingredients } = recipe
  return (
    <Disclosure label="Ingredients" summary={text.split('\n').join(', ') || catalogueSummary(item)}>
      {ingredients === undefined && isOfCatalogue(item) && (
        <CatalogueRecipe dishId={item.recipeId ?? item.id} onOwn={(lines) => setText(lines.join('\n'))} />
      )}
      <TextAreaField
        label="Ingredients of this dish"
        hint="One a line, or a list with commas. For the kitchen: guests never see them."
        minHeightPx={88}
        maxHeightPx={240}
        autoComplete="off"
        value={text}
        error={leftOut > 0 ? `There is no room for the last ${leftOut} lines.` : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {ingredients !== undefined && (
        <Suspense fallback={null}>
          <RecipeReading item={item} ingredients={ingredients} onState={onState} recipe={recipe} />
        </Suspense>
      )}
    </Disclosure>
  )
}

/** Returns whether it is made as the catalog says. */
const isOfCatalogue = (item: MenuItem): boolean => recipeClaimsOf(item) !== undefined

const catalogueSummary = (item: MenuItem): string => (isOfCatalogue(item) ? 'as in the catalog' : '')

const recipeQuery = (id: number) => queryOf(readDishRecipe, { params: { id } }, { retry: 1 })

interface CatalogueRecipeProps {
  readonly dishId: number
  /** The owner cooks it in another way, and begins with these. */
  readonly onOwn: (ingredients: readonly string[]) => void
}

function CatalogueRecipe({ dishId, onOwn }: CatalogueRecipeProps) {
  const { data } = useQuery(recipeQuery(dishId))
  if (!data) return null
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p className="text-pretty">
        <span className="font-medium">In the catalog it is made of</span> {data.ingredients.join(', ')}.
      </p>
      <Button size="sm" variant="secondary" onClick={() => onOwn(data.ingredients)}>
        Write your own
      </Button>
    </div>
  )
}
