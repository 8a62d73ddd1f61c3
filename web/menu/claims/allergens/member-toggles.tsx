import { allergenName, membersOf } from '#domain/menu/claims/allergen-names.ts'
import { saidOfAllergen, stateMember } from '#domain/menu/claims/allergen-states.ts'
import { toBeNamed } from '#domain/menu/claims/naming.ts'
import { allergens as groups } from '#domain/reference/reference.ts'
import { Chip } from '../../../ui/layout/chip.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import type { ClaimProps } from '../diets/diet-toggles.tsx'
import { allergenLabel } from './allergen-label.ts'

export function MemberToggles({ item, onState }: ClaimProps) {
  const said = groups.flatMap((group) => {
    const stated = saidOfAllergen(item, group)
    return stated && membersOf(group).length > 0 ? [{ group, keys: stated.keys }] : []
  })
  if (said.length === 0) return null
  const named = said.flatMap(({ group, keys }) => keys.filter((key) => key !== group))
  const open = toBeNamed(said.flatMap(({ keys }) => keys))
  const summary = [...named.map(allergenName), ...open.map((group) => `${allergenName(group)} to be named`)]
  return (
    <Disclosure label="Cereals and nuts by name" summary={summary.join(' · ')}>
      {said.map(({ group, keys }) => (
        <ul
          key={group}
          aria-label={`${allergenLabel(group)} of ${item.name}`}
          className="flex flex-wrap gap-2"
        >
          {membersOf(group).map((key) => (
            <li key={key}>
              <Chip
                pressed={keys.includes(key)}
                onPress={() => onState(stateMember(item, key, !keys.includes(key)))}
              >
                {allergenLabel(key)}
              </Chip>
            </li>
          ))}
        </ul>
      ))}
    </Disclosure>
  )
}
