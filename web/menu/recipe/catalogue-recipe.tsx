import { queryOptions, useQuery } from '@tanstack/react-query'
import { readDishRecipe } from '#contract/reference.ts'
import { call } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'

const recipeQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/menu-items', id, 'recipe'],
    queryFn: ({ signal }) => call(readDishRecipe, { params: { id } }, { signal }),
    retry: 1,
  })

export interface CatalogueRecipeProps {
  readonly dishId: number
  /** The owner cooks it in another way, and begins with these. */
  readonly onOwn: (ingredients: readonly string[]) => void
}

/** How the catalogue makes a dish, to be read. */
export function CatalogueRecipe({ dishId, onOwn }: CatalogueRecipeProps) {
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
