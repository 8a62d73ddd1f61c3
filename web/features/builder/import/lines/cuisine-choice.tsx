import { useQuery } from '@tanstack/react-query'
import { cuisinesQuery } from '../../../../menu/reference-queries.ts'
import { knownCuisineOf } from '../../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { SelectField } from '../../../../ui/form/select-field.tsx'

export interface CuisineChoiceProps {
  value: number
  onChange: (cuisineId: number) => void
}

/**
 * Returns whether there is nothing to ask, since the cuisine is known from the open menu or the last
 * filters.
 */
export const useIsCuisineKnown = (): boolean =>
  useOpenMenu((open) => open.menu !== null && knownCuisineOf(open) !== null)

/** The cuisine of the dishes that are taken over. */
export function CuisineChoice({ value, onChange }: CuisineChoiceProps) {
  const { data: cuisines = [] } = useQuery(cuisinesQuery)
  return (
    <SelectField
      label="Cuisine"
      options={cuisines.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}
