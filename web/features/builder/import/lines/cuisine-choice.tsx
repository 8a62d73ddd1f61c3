import { useQuery } from '@tanstack/react-query'
import { cuisinesQuery } from '../../../../menu/reference-queries.ts'
import { knownCuisineOf } from '../../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { SelectField } from '../../../../ui/select-field.tsx'

export interface CuisineChoiceProps {
  value: number
  onChange: (cuisineId: number) => void
}

/** Asked for only when neither the open menu nor the last filters tell it. */
export function CuisineChoice({ value, onChange }: CuisineChoiceProps) {
  const isKnown = useOpenMenu((open) => open.menu !== null && knownCuisineOf(open) !== null)
  const { data: cuisines = [] } = useQuery(cuisinesQuery)
  if (isKnown) return null
  return (
    <SelectField
      label="Cuisine"
      options={cuisines.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}
