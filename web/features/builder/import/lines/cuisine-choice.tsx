import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { kitchenOf } from '#domain/dishes/meal/kitchen.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { foldName } from '#domain/text/fold-name.ts'
import { cuisinesQuery } from '../../../../menu/reference-queries.ts'
import { cuisineOf, knownCuisineOf } from '../../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { SelectField } from '../../../../ui/form/select-field.tsx'

/** Returns whether the cuisine is known from the open menu or the last filters, so that nothing is asked. */
export const useIsCuisineKnown = (): boolean =>
  useOpenMenu((open) => open.menu !== null && knownCuisineOf(open) !== null)

/** The cuisine of a menu that was read: the chosen one, else that of the restaurant, else the one its dishes speak for. */
export function useCuisine(content: Pick<Menu, 'sections'>) {
  const [chosen, choose] = useState<number | null>(null)
  const read = useMemo(
    () => kitchenOf(itemsOf(content).map(({ name, description }) => foldName(`${name} ${description}`))),
    [content],
  )
  const open = useOpenMenu.getState()
  return [chosen ?? knownCuisineOf(open) ?? read ?? cuisineOf(open), choose] as const
}

export function CuisineChoice({ value, onChange }: { value: number; onChange: (cuisineId: number) => void }) {
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
