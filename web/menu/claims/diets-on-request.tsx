import { useQuery } from '@tanstack/react-query'
import { claimsOf } from '#domain/menu/claims/claims.ts'
import { dietaryDetailsOf } from '#domain/menu/claims/dietary.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Chip } from '../marks/chip.tsx'
import { dietaryOptionsQuery } from '../reference-queries.ts'

export interface DietsOnRequestProps {
  item: MenuItem
  picked: readonly number[]
  onPick: (ids: number[]) => void
}

/** The diets that a dish can be made for; those that it has anyway are not offered. */
export function DietsOnRequest({ item, picked, onPick }: DietsOnRequestProps) {
  const { data: options = [] } = useQuery(dietaryOptionsQuery)
  const said = claimsOf(item).dietaryOptions
  const offered = options.filter(({ id }) => picked.includes(id) || !said.includes(id))
  return (
    <Disclosure
      label="Can be made"
      summary={dietaryDetailsOf(picked)
        .map(({ name }) => name)
        .join(' · ')}
    >
      <div className="flex flex-wrap gap-2">
        {offered.map(({ id, name }) => {
          const isPicked = picked.includes(id)
          return (
            <Chip
              key={id}
              pressed={isPicked}
              onPress={() => onPick(isPicked ? picked.filter((other) => other !== id) : [...picked, id])}
            >
              {name}
            </Chip>
          )
        })}
      </div>
    </Disclosure>
  )
}
